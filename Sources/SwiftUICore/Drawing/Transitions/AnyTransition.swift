/// A way for views to appear and disappear, whose type is hidden.
public struct AnyTransition: Sendable {
    // Transitions are values that nobody changes; that their type may be sent is not said.
    private nonisolated(unsafe) let base: any Transition

    /// Creates a type-erased transition.
    public init<T: Transition>(_ transition: T) { base = transition }

    /// A transition that shows and removes the view immediately.
    public static let identity = AnyTransition(IdentityTransition())
    /// A transition that fades the view.
    public static let opacity = AnyTransition(OpacityTransition())
    /// A transition that moves the view in from the leading edge and out over the trailing edge.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    /// A transition that scales the view from nothing.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
    /// Returns a transition that scales the view from `scale` around `anchor`.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }
    /// Returns a transition that moves the view in and out over an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
    /// Returns a transition that moves the view in from an edge and out over the opposite edge while it fades.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
    /// Returns a transition that moves the view by an offset.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
    /// Returns a transition that moves the view by an offset.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        .offset(CGSize(width: x, height: y))
    }
    /// Returns a transition with different transitions for insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(AsymmetricTransition(insertion: insertion.transition, removal: removal.transition))
    }
    /// Returns a transition with one modifier for an inserted or removed view and another for a view that is present.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Returns a transition that combines this transition with another transition.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(CombinedTransition(first: transition, second: other.transition))
    }

    /// Returns this transition with its own animation.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(AnimatedTransition(base: transition, animation: animation))
    }

    /// The transition, as one that can be applied.
    var transition: ErasedTransition { ErasedTransition(base) }
}

/// A transition of any type.
struct ErasedTransition {
    private nonisolated(unsafe) let base: any Transition

    init(_ base: any Transition) { self.base = (base as? ErasedTransition)?.base ?? base }
}

extension ErasedTransition: Transition {
    // What is inside says itself what it does where less motion is wanted.
    static let properties = TransitionProperties(hasMotion: false)

    func body(content: Content, phase: TransitionPhase) -> some View {
        func erased<T: Transition>(_ transition: T) -> AnyView {
            AnyView(content.modifier(TransitionPhaseModifier(transition: transition, phase: phase)))
        }
        return erased(base)
    }
}

/// By a modifier that differs while the view appears and disappears.
private struct ModifierTransition<E: ViewModifier> {
    let active: E
    let identity: E
}

extension ModifierTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}
