import CoreGraphics

/// How a pencil is held over the screen.
public struct PencilHoverPose: Hashable, Sendable {
    /// The place over the view, in its coordinates.
    public let location: CGPoint
    /// The place as a part of the view's size.
    public let anchor: UnitPoint
    /// The distance from the screen, from 0 to 1.
    public let zDistance: CGFloat
    /// How far the pencil is raised from the screen.
    public let altitude: Angle
    /// The direction in which the pencil points.
    public let azimuth: Angle
    /// How far the pencil is turned about itself.
    public let roll: Angle
}

/// What somebody wants a double tap or a squeeze of the pencil to do.
public struct PencilPreferredAction: Hashable, Sendable {
    private let number: Int

    /// Nothing.
    public static let ignore = PencilPreferredAction(number: 0)
    /// To and from the eraser.
    public static let switchEraser = PencilPreferredAction(number: 1)
    /// Back to the tool before.
    public static let switchPrevious = PencilPreferredAction(number: 2)
    /// The choice of colors.
    public static let showColorPalette = PencilPreferredAction(number: 3)
    /// The tool's attributes.
    public static let showInkAttributes = PencilPreferredAction(number: 4)
    /// The tools, where the pencil is.
    public static let showContextualPalette = PencilPreferredAction(number: 5)
    /// A shortcut of the system's.
    public static let runSystemShortcut = PencilPreferredAction(number: 6)
}

/// A double tap on the pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    /// How the pencil was held; nil where that is not known.
    public let hoverPose: PencilHoverPose?
}

/// A squeeze of the pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
    /// How the pencil was held; nil where that is not known.
    public let hoverPose: PencilHoverPose?
}

/// How far a squeeze of the pencil has come.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    /// It goes on.
    case active(PencilSqueezeGestureValue)
    /// It ended.
    case ended(PencilSqueezeGestureValue)
    /// It did not occur.
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
    /// What a double tap on the pencil is to do. Always nothing, since no host here has a pencil.
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
    /// What a squeeze of the pencil is to do. Always nothing, since no host here has a pencil.
    public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}
