import Foundation

/// The phases of a pointer without pressed buttons.
public enum HoverPhase: Equatable, Sendable {
    /// A phase in which the pointer is over the view, at a position in points.
    case active(CGPoint)
    /// A phase in which the pointer has left the view.
    case ended
}

/// An effect for a pointer over a view.
public struct HoverEffect: Equatable, Sendable {
    private enum Kind { case automatic, highlight, lift }
    private let kind: Kind

    /// The effect that suits the view.
    public static let automatic = HoverEffect(kind: .automatic)
    /// An effect in which the pointer becomes a bright background with the view's shape.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The view is raised over a shadow.
    public static let lift = HoverEffect(kind: .lift)
}

extension View {
    /// Calls `action` with a Boolean value when a pointer enters or leaves the view. Touches are not pointers.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverStateModifier(action: action))
    }

    /// Calls `action` while a pointer moves over the view, with its position in `coordinateSpace`, and after it has
    /// left.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(
            HoverModifier(space: coordinateSpace.coordinateSpace) { action($0.map { .active($0) } ?? .ended) })
    }

    /// Calls `action` while a pointer moves over the view, with its position in `coordinateSpace`, and after it has
    /// left.
    @available(iOS, deprecated: 100000.0, message: "Use the form that takes a CoordinateSpaceProtocol.")
    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace) { action($0.map { .active($0) } ?? .ended) })
    }

    /// Sets the effect of the view while a pointer is over it. Without a pointer, as on an iPhone, the view does not
    /// change.
    ///
    /// `highlight`, and `automatic`, put a light ground of the view's hover shape, or its frame, behind it; `lift` makes it
    /// larger, with a shadow.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(HoverEffectModifier(effect: effect))
    }

    /// Sets the effect of the view while a pointer is over it, if it is enabled.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(HoverEffectModifier(effect: isEnabled ? effect : nil))
    }

    /// Sets whether hover effects are disabled in this view.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment { $0.isHoverEffectEnabled = $0.isHoverEffectEnabled && !disabled }
    }
}

/// Tells of a pointer that comes and leaves, not of how it moves.
private struct HoverStateModifier {
    let action: (Bool) -> Void
    @State private var state = HoverStateBox()

    init(action: @escaping (Bool) -> Void) { self.action = action }
}

extension HoverStateModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (state, action) = (state, action)
        content.modifier(
            HoverModifier(space: .local) { place in
                guard state.isOver != (place != nil) else { return }
                state.isOver = place != nil
                action(state.isOver)
            })
    }
}

private final class HoverStateBox {
    var isOver = false
}

private enum HoverEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether views answer to a pointer over them.
    public internal(set) var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }
}

/// Shows that a pointer is over the view.
private struct HoverEffectModifier {
    let effect: HoverEffect?
    @State private var isHovered = false
    @Environment(\.isHoverEffectEnabled) private var isEffectEnabled
    @Environment(\.isEnabled) private var isEnabled

    init(effect: HoverEffect?) { self.effect = effect }
}

extension HoverEffectModifier: ViewModifier {
    func body(content: Content) -> some View {
        let isShown = isHovered && isEffectEnabled && isEnabled
        let isLifted = isShown && effect == .lift
        let isHighlighted = isShown && effect != nil && effect != .lift
        content
            .background {
                RoundedRectangle(cornerRadius: HoverAppearance.cornerRadius)
                    .fill(Color.primary.opacity(isHighlighted ? HoverAppearance.ground : 0))
                    .padding(-HoverAppearance.margin)
                    .allowsHitTesting(false)
            }
            .scaleEffect(isLifted ? HoverAppearance.liftScale : 1)
            .shadow(
                color: .black.opacity(isLifted ? HoverAppearance.shadowOpacity : 0),
                radius: HoverAppearance.shadowRadius,
                y: HoverAppearance.shadowOffset
            )
            .animation(.easeOut(duration: HoverAppearance.duration), value: isShown)
            .onHover { isHovered = $0 }
    }
}
