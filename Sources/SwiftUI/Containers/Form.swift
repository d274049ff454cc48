/// Controls for entering data, grouped as in a settings screen.
public struct Form<Content: View> {
    private let content: Content

    /// A form of the given controls.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The form that a style was asked to show, in the style set further out.
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

/// The look of a form.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The view that the style makes of a form.
    associatedtype Body: View
    /// The configuration of the form.
    typealias Configuration = FormStyleConfiguration

    /// The form's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a form style.
public struct FormStyleConfiguration {
    /// The form's content, whatever its type.
    @MainActor @preconcurrency
    public struct Content {
        let view: AnyView
    }

    /// The form's content.
    public let content: Content
}

extension FormStyleConfiguration.Content: View {
    public var body: some View { view }
}

/// The look that suits the place: grouped.
public struct AutomaticFormStyle {
    nonisolated public init() {}
}
/// Sections as cards.
public struct GroupedFormStyle {
    nonisolated public init() {}
}
/// Labels and controls in columns; grouped on iOS.
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
    /// The look that suits the place.
    @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { .init() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// Sections as cards.
    @MainActor @preconcurrency public static var grouped: GroupedFormStyle { .init() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// Labels and controls in columns.
    @MainActor @preconcurrency public static var columns: ColumnsFormStyle { .init() }
}

extension EnvironmentValues {
    @Entry var formStyles: [@MainActor (FormStyleConfiguration) -> AnyView] = []
}

extension View {
    /// The look of forms in this view.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return transformEnvironment(\.formStyles) { styles in
            styles.append { AnyView(style.makeBody(configuration: $0)) }
        }
    }
}
