import Foundation

/// A type that represents tracks of keyframes, which animate the parts of a value at the same time.
public protocol Keyframes<Value> {
    /// The value that is led.
    associatedtype Value
    /// The type of the tracks in the body.
    associatedtype Body: Keyframes
    /// The type of the tracks in the body.
    @KeyframesBuilder<Value> var body: Body { get }

    /// Adds the tracks to a timeline.
    func _resolve(into tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    public func _resolve(into tracks: inout _KeyframeTracks<Value>) { body._resolve(into: &tracks) }
}

extension Never: @preconcurrency Keyframes {
    public func _resolve(into tracks: inout _KeyframeTracks<Never>) {}
}

/// Tracks with their initial value.
public struct _KeyframeTracks<Root> {
    let initialValue: Root
    private(set) var duration: TimeInterval = 0
    private var tracks: [(inout Root, TimeInterval) -> Void] = []

    init(_ initialValue: Root) { self.initialValue = initialValue }

    mutating func add<Value: Animatable>(_ keyPath: WritableKeyPath<Root, Value>, _ path: _KeyframePath<Value>) {
        let curve = KeyframeCurve(from: initialValue[keyPath: keyPath].animatableData, path)
        duration = max(duration, curve.duration)
        tracks.append { root, time in root[keyPath: keyPath].animatableData = curve.value(at: time) }
    }

    func value(at time: TimeInterval) -> Root {
        var value = initialValue
        for track in tracks { track(&value, time) }
        return value
    }
}

/// A track of keyframes for a part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
    public typealias Body = Never
    let keyPath: WritableKeyPath<Root, Value>
    let content: Content

    /// Creates a track for the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    /// Creates a track for the part of the value at `keyPath`.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    public var body: Never { return noBody(Self.self) }

    public func _resolve(into tracks: inout _KeyframeTracks<Root>) {
        var path = _KeyframePath<Value>()
        content._resolve(into: &path)
        tracks.add(keyPath, path)
    }
}

/// A timeline of a value through its keyframes, which you can query.
public struct KeyframeTimeline<Value> {
    private let tracks: _KeyframeTracks<Value>

    /// Creates a timeline of a value that starts with `initialValue`.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        var tracks = _KeyframeTracks(initialValue)
        content()._resolve(into: &tracks)
        self.tracks = tracks
    }

    /// The duration of the longest track, in seconds.
    public var duration: TimeInterval { tracks.duration }

    /// Returns the value after `time` seconds. Before the start and after the end, it is the first or the last value.
    public func value(time: Double) -> Value {
        tracks.value(at: time.isNaN ? 0 : min(max(time, 0), duration))
    }

    /// Returns the value at a fraction of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
