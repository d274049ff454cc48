import CoreGraphics

/// The pose of a pencil over the screen.
public struct PencilHoverPose: Hashable, Sendable {
    /// The position over the view, in the view's coordinates.
    public let location: CGPoint
    /// The position as a fraction of the view's size.
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
    /// An action that switches to the previous tool.
    public static let switchPrevious = PencilPreferredAction(number: 2)
    /// An action that shows the color palette.
    public static let showColorPalette = PencilPreferredAction(number: 3)
    /// An action that shows the attributes of the tool.
    public static let showInkAttributes = PencilPreferredAction(number: 4)
    /// An action that shows the tools at the position of the pencil.
    public static let showContextualPalette = PencilPreferredAction(number: 5)
    /// An action that runs a system shortcut.
    public static let runSystemShortcut = PencilPreferredAction(number: 6)
}

/// A double tap on the pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    /// The pose of the pencil. Nil if it is unknown.
    public let hoverPose: PencilHoverPose?
}

/// A squeeze of the pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
    /// The pose of the pencil. Nil if it is unknown.
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
    /// Calls `action` after a double tap on the pencil. Perch's hosts have no pencil. This modifier has no effect.
    nonisolated public func onPencilDoubleTap(
        perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
    ) -> some View {
        WithoutEffect.onPencilDoubleTap.log()
        return self
    }

    /// Calls `action` while the user squeezes the pencil. Perch's hosts have no pencil. This modifier has no effect.
    nonisolated public func onPencilSqueeze(
        perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
    ) -> some View {
        WithoutEffect.onPencilSqueeze.log()
        return self
    }
}

extension EnvironmentValues {
    /// The action that the user prefers for a double tap on the pencil. It is always `ignore`, because Perch's hosts
    /// have no pencil.
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
    /// The action that the user prefers for a squeeze of the pencil. It is always `ignore`, because Perch's hosts have
    /// no pencil.
    public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}
