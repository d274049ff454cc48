import CoreGraphics
import DisplayList
import Foundation

/// A symbol ready to be drawn on its grid of 16 units.
package struct SymbolDrawing: Sendable {
    struct Part: Sendable {
        enum Shape: Sendable {
            case fill(PathData, evenOdd: Bool)
            case stroke(PathData, StrokePen)
        }

        var shape: Shape
        var level = Level.primary
        /// The part is a hole in another one; it is painted only where each level has its own paint.
        var isHole = false

        static func fill(_ path: PathData, evenOdd: Bool) -> Part { Part(shape: .fill(path, evenOdd: evenOdd)) }
        static func stroke(_ path: PathData, _ pen: StrokePen) -> Part { Part(shape: .stroke(path, pen)) }
    }

    /// What a part is painted with in hierarchical and palette rendering.
    enum Level: Sendable { case primary, secondary }

    let parts: [Part]
    /// How a variable value lights the symbol's layers; nil if it does not.
    private let variableLayers: SymbolAppearance.VariableLayers?
    /// What the parts cover on the grid.
    let ink: CGRect
    /// The symbol's box on the grid, ink and margins, where it is known.
    let box: CGRect?

    /// Nil for a name that is not known.
    package init?(_ name: String) {
        guard let recipe = SymbolLibrary.recipe(name), let outline = SymbolLibrary.outline(recipe.glyph) else {
            return nil
        }
        var path = outline.path
        let center = CGPoint(x: SymbolLibrary.grid / 2, y: SymbolLibrary.grid / 2)
        if let degrees = recipe.traits["rotate"].flatMap(Double.init) {
            // The table counts counter-clockwise.
            path = path.applying(CGAffineTransform(rotationAngle: -CGFloat(degrees) * .pi / 180).around(center))
        }
        if recipe.traits["flipX"] != nil { path = path.applying(CGAffineTransform(scaleX: -1, y: 1).around(center)) }
        var parts: [Part] = []
        if let enclosure = recipe.traits["enclose"] {
            parts = Self.enclosed(path, outline.isEvenOdd, enclosure, center)
        } else if let stroke = recipe.traits["stroke"], recipe.glyph.contains("square") {
            parts = [Self.dashed(dotted: stroke.hasPrefix("dotted"))]
        } else {
            parts = Self.levels(of: path, outline.isEvenOdd, name)
        }
        // What is put onto a drawing comes before it.
        func put(_ part: Part?) {
            guard let part else { return }
            for index in parts.indices { parts[index].level = .secondary }
            parts.append(part)
        }
        if recipe.traits["overlay"] == "slash" {
            let line = PathData.elements([.move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 15, y: 15))])
            put(.stroke(line, StrokePen(width: 1.2, cap: .round)))
        }
        put(recipe.traits["badge"].flatMap(Self.badge))
        put(recipe.traits["inner"].flatMap { Self.inner($0, center) })
        let known = SymbolMetrics(recipe.traits)
        let drawn = parts.reduce(CGRect.null) { $0.union($1.shape.ink) }
        if let fit = known?.fit(drawn) ?? Self.enlargement(recipe.traits, center) {
            for index in parts.indices { parts[index].shape = parts[index].shape.scaled(fit) }
        }
        let ink = parts.reduce(CGRect.null) { $0.union($1.shape.ink) }
        self.parts = parts
        variableLayers = SymbolAppearance.variableLayers(of: name)
        self.ink = ink
        box = known.map { ink.insetBy(dx: (ink.width - $0.box.width) / 2, dy: (ink.height - $0.box.height) / 2) }
    }

    /// What makes a drawing of unknown size as large as others are.
    private static func enlargement(_ traits: [String: String], _ center: CGPoint) -> CGAffineTransform? {
        guard let size = traits["size"].flatMap(Double.init), size > 0 else { return nil }
        return CGAffineTransform(scaleX: CGFloat(size), y: CGFloat(size)).around(center)
    }

    /// Takes a drawing in a circle, a square or a filled triangle apart: what is inside comes first, what is around it second.
    private static func levels(of path: PathData, _ evenOdd: Bool, _ name: String) -> [Part] {
        let words = name.split(separator: ".")
        guard let shape = words.lastIndex(where: { enclosures.contains($0) }), shape > 0,
            words[shape] != "triangle" || words.last == "fill"
        else {
            return [.fill(path, evenOdd: evenOdd)]
        }
        var around: [PathElement] = []
        var inside: [PathElement] = []
        for part in path.subpaths {
            let box = PathData.elements(part).tightBox
            let isAround = max(box.width, box.height) > enclosureSide
            if isAround { around += part } else { inside += part }
        }
        guard !around.isEmpty, !inside.isEmpty else { return [.fill(path, evenOdd: evenOdd)] }
        let interior = Part.fill(.elements(inside), evenOdd: evenOdd)
        if words[(shape + 1)...].contains("fill") {
            var whole = Part.fill(path, evenOdd: evenOdd)
            whole.level = .secondary
            var hole = interior
            hole.isHole = true
            return [whole, hole]
        }
        var frame = Part.fill(.elements(around), evenOdd: evenOdd)
        frame.level = .secondary
        return [frame, interior]
    }

    private static let enclosures: Set<Substring> = ["circle", "square", "triangle"]

    /// An outline that is longer than this is the shape around a drawing.
    private static let enclosureSide: CGFloat = 13.5

    private static func enclosed(
        _ path: PathData, _ evenOdd: Bool, _ enclosure: String, _ center: CGPoint
    ) -> [Part] {
        let inside = path.applying(CGAffineTransform(scaleX: 0.56, y: 0.56).around(center))
        let isCircle = enclosure.hasPrefix("circle")
        func frame(_ inset: CGFloat) -> PathData {
            let rect = CGRect(
                x: inset, y: inset, width: SymbolLibrary.grid - 2 * inset, height: SymbolLibrary.grid - 2 * inset)
            return isCircle
                ? .ellipse(rect) : .roundedRect(rect, cornerSize: CGSize(width: 2, height: 2), continuous: false)
        }
        if enclosure.hasSuffix(".fill") {
            // The glyph is a hole: both outlines, filled by the even-odd rule.
            var whole = Part.fill(.elements(frame(0).elements + inside.elements), evenOdd: true)
            whole.level = .secondary
            var hole = Part.fill(inside, evenOdd: evenOdd)
            hole.isHole = true
            return [whole, hole]
        }
        var around = Part.stroke(frame(0.5), StrokePen(width: 1))
        around.level = .secondary
        return [around, .fill(inside, evenOdd: evenOdd)]
    }

    private static func dashed(dotted: Bool) -> Part {
        let rect = CGRect(x: 0.5, y: 0.5, width: 15, height: 15)
        return .stroke(
            .roundedRect(rect, cornerSize: CGSize(width: 2, height: 2), continuous: false),
            dotted ? StrokePen(width: 1, cap: .round, dash: [0, 2]) : StrokePen(width: 1, dash: [2.8, 1.9]))
    }

    /// Small drawings that are in a corner.
    private static func badge(_ name: String) -> Part? {
        if name == "dot" {
            return .fill(.ellipse(CGRect(x: 9.5, y: 0.5, width: 6, height: 6)), evenOdd: false)
        }
        let glyphs = [
            "plus": "plus-lg", "minus": "dash-lg", "xmark": "x-lg", "checkmark": "check-lg",
            "exclamationmark": "exclamation-lg", "questionmark": "question-lg", "gear": "gear",
            "magnifyingglass": "search", "chevron-below": "chevron-down", "ellipsis": "three-dots",
        ]
        guard let glyph = glyphs[name], let outline = SymbolLibrary.outline(glyph) else { return nil }
        let corner = CGAffineTransform(a: 0.48, b: 0, c: 0, d: 0.48, tx: 8.6, ty: 8.6)
        return .fill(outline.path.applying(corner), evenOdd: outline.isEvenOdd)
    }

    private static func inner(_ name: String, _ center: CGPoint) -> Part? {
        let glyphs = [
            "exclamationmark inside": "exclamation-lg", "questionmark inside": "question-lg",
            "lock inside": "lock-fill",
        ]
        guard let glyph = glyphs[name], let outline = SymbolLibrary.outline(glyph) else { return nil }
        let small = CGAffineTransform(scaleX: 0.45, y: 0.45).around(center)
        return .fill(outline.path.applying(small), evenOdd: outline.isEvenOdd)
    }

    /// The parts that can be lit one after the other: outlines that do not lie in one another, from the smallest, as the waves
    /// of a loudspeaker and the bars of a signal go.
    var layers: [[Part]] {
        var layers: [(box: CGRect, part: Part)] = []
        for part in parts where !part.isHole {
            guard case .fill(let path, let evenOdd) = part.shape else {
                layers.append((part.shape.ink, part))
                continue
            }
            var groups: [(box: CGRect, elements: [PathElement])] = []
            let outlines = path.subpaths.map { (box: PathData.elements($0).tightBox, elements: $0) }
            for outline in outlines.sorted(by: { $0.box.width * $0.box.height > $1.box.width * $1.box.height }) {
                // A hole stays with what is round it.
                if let around = groups.firstIndex(where: { Self.isHole(outline.elements, in: $0.elements) }) {
                    groups[around].elements += outline.elements
                } else {
                    groups.append(outline)
                }
            }
            for group in groups {
                var own = part
                own.shape = .fill(.elements(group.elements), evenOdd: evenOdd)
                layers.append((group.box, own))
            }
        }
        if variableLayers?.order == .leftToRight {
            return layers.sorted { $0.box.minX < $1.box.minX }.map { [$0.part] }
        }
        return layers.sorted { $0.box.width * $0.box.height < $1.box.width * $1.box.height }.map { [$0.part] }
    }

    /// How opaque each layer is at a variable value; nil if it does not bear on the symbol.
    func layerOpacities(at value: Double) -> [Double]? {
        let layers = layers
        guard let variableLayers, layers.count > variableLayers.still else { return nil }
        let count = Double(layers.count - variableLayers.still)
        return layers.indices.map { index in
            let step = Double(index - variableLayers.still)
            return step < 0 || value > step / count ? 1 : SymbolAppearance.unlitOpacity
        }
    }

    /// Whether an outline begins inside another one.
    private static func isHole(_ inner: [PathElement], in outer: [PathElement]) -> Bool {
        guard case .move(let start)? = inner.first else { return false }
        return Path(PathData.elements(outer)).contains(start)
    }

    /// Whether the drawing has parts of several levels.
    package var hasLevels: Bool { parts.contains { $0.level == .secondary } }

    /// The operations that draw the symbol, or the parts of a level, with its grid mapped by `transform`, its lines made
    /// `boldness` units wider.
    func operations(
        _ transform: CGAffineTransform, boldness: CGFloat, paint: Paint, level: Level? = nil
    ) -> [DrawOperation] {
        let parts = parts.filter { part in level.map { $0 == part.level } ?? !part.isHole }
        return operations(of: parts, transform, boldness: boldness, paint: paint)
    }

    func operations(
        of parts: [Part], _ transform: CGAffineTransform, boldness: CGFloat, paint: Paint
    ) -> [DrawOperation] {
        let scale = Double(abs(transform.a * transform.d - transform.b * transform.c)).squareRoot()
        return parts.flatMap { part -> [DrawOperation] in
            switch part.shape {
            case .fill(let path, let evenOdd):
                let path = path.applying(transform)
                let fill = DrawOperation.fill(path, paint, evenOdd: evenOdd, antialiased: true)
                guard boldness > 0 else { return [fill] }
                let pen = StrokePen(width: Double(boldness) * scale, join: .round)
                return [fill, .stroke(path, pen, paint, antialiased: true)]
            case .stroke(let path, var pen):
                pen.width = (pen.width + Double(boldness)) * scale
                pen.dash = pen.dash.map { $0 * scale }
                return [.stroke(path.applying(transform), pen, paint, antialiased: true)]
            }
        }
    }
}

extension SymbolDrawing.Part.Shape {
    /// What the shape covers.
    fileprivate var ink: CGRect {
        switch self {
        case .fill(let path, _): path.tightBox
        case .stroke(let path, let pen):
            path.tightBox.insetBy(dx: -CGFloat(pen.width) / 2, dy: -CGFloat(pen.width) / 2)
        }
    }

    fileprivate func scaled(_ transform: CGAffineTransform) -> SymbolDrawing.Part.Shape {
        // Lines get the mean thickness of both directions.
        let factor = Double(abs(transform.a * transform.d - transform.b * transform.c)).squareRoot()
        switch self {
        case .fill(let path, let evenOdd): return .fill(path.applying(transform), evenOdd: evenOdd)
        case .stroke(let path, var pen):
            pen.width *= factor
            pen.dash = pen.dash.map { $0 * factor }
            return .stroke(path.applying(transform), pen)
        }
    }
}

extension PathData {
    /// The elements of each part that begins with a move.
    fileprivate var subpaths: [[PathElement]] {
        var parts: [[PathElement]] = []
        for element in elements {
            if case .move = element { parts.append([]) }
            if !parts.isEmpty { parts[parts.count - 1].append(element) }
        }
        return parts
    }
}
