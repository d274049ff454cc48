import CollectionSupplement
import CoreGraphics
import DisplayList
import Foundation
import Locking
import Rasterizer
import VectorImages

/// An image of an asset catalog (`NAME.imageset`), or a plain file in a bundle.
struct ImageSet: Sendable {
    /// A file of the set, and what it is made for.
    private struct Variant: Sendable {
        var conditions: AssetConditions
        var file: URL
        var scale: Int
        var slices: ImageSlices?
    }

    private var variants: [Variant] = []
    private var template: Image.TemplateRenderingMode?
    private var keepsVectors = false

    /// The image for an environment; nil if there is none for it, or where its file cannot be read.
    func image(_ traits: AssetTraits) -> AssetImage? {
        guard let variant = variants.best(for: traits, conditions: { $0.conditions }),
            var content = Self.read(variant.file, scale: variant.scale)
        else { return nil }
        if case .vector(let drawing, _) = content { content = .vector(drawing, isKept: keepsVectors) }
        return AssetImage(content: content, template: template, slices: variant.slices)
    }

    // MARK: Finding

    private struct Key: Hashable {
        var name: String
        var bundle: String
    }

    private static let sets = Locked(BoundedCache<Key, ImageSet?>(limit: 2_000))

    /// The image of a bundle; nil if there is none of that name.
    static func find(_ name: String, in bundle: String) -> ImageSet? {
        sets.withLock { sets in
            sets.value(for: Key(name: name, bundle: bundle)) {
                AssetCatalogs.folder(name, .image, in: bundle).map(ImageSet.init) ?? looseFiles(name, in: bundle)
            }
        }
    }

    private init(variants: [Variant]) { self.variants = variants }

    private init(folder: URL) {
        guard let contents = AssetContents<Contents>.read(folder) else { return }
        template = contents.properties?.template.flatMap { ["template": .template, "original": .original][$0] }
        keepsVectors = contents.properties?.keepsVectors ?? false
        for entry in contents.images ?? [] {
            guard let name = entry.filename else { continue }
            // A file of another folder, or of another machine, is none of the set's.
            guard !name.contains("/") else {
                Log.once("\(folder.path)/Contents.json: “\(name)” is outside the set.")
                continue
            }
            variants.append(
                Variant(
                    conditions: entry.conditions, file: folder.appendingPathComponent(name),
                    scale: entry.conditions.pixelsPerPoint ?? 1, slices: entry.resizing?.slices))
        }
    }

    /// Plain files: `NAME`, `NAME.png`, `NAME@2x.png` and the like.
    private static func looseFiles(_ name: String, in bundle: String) -> ImageSet? {
        let root = URL(fileURLWithPath: bundle, isDirectory: true)
        var variants: [Variant] = []
        for scale in 1...3 {
            let suffix = scale == 1 ? "" : "@\(scale)x"
            for ending in ["", ".png", ".jpg", ".jpeg"] {
                let file: String
                if ending.isEmpty, let dot = name.lastIndex(of: ".") {
                    file = name[..<dot] + suffix + name[dot...]
                } else {
                    file = name + suffix + ending
                }
                for folder in [root, root.appendingPathComponent("Resources")] {
                    let url = folder.appendingPathComponent(file)
                    var isFolder: ObjCBool = false
                    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue {
                        variants.append(
                            Variant(conditions: AssetConditions(scale: "\(scale)x"), file: url, scale: scale))
                    }
                }
            }
        }
        return variants.isEmpty ? nil : ImageSet(variants: variants)
    }

    // MARK: Reading

    private struct FileKey: Hashable {
        var file: URL
        var scale: Int
    }

    private struct Files {
        var known: [FileKey: AssetImage.Content?] = [:]
        var bytes = 0
    }

    private static let files = Locked(Files())
    /// 256 MB of pixels.
    private static let mostBytes = 256 << 20

    /// Each file is read once, so that its pixels are shared by all who show it.
    private static func read(_ file: URL, scale: Int) -> AssetImage.Content? {
        files.withLock { files in
            let key = FileKey(file: file, scale: scale)
            if let known = files.known[key] { return known }
            let content = load(file, scale: scale)
            let size = if case .bitmap(let image) = content { image.pixels.count } else { 1 << 16 }
            if files.bytes + size > mostBytes { files = Files() }
            files.known[key] = .some(content)
            files.bytes += size
            return content
        }
    }

