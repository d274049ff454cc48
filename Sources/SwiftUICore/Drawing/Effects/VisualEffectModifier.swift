import CoreGraphics
import DisplayList

/// Draws its content with effects that go by where the content is.
struct VisualEffectModifier {
    /// Finds the effects of an element. The proxy notes what it reads, so that a move asks for them again.
    let steps: (GeometryProxy) -> [VisualEffectStep]
    /// How effects that change because of the place alone go over into each other; nil if they follow it.
    let animation: Animation?

    init(animation: Animation? = nil, steps: @escaping (GeometryProxy) -> [VisualEffectStep]) {
        self.animation = animation
        self.steps = steps
    }
}

extension VisualEffectModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> VisualEffectRenderNode {
        VisualEffectRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: VisualEffectRenderNode, _ environment: EnvironmentValues) {
        wrapper.update(steps, animation)
    }
}

/// An element that is drawn with effects which go by its place.
final class VisualEffectRenderNode: WrapperRenderNode, PlaceObserver {
    private var makeSteps: (GeometryProxy) -> [VisualEffectStep] = { _ in [] }
    private var isStale = true
    private let source = GeometrySource()
    private var steps = DrawnValue<[VisualEffectStep]>([])
    /// The size by which anchors are found.
    private var anchorSize = CGSize.zero
    private var animation: Animation?
    /// Where the element is counts without the effects, or they would go by themselves.
    private var isLookingAtItself = false

    override init(tree: RenderTree, child: RenderNode) {
        super.init(tree: tree, child: child)
        source.node = self
        tree.places.add(self)
    }

    override var debugName: String { "VisualEffect" }

    func update(_ steps: @escaping (GeometryProxy) -> [VisualEffectStep], _ animation: Animation?) {
        // Nothing tells whether a closure would answer the same, so it is asked again.
        makeSteps = steps
        self.animation = animation
        isStale = true
        if placedProposal != nil { refresh() }
    }

    func placesDidChange() {
        guard placedProposal != nil else { return }
        if isStale || !lookingAtItself({ source.isUpToDate }) { refresh() }
    }

    private func refresh() {
        isStale = false
        source.reset()
        // The size counts for anchors, whether or not the closure reads it.
        let (new, newSize) = lookingAtItself {
            (makeSteps(GeometryProxy(source)), source.read { $0.size } ?? size)
        }
        if newSize != anchorSize {
            anchorSize = newSize
            setNeedsDisplay()
        }
        if let animation, !tree.transaction.isAnimated {
            tree.withTransaction(Transaction(animation: animation)) { _ = steps.set(new, on: self) }
        } else {
            steps.set(new, on: self)
        }
    }

    /// The effects as they are seen now.
    private var effects: [LayerEffect] { steps.presented.compactMap { $0.effect(in: anchorSize) } }

    private func lookingAtItself<Result>(_ body: () -> Result) -> Result {
        isLookingAtItself = true
        defer { isLookingAtItself = false }
        return body()
    }

    override func draw(in canvas: inout DisplayCanvas) {
        canvas.draw(child)
        canvas.effects = effects
    }

    override var contentTransform: CGAffineTransform { isLookingAtItself ? .identity : effects.transform(in: size) }

    override func makeTouchBox() -> TouchBox { .anywhere }

    override func hitTest(_ point: CGPoint) -> RenderNode? {
        effects.hit(point, in: size).flatMap { super.hitTest($0) }
    }
}

extension View {
    /// Applies effects to the view that can depend on its size and position, such as a parallax.
    ///
    /// The closure runs again when something that it read from the proxy changes. Effects do not change the layout.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0).steps })
    }
}
