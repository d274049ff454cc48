import CoreGraphics
import DisplayList
import Foundation
import Typesetter

/// A text with every glyph in its place and what it is painted with.
struct LaidOutText {
    var layout: TextLayout
    var resolved: ResolvedText?
    var paints: TextPaints

    func draw(in bounds: CGRect, id: UInt64, on canvas: inout DisplayCanvas) {
        drawBackgrounds(in: bounds, on: &canvas)
        drawDecorations(.underline, in: bounds, on: &canvas)
        for index in layout.runs.indices { drawRun(index, layout.runs[index].glyphs, in: bounds, id: id, on: &canvas) }
        drawAttachments(id: id, on: &canvas)
        drawDecorations(.strikethrough, in: bounds, on: &canvas)
    }

    func drawBackgrounds(in bounds: CGRect, on canvas: inout DisplayCanvas) {
        // By index: a run is large, and few have a background.
        for index in layout.runs.indices {
            guard let paint = paints.background(of: layout.runs[index].style, in: bounds) else { continue }
            canvas.draw(.fill(.rect(layout.runs[index].glyphs.bounds), paint, evenOdd: false, antialiased: true))
        }
    }

    /// Draws glyphs of a run: its own, or some of them, or elsewhere.
    func drawRun(_ index: Int, _ glyphs: GlyphRun, in bounds: CGRect, id: UInt64, on canvas: inout DisplayCanvas) {
        guard resolved?.spans[layout.runs[index].span].attachment == nil else { return }
        let recipe = paints.foreground(of: layout.runs[index].style)
        recipe.draw(.glyphs(glyphs, recipe.paint(in: bounds)), id: id, on: &canvas)
    }

    func drawAttachments(id: UInt64, on canvas: inout DisplayCanvas) {
        for attachment in layout.attachments {
            resolved?.pictures[attachment.span]?.draw(in: attachment.frame, id: id, on: &canvas)
        }
    }

    func drawDecorations(
        _ kind: TextLayout.Decoration.Kind, in bounds: CGRect, on canvas: inout DisplayCanvas
    ) {
        for decoration in layout.decorations where decoration.kind == kind {
            draw(decoration, in: bounds, on: &canvas)
        }
    }

    func draw(_ decoration: TextLayout.Decoration, in bounds: CGRect, on canvas: inout DisplayCanvas) {
        let paint = paints.paint(of: decoration, in: bounds)
        let frame = decoration.frame
        guard decoration.pattern != .solid else {
            canvas.draw(.fill(.rect(frame), paint, evenOdd: false, antialiased: true))
            return
        }
        let line = PathData.elements([
            .move(CGPoint(x: frame.minX, y: frame.midY)), .line(CGPoint(x: frame.maxX, y: frame.midY)),
        ])
        let pen = StrokePen(width: frame.height, dash: decoration.pattern.dash(thickness: frame.height))
        canvas.draw(.stroke(line, pen, paint, antialiased: true))
    }

    /// Whether both consist of the same characters in as many glyphs, so that each glyph can become another one.
    func hasSameGlyphs(as other: LaidOutText) -> Bool {
        layout.text == other.layout.text && layout.attachments.isEmpty && other.layout.attachments.isEmpty
            && layout.runs.count == other.layout.runs.count
            && zip(layout.runs, other.layout.runs).allSatisfy {
                $0.glyphs.glyphs.count == $1.glyphs.glyphs.count && $0.range == $1.range
            }
    }

    /// Size and places of all glyphs.
    var geometry: ComponentVector {
        ComponentVector(
            values: layout.runs.flatMap { run in
                [run.glyphs.size] + run.glyphs.glyphs.flatMap { [Double($0.x), Double($0.y)] }
            })
    }

    /// A run's glyphs with a size and places taken off `components`.
    static func glyphs(of run: TextLayout.Run, at components: inout Components) -> GlyphRun {
        var glyphs = run.glyphs
        glyphs.size = max(0, components.next())
        for index in glyphs.glyphs.indices {
            glyphs.glyphs[index].x = Float(components.next())
            glyphs.glyphs[index].y = Float(components.next())
        }
        // Painters go by the box, so it comes along.
        guard let old = run.glyphs.glyphs.first, let new = glyphs.glyphs.first, run.glyphs.size > 0 else {
            return glyphs
        }
        let (factor, box) = (CGFloat(glyphs.size / run.glyphs.size), run.glyphs.bounds)
        glyphs.bounds = CGRect(
            x: CGFloat(new.x) + (box.minX - CGFloat(old.x)) * factor,
            y: CGFloat(new.y) + (box.minY - CGFloat(old.y)) * factor,
            width: box.width * factor, height: box.height * factor)
        return glyphs
    }
}

extension LinePattern {
    /// Lengths of strokes and gaps, for a line of a thickness.
    fileprivate func dash(thickness: Double) -> [Double] {
        let dot = thickness
        let dash = 4 * thickness
        let gap = 2 * thickness
        return switch self {
        case .solid: []
        case .dot: [dot, gap]
        case .dash: [dash, gap]
        case .dashDot: [dash, gap, dot, gap]
        case .dashDotDot: [dash, gap, dot, gap, dot, gap]
        }
    }
}
