import Foundation

/// A value with a label.
public struct LabeledContent<Label, Content> {
    private let configuration: LabeledContentStyleConfiguration
}

extension LabeledContent where Label: View, Content: View {
    /// A value of any kind with a label of any kind.
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
    /// A value of any kind with a localized label.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A value of any kind with a label that is shown unchanged.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a localized label.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init {
            Text(value)
        } label: {
            Text(titleKey)
        }
    }

    /// A text with a label that is shown unchanged.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init {
            Text(value)
        } label: {
            Text(title)
        }
    }

    /// A value, written by a format, with a localized label.
    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init {
            Text(value, format: format)
        } label: {
            Text(titleKey)
        }
    }

    /// A value, written by a format, with a label that is shown unchanged.
    nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init {
            Text(value, format: format)
        } label: {
            Text(title)
        }
    }
}

/// The look of labeled values.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the view that `makeBody` gives.
    associatedtype Body: View

    /// The view of one value with its label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// A value with its label, as the style sees it.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// A value with its label, as a style sees it.
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
    /// The value or control beside it.
    public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension LabeledContentStyleConfiguration.Content: View {
    public var body: some View { content }
}

/// The label in front, the value at the other end.
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
    /// The label in front, the value at the other end.
    @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle {
        AutomaticLabeledContentStyle()
    }
}

extension View {
    /// Shows the labeled values in this view by a style.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}
