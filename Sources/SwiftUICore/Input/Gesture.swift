import Foundation

/// A way to act on a view with fingers or a mouse.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type of the gesture's value.
    associatedtype Value
    /// The type of the gesture in the body.
    associatedtype Body: Gesture

    /// The gesture on which this gesture is based.
    var body: Body { get }

    /// Creates the recognizer that receives events. Only primitive gestures of the engine implement this method.
    static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>
}

extension Gesture where Body.Value == Value {
    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        Body._makeRecognizer(gesture.body)
    }
}

extension Gesture where Body == Never {
    /// The body of primitive gestures, which do not have a body. Reading this property is a programming error.
    @MainActor @preconcurrency public var body: Never {
        fatalError("\(Self.self) is a primitive gesture; its body may not be called")
    }
}

extension Never: Gesture {
    public typealias Value = Never

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: Never) -> _GestureRecognizer<Never> {}
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value> {
    public typealias Body = Never

    private let make: @MainActor () -> _GestureRecognizer<Value>

    /// Creates a type-erased gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        nonisolated(unsafe) let gesture = gesture
        make = { T._makeRecognizer(gesture) }
    }

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> { gesture.make() }
}

extension AnyGesture: Gesture {}

/// A set of the gestures of a view and of the views below that are active.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No gestures.
    public static let none: GestureMask = []
    /// The gesture that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// A mask with the gestures of the views below.
    public static let subviews = GestureMask(rawValue: 2)
    /// All gestures.
    public static let all: GestureMask = [.gesture, .subviews]
}
