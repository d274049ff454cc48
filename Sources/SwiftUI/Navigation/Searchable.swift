/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, navigationBarDrawer, navigationBarDrawerAlways, sidebar, toolbar
    }

    /// A mode that describes when a search field under the navigation bar is visible.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isAlways: Bool
        /// A mode that hides the field while the content is scrolled.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// A mode that always shows the field.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    let kind: Kind

    /// The default placement, which is under the navigation bar.
    public static let automatic = SearchFieldPlacement(kind: .automatic)
    /// A placement under the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement(kind: .navigationBarDrawer)
    /// Returns a placement under the navigation bar.
    ///
    /// - Parameter displayMode: Whether scrolling hides the field.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(kind: displayMode.isAlways ? .navigationBarDrawerAlways : .navigationBarDrawer)
    }
    /// A placement in the sidebar of a split view.
    public static let sidebar = SearchFieldPlacement(kind: .sidebar)
    /// A placement in the toolbar. On narrow screens, the field is under the navigation bar.
    public static let toolbar = SearchFieldPlacement(kind: .toolbar)
}

/// An action that ends the search of the page. It clears the search field and removes the focus from it.
@MainActor @preconcurrency
public struct DismissSearchAction {
    let state: SearchState?

    /// Ends the search.
    @MainActor @preconcurrency public func callAsFunction() { state?.end() }
}

extension EnvironmentValues {
    @Entry var searchState: SearchState?
    @Entry var isPageSearched: Bool = false

    /// A Boolean value that indicates whether the user is using the page's search field.
    public var isSearching: Bool { isPageSearched }

    /// The action that ends the page's search.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(state: searchState) }
}

extension View {
    /// Adds a search field to this page.
    ///
    /// - Parameters:
    ///   - text: A binding to the text of the field.
    ///   - placement: The placement of the field. The default is under the navigation bar.
    ///   - prompt: The text in the empty field. The default is “Search”.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searchField(SearchField(text: text, placement: placement, prompt: prompt))
    }

    /// Adds a search field to this page.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field to this page.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field to this page, which is active while `isPresented` is true.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchField(SearchField(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// Adds a search field to this page, which is active while `isPresented` is true.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field to this page, which is active while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    nonisolated func searchField(_ field: SearchField) -> some View {
        modifier(SearchableModifier(field: field))
    }
}

/// The arguments of a `searchable` modifier.
struct SearchField {
    let text: Binding<String>
    var isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    var tokens: [AnyView] = []
    var appendToken: (Any) -> Void = { _ in }
}

private struct SearchableModifier {
    let field: SearchField
}

extension SearchableModifier: ViewModifier {
    func body(content: Content) -> some View {
        let configuration = SearchFieldConfiguration(
            text: field.text, isPresented: field.isPresented, prompt: field.prompt, placement: field.placement,
            tokens: field.tokens, appendToken: field.appendToken)
        let field = field
        return
            content
            .navigationBarPreference { $0.search = $0.search ?? configuration }
            .handsSearchDown { AnyView($0.searchField(field)) }
    }
}
