/// A modifier that prepares a preview, for example with sample data, an environment, or a frame.
///
/// Its context is made once for all the previews that use the same type of modifier.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The type of the value that all uses share, such as a store with sample data. It can be `Void`.
    associatedtype Context = Void
    /// The type of the view that the modifier creates.
    associatedtype Body: View
    /// The type of the view of the preview.
    typealias Content = PreviewModifierContent

    /// Creates the value that all uses share.
    static func makeSharedContext() async throws -> Context

    /// Returns the view that replaces `content`.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier is applied to.
public struct PreviewModifierContent: View {
    private let content: AnyView

    package init(_ content: AnyView) { self.content = content }

    public var body: some View { content }
}

extension PreviewModifier {
    /// Applies the modifier to a view with a context that ``makeSharedContext()`` made.
    package func apply(to content: AnyView, context: Any) -> AnyView? {
        guard let context = context as? Context else { return nil }
        return AnyView(body(content: PreviewModifierContent(content), context: context))
    }
}
