/// Makes one row of the keyframes of a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// One keyframe.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// The first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    /// One after those before.
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
    /// None.
    public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeRow<Value>([]) }

    /// The keyframes of one of two branches.
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

/// Gathers the tracks of a closure.
@resultBuilder public struct KeyframesBuilder<Value> {
    /// A keyframe of the whole value.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// A track.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    /// The first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    /// The first track.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
    /// A keyframe after those before.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeRow([accumulated, next])
    }
    /// A track beside those before.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        KeyframeBundle([accumulated, next])
    }
    /// Keyframes of a loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
    where Value: Animatable {
        KeyframeRow<Value>(components)
    }
    /// Tracks of a loop.
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
    /// Builds empty content.
    public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeRow<Value>([])
    }
    /// One track, where the closure holds keyframes of the whole value.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
        KeyframeTrack { component }
    }
    /// The tracks.
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
