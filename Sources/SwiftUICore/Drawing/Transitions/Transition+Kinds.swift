import CoreGraphics
import DisplayList

/// The properties of a transition.
public struct TransitionProperties: Sendable {
    /// A Boolean value that indicates whether the transition moves content. If motion is reduced, such a transition is
    /// omitted.
    public var hasMotion: Bool

    /// Creates properties of a transition. By default, it moves content.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition that shows and removes the view immediately.
@MainActor @preconcurrency
public struct IdentityTransition {
    nonisolated public init() {}
}

extension IdentityTransition: Transition {
    public static let properties = TransitionProperties(hasMotion: false)

    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that fades the view.
@MainActor @preconcurrency
public struct OpacityTransition {
    nonisolated public init() {}
}

extension OpacityTransition: Transition {
    public static let properties = TransitionProperties(hasMotion: false)

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition that scales the view.
@MainActor @preconcurrency
public struct ScaleTransition {
    /// The scale of a view that is not there.
    public var scale: Double
    /// The fixed point, as a fraction of the view.
    public var anchor: UnitPoint

    /// Creates a transition from a scale, around an anchor.
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
}

extension ScaleTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// A transition that moves the view by an offset.
@MainActor @preconcurrency
public struct OffsetTransition {
    /// The offset of a view that is not present, in points.
    public var offset: CGSize

    /// Creates a transition with an offset in points.
    nonisolated public init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// A transition that moves the view in and out over an edge.
@MainActor @preconcurrency
public struct MoveTransition {
    /// The edge.
    public var edge: Edge

    /// Creates a transition over an edge.
    nonisolated public init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge: edge, amount: phase.isIdentity ? 0 : 1))
    }
}

/// A transition that moves the view in from the leading edge and out over the trailing edge.
@MainActor @preconcurrency
public struct SlideTransition {
    nonisolated public init() {}
}

extension SlideTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge: .trailing, amount: phase.value))
    }
}

/// A transition that moves the view in from an edge and out over the opposite edge while it fades.
@MainActor @preconcurrency
public struct PushTransition {
    /// The edge from which views are inserted.
    public var edge: Edge

    /// Creates a transition in from an edge.
    nonisolated public init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge: edge, amount: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition that replaces one view with another by blurring and scaling both.
@MainActor @preconcurrency
public struct BlurReplaceTransition {
    /// A configuration for scaling the views.
    public struct Configuration: Equatable, Sendable {
        private let isReversed: Bool

        /// A configuration in which inserted views grow and removed views shrink.
        public static let downUp = Configuration(isReversed: false)
        /// A configuration in which inserted and removed views grow.
        public static let upUp = Configuration(isReversed: true)

        func scale(in phase: TransitionPhase) -> CGFloat {
            switch phase {
            case .willAppear: TransitionAppearance.blurReplaceScale
            case .identity: 1
            case .didDisappear:
                isReversed ? 2 - TransitionAppearance.blurReplaceScale : TransitionAppearance.blurReplaceScale
            }
        }
    }

    /// The configuration for scaling the views.
    public var configuration: Configuration

    /// Creates a transition with a configuration.
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .blur(radius: phase.isIdentity ? 0 : TransitionAppearance.blurReplaceRadius)
            .scaleEffect(configuration.scale(in: phase))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition with different transitions for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
    /// The way in.
    public var insertion: Insertion
    /// The way out.
    public var removal: Removal

    /// Creates a transition from a transition for insertion and one for removal.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
}

extension AsymmetricTransition: Transition {
    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        // Both are there in every phase, so that the content stays the same view.
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
            phase: phase == .didDisappear ? phase : .identity)
    }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition> {
    let first: First
    let second: Second
}

extension CombinedTransition: Transition {
    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// A transition with its own animation.
struct AnimatedTransition<Base: Transition> {
    let base: Base
    let animation: Animation?
}

extension AnimatedTransition: Transition {
    static var properties: TransitionProperties { Base.properties }

    func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase).animation(animation, value: phase)
    }
}

/// Moves the drawing of its content over an edge, by parts of its size.
private struct EdgeOffset {
    let edge: Edge
    var amount: Double
}

extension EdgeOffset: Animatable {
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

extension EdgeOffset: LayerEffectModifier {
    typealias Body = Never

    func effects(in environment: EnvironmentValues) -> SizedEffects {
        if amount == 0 { return SizedEffects() }
        let forward: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
        let direction: CGVector =
            switch edge {
            case .top: CGVector(dx: 0, dy: -1)
            case .bottom: CGVector(dx: 0, dy: 1)
            case .leading: CGVector(dx: -forward, dy: 0)
            case .trailing: CGVector(dx: forward, dy: 0)
            }
        let amount = amount
        return SizedEffects([amount, direction.dx, direction.dy]) { size in
            [
                .transform(
                    CGAffineTransform(
                        translationX: direction.dx * size.width * amount, y: direction.dy * size.height * amount))
            ]
        }
    }
}

extension Transition {
    /// Returns a view with the transition in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content), phase: phase)
    }

    /// Returns a transition that combines this transition with another transition.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// Returns this transition with its own animation.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

extension Transition where Self == IdentityTransition {
    /// A transition that shows and removes the view immediately.
    @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// A transition that fades the view.
    @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// A transition that scales the view from nothing and to nothing.
    @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(0) }

    /// Returns a transition that scales the view from a factor, around an anchor.
    @MainActor @preconcurrency
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// Returns a transition that moves the view by an offset in points.
    @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

    /// Returns a transition that moves the view by an offset in points.
    @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// Returns a transition that moves the view in and out over an edge.
    @MainActor @preconcurrency public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// A transition that moves the view in from the leading edge and out over the trailing edge.
    @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// Returns a transition that moves the view in from an edge and out over the opposite edge while it fades.
    @MainActor @preconcurrency public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// A transition that replaces one view with another by blurring and scaling both.
    @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition {
        BlurReplaceTransition(configuration: .downUp)
    }

    /// Returns a transition that replaces one view with another by blurring and scaling both, with a configuration.
    @MainActor @preconcurrency
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: configuration)
    }
}
