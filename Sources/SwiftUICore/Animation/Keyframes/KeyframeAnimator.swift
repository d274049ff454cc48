import Foundation

/// A view whose content follows the course of a value through keyframes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where Value == KeyframePath.Value {
    let initialValue: Value
    /// Nil where the course starts automatically.
    let trigger: (any Equatable)?
    let isRepeating: Bool
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Creates a view that runs its keyframes repeatedly after it appears.
    ///
    /// - Parameter repeating: whether it goes at all; where not, the content shows the start.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        trigger = nil
        isRepeating = repeating
        self.content = content
        self.keyframes = keyframes
    }

    /// Creates a view that runs its keyframes once each time that `trigger` changes, from the current value.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = trigger
        isRepeating = false
        self.content = content
        self.keyframes = keyframes
    }
}

extension KeyframeAnimator: PrimitiveView {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        KeyframeAnimatorNode(view, inputs)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { Content._elementCount }
}

private final class KeyframeAnimatorNode<Value, Path: Keyframes, Content: View>:
    _TypedViewNode<KeyframeAnimator<Value, Path, Content>>, AnimationParticipant
where Value == Path.Value {
    private typealias Child = DeferredView<Value, Content>

    private var value: Value
    private var run: (timeline: KeyframeTimeline<Value>, start: TimeInterval)?
    private var isObserving = false
    private var child: _TypedViewNode<Child>!

    override init(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: _ViewInputs) {
        value = view.initialValue
        super.init(view, inputs)
        startIfRepeating()
        child = Child._makeNode(childView, ownInputs)
    }

    private var childView: Child { Child(value, content: view.content) }

    private func startIfRepeating() {
        if view.trigger == nil, view.isRepeating { start(from: view.initialValue) }
    }

    private func start(from value: Value) {
        let timeline = KeyframeTimeline(initialValue: value) { view.keyframes(value) }
        run = (timeline, host.tree.time)
        self.value = timeline.value(time: 0)
        guard !isObserving else { return }
        isObserving = true
        host.tree.movingValues.add(self)
    }

    nonisolated var isOutOfSight: Bool { assumeMainActor { isHiddenByContainer } }

    nonisolated func advance(to time: TimeInterval) -> Bool {
        assumeMainActor { step(to: time) }
    }

    private func step(to time: TimeInterval) -> Bool {
        guard isMounted, let run, run.timeline.duration > 0 else {
            isObserving = false
            return false
        }
        var elapsed = max(0, time - run.start)
        if view.isRepeating { elapsed.formTruncatingRemainder(dividingBy: run.timeline.duration) }
        value = run.timeline.value(time: elapsed)
        setNeedsUpdate()
        if !view.isRepeating, elapsed >= run.timeline.duration {
            self.run = nil
            isObserving = false
            return false
        }
        return true
    }

    override func updateIfNeeded() { child.update(childView) }

    override func update(_ view: KeyframeAnimator<Value, Path, Content>) {
        let (oldTrigger, wasRepeating) = (self.view.trigger, self.view.isRepeating)
        self.view = view
        if let trigger = view.trigger {
            if !isSame(trigger, oldTrigger) { start(from: value) }
        } else if view.isRepeating != wasRepeating {
            run = nil
            value = view.initialValue
            startIfRepeating()
        }
        child.update(childView)
    }

    private func isSame(_ a: any Equatable, _ b: (any Equatable)?) -> Bool {
        func compare<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
        return compare(a)
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

extension View {
    /// Applies `content` with a value that runs through keyframes repeatedly.
    ///
    /// - Parameter repeating: whether it goes at all; where not, the content shows the start.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(self), $0) },
            keyframes: keyframes)
    }

    /// Applies `content` with a value that runs through keyframes each time that `trigger` changes.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
            keyframes: keyframes)
    }
}
