import CoreGraphics
import Foundation

/// Puts frames together again from their bytes. The page has a twin of it in JavaScript; this one holds the format to its
/// word in tests, and serves anyone who wants to look at a session from Swift.
package final class FrameDecoder {
    package struct Decoded {
        package let number: UInt32
        package let list: DisplayList
        package let semantics: SemanticTree
    }

    /// A glyph that was sent.
    package enum SentGlyph: Hashable {
        case blank
        case outline([PathElement])
        case bitmap(UInt64, CGRect)
    }

    /// Turns an image's file into pixels; nil for a file that is broken.
    private let decodeImage: (UInt64, [UInt8], _ width: Int, _ height: Int, _ scale: Double) -> ImageData?
    private var frames: [UInt32: Decoded] = [:]
    private var faces: [FontFace] = []
    package private(set) var glyphs: [[UInt32: SentGlyph]] = []
    private var images: [UInt64: ImageData] = [:]

    /// Frames that are kept to build on.
    private static let mostFrames = 64
    private static let longestSide = 1 << 15
    private static let mostPixels = 1 << 26

    package init(decodeImage: @escaping (UInt64, [UInt8], Int, Int, Double) -> ImageData?) {
        self.decodeImage = decodeImage
    }

    /// Reads a frame. After an error the decoder is of no more use, since tables may lack what the frame brought.
    package func decode(_ bytes: [UInt8]) throws(WireError) -> Decoded {
        var reader = WireReader(bytes)
        let number = UInt32(try reader.index(below: Int(UInt32.max), "frame"))
        let baseNumber = UInt32(try reader.index(below: Int(UInt32.max), "frame"))
        guard number > baseNumber else { throw .invalid("frame") }
        var base: Decoded?
        if baseNumber > 0 {
            guard let found = frames[baseNumber] else { throw .unknownBase(baseNumber) }
            base = found
        }
        let size = CGSize(width: try reader.number(), height: try reader.number())
        let background = try reader.flag() ? try reader.color() : nil
        try readTables(&reader)
        let root = try node(&reader, over: base?.list.root, depth: 0)
        let semantics = try reader.semantics(over: base?.semantics ?? SemanticTree())
        guard reader.isAtEnd else { throw .invalid("bytes after the frame") }
        let decoded = Decoded(
            number: number, list: DisplayList(size: size, background: background, root: root), semantics: semantics)
        // What came before the base is never built upon again.
        frames = frames.filter { $0.key >= baseNumber }
        guard frames.count < Self.mostFrames else { throw .invalid("frames") }
        frames[number] = decoded
        return decoded
    }

    // MARK: Tables

    private func readTables(_ reader: inout WireReader) throws(WireError) {
        for _ in 0..<(try reader.count(of: 7)) {
            var face = FontFace(
                path: try reader.string(), index: try reader.index(below: 1 << 16, "face"), isColor: try reader.flag())
            face.slant = Double(try reader.number())
            face.embolden = Double(try reader.number())
            face.stretch = Double(try reader.number())
            _ = try reader.number()
            faces.append(face)
            glyphs.append([:])
        }
        for _ in 0..<(try reader.count(of: 5)) {
            let id = try reader.unsigned()
            let width = try reader.index(below: Self.longestSide, "image")
            let height = try reader.index(below: Self.longestSide, "image")
            let scale = Double(try reader.number())
            let file = Array(try reader.raw(try reader.count()))
            guard width * height <= Self.mostPixels, images[id] == nil,
                let image = decodeImage(id, file, width, height, scale)
            else { throw .invalid("image") }
            images[id] = image
        }
        for _ in 0..<(try reader.count(of: 2)) {
            let face = try reader.index(below: faces.count, "face")
            for _ in 0..<(try reader.count(of: 2)) {
                let id = UInt32(try reader.index(below: Int(UInt32.max), "glyph"))
                glyphs[face][id] = try glyph(&reader)
            }
        }
        for id in try reader.list({ reader throws(WireError) in try reader.unsigned() }) { images[id] = nil }
    }

    private func glyph(_ reader: inout WireReader) throws(WireError) -> SentGlyph {
        switch try reader.byte() {
        case GlyphTag.blank: return .blank
        case GlyphTag.outline: return .outline(try reader.outline())
        case GlyphTag.bitmap:
            let id = try reader.unsigned()
            guard images[id] != nil else { throw .invalid("image") }
            return .bitmap(id, try reader.rect())
        default: throw .invalid("glyph")
        }
    }

    // MARK: Nodes

    private func node(_ reader: inout WireReader, over base: DisplayNode?, depth: Int) throws(WireError) -> DisplayNode
    {
        try node(try reader.byte(), &reader, over: base, depth: depth)
    }

    private func node(
        _ tag: UInt8, _ reader: inout WireReader, over base: DisplayNode?, depth: Int
    ) throws(WireError) -> DisplayNode {
        guard depth < WireFormat.deepest else { throw .tooDeep }
        if tag == NodeTag.new {
            let id = try reader.unsigned()
            let origin = try reader.point()
            let effects = try effects(&reader, over: [], depth: depth)
            let count = try reader.count()
            var items: [DisplayNode.Item] = []
            items.reserveCapacity(min(count, 4096))
            for _ in 0..<count { items.append(try item(&reader, depth: depth)) }
            return DisplayNode(id: id, origin: origin, effects: effects, items: items)
        }
        guard let base else { throw .invalid("node") }
        if tag == NodeTag.same { return base }
        guard tag & 3 == NodeTag.changed, tag < 32 else { throw .invalid("node") }
        let origin = tag & NodeTag.origin != 0 ? try reader.point() : base.origin
        let effects =
            tag & NodeTag.effects != 0 ? try effects(&reader, over: base.effects, depth: depth) : base.effects
        let items = tag & NodeTag.items != 0 ? try items(&reader, over: base.items, depth: depth) : base.items
        return DisplayNode(id: base.id, origin: origin, effects: effects, items: items)
    }

    private func item(_ reader: inout WireReader, depth: Int) throws(WireError) -> DisplayNode.Item {
        let tag = try reader.byte()
        if tag < 32 { return .node(try node(tag, &reader, over: nil, depth: depth + 1)) }
        return .draw(try operation(tag, &reader))
    }

    private func items(
        _ reader: inout WireReader, over old: [DisplayNode.Item], depth: Int
    ) throws(WireError) -> [DisplayNode.Item] {
        var items: [DisplayNode.Item] = []
        var place = 0
        while true {
            let step = try reader.unsigned()
            guard step > 0 else { break }
            let tag = UInt8(step & 3)
            guard step >> 2 <= UInt64(tag == ItemTag.insert ? reader.remaining : old.count - place) else {
                throw .invalid("items")
            }
            let count = Int(step >> 2)
            switch tag {
            case ItemTag.keep:
                items += old[place..<(place + count)]
                place += count
            case ItemTag.drop: place += count
            case ItemTag.change:
                for _ in 0..<count {
                    guard case .node(let base) = old[place] else { throw .invalid("items") }
                    items.append(.node(try node(&reader, over: base, depth: depth + 1)))
                    place += 1
                }
            default:
                for _ in 0..<count { items.append(try item(&reader, depth: depth)) }
            }
        }
        guard place == old.count else { throw .invalid("items") }
        return items
    }

    // MARK: Effects

    private func effects(
        _ reader: inout WireReader, over base: [LayerEffect], depth: Int
    ) throws(WireError) -> [LayerEffect] {
        let count = try reader.count()
        var effects: [LayerEffect] = []
        for index in 0..<count {
            effects.append(try effect(&reader, over: base.indices.contains(index) ? base[index] : nil, depth: depth))
        }
        return effects
    }

    private func effect(
        _ reader: inout WireReader, over base: LayerEffect?, depth: Int
    ) throws(WireError) -> LayerEffect {
        switch try reader.byte() {
        case EffectTag.opacity: return .opacity(Double(try reader.number()))
        case EffectTag.transform: return .transform(try reader.transform())
        case EffectTag.projection:
            var m: [Double] = []
            for _ in 0..<9 { m.append(Double(try reader.number())) }
            return .projection(Projection(m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7], m[8]))
        case EffectTag.clip:
            let flags = try reader.byte()
            return .clip(
                try reader.path(), evenOdd: flags & OperationTag.evenOdd != 0,
                antialiased: flags & OperationTag.antialiased != 0)
        case EffectTag.blendMode:
            guard let mode = CGBlendMode(rawValue: Int32(try reader.byte())) else { throw .invalid("blend mode") }
            return .blendMode(mode)
        case EffectTag.blur: return .blur(radius: Double(try reader.number()), opaque: try reader.flag())
        case EffectTag.shadow:
            return .shadow(
                try reader.color(), radius: Double(try reader.number()), x: Double(try reader.number()),
                y: Double(try reader.number()))
        case EffectTag.mask:
            if case .mask(let before)? = base { return .mask(try node(&reader, over: before, depth: depth + 1)) }
            return .mask(try node(&reader, over: nil, depth: depth + 1))
        case EffectTag.group: return .group
        case EffectTag.colorFilter: return .colorFilter(try reader.filter())
        case EffectTag.backdrop:
            return .backdrop(
                try reader.path(), blurRadius: Double(try reader.number()), saturation: Double(try reader.number()),
                tint: try reader.color())
        case EffectTag.glass:
            var plate = GlassPlate(
                path: try reader.path(), blurRadius: Double(try reader.number()),
                saturation: Double(try reader.number()), tint: try reader.color())
            plate.rim = try reader.color()
            plate.shadow = try reader.color()
            plate.rimWidth = Double(try reader.number())
            plate.shadowRadius = Double(try reader.number())
            plate.shadowOffset = Double(try reader.number())
            return .glass(plate)
        default: throw .invalid("effect")
        }
    }

    // MARK: Operations

    private func operation(_ tag: UInt8, _ reader: inout WireReader) throws(WireError) -> DrawOperation {
        guard tag & ~(OperationTag.kinds | OperationTag.evenOdd | OperationTag.antialiased) == 0 else {
            throw .invalid("operation")
        }
        let antialiased = tag & OperationTag.antialiased != 0
        switch tag & OperationTag.kinds {
        case OperationTag.fill:
            return .fill(
                try reader.path(), try paint(&reader), evenOdd: tag & OperationTag.evenOdd != 0,
                antialiased: antialiased)
        case OperationTag.stroke:
            return .stroke(try reader.path(), try reader.pen(), try paint(&reader), antialiased: antialiased)
        case OperationTag.glyphs:
            return .glyphs(try run(&reader, isRightToLeft: tag & OperationTag.rightToLeft != 0), try paint(&reader))
        default:
            let image = try image(&reader)
            let destination = try reader.rect()
            let source = tag & OperationTag.part != 0 ? try reader.rect() : nil
            let tint = tag & OperationTag.tinted != 0 ? try paint(&reader) : nil
            let opacity = Double(try reader.number())
            guard let interpolation = ImageInterpolation(wireTag: try reader.byte()) else {
                throw .invalid("interpolation")
            }
            return .image(
                image, destination: destination, source: source, tint: tint, opacity: opacity,
                interpolation: interpolation)
        }
    }

    private func image(_ reader: inout WireReader) throws(WireError) -> ImageData {
        guard let image = images[try reader.unsigned()] else { throw .invalid("image") }
        return image
    }

    private func paint(_ reader: inout WireReader) throws(WireError) -> Paint {
        switch try reader.byte() {
        case PaintTag.color: return .color(try reader.color())
        case PaintTag.linear:
            return .linearGradient(
                try reader.stops(), from: try reader.point(), to: try reader.point(), spread: try spread(&reader))
        case PaintTag.radial:
            return .radialGradient(
                try reader.stops(), center: try reader.point(), startRadius: Double(try reader.number()),
                endRadius: Double(try reader.number()), transform: try reader.transform(),
                spread: try spread(&reader))
        case PaintTag.angular:
            return .angularGradient(
                try reader.stops(), center: try reader.point(), startAngle: Double(try reader.number()),
                endAngle: Double(try reader.number()))
        case PaintTag.image:
            return .image(
                try image(&reader), origin: try reader.point(), scale: Double(try reader.number()))
        case PaintTag.mesh: return .mesh(try reader.mesh(), transform: try reader.transform())
        default: throw .invalid("paint")
        }
    }

    private func spread(_ reader: inout WireReader) throws(WireError) -> GradientSpread {
        guard let spread = GradientSpread(wireTag: try reader.byte()) else { throw .invalid("spread") }
        return spread
    }

    private func run(_ reader: inout WireReader, isRightToLeft: Bool) throws(WireError) -> GlyphRun {
        let face = try reader.index(below: faces.count, "face")
        let size = Double(try reader.number())
        let text = try reader.string()
        let bounds = try reader.rect()
        let count = try reader.count(of: 6)
        var list: [Glyph] = []
        if count > 0 {
            list.reserveCapacity(count)
            let isLevel = try reader.flag()
            let baseline = isLevel ? try reader.float() : 0
            var cluster: Int64 = 0
            for _ in 0..<count {
                let id = UInt32(try reader.index(below: Int(UInt32.max), "glyph"))
                guard glyphs[face][id] != nil else { throw .invalid("glyph") }
                cluster = cluster &+ (try reader.signed())
                guard let place = UInt32(exactly: cluster) else { throw .invalid("cluster") }
                let x = try reader.float()
                list.append(.init(id: id, x: x, y: isLevel ? baseline : try reader.float(), cluster: place))
            }
        }
        return GlyphRun(
            face: faces[face], size: size, glyphs: list, text: text, isRightToLeft: isRightToLeft, bounds: bounds)
    }
}

extension WireReader {
    mutating func outline() throws(WireError) -> [PathElement] {
        var last: (Int64, Int64) = (0, 0)
        func point(_ reader: inout WireReader) throws(WireError) -> CGPoint {
            last = (last.0 &+ (try reader.signed()), last.1 &+ (try reader.signed()))
            return CGPoint(
                x: Double(last.0) / WireFormat.outlineSteps, y: Double(last.1) / WireFormat.outlineSteps)
        }
        return try list { reader throws(WireError) in
            switch try reader.byte() {
            case 0: return .move(try point(&reader))
            case 1: return .line(try point(&reader))
            case 2:
                let control = try point(&reader)
                return .quadCurve(try point(&reader), control: control)
            case 3:
                let (control1, control2) = (try point(&reader), try point(&reader))
                return .curve(try point(&reader), control1: control1, control2: control2)
            case 4: return .close
            default: throw .invalid("outline")
            }
        }
    }
}
