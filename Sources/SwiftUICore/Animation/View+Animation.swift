extension View {
    /// Shows changes of this view with `animation` when `value` changes. Until animations run, changes show at once.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        WithoutEffect.animation.log()
        return self
    }

    /// Shows changes of this view with `animation`. Until animations run, changes show at once.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        WithoutEffect.animation.log()
        return self
    }

    /// Shows what `body` changes with `animation`. Until animations run, changes show at once.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        WithoutEffect.animation.log()
        return body(PlaceholderContentView(self))
    }

    /// Changes the transaction of changes in this view. Until animations run, transactions have no effect.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        self
    }

    /// Changes the transaction of changes in this view when `value` changes.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        self
    }

    /// How the view comes and goes. Until transitions run, it does so at once.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        WithoutEffect.transition.log()
        return self
    }

    /// How the view comes and goes. Until transitions run, it does so at once.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        WithoutEffect.transition.log()
        return self
    }

    /// How the view's contents change. Until transitions run, they do so at once.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        WithoutEffect.contentTransition.log()
        return self
    }
}

/// The view that a closure or a transition changes.
public struct PlaceholderContentView<Value> {
    private let content: AnyView

    nonisolated init<V: View>(_ content: V) { self.content = AnyView(content) }
}

extension PlaceholderContentView: View {
    public var body: some View { content }
}

/// Runs `body`, shows the changes of state that it makes with `animation`, then calls `completion`. Until animations run,
/// that is at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    WithoutEffect.withAnimationCompletion.log()
    let result = try withAnimation(animation, body)
    completion()
    return result
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    /// When it has come to rest for the eye.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// When it has been taken away.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// How text and symbols change.
public struct ContentTransition: Equatable, Sendable {
    private let name: String

    /// At once.
    public static let identity = ContentTransition(name: "identity")
    /// By fading.
    public static let opacity = ContentTransition(name: "opacity")
    /// By moving the outlines.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// By rolling digits.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText \(countsDown)")
    }
    /// By rolling digits, up or down by `value`.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(name: "numericText \(value)")
    }
}
