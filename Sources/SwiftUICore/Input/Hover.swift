import Foundation

/// Where a pointer is that no button holds down.
public enum HoverPhase: Equatable, Sendable {
    /// Over the view, at a place in points.
    case active(CGPoint)
    /// No longer over it.
    case ended
}

/// How a view answers to a pointer over it.
public struct HoverEffect: Equatable, Sendable {
    private enum Kind { case automatic, highlight, lift }
    private let kind: Kind

    /// As fits the view.
    public static let automatic = HoverEffect(kind: .automatic)
    /// The pointer becomes a light ground of the view's shape.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The view is raised over a shadow.
    public static let lift = HoverEffect(kind: .lift)
}

extension View {
    /// Calls `action` when a pointer comes over the view or leaves it. Hosts here tell of no pointer that is not held
    /// down, so it is never called.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        WithoutEffect.onHover.log()
        return self
    }

    /// Calls `action` as a pointer moves over the view. Hosts here tell of no pointer that is not held down, so it is
    /// never called.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        WithoutEffect.onHover.log()
        return self
    }

    /// Says how the view answers to a pointer over it. Without a pointer, as on an iPhone, it looks as ever.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        WithoutEffect.hoverEffect.log()
        return self
    }

    /// Says how the view answers to a pointer over it, if at all.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        hoverEffect(effect)
    }

    /// Keeps the views below from answering to a pointer over them.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        WithoutEffect.hoverEffectDisabled.log()
        return self
    }
}
