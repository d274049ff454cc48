import Foundation

/// A gesture in which two fingers move apart or together.
public struct MagnifyGesture {
    /// The value of the gesture.
    public struct Value: Equatable, Sendable {
        /// The date when it happened.
        public var time: Date
        /// The factor since the beginning.
        public var magnification: CGFloat
        /// The velocity of the magnification, per second.
        public var velocity: CGFloat
        /// The anchor at which the gesture began, as a fraction of the view.
        public var startAnchor: UnitPoint
        /// The point at which the gesture began, in points.
        public var startLocation: CGPoint
    }
    public typealias Body = Never

    /// The change of the magnification at which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture that begins after the magnification has changed by `minimumScaleDelta`.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: MagnifyGesture) -> _GestureRecognizer<Value> {
        TwoFingerRecognizer(TwoFingerQuantity(\.magnification, minimum: gesture.minimumScaleDelta, neutral: 1)) {
            Value(
                time: $0.time, magnification: $0.value, velocity: $0.velocity, startAnchor: $0.startAnchor,
                startLocation: $0.startLocation)
        }
    }
}

extension MagnifyGesture: Gesture {}

/// A gesture in which two fingers rotate around each other.
public struct RotateGesture {
    /// The value of the gesture.
    public struct Value: Equatable, Sendable {
        /// The date when it happened.
        public var time: Date
        /// The angle since the beginning.
        public var rotation: Angle
        /// The velocity of the angle, per second.
        public var velocity: Angle
        /// The anchor at which the gesture began, as a fraction of the view.
        public var startAnchor: UnitPoint
        /// The point at which the gesture began, in points.
        public var startLocation: CGPoint
    }
    public typealias Body = Never

    /// The rotation at which the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a gesture that begins after the angle has changed by `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: RotateGesture) -> _GestureRecognizer<Value> {
        TwoFingerRecognizer(TwoFingerQuantity(\.rotation, minimum: gesture.minimumAngleDelta.radians, neutral: 0)) {
            Value(
                time: $0.time, rotation: .radians($0.value), velocity: .radians($0.velocity),
                startAnchor: $0.startAnchor, startLocation: $0.startLocation)
        }
    }
}

extension RotateGesture: Gesture {}

/// The older name of ``MagnifyGesture``, whose value is the factor alone.
public struct MagnificationGesture {
    public typealias Value = CGFloat
    public typealias Body = Never

    /// The change of the magnification at which the gesture begins.
    @available(iOS, deprecated: 100000.0, message: "Use MagnifyGesture instead.")
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture that begins after the magnification has changed by `minimumScaleDelta`.
    @available(iOS, deprecated: 100000.0, message: "Use MagnifyGesture instead.")
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: MagnificationGesture) -> _GestureRecognizer<CGFloat> {
        TwoFingerRecognizer(TwoFingerQuantity(\.magnification, minimum: gesture.minimumScaleDelta, neutral: 1)) {
            $0.value
        }
    }
}

extension MagnificationGesture: Gesture {}

/// The older name of ``RotateGesture``, whose value is the angle alone.
public struct RotationGesture {
    public typealias Value = Angle
    public typealias Body = Never

    /// The rotation at which the gesture begins.
    @available(iOS, deprecated: 100000.0, message: "Use RotateGesture instead.")
    public var minimumAngleDelta: Angle

    /// Creates a gesture that begins after the angle has changed by `minimumAngleDelta`.
    @available(iOS, deprecated: 100000.0, message: "Use RotateGesture instead.")
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: RotationGesture) -> _GestureRecognizer<Angle> {
        TwoFingerRecognizer(TwoFingerQuantity(\.rotation, minimum: gesture.minimumAngleDelta.radians, neutral: 0)) {
            .radians($0.value)
        }
    }
}

extension RotationGesture: Gesture {}
