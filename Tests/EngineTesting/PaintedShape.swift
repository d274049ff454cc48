import DisplayList
import Foundation
import SwiftUI

/// Something that was painted, on the canvas.
public struct PaintedShape {
    public var box: CGRect
    package var color: RGBA
    /// The opacity of all the layers around it.
    public var opacity: Double
    /// Whether it is text and not an area.
    public var isText = false
}

extension TestScreen {
    /// The areas and texts of one color, from back to front.
    public var paints: [PaintedShape] {
        var paints: [PaintedShape] = []
        func visit(_ node: DisplayNode, _ transform: CGAffineTransform, _ opacity: Double) {
            var inner = CGAffineTransform.identity
            var opacity = opacity
            for effect in node.effects {
                if case .transform(let next) = effect { inner = inner.concatenating(next) }
                if case .opacity(let factor) = effect { opacity *= factor }
            }
            let outer = CGAffineTransform(translationX: node.origin.x, y: node.origin.y).concatenating(transform)
            let total = inner.concatenating(outer)
            for item in node.items {
                switch item {
                case .node(let child): visit(child, total, opacity)
                case .draw(.fill(let path, .color(let color), _, _)):
                    paints.append(PaintedShape(box: path.boundingBox.applying(total), color: color, opacity: opacity))
                case .draw(.glyphs(let run, .color(let color))):
                    paints.append(
                        PaintedShape(box: run.bounds.applying(total), color: color, opacity: opacity, isText: true))
                case .draw: break
                }
            }
        }
        visit(frame.displayList.root, .identity, 1)
        return paints
    }
}
