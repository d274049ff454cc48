/// A view that explains why there is no content, and what the user can do.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a view with a label, a description, and actions.
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
}

extension ContentUnavailableView: View {
    public var body: some View {
        VStack(spacing: 0) {
            label
                .labelStyle(UnavailableLabelStyle())
                .font(.title2.bold())
            description
                .font(.subheadline)
                .containerForegroundStyle(ControlColors.secondaryLabel)
                .padding(.top, ContentUnavailableMetrics.descriptionGap)
            VStack { actions }
                .font(.subheadline)
                .padding(.top, ContentUnavailableMetrics.actionsGap)
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: ContentUnavailableMetrics.maximumWidth)
        .padding(ContentUnavailableMetrics.margin)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The icon, large, above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: ContentUnavailableMetrics.imageGap) {
            configuration.icon
                .font(ContentUnavailableMetrics.imageFont)
                .foregroundStyle(ControlColors.secondaryLabel)
                .accessibilityHidden(true)
            configuration.title
        }
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a localized title, a named image, and a description.
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, image: name), description)
    }

    /// Creates a view with a title from a localized string resource, a named image, and a description.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, image: name), description)
    }

    /// Creates a view with a localized title, a symbol, and a description.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, systemImage: name), description)
    }

    /// Creates a view with a title from a localized string resource, a symbol, and a description.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, systemImage: name), description)
    }

    /// Creates a view with a title that is not localized,, a named image, and a description.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, image: name), description)
    }

    /// Creates a view with a title that is not localized,, a symbol, and a description.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, systemImage: name), description)
    }

    nonisolated private init(_ label: SwiftUI.Label<Text, Image>, _ description: Text?) {
        self.label = label
        self.description = description
        actions = EmptyView()
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A view that shows that a search has no results.
    public static var search: ContentUnavailableView<Label, Description, Actions> { search(text: "") }

    /// Returns a view that shows that the search for `text` has no results.
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView {
            SearchUnavailableContent.Label(query: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

/// The content for a search without results.
public struct SearchUnavailableContent {
    /// The label of the view, with a title and a magnifying glass.
    @MainActor @preconcurrency
    public struct Label {
        let query: String
    }
    /// The description, which suggests what the user can do.
    @MainActor @preconcurrency
    public struct Description {}
    /// The actions, of which there are none.
    @MainActor @preconcurrency
    public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
    public var body: some View {
        SwiftUI.Label(
            query.isEmpty ? ControlWords.noResults : ControlWords.noResults(for: query),
            systemImage: "magnifyingglass")
    }
}

extension SearchUnavailableContent.Description: View {
    public var body: some View { Text(verbatim: ControlWords.checkSpelling) }
}

extension SearchUnavailableContent.Actions: View {
    public var body: some View { EmptyView() }
}
