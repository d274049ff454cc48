/// A type that defines the appearance and interaction of tables.
@MainActor @preconcurrency
public protocol TableStyle {
    /// The type of the view that shows a table.
    associatedtype Body: View

    /// The properties of a table.
    typealias Configuration = TableStyleConfiguration

    /// Creates a view that represents the body of a table.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a table that a style uses.
public struct TableStyleConfiguration {
    nonisolated init() {}
}

/// The default table style.
public struct AutomaticTableStyle: TableStyle {
    nonisolated public init() {}

    @MainActor @preconcurrency public func makeBody(configuration: TableStyleConfiguration) -> some View {
        EmptyView()
    }
}

/// A table style with insets. On iOS, it looks like the automatic style.
public struct InsetTableStyle: TableStyle {
    nonisolated public init() {}

    @MainActor @preconcurrency public func makeBody(configuration: TableStyleConfiguration) -> some View {
        EmptyView()
    }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default table style, which depends on the position of the table.
    @MainActor @preconcurrency public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// A table style with insets.
    @MainActor @preconcurrency public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
    /// Sets the style of the tables in this view. Both styles look the same on iOS, so this modifier has no effect.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        WithoutEffect.tableStyle.log()
        return self
    }
}
