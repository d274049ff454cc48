import CoreGraphics
import DisplayList
import Foundation

extension Color: LeafView {
    public typealias Body = Never

    package func makeRender(_ tree: RenderTree) -> ColorRenderNode { ColorRenderNode(tree: tree) }

    package func updateRender(_ render: ColorRenderNode, _ environment: EnvironmentValues) {
        render.color.set(resolve(in: environment).rgba, on: render)
    }
}

/// A color as a view fills all it is offered.
package final class ColorRenderNode: RenderNode {
    var color = DrawnValue(RGBA.clear)

    package override var drawsSizeInMotion: Bool { true }

    package override var debugName: String { "Color" }

    package override func draw(in canvas: inout DisplayCanvas) {
        let (color, size) = (color.presented, presentedSize)
        guard color.alpha > 0, size.width > 0, size.height > 0 else { return }
        let rect = CGRect(origin: .zero, size: size)
        canvas.draw(.fill(.rect(rect), .color(color), evenOdd: false, antialiased: true))
    }
}
