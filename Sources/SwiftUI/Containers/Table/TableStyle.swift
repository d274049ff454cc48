/// The look of tables.
@MainActor @preconcurrency
public protocol TableStyle {
    /// The type of the view that shows a table.
    associatedtype Body: View

    /// The properties of a table.
    typealias Configuration = TableStyleConfiguration

    /// A view that shows a table in this style.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a table that a style uses.
public struct TableStyleConfiguration {
    nonisolated init() {}
}

/// The style that suits the place of a table.
public struct AutomaticTableStyle: TableStyle {
    nonisolated public init() {}

    @MainActor @preconcurrency public func makeBody(configuration: TableStyleConfiguration) -> some View {
        EmptyView()
    }
}

/// A table with insets, which on iOS looks as ever.
public struct InsetTableStyle: TableStyle {
    nonisolated public init() {}

    @MainActor @preconcurrency public func makeBody(configuration: TableStyleConfiguration) -> some View {
        EmptyView()
    }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The style that suits the position of the table.
    @MainActor @preconcurrency public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// A table with insets.
    @MainActor @preconcurrency public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
    /// Sets the style of the tables in this view. Both styles of iOS look the same, so it changes nothing.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        WithoutEffect.tableStyle.log()
        return self
    }
}
