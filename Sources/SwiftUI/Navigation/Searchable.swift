import Observation

/// Where a search field goes.
public struct SearchFieldPlacement: Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, navigationBarDrawer, navigationBarDrawerAlways, sidebar, toolbar
    }

    /// When a search field under the navigation bar is visible.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isAlways: Bool
        /// It goes away as the content is scrolled.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// It stays.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    let kind: Kind

    /// The place that fits: under the navigation bar.
    public static let automatic = SearchFieldPlacement(kind: .automatic)
    /// Under the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement(kind: .navigationBarDrawer)
    /// Under the navigation bar.
    ///
    /// - Parameter displayMode: whether it goes away as the content is scrolled.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(kind: displayMode.isAlways ? .navigationBarDrawerAlways : .navigationBarDrawer)
    }
    /// In the sidebar of a split view.
    public static let sidebar = SearchFieldPlacement(kind: .sidebar)
    /// In the toolbar; under the navigation bar on narrow screens.
    public static let toolbar = SearchFieldPlacement(kind: .toolbar)
}

/// What a page says about its search field.
struct SearchFieldConfiguration: Equatable {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    let placement: SearchFieldPlacement.Kind
    /// Titles of the tokens before the text.
    let tokens: [AnyViewBoxReference]
    /// The text as it was when this value was made, so that a change is seen.
    private let current: String

    init(
        text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?, placement: SearchFieldPlacement,
        tokens: [AnyView] = []
    ) {
        self.text = text
        self.isPresented = isPresented
        self.prompt = prompt
        self.placement = placement.kind
        self.tokens = tokens.map(AnyViewBoxReference.init)
        current = text.wrappedValue
    }

    var staysVisible: Bool { placement == .navigationBarDrawerAlways }

    static func == (a: Self, b: Self) -> Bool {
        a.current == b.current && a.prompt == b.prompt && a.placement == b.placement && a.tokens == b.tokens
            && a.isPresented?.wrappedValue == b.isPresented?.wrappedValue
    }
}

/// A view that equals only itself.
struct AnyViewBoxReference: Equatable {
    let view: AnyView

    static func == (a: Self, b: Self) -> Bool { a.view.box === b.view.box }
}

/// Whether a page is being searched.
@MainActor @Observable
final class SearchState {
    var isSearching = false
    @ObservationIgnored var clear: () -> Void = {}

    nonisolated init() {}

    func end() {
        clear()
        isSearching = false
    }
}

/// Ends the search of the page: clears the field and takes the focus off it.
public struct DismissSearchAction {
    let state: SearchState?

    /// Ends the search.
    @MainActor @preconcurrency public func callAsFunction() { state?.end() }
}

extension EnvironmentValues {
    @Entry var searchState: SearchState?

    /// Whether people are using the page's search field.
    public var isSearching: Bool {
        let state = searchState
        return assumeMainActor { state?.isSearching ?? false }
    }

    /// Ends the page's search.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(state: searchState) }
}

extension View {
    /// A search field for this page.
    ///
    /// - Parameters:
    ///   - text: what is in the field.
    ///   - placement: where the field goes; under the navigation bar unless given.
    ///   - prompt: shown while the field is empty; "Search" unless given.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searchField(SearchField(text: text, placement: placement, prompt: prompt))
    }

    /// A search field for this page.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// A search field for this page.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// A search field for this page, in use while `isPresented` is true.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchField(SearchField(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// A search field for this page, in use while `isPresented` is true.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// A search field for this page, in use while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// A search field for this page with tokens before its text.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchField(
            SearchField(
                text: text, placement: placement, prompt: prompt,
                tokens: tokens.wrappedValue.map { AnyView(token($0)) }))
    }

    /// A search field for this page with tokens before its text.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    nonisolated private func searchField(_ field: SearchField) -> some View {
        modifier(SearchableModifier(field: field))
    }
}

/// The arguments of a `searchable` modifier.
private struct SearchField {
    let text: Binding<String>
    var isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    var tokens: [AnyView] = []
}

private struct SearchableModifier {
    let field: SearchField
}

extension SearchableModifier: ViewModifier {
    func body(content: Content) -> some View {
        let configuration = SearchFieldConfiguration(
            text: field.text, isPresented: field.isPresented, prompt: field.prompt, placement: field.placement,
            tokens: field.tokens)
        return content.navigationBarPreference { $0.search = $0.search ?? configuration }
    }
}

/// The search field under a navigation bar, with a button beside it while it is used.
struct SearchRow: View {
    let configuration: SearchFieldConfiguration
    let state: SearchState

    @FocusState private var isFocused: Bool

    private var isActive: Bool { configuration.isPresented?.wrappedValue ?? state.isSearching }

    var body: some View {
        HStack(spacing: SearchBarMetrics.cancelGap) {
            field
            if isActive {
                Button(action: state.end) {
                    Text(verbatim: NavigationWords.cancel).font(SearchBarMetrics.font)
                }
                .fixedSize()
            }
        }
        .padding(.horizontal, BarMetrics.edgePadding)
        .padding(.top, 1)
        .padding(.bottom, SearchBarMetrics.bottomPadding)
        .fixedSize(horizontal: false, vertical: true)
        .frame(minHeight: 0, alignment: .bottom)
        .clipped()
        .onChange(of: isFocused) { _, focused in
            if focused { begin() }
        }
        .onAppear {
            state.clear = {
                configuration.text.wrappedValue = ""
                configuration.isPresented?.wrappedValue = false
                isFocused = false
            }
        }
    }

    private func begin() {
        state.isSearching = true
        configuration.isPresented?.wrappedValue = true
    }

    private var field: some View {
        HStack(spacing: SearchBarMetrics.iconGap) {
            Image(systemName: "magnifyingglass")
                .font(.system(size: SearchBarMetrics.iconSize))
                .foregroundStyle(SystemBackgrounds.secondaryLabel)
                .accessibilityHidden(true)
            ForEach(configuration.tokens.indices, id: \.self) { index in
                configuration.tokens[index].view
                    .font(SearchBarMetrics.font)
                    .padding(.horizontal, SearchBarMetrics.iconGap)
                    .background(
                        SearchBarMetrics.background, in: RoundedRectangle(cornerRadius: SearchBarMetrics.iconGap))
            }
            TextField(text: configuration.text, prompt: prompt) { prompt }
                .textFieldStyle(.plain)
                .font(SearchBarMetrics.font)
                .focused($isFocused)
                .accessibilityAddTraits(.isSearchField)
            if !configuration.text.wrappedValue.isEmpty {
                Button {
                    configuration.text.wrappedValue = ""
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(SystemBackgrounds.secondaryLabel)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(verbatim: NavigationWords.clearText))
            }
        }
        .padding(.horizontal, SearchBarMetrics.iconLeading)
        .frame(height: SearchBarMetrics.fieldHeight)
        .background(
            SearchBarMetrics.background,
            in: RoundedRectangle(cornerRadius: SearchBarMetrics.cornerRadius, style: .continuous))
    }

    private var prompt: Text { configuration.prompt ?? Text(verbatim: NavigationWords.search) }
}
