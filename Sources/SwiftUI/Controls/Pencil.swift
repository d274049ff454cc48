import CoreGraphics

/// The pose of a pencil over the screen.
public struct PencilHoverPose: Hashable, Sendable {
    /// The place over the view, in its coordinates.
    public let location: CGPoint
    /// The place as a part of the view's size.
    public let anchor: UnitPoint
    /// The distance from the screen, from 0 to 1.
    public let zDistance: CGFloat
    /// The angle between the pencil and the screen.
    public let altitude: Angle
    /// The direction in which the pencil points.
    public let azimuth: Angle
    /// The rotation of the pencil around its axis.
    public let roll: Angle
}

/// The action that the user prefers for a double tap or a squeeze of the pencil.
public struct PencilPreferredAction: Hashable, Sendable {
    private let number: Int

    /// An action that does nothing.
    public static let ignore = PencilPreferredAction(number: 0)
    /// An action that switches between the current tool and the eraser.
    public static let switchEraser = PencilPreferredAction(number: 1)
    /// Back to the tool before.
    public static let switchPrevious = PencilPreferredAction(number: 2)
    /// The choice of colors.
    public static let showColorPalette = PencilPreferredAction(number: 3)
    /// The tool's attributes.
    public static let showInkAttributes = PencilPreferredAction(number: 4)
    /// The tools, where the pencil is.
    public static let showContextualPalette = PencilPreferredAction(number: 5)
    /// A shortcut of the system.
    public static let runSystemShortcut = PencilPreferredAction(number: 6)
}

/// A double tap on the pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    /// The pose of the pencil; nil if that is not known.
    public let hoverPose: PencilHoverPose?
}

/// A squeeze of the pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
    /// The pose of the pencil; nil if that is not known.
    public let hoverPose: PencilHoverPose?
}

/// The phases of a squeeze of the pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    /// A phase in which the gesture is active.
    case active(PencilSqueezeGestureValue)
    /// A phase in which the gesture has ended.
    case ended(PencilSqueezeGestureValue)
    /// A phase in which the gesture has failed.
    case failed
}

extension View {
    /// Calls `action` after a double tap on the pencil. No host here has one.
    nonisolated public func onPencilDoubleTap(
        perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
    ) -> some View {
        WithoutEffect.onPencilDoubleTap.log()
        return self
    }

    /// Calls `action` while the pencil is squeezed. No host here has one.
    nonisolated public func onPencilSqueeze(
        perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
    ) -> some View {
        WithoutEffect.onPencilSqueeze.log()
        return self
    }
}

extension EnvironmentValues {
    /// The action that the user prefers for a double tap on the pencil. Always nothing, since no host here has a
    /// pencil.
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
    /// The action that the user prefers for a squeeze of the pencil. Always nothing, since no host here has a pencil.
    public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}
