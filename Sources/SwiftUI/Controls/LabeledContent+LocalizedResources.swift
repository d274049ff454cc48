import Foundation

extension LabeledContent where Label == Text, Content: View {
    /// A value of any kind with a label from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a label from a localized string resource.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init {
            Text(value)
        } label: {
            Text(titleResource)
        }
    }

    /// A value, written by a format, with a label from a localized string resource.
    @_disfavoredOverload
    nonisolated public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init {
            Text(value, format: format)
        } label: {
            Text(titleResource)
        }
    }
}
