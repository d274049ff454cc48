/// The behavior of a search field in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, minimize }

    let kind: Kind

    /// The default behavior of the system.
    public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(kind: .automatic) }
    /// A behavior in which a button replaces the field until the user searches.
    public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(kind: .minimize) }
}

extension View {
    /// Sets the behavior of a search field in a toolbar. In designs with the search field under the navigation bar, it
    /// has no effect.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        navigationBarPreference { $0.searchBehavior = $0.searchBehavior ?? behavior.kind }
    }
}
