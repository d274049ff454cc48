import CoreGraphics
import DisplayList
import Foundation

/// A thin line between views: vertical in an `HStack`, and horizontal elsewhere.
public struct Divider: Sendable {
    @inlinable nonisolated public init() {}
}

extension Divider: LeafView {
    public typealias Body = Never

    package func makeRender(_ tree: RenderTree) -> DividerRenderNode { DividerRenderNode(tree: tree) }

    package func updateRender(_ render: DividerRenderNode, _ environment: EnvironmentValues) {
        render.update(
            isUpright: environment[StackOrientationKey.self] == .horizontal,
            thickness: environment.pixelLength,
            color: LayoutAppearance.separator(environment.colorScheme))
    }
}

package final class DividerRenderNode: RenderNode {
    private var isUpright = false
    private var thickness: CGFloat = 0
    private var color = RGBA.clear

    func update(isUpright: Bool, thickness: CGFloat, color: RGBA) {
        if isUpright != self.isUpright || thickness != self.thickness {
            self.isUpright = isUpright
            self.thickness = thickness
            setNeedsLayout()
        }
        if color != self.color {
            self.color = color
            setNeedsDisplay()
        }
    }

    package override var debugName: String { "Divider" }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isUpright
            ? CGSize(width: thickness, height: proposal.height ?? LayoutAppearance.idealLength)
            : CGSize(width: proposal.width ?? LayoutAppearance.idealLength, height: thickness)
    }

    package override func draw(in canvas: inout DisplayCanvas) {
        let line = CGRect(origin: .zero, size: size)
        canvas.draw(.fill(.rect(line), .color(color), evenOdd: false, antialiased: false))
    }
}
