extension View {
    /// How texts and symbols change. They still do so at once, whatever the transition.
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
