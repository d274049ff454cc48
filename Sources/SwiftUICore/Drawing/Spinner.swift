import CoreGraphics
import DisplayList
import Foundation

/// The spinner of iOS: eight spokes, of which the strongest goes round.
package struct Spinner {
    let diameter: CGFloat
    /// The colour of the spokes; nil is iOS's grey.
    let color: Color?

    package init(diameter: CGFloat, color: Color?) {
        self.diameter = diameter
        self.color = color
    }
}

extension Spinner: LeafView {
    package typealias Body = Never

    package func makeRender(_ tree: RenderTree) -> SpinnerRenderNode { SpinnerRenderNode(tree: tree) }

    package func updateRender(_ render: SpinnerRenderNode, _ environment: EnvironmentValues) {
        let color = color ?? SpinnerAppearance.spokeColor(environment.colorScheme)
        render.update(diameter: diameter, color: color.resolve(in: environment).rgba)
    }
}

package final class SpinnerRenderNode: RenderNode {
    private var diameter: CGFloat = 0
    private var color = RGBA.clear

    package override init(tree: RenderTree) {
        super.init(tree: tree)
        tree.addTimeDependent(self)
    }

    package override var debugName: String { "Spinner" }

    func update(diameter: CGFloat, color: RGBA) {
        if diameter != self.diameter { setNeedsLayout() }
        guard diameter != self.diameter || color != self.color else { return }
        self.diameter = diameter
        self.color = color
        setNeedsDisplay()
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: diameter, height: diameter) }

    package override func draw(in canvas: inout DisplayCanvas) {
        let count = SpinnerAppearance.spokeAlphas.count
        let turn = (tree.time / SpinnerAppearance.turn).truncatingRemainder(dividingBy: 1)
        let first = Int(turn * Double(count))
        let radius = Double(diameter / 2)
        let width = radius * SpinnerAppearance.spokeWidth
        let pen = StrokePen(width: width, cap: .round)
        for (index, alpha) in SpinnerAppearance.spokeAlphas.enumerated() {
            // The strongest spoke is the last of the table; it stands at twelve o'clock when a turn begins.
            let position = Double((index + 1 + first) % count)
            let angle = position / Double(count) * 2 * .pi
            func point(_ distance: Double) -> CGPoint {
                CGPoint(x: radius + sin(angle) * distance, y: radius - cos(angle) * distance)
            }
            let inner = point(radius * SpinnerAppearance.spokeStart + width / 2)
            let outer = point(radius - width / 2)
            canvas.draw(
                .stroke(
                    .elements([.move(inner), .line(outer)]), pen, .color(color.opacity(alpha)),
                    antialiased: true))
        }
    }
}
