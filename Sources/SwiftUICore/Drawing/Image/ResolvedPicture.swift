import CoreGraphics
import DisplayList
import Foundation
import Locking
import VectorImages

/// An image with all that comes from the environment filled in.
package struct ResolvedPicture: Equatable {
    var symbol: String?
    var image: ImageData?
    var vector: VectorPicture?
    /// How the catalog has the image cut for other sizes than its own.
    var slices: ImageSlices?
    var font = SymbolFont()
    var scale = Image.Scale.medium
    var style: StyleRecipe?
    /// What the second level of a symbol is painted with; nil if all of it is painted alike.
    var secondary: StyleRecipe?
    var isTemplate = false
    /// A bar is drawn in its place.
    var isPlaceholder = false
    var resizing: Image.Resizing?
    var interpolation = ImageInterpolation.medium
    var orientation = Image.Orientation.up
    /// What is read aloud; empty for a picture without a name, nil for a decoration.
    var label: String?
    /// How many layers of a symbol are lit, from 0 to 1; nil lights all.
    var variableValue: Double?
    /// Whether a value draws a part of the symbol, else it lights layers.
    var drawsVariableValue = false
    /// How opaque each layer of a symbol is at a moment of an effect; nil if all of it is drawn as one.
    var layerOpacities: [Double]?

    /// Whether both are the same picture, however it is painted.
    func showsSame(as other: ResolvedPicture) -> Bool {
        symbol == other.symbol && image == other.image && vector == other.vector
    }

    /// The number of layers of a symbol that can be lit one after the other.
    var layerCount: Int { drawing?.layers.count ?? 0 }

    // MARK: Size

    /// The image's own size, in points.
    package var size: CGSize {
        if image != nil || vector != nil {
            var size = contentSize
            if let slices { size = slices.cut(size, pixelsPerPoint: pixelsPerPoint).ownSize }
            return orientation.isTurned ? CGSize(width: size.height, height: size.width) : size
        }
        guard symbol != nil else { return .zero }
        let box = symbolBox
        return CGSize(width: box.width * unit, height: box.height * unit)
    }

    /// Where the text's baseline lies, from the top; nil for bitmaps, which stand on it.
    package var baseline: CGFloat? {
        if let baseline = vector?.baseline { return baseline * vectorUnit }
        guard symbol != nil else { return nil }
        // The middle of the grid stands at half the height of the capitals.
        return (SymbolLibrary.grid / 2 - symbolBox.minY) * unit + font.size * font.capHeight / 2
    }

    /// Points for each unit of the grid.
    private var unit: CGFloat { font.size * SymbolAppearance.gridSide(scale) / SymbolLibrary.grid }

    /// The part of the grid that the symbol takes: its ink and, where it is not stretched, the margins around it.
    private var symbolBox: CGRect {
        let drawing = drawing
        let ink = (drawing?.ink ?? SymbolPlaceholder.box).insetBy(dx: -boldness / 2, dy: -boldness / 2)
        guard resizing == nil else { return ink }
        if let box = drawing?.box {
            // The image grows with the weight as its ink does.
            let growth = (boldness - SymbolAppearance.boldness(Font.Weight.regular.value)) / 2
            return box.insetBy(dx: -growth, dy: -growth)
        }
        let margin = SymbolAppearance.margin
        return ink.insetBy(dx: -margin.width * SymbolLibrary.grid, dy: -margin.height * SymbolLibrary.grid)
    }

    private var boldness: CGFloat { SymbolAppearance.boldness(font.weight) }

    private var drawing: SymbolDrawing? { symbol.flatMap(SymbolCache.drawing) }

    /// The whole of the file's picture, in points, as it lies in the file.
    private var contentSize: CGSize {
        if let image {
            return CGSize(width: Double(image.width) / image.scale, height: Double(image.height) / image.scale)
        }
        let size = vector?.drawing.size ?? .zero
        return CGSize(width: size.width * vectorUnit, height: size.height * vectorUnit)
    }

    /// Points for each unit of the drawing: symbols grow with the text that they stand beside.
    private var vectorUnit: CGFloat { vector?.baseline == nil ? 1 : font.size / 100 }

    /// What lengths of a catalog count in.
    private var pixelsPerPoint: CGFloat { CGFloat(image?.scale ?? 1) }

    /// The caps that keep their size in a rectangle, given in code or else in the catalog; nil if all is stretched.
    private func pieces(in rect: CGRect) -> [ImagePiece]? {
        if let resizing, resizing.mode == .tile || resizing.capInsets != EdgeInsets() {
            return ImageCut(size: contentSize, insets: resizing.capInsets, mode: resizing.mode).pieces(in: rect)
        }
        return slices?.cut(contentSize, pixelsPerPoint: pixelsPerPoint).pieces(in: rect)
    }

    // MARK: Drawing

    /// Draws the image into a rectangle.
    package func draw(in rect: CGRect, id: UInt64, on canvas: inout DisplayCanvas) {
        guard rect.width > 0, rect.height > 0 else { return }
        if isPlaceholder, var style {
            style.opacity *= RedactionAppearance.opacity
            return canvas.draw(RedactionAppearance.bar(rect, style.paint(in: rect)))
        }
        if let vector {
            // Unless the catalog keeps a drawing as such, it has pixels for its own size only.
            let isOwnSize = abs(rect.width - size.width) < 0.01 && abs(rect.height - size.height) < 0.01
            if vector.isKept || isOwnSize { return draw(vector.drawing, in: rect, id: id, on: &canvas) }
            if let image = vector.bitmap { return draw(image, in: rect, id: id, on: &canvas) }
        }
        if let image { return draw(image, in: rect, id: id, on: &canvas) }
        guard symbol != nil, let style else { return }
        let box = symbolBox
        let transform = CGAffineTransform(
            a: rect.width / box.width, b: 0, c: 0, d: rect.height / box.height,
            tx: rect.minX - box.minX * rect.width / box.width, ty: rect.minY - box.minY * rect.height / box.height)
        guard let drawing else {
            return paint(style, in: rect, id: id, on: &canvas) { SymbolPlaceholder.operations(transform, $0) }
        }
        if drawsVariableValue, let value = variableValue {
            // The whole of it faintly, and the part up to the value.
            var rest = self
            rest.variableValue = nil
            var faint = DisplayCanvas()
            rest.draw(in: rect, id: id, on: &faint)
            canvas.draw(
                DisplayNode(
                    id: id, origin: .zero, effects: [.opacity(SymbolAppearance.unlitOpacity)], items: faint.items))
            let part = PathData.rect(rect.part(0...min(max(value, 0), 1)))
            return canvas.draw(
                DisplayNode(
                    id: id, origin: .zero, effects: [.clip(part, evenOdd: false, antialiased: true)],
                    items: faint.items))
        }
        let lit = variableValue.flatMap { drawing.layerOpacities(at: $0) }
        if let opacities = layerOpacities ?? lit {
            for (index, (layer, opacity)) in zip(drawing.layers, opacities).enumerated() where opacity > 0 {
                let opacity = layerOpacities == nil ? opacity : opacity * (lit?[index] ?? 1)
                var style = style
                style.opacity *= opacity
                paint(style, in: rect, id: id, on: &canvas) {
                    drawing.operations(of: layer, transform, boldness: boldness, paint: $0)
                }
            }
            return
        }
        guard let secondary, drawing.hasLevels else {
            return paint(style, in: rect, id: id, on: &canvas) {
                drawing.operations(transform, boldness: boldness, paint: $0)
            }
        }
        for (level, style) in [(SymbolDrawing.Level.secondary, secondary), (.primary, style)] {
            paint(style, in: rect, id: id, on: &canvas) {
                drawing.operations(transform, boldness: boldness, paint: $0, level: level)
            }
        }
    }

    /// Paints a symbol's operations. Its widened lines lie on the shape, so what is see-through is made so as a whole.
    private func paint(
        _ style: StyleRecipe, in rect: CGRect, id: UInt64, on canvas: inout DisplayCanvas,
        operations: (Paint) -> [DrawOperation]
    ) {
        let (solid, opacity) = style.paint(in: rect).solid
        let operations = operations(solid)
        guard opacity < 1 else { return style.draw(operations, id: id, on: &canvas) }
        var inner = DisplayCanvas()
        style.draw(operations, id: id, on: &inner)
        canvas.draw(DisplayNode(id: id, origin: .zero, effects: [.opacity(opacity)], items: inner.items))
    }

    private func draw(_ image: ImageData, in rect: CGRect, id: UInt64, on canvas: inout DisplayCanvas) {
        let tint = isTemplate ? style?.paint(in: rect) : nil
        func operation(_ destination: CGRect, _ source: CGRect?) -> DrawOperation {
            .image(
                image, destination: destination, source: source, tint: tint, opacity: 1, interpolation: interpolation)
        }
        if orientation != .up {
            let own = CGSize(width: Double(image.width), height: Double(image.height))
            canvas.draw(
                DisplayNode(
                    id: id, origin: .zero, effects: [.transform(orientation.transform(own, into: rect))],
                    items: [.draw(operation(CGRect(origin: .zero, size: own), nil))]))
        } else if let pieces = pieces(in: rect) {
            let pixels = CGAffineTransform(scaleX: CGFloat(image.scale), y: CGFloat(image.scale))
            for piece in pieces { canvas.draw(operation(piece.destination, piece.source.applying(pixels))) }
        } else {
            canvas.draw(operation(rect, nil))
        }
    }

    private func draw(_ drawing: VectorDrawing, in rect: CGRect, id: UInt64, on canvas: inout DisplayCanvas) {
        let whole = CGRect(origin: .zero, size: drawing.size)
        let pieces =
            (vector?.baseline == nil ? pieces(in: rect) : nil) ?? [ImagePiece(destination: rect, source: whole)]
        let shapes = pieces.map { piece -> DisplayNode.Item in
            let (to, from) = (piece.destination, piece.source)
            let place = CGAffineTransform(
                a: to.width / from.width, b: 0, c: 0, d: to.height / from.height,
                tx: to.minX - from.minX * to.width / from.width, ty: to.minY - from.minY * to.height / from.height)
            var effects: [LayerEffect] = place.isIdentity ? [] : [.transform(place)]
            if from != whole { effects.append(.clip(.rect(to), evenOdd: false, antialiased: true)) }
            return .node(DisplayNode(id: id, origin: .zero, effects: effects, items: [.node(drawing.node)]))
        }
        guard isTemplate, let style else {
            return canvas.draw(DisplayNode(id: id, origin: .zero, items: shapes))
        }
        // The foreground, where the drawing is opaque.
        let fill = DrawOperation.fill(.rect(rect), style.paint(in: rect), evenOdd: false, antialiased: false)
        let mask = DisplayNode(id: id, origin: .zero, items: shapes)
        canvas.draw(DisplayNode(id: id, origin: .zero, effects: [.mask(mask)], items: [.draw(fill)]))
    }
}

