/// A modifier that sets the stage for a preview: sample data, an environment, a frame around the view.
///
/// Its context is made once for all the previews that use the same type of modifier.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The type of the value that all uses share, such as a store with sample data; `Void` if nothing.
    associatedtype Context = Void
    /// The view that the modifier makes.
    associatedtype Body: View
    /// Represents the preview's own view.
    typealias Content = PreviewModifierContent

    /// Makes what all uses share.
    static func makeSharedContext() async throws -> Context

    /// Makes the view to show in place of `content`.
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
