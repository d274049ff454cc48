import CoreGraphics
import DisplayList
import Foundation

/// A view that code draws. It takes all the room that it is offered.
public struct Canvas<Symbols: View> {
    /// The views that can be drawn as symbols.
    public var symbols: Symbols
    /// Draws into a context of a size, in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas is without transparency.
    public var isOpaque: Bool
    /// The space that colours are mixed in; they are mixed in sRGB, whatever is set.
    public var colorMode: ColorRenderingMode
    /// Whether drawing may wait; it never does.
    public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.symbols = EmptyView()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas: LeafView {
    public typealias Body = Never

    package func makeRender(_ tree: RenderTree) -> CanvasRenderNode { CanvasRenderNode(tree: tree) }

    package func updateRender(_ render: CanvasRenderNode, _ environment: EnvironmentValues) {
        render.update(renderer, isOpaque: isOpaque, environment)
    }
}

package final class CanvasRenderNode: RenderNode {
    private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    private var isOpaque = false
    private var environment = EnvironmentValues()

    package override var debugName: String { "Canvas" }

    func update(
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, isOpaque: Bool, _ environment: EnvironmentValues
    ) {
        // Nothing tells whether a closure would draw the same, so it draws again.
        self.renderer = renderer
        self.isOpaque = isOpaque
        self.environment = environment
        setNeedsDisplay()
    }

    package override func draw(in canvas: inout DisplayCanvas) {
        guard size.width > 0, size.height > 0 else { return }
        let frame = PathData.rect(CGRect(origin: .zero, size: size))
        if isOpaque { canvas.draw(.fill(frame, .color(.black), evenOdd: false, antialiased: true)) }
        let recorder = GraphicsRecorder(tree: tree)
        var context = GraphicsContext(recorder, environment)
        renderer(&context, size)
        canvas.draw(DisplayNode(id: id, origin: .zero, items: recorder.items))
        canvas.effects = [.clip(frame, evenOdd: false, antialiased: false)]
    }
}
