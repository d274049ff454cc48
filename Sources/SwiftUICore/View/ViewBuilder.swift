/// Turns the statements of a closure into one view.
@resultBuilder
public struct ViewBuilder {
    /// An empty closure gives an empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One statement gives its own view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several statements give a tuple of views, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// A view as it is written in the source.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// A statement that is not a view is refused at compile time.
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    @_disfavoredOverload
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    /// `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch of `if … else` or `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The other branch of `if … else` or `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// The content of `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
