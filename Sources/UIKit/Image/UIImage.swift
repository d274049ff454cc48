import CoreGraphics
import Foundation

/// A picture: a bitmap, or a symbol by name.
public final class UIImage: NSObject, NSCopying, Sendable {
    package enum Source: Hashable, Sendable {
        case bitmap(CGImage)
        case symbol(String, SymbolConfiguration)
        case empty
    }

    package struct Values: Hashable, Sendable {
        package var source: Source
        package var scale: CGFloat = 1
        package var orientation = Orientation.up
        package var renderingMode = RenderingMode.automatic
        package var tint: UIColor?
        package var capInsets: UIEdgeInsets?
        package var resizingMode = ResizingMode.tile
        /// The picture of a catalog that the bitmap was taken from; it may have others for other surroundings.
        package var asset: ImageResource?

        package func hash(into hasher: inout Hasher) {
            hasher.combine(source)
            hasher.combine(scale)
            hasher.combine(orientation)
            hasher.combine(renderingMode)
            hasher.combine(tint)
        }
    }

    package let values: Values

    package init(values: Values) { self.values = values }

    // MARK: Creating

    /// A picture without any content.
    public override convenience init() { self.init(values: Values(source: .empty)) }

    /// A picture from the bytes of a file; nil if they are not a picture.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// - Parameter scale: pixels for each point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = UIKitServices.current.decodeImage(data) else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    /// A picture from a file; nil if it is not one.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// A picture of the asset catalog; nil if there is none of that name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// A picture of the asset catalog, as `#imageLiteral` names it. One that is not there is empty.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(values: UIImage(named: name)?.values ?? Values(source: .empty))
    }

    /// A picture of the asset catalog in `bundle`; nil if there is none of that name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let image = UIKitServices.current.namedImage(name, bundle ?? .main, traitCollection) else { return nil }
        self.init(values: image.values)
    }

    /// A picture of the asset catalog in `bundle`, or a symbol of it, in a form; nil if there is none of that name.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let image = UIKitServices.current.namedImage(name, bundle ?? .main, nil) else { return nil }
        self.init(values: (configuration.map(image.withConfiguration) ?? image).values)
    }

    /// A picture of a resource. One that is not there is empty.
    public convenience init(resource: ImageResource) {
        let found = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
        self.init(values: found?.values ?? Values(source: .empty))
    }

    /// A symbol; nil if there is none of that name.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol by its name; `nil` if there is none of that name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let configuration =
            configuration as? SymbolConfiguration ?? SymbolConfiguration(values: SymbolConfiguration.Values())
        let plain = SymbolConfiguration(values: SymbolConfiguration.Values())
        guard UIKitServices.current.symbolSize(name, plain) != nil else { return nil }
        self.init(values: Values(source: .symbol(name, configuration), renderingMode: .alwaysTemplate))
    }

    /// A picture of one pixel for a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// A picture of `scale` pixels for a point, lying as `orientation` says.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(
            values: Values(
                source: .bitmap(cgImage), scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation))
    }

    // MARK: What it is

    /// The size: in points, as it is shown: turned where the orientation says so.
    public var size: CGSize {
        switch values.source {
        case .empty: return .zero
        case .symbol(let name, let configuration):
            return UIKitServices.current.symbolSize(name, configuration) ?? .zero
        case .bitmap(let image):
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return values.orientation.isTurned ? CGSize(width: size.height, height: size.width) : size
        }
    }

    /// Pixels for each point.
    public var scale: CGFloat { values.scale }

    /// The image orientation: how the picture lies in its pixels.
    public var imageOrientation: Orientation { values.orientation }
    /// A value that indicates whether it is drawn in its colors or in the tint.
    public var renderingMode: RenderingMode { values.renderingMode }
    /// The resizing mode: how a larger area is filled.
    public var resizingMode: ResizingMode { values.resizingMode }
    /// The edges that are not stretched, in points.
    public var capInsets: UIEdgeInsets { values.capInsets ?? .zero }

    /// The bitmap; nil for symbols.
    public var cgImage: CGImage? {
        if case .bitmap(let image) = values.source { image } else { nil }
    }

    /// A Boolean value that indicates whether it is a symbol.
    public var isSymbolImage: Bool {
        if case .symbol = values.source { true } else { false }
    }

    /// The file in PNG form; nil if there is no bitmap.
    public func pngData() -> Data? { cgImage.flatMap(UIKitServices.current.encodePNG) }

    /// The file in JPEG form; nil if there is no bitmap.
    ///
    /// - Parameter compressionQuality: from 0, smallest, to 1, best.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let cgImage else { return nil }
        let quality = compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1)
        return UIKitServices.current.encodeJPEG(cgImage, quality)
    }

    // MARK: Changing

    private func changed(_ change: (inout Values) -> Void) -> UIImage {
        var values = values
        change(&values)
        return UIImage(values: values)
    }

    /// The same picture, drawn as it is or as a stencil for the tint.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The same picture, of which only the shape counts, in `color`.
    public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

    /// The picture in a color.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The same symbol in another form; a bitmap stays as it is.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        applyingSymbolConfiguration(
            configuration as? SymbolConfiguration ?? SymbolConfiguration(values: SymbolConfiguration.Values())) ?? self
    }

    /// The symbol with what `configuration` specifies; nil for a bitmap.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard case .symbol(let name, let old) = values.source else { return nil }
        return changed { $0.source = .symbol(name, old.applying(configuration)) }
    }

    /// The symbol configuration: how a symbol is drawn; nil for a bitmap.
    public var symbolConfiguration: SymbolConfiguration? {
        guard case .symbol(_, let configuration) = values.source else { return nil }
        return configuration
    }

    /// The symbol with what its place prefers where its own configuration says nothing; a bitmap stays as it is.
    package func preferring(_ preferred: SymbolConfiguration?) -> UIImage {
        guard let preferred, case .symbol(let name, let own) = values.source else { return self }
        return changed { $0.source = .symbol(name, preferred.applying(own)) }
    }

    /// The same picture, of which the insets keep their size when it is stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The picture with edges that are not stretched, and a way to fill the rest.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    // MARK: Objects

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.values == values }
    public override var hash: Int { values.hashValue }
}

