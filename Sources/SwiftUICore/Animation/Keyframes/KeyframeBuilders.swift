/// A result builder that creates a track of keyframes from the statements of a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Returns a keyframe.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// Returns the first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    /// Returns the previous keyframes and the following keyframe.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeRow([accumulated, next])
    }
    /// Produces content from the iterations of a loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
    {
        KeyframeRow<Value>(components)
    }
    /// Produces content for a conditional statement when the condition is true.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
        Conditional(first: component, second: nil)
    }
    /// Produces content for a conditional statement when the condition is false.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
        Conditional(first: nil, second: component)
    }
    /// Returns an empty track.
    public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeRow<Value>([]) }

    /// The keyframes of a branch of an `if` statement.
    public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>:
        KeyframeTrackContent
    where ConditionalValue == First.Value, First.Value == Second.Value {
        public typealias Value = First.Value
        public typealias Body = Never
        let first: First?
        let second: Second?

        public var body: Never { return noBody(Self.self) }

        public func _resolve(into path: inout _KeyframePath<Value>) {
            first?._resolve(into: &path)
            second?._resolve(into: &path)
        }
    }
}

/// Keyframes one after the other.
private struct KeyframeRow<Value: Animatable>: KeyframeTrackContent {
    typealias Body = Never
    let keyframes: [any KeyframeTrackContent<Value>]

    init(_ keyframes: [any KeyframeTrackContent<Value>]) { self.keyframes = keyframes }

    var body: Never { return noBody(Self.self) }

    func _resolve(into path: inout _KeyframePath<Value>) {
        for keyframe in keyframes { keyframe._resolve(into: &path) }
    }
}

/// A result builder that creates tracks of keyframes from the statements of a closure.
@resultBuilder public struct KeyframesBuilder<Value> {
    /// Returns a keyframe of the whole value.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// Returns a track.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    /// Returns the first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    /// Returns the first track.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
    /// Returns the previous keyframes and the following keyframe.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeRow([accumulated, next])
    }
    /// Returns the previous tracks and the following track.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        KeyframeBundle([accumulated, next])
    }
    /// Returns the keyframes of a loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
    where Value: Animatable {
        KeyframeRow<Value>(components)
    }
    /// Returns the tracks of a loop.
    public static func buildArray(_ components: [some Keyframes<Value>]) -> some Keyframes<Value> {
        KeyframeBundle<Value>(components)
    }
    /// Produces content for a conditional statement when the condition is true.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First.Value == Second.Value {
        KeyframeTrackContentBuilder<Value>.Conditional(first: component, second: nil)
    }
    /// Produces content for a conditional statement when the condition is false.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First.Value == Second.Value {
        KeyframeTrackContentBuilder<Value>.Conditional(first: nil, second: component)
    }
    /// Returns empty content.
    public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeRow<Value>([])
    }
    /// Returns a single track, if the closure contains keyframes of the whole value.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
        KeyframeTrack { component }
    }
    /// Returns the tracks.
    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Content.Value == Value { component }
}

/// Tracks side by side.
private struct KeyframeBundle<Value>: Keyframes {
    typealias Body = Never
    let tracks: [any Keyframes<Value>]

    init(_ tracks: [any Keyframes<Value>]) { self.tracks = tracks }

    var body: Never { return noBody(Self.self) }

    func _resolve(into all: inout _KeyframeTracks<Value>) {
        for track in tracks { track._resolve(into: &all) }
    }
}
