/// The placement of search suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    fileprivate enum Kind { case automatic, menu, content }
    fileprivate let kind: Kind

    /// The default placement of the platform. On iOS, suggestions are over the content.
    public static var automatic: SearchSuggestionsPlacement { .init(kind: .automatic) }
    /// A placement in a menu beside the field.
    public static var menu: SearchSuggestionsPlacement { .init(kind: .menu) }
    /// A placement over the content of the page.
    public static var content: SearchSuggestionsPlacement { .init(kind: .content) }

    /// A set of placements.
    public struct Set: OptionSet, Sendable {
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The placement in a menu beside the field.
        public static var menu: Set { Set(rawValue: 1) }
        /// The placement over the content of the page.
        public static var content: Set { Set(rawValue: 2) }
    }
}

private enum SearchSuggestionsPlacementKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement { .content }
}

extension EnvironmentValues {
    /// The placement of search suggestions: on iOS, over the content of the page.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { self[SearchSuggestionsPlacementKey.self] }
}

extension View {
    /// Sets the views that appear over the content of the page during a search. If there are none, the content remains
    /// visible.
    ///
    /// Add `searchCompletion(_:)` to each view, so that a tap puts a text into the search field.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        nonisolated(unsafe) let suggestions = suggestions()
        return modifier(
            HandUpModifier(NavigationBarKey.self, suggestions) { elements in
                var preferences = NavigationBarPreferences()
                preferences.searchSuggestions = elements
                return preferences
            }
        )
        .handsSearchDown { AnyView($0.searchSuggestions { suggestions }) }
    }

    /// Sets the visibility of suggestions in the given placements. On iOS, the only placement is over the content.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        navigationBarPreference {
            if visibility == .hidden, placements.contains(.content) { $0.searchSuggestions = [] }
        }
    }

    /// Makes this view a suggestion. When the user selects it, `completion` becomes the text of the search field.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(complete: { $0.complete(completion) }))
    }

    /// Makes this view a suggestion. When the user selects it, a token replaces the text of the search field.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        nonisolated(unsafe) let token = token
        return modifier(SearchCompletionModifier(complete: { $0.complete(token: token) }))
    }

    /// A search field for this page, with views that are shown over the content during a search. The older form of
    /// `searchSuggestions(_:)`.
    @available(iOS, deprecated: 100000.0, message: "Use searchable(text:placement:prompt:) with searchSuggestions(_:).")
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// A search field for this page, with views that are shown over the content during a search. The older form of
    /// `searchSuggestions(_:)`.
    @available(iOS, deprecated: 100000.0, message: "Use searchable(text:placement:prompt:) with searchSuggestions(_:).")
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// A search field for this page, with views that are shown over the content during a search. The older form of
    /// `searchSuggestions(_:)`.
    @available(iOS, deprecated: 100000.0, message: "Use searchable(text:placement:prompt:) with searchSuggestions(_:).")
    @_disfavoredOverload
    nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }
}

private struct SearchCompletionModifier {
    let complete: @MainActor (SearchState) -> Void
    @Environment(\.searchState) private var state

    nonisolated init(complete: @escaping @MainActor (SearchState) -> Void) { self.complete = complete }
}

extension SearchCompletionModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (complete, state) = (complete, state)
        return Button {
            if let state { complete(state) }
        } label: {
            content
                .frame(maxWidth: .infinity, alignment: .leading)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}

/// The suggestions of a search over the content of the page.
struct SearchSuggestionList: View {
    let suggestions: [ContentElement]

    var body: some View {
        List { ForEach(suggestions) { $0 } }.listStyle(.plain)
    }
}
