/// A type that represents keyframes of a value, in their order.
public protocol KeyframeTrackContent<Value> {
    /// The value that the keyframes lead through.
    associatedtype Value: Animatable = Body.Value
    /// The type of the keyframes in the body.
    associatedtype Body: KeyframeTrackContent
    /// The type of the keyframes in the body.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// Adds the keyframes to a path.
    func _resolve(into path: inout _KeyframePath<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _resolve(into path: inout _KeyframePath<Value>) { body._resolve(into: &path) }
}

extension Never: @preconcurrency KeyframeTrackContent {
    public func _resolve(into path: inout _KeyframePath<Never>) {}
}

extension Never: Animatable {
    public typealias AnimatableData = EmptyAnimatableData
}

/// A keyframe that is not made of others.
func noBody(_ type: Any.Type) -> Never { fatalError("\(type) has no body") }

/// A keyframe that interpolates to a value along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never
    let segment: _KeyframePath<Value>.Segment

    /// Creates a keyframe with a duration in seconds.
    ///
    /// - Parameter timingCurve: how the way is covered; evenly by default.
    public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
        segment = .init(to: to.animatableData, kind: .linear(timingCurve), duration: duration)
    }

    public var body: Never { return noBody(Self.self) }
    public func _resolve(into path: inout _KeyframePath<Value>) { path.segments.append(segment) }
}

/// A keyframe that interpolates to a value along a smooth curve through the adjacent keyframes.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never
    let segment: _KeyframePath<Value>.Segment

    /// Creates a keyframe with a duration in seconds.
    ///
    /// - Parameters:
    ///   - startVelocity: how fast the value moves at the start, for each second; nil takes what makes the curve smooth.
    ///   - endVelocity: the same for the end.
    public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        segment = .init(
            to: to.animatableData,
            kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData), duration: duration)
    }

    public var body: Never { return noBody(Self.self) }
    public func _resolve(into path: inout _KeyframePath<Value>) { path.segments.append(segment) }
}

/// A keyframe that interpolates to a value with a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never
    let segment: _KeyframePath<Value>.Segment

    /// Creates a keyframe with a spring.
    ///
    /// - Parameters:
    ///   - duration: when the next keyframe begins, in seconds; nil waits until the spring has settled.
    ///   - startVelocity: how fast the value moves at the start, for each second; nil continues as fast as it came.
    public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        segment = .init(
            to: to.animatableData, kind: .spring(spring, start: startVelocity?.animatableData),
            duration: duration ?? spring.settlingDuration)
    }

    public var body: Never { return noBody(Self.self) }
    public func _resolve(into path: inout _KeyframePath<Value>) { path.segments.append(segment) }
}

/// A keyframe that sets a value without interpolation.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never
    let segment: _KeyframePath<Value>.Segment

    /// Creates a keyframe without a duration.
    public init(_ to: Value) { segment = .init(to: to.animatableData, kind: .move, duration: 0) }

    public var body: Never { return noBody(Self.self) }
    public func _resolve(into path: inout _KeyframePath<Value>) { path.segments.append(segment) }
}
