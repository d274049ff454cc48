import Observation

/// What a page says about its search field.
struct SearchFieldConfiguration: Equatable {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    let placement: SearchFieldPlacement.Kind
    /// Titles of the tokens before the text.
    let tokens: [AnyViewBoxReference]
    /// Adds a token; does nothing with one of another type.
    let appendToken: (Any) -> Void
    /// The text as it was when this value was made, so that a change is seen.
    private let current: String

    init(
        text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?, placement: SearchFieldPlacement,
        tokens: [AnyView], appendToken: @escaping (Any) -> Void
    ) {
        self.text = text
        self.isPresented = isPresented
        self.prompt = prompt
        self.placement = placement.kind
        self.tokens = tokens.map(AnyViewBoxReference.init)
        self.appendToken = appendToken
        current = text.wrappedValue
    }

    var staysVisible: Bool { placement == .navigationBarDrawerAlways }
    /// Whether the program asks for the field in a row under the bar.
    var isDrawer: Bool { placement == .navigationBarDrawerAlways || placement == .navigationBarDrawer }

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

/// Whether and how a page is being searched.
@MainActor @Observable
final class SearchState {
    /// Whether people are using the field.
    var isSearching = false
    /// Whether they have typed since they began.
    var hasTyped = false
    /// The field on the page, as long as there is one.
    @ObservationIgnored var field: SearchFieldConfiguration?
    @ObservationIgnored var setFocus: (Bool) -> Void = { _ in }

    nonisolated init() {}

    func begin(isAnimated: Bool = true) {
        if !isSearching { withAnimation(isAnimated ? BarMotion.search : nil) { isSearching = true } }
        if field?.isPresented?.wrappedValue == false { field?.isPresented?.wrappedValue = true }
    }

    func end() {
        field?.text.wrappedValue = ""
        if field?.isPresented?.wrappedValue == true { field?.isPresented?.wrappedValue = false }
        setFocus(false)
        withAnimation(BarMotion.search) { isSearching = false }
        hasTyped = false
    }

    func complete(_ text: String) { field?.text.wrappedValue = text }

    func complete(token: Any) {
        field?.text.wrappedValue = ""
        field?.appendToken(token)
    }
}

/// The search field under a navigation bar, with a button beside it and scopes under it while it is used.
struct SearchRow: View {
    let configuration: SearchFieldConfiguration
    let state: SearchState
    let scopes: SearchScopes?
    let focus: SearchFocus?
    let place: Place
    /// Whether an empty field shows the sign for dictation.
    let hasMicrophone: Bool

    @FocusState private var isFocused: Bool
    @Environment(\.appearance) private var appearance
    @Environment(\.searchesAtOnce) private var searchesAtOnce

    /// Where the row stands.
    enum Place: Equatable {
        case belowBar, insteadOfBar
        /// Among the items of a bar on a wide screen.
        case bar
        /// On glass among the items of the bar at the bottom; as a button, where it is minimized, until the user
        /// searches.
        case bottom(SearchLook.Bottom, isMinimized: Bool)
    }

    var body: some View {
        arranged
            .onChange(of: isFocused) { _, focused in
                if focused { state.begin() }
                if let focus, focus.get() != focused { focus.set(focused) }
            }
            .onChange(of: focus?.get(), initial: true) { _, focused in
                if let focused, focused != isFocused { isFocused = focused }
            }
            .onChange(of: configuration.isPresented?.wrappedValue, initial: true) { wasPresented, isPresented in
                if isPresented == true, !state.isSearching {
                    // What is presented from the start is there in the first frame.
                    state.begin(isAnimated: wasPresented != isPresented)
                    isFocused = true
                } else if isPresented == false, state.isSearching {
                    state.end()
                }
            }
            .onChange(of: configuration.text.wrappedValue) { _, text in
                if !text.isEmpty { state.hasTyped = true }
            }
            .onChange(of: configuration, initial: true) { _, configuration in
                state.field = configuration
                state.setFocus = { isFocused = $0 }
            }
            .onAppear {
                if searchesAtOnce { beginTyping() }
            }
    }

    @ViewBuilder private var arranged: some View {
        if place == .bar {
            fieldAndCancel.frame(height: appearance.search.fieldHeight)
        } else if case .bottom(let look, let isMinimized) = place {
            BottomSearch(state: state, look: look, isMinimized: isMinimized, begin: beginTyping) {
                if let scopes, showsScopes(scopes) {
                    ForEach(scopes.picker) { $0 }
                }
            } field: {
                field
            }
        } else {
            row
        }
    }

    private func beginTyping() {
        state.begin()
        isFocused = true
    }

    private var row: some View {
        VStack(spacing: SearchBarMetrics.scopesGap) {
            fieldAndCancel
            if let scopes, showsScopes(scopes) {
                ForEach(scopes.picker) { $0 }
            }
        }
        .padding(.horizontal, BarMetrics.edgePadding)
        .padding(.top, place == .insteadOfBar ? SearchBarMetrics.topPaddingInBar : appearance.search.topPadding)
        .padding(.bottom, appearance.search.bottomPadding)
        .fixedSize(horizontal: false, vertical: true)
        .frame(minHeight: 0, alignment: .bottom)
        .clipped()
    }

    private var fieldAndCancel: some View {
        HStack(spacing: SearchBarMetrics.cancelGap) {
            field.frame(width: place == .bar ? SearchBarMetrics.widthInBar : nil)
            if state.isSearching {
                Button(action: state.end) {
                    Text(verbatim: NavigationWords.cancel).font(SearchBarMetrics.font)
                }
                .fixedSize()
                .transition(.move(edge: .trailing).combined(with: .opacity))
            }
        }
    }

    private var isAtBottom: Bool {
        if case .bottom = place { true } else { false }
    }

    private func showsScopes(_ scopes: SearchScopes) -> Bool {
        guard state.isSearching else { return false }
        return scopes.activation == .onSearchPresentation || state.hasTyped
    }

    private var field: some View {
        let text = configuration.text
        return SearchFieldPlatter(
            isEmpty: text.wrappedValue.isEmpty, hasMicrophone: hasMicrophone, isBare: isAtBottom,
            clear: { text.wrappedValue = "" }
        ) {
            ForEach(configuration.tokens.indices, id: \.self) { index in
                configuration.tokens[index].view
                    .font(SearchBarMetrics.font)
                    .padding(.horizontal, SearchBarMetrics.iconGap)
                    .background(
                        SearchBarMetrics.background, in: RoundedRectangle(cornerRadius: SearchBarMetrics.iconGap))
            }
            textField
        }
    }

    private var textField: some View {
        TextField(text: configuration.text, prompt: prompt) { configuration.prompt ?? standardPrompt }
            .textFieldStyle(.plain)
            .font(SearchBarMetrics.font)
            .focused($isFocused)
            .environment(\.submitTrigger, .search)
            .accessibilityAddTraits(.isSearchField)
    }

    private var standardPrompt: Text { Text(verbatim: NavigationWords.search) }

    private var prompt: Text {
        (configuration.prompt ?? standardPrompt).foregroundStyle(SystemBackgrounds.secondaryLabel)
    }
}