extension CGRect {
    /// A part of the width, at full height.
    func part(_ range: ClosedRange<Double>) -> CGRect {
        CGRect(
            x: minX + width * CGFloat(range.lowerBound), y: minY,
            width: width * CGFloat(range.upperBound - range.lowerBound), height: height)
    }
}

extension Paint {
    /// The paint without the transparency of a single color, and that transparency.
    fileprivate var solid: (Paint, Double) {
        guard case .color(let color) = self, color.alpha < 1 else { return (self, 1) }
        return (.color(RGBA(red: color.red, green: color.green, blue: color.blue)), Double(color.alpha))
    }
}

/// Represents a symbol that is not known: a dashed box with a question mark's dot.
private enum SymbolPlaceholder {
    static let box = CGRect(x: 0, y: 0, width: 16, height: 16)

    static func operations(_ transform: CGAffineTransform, _ paint: Paint) -> [DrawOperation] {
        let frame = PathData.roundedRect(
            CGRect(x: 1, y: 1, width: 14, height: 14), cornerSize: CGSize(width: 3, height: 3), continuous: false)
        let cross = PathData.elements([
            .move(CGPoint(x: 5, y: 5)), .line(CGPoint(x: 11, y: 11)), .move(CGPoint(x: 11, y: 5)),
            .line(CGPoint(x: 5, y: 11)),
        ])
        let unit = Double(abs(transform.a))
        return [
            .stroke(
                frame.applying(transform), StrokePen(width: unit, dash: [2 * unit, 1.5 * unit]), paint,
                antialiased: true),
            .stroke(cross.applying(transform), StrokePen(width: unit, cap: .round), paint, antialiased: true),
        ]
    }
}

