import Foundation

extension View {
    /// Adds glass behind the view, in a shape around its bounds.
    ///
    /// The content is drawn over the glass and not cut to it. Inside a ``GlassEffectContainer`` the glass of several views blends.
    /// Glass of any design of iOS looks the same: a view that asks for it gets it also where the system's own controls have none.
    ///
    /// - Parameters:
    ///   - glass: The kind of glass; ``Glass/identity`` draws none.
    ///   - shape: The outline, a capsule unless given.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        modifier(GlassEffectModifier(glass: glass, shape: shape))
    }

    /// Sets the identifier of this view's glass in its container. If other glass with the same identifier replaces it,
    /// the glass changes its shape between them.
    nonisolated public func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> some View {
        environment(\.glassIdentity, id.map { GlassIdentity(id: AnyHashable($0), namespace: namespace) })
    }

    /// Unites the glass of this view with other glass in its container that has the same identifier, kind, and type of
    /// shape, regardless of the distance.
    @MainActor @preconcurrency
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        environment(\.glassUnion, id.map { GlassIdentity(id: AnyHashable($0), namespace: namespace) })
    }

    /// Sets how the glass of this view appears and disappears in its container.
    @MainActor @preconcurrency
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        environment(\.glassTransition, transition)
    }
}

/// A transition for glass that appears and disappears.
public struct GlassEffectTransition: Sendable {
    enum Kind: Hashable, Sendable { case identity, matchedGeometry, materialize }

    let kind: Kind

    /// A transition that changes the glass immediately.
    public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
    /// A transition in which glass grows out of the nearest glass in the container, if there is one. This is the
    /// default transition.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
    /// The glass and its content fade, out of a blur.
    public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
}

struct GlassIdentity: Hashable, @unchecked Sendable {
    // Unchecked because of the erased id, which is required to be Sendable where it comes from.
    let id: AnyHashable
    let namespace: Namespace.ID
}

private enum GlassIdentityKey: EnvironmentKey {
    static var defaultValue: GlassIdentity? { nil }
}

private enum GlassUnionKey: EnvironmentKey {
    static var defaultValue: GlassIdentity? { nil }
}

private enum GlassTransitionKey: EnvironmentKey {
    static var defaultValue: GlassEffectTransition { .matchedGeometry }
}

private enum IsInGlassContainerKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var glassIdentity: GlassIdentity? {
        get { self[GlassIdentityKey.self] }
        set { self[GlassIdentityKey.self] = newValue }
    }

    var glassUnion: GlassIdentity? {
        get { self[GlassUnionKey.self] }
        set { self[GlassUnionKey.self] = newValue }
    }

    var glassTransition: GlassEffectTransition {
        get { self[GlassTransitionKey.self] }
        set { self[GlassTransitionKey.self] = newValue }
    }

    var isInGlassContainer: Bool {
        get { self[IsInGlassContainerKey.self] }
        set { self[IsInGlassContainerKey.self] = newValue }
    }
}

private struct GlassEffectModifier<S: Shape> {
    let glass: Glass
    let shape: S

    @Environment(\.isInGlassContainer) private var isInContainer
    @Environment(\.glassIdentity) private var identity
    @Environment(\.glassUnion) private var union
    @Environment(\.glassTransition) private var transition
    @State private var ownIdentity = GlassOwnIdentity()

    nonisolated init(glass: Glass, shape: S) {
        self.glass = glass
        self.shape = shape
    }
}

extension GlassEffectModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (isInContainer, glass, shape) = (isInContainer, glass, shape)
        let (union, transition) = (union, transition)
        let id = identity.map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(ownIdentity))
        return
            content
            .modifier(
                StyleLayerModifier(
                    style: AnyShapeStyle(GlassStyle(isInContainer ? .identity : glass)), shape: shape,
                    fillStyle: FillStyle(), edges: [], isBehind: true)
            )
            .anchorPreference(key: GlassItemsKey.self, value: .bounds) { bounds in
                guard isInContainer, glass.kind != .identity else { return [] }
                return [
                    GlassItem(
                        id: id, glass: glass, shape: AnyShape(shape), shapeType: ObjectIdentifier(S.self),
                        bounds: bounds,
                        union: union, transition: transition)
                ]
            }
            .modifier(GlassPress(isEnabled: glass.isInteractive && glass.kind != .identity))
            // What the view's own glass receives does not hold for glass inside it.
            .environment(\.glassIdentity, nil)
            .environment(\.glassUnion, nil)
    }
}

/// What tells a view's glass where the program gives it no id.
private final class GlassOwnIdentity: Sendable {
    init() {}
}

/// Makes a view a little larger while a finger is on it.
private struct GlassPress {
    let isEnabled: Bool

    @GestureState private var isPressed = false
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
}

extension GlassPress: ViewModifier {
    func body(content: Content) -> some View {
        let isLarge = isPressed && !reducesMotion
        return
            content
            .scaleEffect(isLarge ? GlassAppearance.pressedScale : 1)
            .animation(.spring(duration: 0.3, bounce: 0.3), value: isLarge)
            .simultaneousGesture(
                DragGesture(minimumDistance: 0).updating($isPressed) { _, isPressed, _ in isPressed = true },
                including: isEnabled ? .all : .subviews)
    }
}
