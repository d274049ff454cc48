import CoreGraphics
import DisplayList
import Foundation

/// The frame between a rectangle and a smaller one in it, to be filled by the even-odd rule.
private struct BorderShape: Shape {
    var width: CGFloat

    nonisolated var animatableData: CGFloat {
        get { width }
        set { width = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        guard width > 0 else { return Path() }
        var path = Path(rect)
        let inner = rect.insetBy(dx: width, dy: width)
        if !inner.isNull, inner.width > 0, inner.height > 0 { path.addRect(inner) }
        return path
    }
}

/// Paints a style, in the view's frame or a shape in it, behind or before each element of the content.
struct StyleLayerModifier<S: Shape> {
    let style: AnyShapeStyle
    var shape: S
    let fillStyle: FillStyle
    /// The edges over which the painting continues into the unsafe area.
    let edges: Edge.Set
    let isBehind: Bool
}

extension StyleLayerModifier: EngineAnimatable {
    var animatedData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension StyleLayerModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> StyleLayerRenderNode {
        StyleLayerRenderNode(tree: tree, child: child, isBehind: isBehind)
    }

    func updateWrapper(_ wrapper: StyleLayerRenderNode, _ environment: EnvironmentValues) {
        let shape = shape
        let container = shape is any ContainerShapeReader ? environment.containerShapeProvider : nil
        wrapper.update(
            recipe: style.recipe(in: environment), fillStyle: fillStyle, edges: edges,
            isSameShape: { ($0 as? S).map { ValueComparison.areEqualByProperties($0, shape) } ?? false }, shape: shape,
            container: container
        ) { rect, bounds in
            if let reader = shape as? any ContainerShapeReader {
                return reader.path(in: rect, container: container, bounds: bounds)
            }
            return shape.path(in: rect)
        }
    }
}

package final class StyleLayerRenderNode: WrapperRenderNode {
    private let isBehind: Bool
    private var recipe = DrawnValue(StyleRecipe(.color(.clear)))
    private var fillStyle = FillStyle()
    private var edges: Edge.Set = []
    private var shape: (any Shape)?
    private var outline: (CGRect, _ container: CGRect?) -> Path = { _, _ in Path() }
    private var container: ContainerShapeProvider?
    private var containerBounds: CGRect?
    private var reach = EdgeInsets()
    private let paintID: UInt64

    init(tree: RenderTree, child: RenderNode, isBehind: Bool) {
        self.isBehind = isBehind
        paintID = tree.makeNodeID()
        super.init(tree: tree, child: child)
    }

    package override var debugName: String { isBehind ? "Background" : "Overlay" }

    func update(
        recipe new: StyleRecipe, fillStyle: FillStyle, edges: Edge.Set, isSameShape: ((any Shape)?) -> Bool,
        shape: any Shape, container: ContainerShapeProvider?, path: @escaping (CGRect, _ container: CGRect?) -> Path
    ) {
        if edges != self.edges {
            self.edges = edges
            setNeedsLayout()
        }
        recipe.set(new, on: self)
        let isSameContainer = container == self.container
        guard fillStyle != self.fillStyle || !isSameShape(self.shape) || !isSameContainer else { return }
        if !isSameContainer {
            self.container = container
            setNeedsLayout()
        }
        self.fillStyle = fillStyle
        self.shape = shape
        self.outline = path
        setNeedsDisplay()
    }

    package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        super.layoutChildren(in: size, proposal: proposal)
        if container != nil {
            let bounds = container?.bounds(in: self)
            if bounds != containerBounds {
                containerBounds = bounds
                setNeedsDisplay()
            }
        }
        guard !edges.isEmpty else { return }
        let all = SafeArea.reach(of: self)
        let new = EdgeInsets(
            top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
            bottom: edges.contains(.bottom) ? all.bottom : 0, trailing: edges.contains(.trailing) ? all.trailing : 0)
        guard new != reach else { return }
        reach = new
        setNeedsDisplay()
    }

    package override var carriesMotion: Bool { true }
    package override var drawsSizeInMotion: Bool { true }

    package override func draw(in canvas: inout DisplayCanvas) {
        let (recipe, size) = (recipe.presented, presentedSize)
        if !isBehind { canvas.draw(child) }
        let rect = CGRect(
            x: -reach.leading, y: -reach.top, width: size.width + reach.leading + reach.trailing,
            height: size.height + reach.top + reach.bottom)
        if rect.width > 0, rect.height > 0 {
            recipe.fill(outline(rect, containerBounds).data, in: rect, style: fillStyle, id: paintID, on: &canvas)
        }
        if isBehind { canvas.draw(child) }
    }

    /// What is painted takes touches as well, in the view's own box.
    package override func hitTest(_ point: CGPoint) -> RenderNode? {
        if let hit = super.hitTest(point) { return hit }
        guard recipe.model != StyleRecipe(.color(.clear)), contains(point) else { return nil }
        return outline(CGRect(origin: .zero, size: size), containerBounds).contains(point, eoFill: fillStyle.isEOFilled)
            ? self : nil
    }

    package override func makeTouchBox() -> TouchBox {
        super.makeTouchBox().union(.box(CGRect(origin: .zero, size: size)))
    }
}

extension View {
    /// Adds a style behind the view, including below bars where the view touches the edges of the safe area.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            StyleLayerModifier(
                style: AnyShapeStyle(style), shape: Rectangle(), fillStyle: FillStyle(), edges: edges, isBehind: true))
    }

    /// Adds the background style behind the view.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Adds a shape with a style behind the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            StyleLayerModifier(
                style: AnyShapeStyle(style), shape: shape, fillStyle: fillStyle, edges: [], isBehind: true))
    }

    /// Adds a shape with the background style behind the view.
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Adds a style in front of the view.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            StyleLayerModifier(
                style: AnyShapeStyle(style), shape: Rectangle(), fillStyle: FillStyle(), edges: edges, isBehind: false))
    }

    /// Adds a shape with a style in front of the view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            StyleLayerModifier(
                style: AnyShapeStyle(style), shape: shape, fillStyle: fillStyle, edges: [], isBehind: false))
    }

    /// Draws a border inside the view's frame.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(
            StyleLayerModifier(
                style: AnyShapeStyle(content), shape: BorderShape(width: width),
                fillStyle: FillStyle(eoFill: true), edges: [], isBehind: false))
    }
}
