import CoreGraphics
import DisplayList
import Foundation

/// The spinner of iOS: eight spokes, of which the strongest goes round.
package struct Spinner {
    let diameter: CGFloat
    /// The color of the spokes; nil is iOS's gray.
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

package final class SpinnerRenderNode: RenderNode, TimeDependent {
    private var diameter: CGFloat = 0
    private var color = RGBA.clear
    private var state = State.turning

    /// What the spokes tell.
    package enum State: Equatable {
        /// An operation is in progress.
        case turning
        /// As many of the spokes are there as a part, from 0 to 1, of a pull has been made.
        case pulled(Double)
    }

    package override init(tree: RenderTree) {
        super.init(tree: tree)
        tree.timeDependents.append(self)
    }

    package override var debugName: String { "Spinner" }

    /// The strongest spoke moves in steps.
    package func nextChange(after time: TimeInterval) -> TimeInterval? {
        guard isTurning else { return nil }
        let step = SpinnerAppearance.turn / Double(SpinnerAppearance.spokeAlphas.count)
        return ((time / step).rounded(.down) + 1) * step
    }

    /// Whether it shows that an operation is in progress.
    var isTurning: Bool { state == .turning }

    func update(diameter: CGFloat, color: RGBA, state: State = .turning) {
        if state != self.state {
            self.state = state
            setNeedsDisplay()
        }
        if diameter != self.diameter { setNeedsLayout() }
        guard diameter != self.diameter || color != self.color else { return }
        self.diameter = diameter
        self.color = color
        setNeedsDisplay()
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: diameter, height: diameter) }

    package override func draw(in canvas: inout DisplayCanvas) {
        let count = SpinnerAppearance.spokeAlphas.count
        if case .pulled(let part) = state { return drawPulled(part, in: &canvas) }
        let turn = (tree.time / SpinnerAppearance.turn).truncatingRemainder(dividingBy: 1)
        let first = Int(turn * Double(count))
        for (index, alpha) in SpinnerAppearance.spokeAlphas.enumerated() {
            // The strongest spoke is the last of the table; it stands at twelve o'clock when a turn begins.
            drawSpoke((index + 1 + first) % count, alpha, in: &canvas)
        }
    }

    /// One spoke after the other comes in, from twelve o'clock on.
    private func drawPulled(_ part: Double, in canvas: inout DisplayCanvas) {
        let count = SpinnerAppearance.spokeAlphas.count
        let strongest = SpinnerAppearance.spokeAlphas[count - 1]
        for position in 0..<count {
            let alpha = min(max(part * Double(count) - Double(position), 0), 1) * strongest
            if alpha > 0 { drawSpoke(position, alpha, in: &canvas) }
        }
    }

    private func drawSpoke(_ position: Int, _ alpha: Double, in canvas: inout DisplayCanvas) {
        let radius = Double(diameter / 2)
        let width = radius * SpinnerAppearance.spokeWidth
        let angle = Double(position) / Double(SpinnerAppearance.spokeAlphas.count) * 2 * .pi
        func point(_ distance: Double) -> CGPoint {
            CGPoint(x: radius + sin(angle) * distance, y: radius - cos(angle) * distance)
        }
        let inner = point(radius * SpinnerAppearance.spokeStart + width / 2)
        let outer = point(radius - width / 2)
        canvas.draw(
            .stroke(
                .elements([.move(inner), .line(outer)]), StrokePen(width: width, cap: .round),
                .color(color.opacity(alpha)), antialiased: true))
    }
}
