/// A way for views to come and go, whose type is hidden.
public struct AnyTransition: Sendable {
    // Transitions are values that nobody changes; that their type may be sent is not said.
    private nonisolated(unsafe) let base: any Transition

    /// Hides the type of a transition.
    public init<T: Transition>(_ transition: T) { base = transition }

    /// At once.
    public static let identity = AnyTransition(IdentityTransition())
    /// By fading.
    public static let opacity = AnyTransition(OpacityTransition())
    /// In from the leading edge, out over the trailing edge.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    /// By growing from nothing.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
    /// By growing from `scale` round `anchor`.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }
    /// In and out over an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
    /// In from an edge and out over the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
    /// From a distance.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
    /// From a distance.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        .offset(CGSize(width: x, height: y))
    }
    /// One way in, another out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(AsymmetricTransition(insertion: insertion.transition, removal: removal.transition))
    }
    /// By a modifier that differs while the view comes and goes.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Both ways at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(CombinedTransition(first: transition, second: other.transition))
    }

    /// With its own animation.
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

/// By a modifier that differs while the view comes and goes.
private struct ModifierTransition<E: ViewModifier> {
    let active: E
    let identity: E
}

extension ModifierTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}
