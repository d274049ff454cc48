/// The view that a closure or a transition changes.
public struct PlaceholderContentView<Value> {
    private let content: AnyView

    nonisolated package init<V: View>(_ content: V) { self.content = AnyView(content) }
}

extension PlaceholderContentView: View {
    public var body: some View { content }
}
