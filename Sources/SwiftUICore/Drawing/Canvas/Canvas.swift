import CoreGraphics
import DisplayList
import Foundation

/// A view that a closure draws. It uses all available space.
public struct Canvas<Symbols: View> {
    /// The views that can be drawn as symbols.
    public var symbols: Symbols
    /// The closure that draws in a context with a size, in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// A Boolean value that indicates whether the canvas is without transparency.
    public var isOpaque: Bool
    /// The color space for mixing colors. Perch always mixes colors in sRGB.
    public var colorMode: ColorRenderingMode
    /// A Boolean value that indicates whether drawing can be asynchronous. In Perch, it never is.
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

extension Canvas {
    /// Creates a canvas that can draw views, which `GraphicsContext.resolveSymbol(id:)` finds by their tags or
    /// identifiers.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas: UnaryView {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        CanvasNode(view, inputs)
    }
}

/// Keeps a canvas and the views that it may draw.
private final class CanvasNode<Symbols: View>: _TypedViewNode<Canvas<Symbols>>, ElementConsumer {
    private let render: CanvasRenderNode
    private var symbols: _TypedViewNode<Symbols>!

    override init(_ view: Canvas<Symbols>, _ inputs: _ViewInputs) {
        render = CanvasRenderNode(tree: inputs.host.tree)
        super.init(view, inputs)
        symbols = Symbols._makeNode(view.symbols, childInputs)
        updateElements()
        render.update(view.renderer, isOpaque: view.isOpaque, environment)
    }

    override func update(_ view: Canvas<Symbols>) {
        self.view = view
        symbols.update(view.symbols)
        render.update(view.renderer, isOpaque: view.isOpaque, environment)
    }

    override func environmentDidChange(_ change: EnvironmentChange) {
        render.update(view.renderer, isOpaque: view.isOpaque, environment)
    }

    override func childElementsDidChange() { host.enqueueElements(self) }
    override func discardElements(_ elements: [RenderNode]) { childElementsDidChange() }
    override func forEachElementSource(_ visit: (_ViewNode) -> Void) {}

    func updateElements() {
        render.setSymbols(symbols.elements.enumerated().map { (symbols.elementID(at: $0), $1) })
    }

    override var elementCount: Int { 1 }
    override func element(at index: Int) -> RenderNode? { index == 0 ? render : nil }
    override func collectElements(into elements: inout [RenderNode]) { elements.append(render) }
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(symbols) }
}

package final class CanvasRenderNode: RenderNode {
    private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    private var isOpaque = false
    private var environment = EnvironmentValues()
    private var symbols: [(id: AnyHashable?, node: RenderNode)] = []
    private lazy var ids = DrawingIDs(tree: tree)

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

    func setSymbols(_ new: [(id: AnyHashable?, node: RenderNode)]) {
        for (_, node) in symbols { abandon(node) }
        symbols = new
        for (_, node) in new { adopt(node) }
        setNeedsDisplay()
    }

    package override func draw(in canvas: inout DisplayCanvas) {
        guard size.width > 0, size.height > 0 else { return }
        let frame = PathData.rect(CGRect(origin: .zero, size: size))
        if isOpaque { canvas.draw(.fill(frame, .color(.black), evenOdd: false, antialiased: true)) }
        ids.restart()
        let recorder = GraphicsRecorder(ids: ids, symbols: symbols)
        var context = GraphicsContext(recorder, environment)
        renderer(&context, size)
        canvas.draw(DisplayNode(id: id, origin: .zero, items: recorder.items))
        canvas.effects = [.clip(frame, evenOdd: false, antialiased: false)]
    }

    /// Symbols are part of a drawing, so they are neither touched nor read aloud.
    package override func hitTest(_ point: CGPoint) -> RenderNode? { contains(point) ? self : nil }
    package override func makeAccessibilityElements() -> [AccessibilityNode] { [] }
}
