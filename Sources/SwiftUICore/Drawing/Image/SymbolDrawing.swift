import CoreGraphics
import DisplayList
import Foundation

/// A symbol ready to be drawn on its grid of 16 units.
package struct SymbolDrawing: Sendable {
    enum Part: Sendable {
        case fill(PathData, evenOdd: Bool)
        case stroke(PathData, StrokePen)
    }

    let parts: [Part]
    /// What the parts cover on the grid.
    let ink: CGRect

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
        if let size = recipe.traits["size"].flatMap(Double.init), recipe.traits["enclose"] == nil {
            path = path.applying(CGAffineTransform(scaleX: CGFloat(size), y: CGFloat(size)).around(center))
        }
        var parts: [Part] = []
        if let enclosure = recipe.traits["enclose"] {
            parts = Self.enclosed(path, outline.isEvenOdd, enclosure, center)
        } else if let stroke = recipe.traits["stroke"], recipe.glyph.contains("square") {
            parts = [Self.dashed(dotted: stroke.hasPrefix("dotted"))]
        } else {
            parts = [.fill(path, evenOdd: outline.isEvenOdd)]
        }
        if recipe.traits["overlay"] == "slash" {
            let line = PathData.elements([.move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 15, y: 15))])
            parts.append(.stroke(line, StrokePen(width: 1.2, cap: .round)))
        }
        if let badge = recipe.traits["badge"], let part = Self.badge(badge) { parts.append(part) }
        if let inner = recipe.traits["inner"], let part = Self.inner(inner, center) { parts.append(part) }
        self.parts = parts
        ink = parts.reduce(.null) { box, part in
            switch part {
            case .fill(let path, _): box.union(path.tightBox)
            case .stroke(let path, let pen):
                box.union(path.tightBox.insetBy(dx: -CGFloat(pen.width) / 2, dy: -CGFloat(pen.width) / 2))
            }
        }
    }

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
            return [.fill(.elements(frame(0).elements + inside.elements), evenOdd: true)]
        }
        return [.stroke(frame(0.5), StrokePen(width: 1)), .fill(inside, evenOdd: evenOdd)]
    }

    private static func dashed(dotted: Bool) -> Part {
        let rect = CGRect(x: 0.5, y: 0.5, width: 15, height: 15)
        return .stroke(
            .roundedRect(rect, cornerSize: CGSize(width: 2, height: 2), continuous: false),
            dotted ? StrokePen(width: 1, cap: .round, dash: [0, 2]) : StrokePen(width: 1, dash: [2.8, 1.9]))
    }

    /// Small drawings that stand in a corner.
    private static func badge(_ name: String) -> Part? {
        if name == "dot" {
            return .fill(.ellipse(CGRect(x: 9.5, y: 0.5, width: 6, height: 6)), evenOdd: false)
        }
        let glyphs = [
            "plus": "plus-lg", "xmark": "x-lg", "checkmark": "check-lg", "exclamationmark": "exclamation-lg",
            "questionmark": "question-lg", "gear": "gear", "magnifyingglass": "search", "chevron-below": "chevron-down",
            "ellipsis": "three-dots",
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

    /// The operations that draw the symbol with its grid mapped by `transform`, its lines made `boldness` units wider.
    package func operations(_ transform: CGAffineTransform, boldness: CGFloat, paint: Paint) -> [DrawOperation] {
        let scale = Double(abs(transform.a * transform.d - transform.b * transform.c)).squareRoot()
        return parts.flatMap { part -> [DrawOperation] in
            switch part {
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

/// How symbols are made to fit text. Source: measured off SF Symbols beside San Francisco; see Scripts/sf-symbols.json.
package enum SymbolAppearance {
    /// The grid's side, as a part of the point size, for each image scale. In SF Symbols' templates a circle of medium
    /// scale is as wide as the point size; the other scales are in the proportion of UIKit's.
    static func gridSide(_ scale: Image.Scale) -> CGFloat {
        switch scale {
        case .small: 0.79
        case .medium: 1
        case .large: 1.28
        }
    }

    /// The free room at each side of a symbol, as a part of the point size.
    static let sideMargin: CGFloat = 0.085

    /// How much wider lines are drawn, in units of the grid. The drawings are a little lighter than SF's regular weight.
    static func boldness(_ weight: Double) -> CGFloat {
        let steps: [(Double, CGFloat)] = [
            (300, 0), (400, 0.18), (500, 0.32), (600, 0.5), (700, 0.7), (800, 0.9), (900, 1.1),
        ]
        guard let upper = steps.firstIndex(where: { $0.0 >= weight }) else { return steps[steps.count - 1].1 }
        if upper == 0 { return steps[0].1 }
        let (a, b) = (steps[upper - 1], steps[upper])
        return a.1 + (b.1 - a.1) * CGFloat((weight - a.0) / (b.0 - a.0))
    }
}