/// Keeps the symbols that were drawn.
enum SymbolCache {
    static func drawing(_ name: String) -> SymbolDrawing? {
        drawings.withLock { drawings in
            if let known = drawings[name] { return known }
            // Names of no symbol are not kept: there is no end to them.
            guard let drawing = SymbolDrawing(name) else {
                Log.once("No symbol named '\(name)' found in system symbol set")
                return nil
            }
            drawings[name] = drawing
            return drawing
        }
    }

    private static let drawings = Locked<[String: SymbolDrawing]>([:])
}

extension Image.Orientation {
    var isTurned: Bool {
        switch self {
        case .left, .leftMirrored, .right, .rightMirrored: true
        default: false
        }
    }

    /// Maps pixels of an image of `size` into a rectangle, turned as the orientation says.
    func transform(_ size: CGSize, into rect: CGRect) -> CGAffineTransform {
        let unit = CGAffineTransform(scaleX: 1 / size.width, y: 1 / size.height)
        let turn: CGAffineTransform =
            switch self {
            case .up: .identity
            case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 1, 0)
            case .down: CGAffineTransform(-1, 0, 0, -1, 1, 1)
            case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 1)
            case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
            case .right: CGAffineTransform(0, 1, -1, 0, 1, 0)
            case .rightMirrored: CGAffineTransform(0, -1, -1, 0, 1, 1)
            case .left: CGAffineTransform(0, -1, 1, 0, 0, 1)
            }
        let place = CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
        return unit.concatenating(turn).concatenating(place)
    }
}
