/// A container for controls with which the user enters data, as in a settings screen.
public struct Form<Content: View> {
    private let content: Content

    /// Creates a form with the given content.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a form from a configuration, in the next outer style.
    nonisolated public init(_ configuration: FormStyleConfiguration) where Content == FormStyleConfiguration.Content {
        content = configuration.content
    }
}

extension Form: View {
    public var body: some View {
        StyledForm(configuration: FormStyleConfiguration(content: .init(view: AnyView(content))))
    }
}

private struct StyledForm: View {
    let configuration: FormStyleConfiguration

    @Environment(\.formStyles) private var styles

    var body: some View {
        if let style = styles.last {
            style(configuration).environment(\.formStyles, Array(styles.dropLast()))
        } else {
            GroupedFormStyle().makeBody(configuration: configuration)
        }
    }
}

/// A type that defines the appearance and interaction of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of the view that represents a form.
    associatedtype Body: View
    /// The configuration of the form.
    typealias Configuration = FormStyleConfiguration

    /// Creates a view that represents the body of a form.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a form style.
public struct FormStyleConfiguration {
    /// The type-erased content of a form.
    @MainActor @preconcurrency
    public struct Content {
        let view: AnyView
    }

    /// The content of the form.
    public let content: Content
}

extension FormStyleConfiguration.Content: View {
    public var body: some View { view }
}

/// The default form style, which is grouped.
public struct AutomaticFormStyle {
    nonisolated public init() {}
}
/// A form style that shows sections as cards.
public struct GroupedFormStyle {
    nonisolated public init() {}
}
/// A form style that shows labels and controls in columns. On iOS, it is grouped.
public struct ColumnsFormStyle {
    nonisolated public init() {}
}

extension AutomaticFormStyle: FormStyle {
    public func makeBody(configuration: Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

extension GroupedFormStyle: FormStyle {
    public func makeBody(configuration: Configuration) -> some View {
        ListContainer(selection: nil, context: .form, content: configuration.content)
    }
}

extension ColumnsFormStyle: FormStyle {
    public func makeBody(configuration: Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default form style, which depends on the context.
    @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { .init() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// A form style that shows sections as cards.
    @MainActor @preconcurrency public static var grouped: GroupedFormStyle { .init() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// A form style that shows labels and controls in columns.
    @MainActor @preconcurrency public static var columns: ColumnsFormStyle { .init() }
}

extension EnvironmentValues {
    @Entry var formStyles: [@MainActor (FormStyleConfiguration) -> AnyView] = []
}

extension View {
    /// Sets the style of the forms in this view.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return transformEnvironment(\.formStyles) { styles in
            styles.append { AnyView(style.makeBody(configuration: $0)) }
        }
    }
}
