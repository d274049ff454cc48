import Foundation

/// What touches or points: a finger keeps its number from the moment it comes down until it is lifted.
package struct PointerID: Hashable, Sendable, ExpressibleByIntegerLiteral {
    package let rawValue: Int

    package init(_ rawValue: Int) { self.rawValue = rawValue }
    package init(integerLiteral value: Int) { rawValue = value }
}

/// What a pointer is.
package enum PointerKind: Hashable, Sendable {
    case touch, mouse, trackpad, pencil
}

/// The buttons of a mouse that are held down. A finger that touches counts as the primary one.
package struct PointerButtons: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let primary = PointerButtons(rawValue: 1)
    package static let secondary = PointerButtons(rawValue: 2)
    package static let middle = PointerButtons(rawValue: 4)
}

/// A touch or a mouse button, as hosts hand it in.
package struct PointerEvent: Sendable {
    package enum Phase: Hashable, Sendable {
        case down, moved, up, cancelled
    }

    package var pointer: PointerID
    package var kind: PointerKind
    package var buttons: PointerButtons
    /// The modifier keys held down.
    package var modifiers: EventModifiers
    package var phase: Phase
    /// On the canvas, in points.
    package var location: CGPoint
    /// In seconds since the host began.
    package var time: TimeInterval

    package init(
        phase: Phase, location: CGPoint, time: TimeInterval, pointer: PointerID = 0, kind: PointerKind = .touch,
        buttons: PointerButtons = .primary, modifiers: EventModifiers = []
    ) {
        self.pointer = pointer
        self.kind = kind
        self.buttons = buttons
        self.modifiers = modifiers
        self.phase = phase
        self.location = location
        self.time = time
    }
}

/// A pointer that moves with nothing held down, or leaves the canvas.
package struct HoverEvent: Sendable {
    package var kind: PointerKind
    /// On the canvas, in points; nil if the pointer has left it.
    package var location: CGPoint?
    package var modifiers: EventModifiers
    /// In seconds since the host began.
    package var time: TimeInterval

    package init(
        location: CGPoint?, time: TimeInterval, kind: PointerKind = .mouse, modifiers: EventModifiers = []
    ) {
        self.kind = kind
        self.location = location
        self.modifiers = modifiers
        self.time = time
    }
}

/// A wheel that turns, or two fingers on a trackpad.
package struct WheelEvent: Sendable {
    package enum Phase: Hashable, Sendable {
        /// A notch of a wheel: it represents itself.
        case discrete
        /// Fingers on a trackpad; what they leave in motion comes from the system as further changes.
        case began, changed, ended
    }

    package var phase: Phase
    /// On the canvas, in points.
    package var location: CGPoint
    /// How far the content is to move, in points: down and to the right are positive.
    package var delta: CGSize
    package var modifiers: EventModifiers
    /// In seconds since the host began.
    package var time: TimeInterval

    package init(
        delta: CGSize, location: CGPoint, time: TimeInterval, phase: Phase = .discrete, modifiers: EventModifiers = []
    ) {
        self.phase = phase
        self.location = location
        self.delta = delta
        self.modifiers = modifiers
        self.time = time
    }
}
