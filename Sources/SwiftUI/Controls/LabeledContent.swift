import Foundation

/// A container that shows a value with a label.
public struct LabeledContent<Label, Content> {
    private let configuration: LabeledContentStyleConfiguration
}

extension LabeledContent where Label: View, Content: View {
    /// Creates labeled content that shows a value with a label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        configuration = LabeledContentStyleConfiguration(
            label: .init(content: AnyView(label())), content: .init(content: AnyView(content())))
    }
}

extension LabeledContent: View where Label: View, Content: View {
    public var body: some View {
        OneElement(
            configuration, standard: AnyStyle(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) })
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates labeled content from a configuration, in the next outer style.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.configuration = configuration
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates labeled content that shows a value with a localized label.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates labeled content that shows a value with a label that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates labeled content that shows a text with a localized label.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init {
            Text(value)
        } label: {
            Text(titleKey)
        }
    }

    /// Creates labeled content that shows a text with a label that is not localized.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init {
            Text(value)
        } label: {
            Text(title)
        }
    }

    /// Creates labeled content that shows a formatted value with a localized label.
    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init {
            Text(value, format: format)
        } label: {
            Text(titleKey)
        }
    }

    /// Creates labeled content that shows a formatted value with a label that is not localized.
    nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init {
            Text(value, format: format)
        } label: {
            Text(title)
        }
    }
}

/// A type that defines the appearance and interaction of labeled values.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the view that represents the body.
    associatedtype Body: View

    /// Creates a view that represents the body of a value with its label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a value with its label.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of a value with its label.
public struct LabeledContentStyleConfiguration {
    /// The type-erased label.
    public struct Label {
        let content: AnyView
    }

    /// The type-erased value.
    public struct Content {
        let content: AnyView
    }

    /// The label.
    public let label: Label
    /// The content: a value or a control.
    public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension LabeledContentStyleConfiguration.Content: View {
    public var body: some View { content }
}

/// A labeled content style that shows the label at the leading edge and the value at the trailing edge.
public struct AutomaticLabeledContentStyle {
    nonisolated public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(configuration.label, stacksLargeText: true) {
            configuration.content
                .containerForegroundStyle(ControlColors.secondaryLabel)
                .multilineTextAlignment(.trailing)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// A labeled content style that shows the label at the leading edge and the value at the trailing edge.
    @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle {
        AutomaticLabeledContentStyle()
    }
}

extension View {
    /// Sets the style of the labeled values in this view.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}
