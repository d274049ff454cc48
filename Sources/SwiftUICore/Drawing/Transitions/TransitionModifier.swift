/// Gives a view the way in which it appears and disappears.
struct TransitionModifier<T: Transition> {
    let transition: T
}

extension TransitionModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        TransitionNode(view, inputs)
    }
}

/// What a transition does in a phase; where less motion is wanted, one that moves something fades instead.
struct TransitionPhaseModifier<T: Transition> {
    let transition: T
    let phase: TransitionPhase
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(transition: T, phase: TransitionPhase) {
        self.transition = transition
        self.phase = phase
    }
}

extension TransitionPhaseModifier: ViewModifier {
    func body(content: Content) -> some View {
        if reducesMotion && T.properties.hasMotion {
            OpacityTransition().apply(content: content, phase: phase)
        } else {
            transition.apply(content: content, phase: phase)
        }
    }
}

private final class TransitionNode<C: View, T: Transition>:
    _TypedViewNode<ModifiedContent<C, TransitionModifier<T>>>, TransitionHost
{
    private typealias Child = ModifiedContent<C, TransitionPhaseModifier<T>>

    private var phase = TransitionPhase.identity
    private var child: _TypedViewNode<Child>!

    override init(_ view: ModifiedContent<C, TransitionModifier<T>>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        child = Child._makeNode(childView, ownInputs)
    }

    private var childView: Child {
        Child(
            content: view.content,
            modifier: TransitionPhaseModifier(transition: view.modifier.transition, phase: phase))
    }

    override func update(_ view: ModifiedContent<C, TransitionModifier<T>>) {
        self.view = view
        child.update(childView)
    }

    func show(_ phase: TransitionPhase) {
        self.phase = phase
        child.update(childView)
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

extension View {
    /// Sets how the view appears and disappears, for changes with an animation.
    @_disfavoredOverload
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t.transition))
    }

    /// Sets how the view appears and disappears, for changes with an animation.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: transition))
    }
}