    private static func load(_ file: URL, scale: Int) -> AssetImage.Content? {
        guard let data = try? Data(contentsOf: file) else {
            Log.once("The image file \(file.path) is missing.")
            return nil
        }
        do {
            switch file.pathExtension.lowercased() {
            case "svg": return .vector(told(try VectorDrawing(svg: data), file), isKept: false)
            case "pdf": return .vector(told(try VectorDrawing(pdf: data), file), isKept: false)
            default:
                if let image = ImageData.decode(data, scale: Double(scale)) { return .bitmap(image) }
                Log.once(
                    ImageData.missingLibrary(for: data).map { "The image file \(file.path) needs the package \($0)." }
                        ?? "The image file \(file.path) is damaged, or not of a kind that Perch reads.")
            }
        } catch {
            Log.once("The image file \(file.path) cannot be read: \(error)")
        }
        return nil
    }

    /// Says what of a drawing is left out.
    private static func told(_ drawing: VectorDrawing, _ file: URL) -> VectorDrawing {
        if !drawing.omissions.isEmpty {
            Log.once("\(file.path) is drawn without its \(drawing.omissions.joined(separator: ", ")).")
        }
        return drawing
    }

    // MARK: Format

    private struct Contents: Decodable {
        struct Entry: Decodable {
            var conditions: AssetConditions
            var filename: String?
            var resizing: Resizing?

            enum CodingKeys: CodingKey { case filename, resizing }

            init(from decoder: any Decoder) throws {
                conditions = try AssetConditions(from: decoder)
                let container = try decoder.container(keyedBy: CodingKeys.self)
                filename = try container.decodeIfPresent(String.self, forKey: .filename)
                resizing = try container.decodeIfPresent(Resizing.self, forKey: .resizing)
            }
        }

        struct Resizing: Decodable {
            struct Center: Decodable {
                var mode: String?
                var width: Double?
                var height: Double?
            }
            struct Insets: Decodable {
                var top: Double?
                var left: Double?
                var bottom: Double?
                var right: Double?
            }
            var mode: String?
            var center: Center?
            var insets: Insets?

            enum CodingKeys: String, CodingKey {
                case mode, center
                case insets = "cap-insets"
            }

            var slices: ImageSlices? {
                guard let mode else { return nil }
                // Of the other direction's numbers nothing is used.
                let isAcross = mode != "3-part-vertical"
                let isDown = mode != "3-part-horizontal"
                func sane(_ value: Double?) -> CGFloat { CGFloat(value.map { $0.isFinite ? max($0, 0) : 0 } ?? 0) }
                return ImageSlices(
                    insets: EdgeInsets(
                        top: isDown ? sane(insets?.top) : 0, leading: isAcross ? sane(insets?.left) : 0,
                        bottom: isDown ? sane(insets?.bottom) : 0, trailing: isAcross ? sane(insets?.right) : 0),
                    centerWidth: isAcross ? center?.width.map { sane($0) } : nil,
                    centerHeight: isDown ? center?.height.map { sane($0) } : nil,
                    mode: center?.mode == "tile" ? .tile : .stretch)
            }
        }

        struct Properties: Decodable {
            var template: String?
            var keepsVectors: Bool?

            enum CodingKeys: String, CodingKey {
                case template = "template-rendering-intent"
                case keepsVectors = "preserves-vector-representation"
            }
        }

        var images: [Entry]?
        var properties: Properties?
    }
}

/// An image of a bundle, chosen for an environment.
struct AssetImage: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case bitmap(ImageData)
        /// A drawing; unless it is kept as such, it is turned into pixels at its own size, as Xcode does.
        case vector(VectorDrawing, isKept: Bool)
    }

    var content: Content
    var template: Image.TemplateRenderingMode?
    var slices: ImageSlices?
}

/// How a catalog's image is cut for stretching. Lengths are in the image's pixels.
struct ImageSlices: Hashable, Sendable {
    var insets: EdgeInsets
    /// How much of the middle is used; nil for all of it. What is left over is not drawn at all.
    var centerWidth: CGFloat?
    var centerHeight: CGFloat?
    var mode: Image.ResizingMode

    static func == (a: Self, b: Self) -> Bool {
        a.insets == b.insets && a.centerWidth == b.centerWidth && a.centerHeight == b.centerHeight && a.mode == b.mode
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(centerWidth)
        hasher.combine(centerHeight)
        hasher.combine(mode)
    }
}
