/// A result builder that creates a view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
    /// Returns an empty view for an empty closure.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns the view of a single statement.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Returns a tuple of the views of several statements, in their order.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// Returns the view unchanged.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Causes a compile-time error for a statement that is not a view.
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    @_disfavoredOverload
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    /// Returns the view of an `if` statement without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Returns the view of the first branch of an `if … else` or `switch` statement.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Returns the view of the other branch of an `if … else` or `switch` statement.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Returns the view of an `if #available` statement.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
