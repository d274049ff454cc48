import Foundation

/// A control that opens a URL.
///
/// The link calls the environment's `openURL` with the URL.
public struct Link<Label: View> {
    private let destination: URL
    private let label: Label

    @Environment(\.openURL) private var openURL

    /// Creates a link with a label.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link: View {
    public var body: some View {
        let (openURL, destination) = (openURL, destination)
        OneElement(
            PrimitiveButtonStyleConfiguration(
                role: nil, label: .init(content: AnyView(HStack { label })), action: { openURL(destination) }),
            standard: AnyStyle(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
        )
        .accessibilityChange { node in
            node.role = .link
            node.traits = .isLink
        }
    }
}

extension Link where Label == Text {
    /// Creates a link with a localized label.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a label that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