extension UIImage {
    /// Constants that describe how the picture is to be turned when it is shown.
    public enum Orientation: Int, Sendable {
        /// The orientations: which edge is up, and whether it is mirrored.
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        package var isTurned: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            default: false
            }
        }
    }

    /// Constants that indicate whether the picture is drawn as it is, or as a stencil for the tint.
    public enum RenderingMode: Int, Sendable {
        /// The rendering modes: as its place asks for, in its colors, or in the tint.
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// Constants that describe how the part within the insets fills a larger size.
    public enum ResizingMode: Int, Sendable {
        /// The resizing modes: by repeating the middle, or by stretching it.
        case tile, stretch
    }

    /// A type that describes what a picture is made for.
    public class Configuration: NSObject, @unchecked Sendable {
        // Unchecked because the class is open to inheritance; it and its only subclass are immutable.
        fileprivate override init() {}
    }

    /// A type that describes how tall and heavy a symbol is.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        package struct Values: Hashable, Sendable {
            package var pointSize: CGFloat?
            package var textStyle: UIFont.TextStyle?
            package var weight: SymbolWeight?
            package var scale: SymbolScale?
            package var colors: [UIColor]?
            package var prefersMulticolor = false
        }

        package let values: Values

        package init(values: Values) { self.values = values }

        /// A size in points.
        public convenience init(pointSize: CGFloat) { self.init(values: Values(pointSize: pointSize)) }

        /// A size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: Values(pointSize: pointSize, weight: weight))
        }

        /// A size in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// The size of a text style.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(values: Values(textStyle: textStyle)) }

        /// The size of a text style and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: Values(textStyle: textStyle, scale: scale))
        }

        /// The size of a font.
        public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

        /// A weight.
        public convenience init(weight: SymbolWeight) { self.init(values: Values(weight: weight)) }

        /// A scale.
        public convenience init(scale: SymbolScale) { self.init(values: Values(scale: scale)) }

        /// One color in several strengths.
        public convenience init(hierarchicalColor: UIColor) { self.init(values: Values(colors: [hierarchicalColor])) }

        /// The colors of the layers, one by one.
        public convenience init(paletteColors: [UIColor]) { self.init(values: Values(colors: paletteColors)) }

        /// The symbol's own colors, where it has them.
        public static func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(values: Values(prefersMulticolor: true))
        }

        /// Returns this configuration with what `other` specifies.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            var merged = values
            merged.pointSize = other.values.pointSize ?? merged.pointSize
            merged.textStyle = other.values.textStyle ?? merged.textStyle
            merged.weight = other.values.weight ?? merged.weight
            merged.scale = other.values.scale ?? merged.scale
            merged.colors = other.values.colors ?? merged.colors
            merged.prefersMulticolor = merged.prefersMulticolor || other.values.prefersMulticolor
            return SymbolConfiguration(values: merged)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.values == values
        }

        public override var hash: Int { values.hashValue }
    }

    /// The weight of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        /// The symbol weights: as the text beside it, or one of the weights of fonts.
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// Constants that describe how large a symbol is beside text.
    public enum SymbolScale: Int, Sendable {
        /// A symbol scale: in the default of the platform.
        case `default` = -1
        /// A symbol scale: as the text beside it.
        case unspecified
        /// Smaller than, as large as, or larger than text of the font.
        case small, medium, large
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The default type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
