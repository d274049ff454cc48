import Foundation

extension TextField where Label == Text {
    /// A field with a label from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }

    /// A field with a label from a localized string resource and a prompt.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }

    /// A field with a label from a localized string resource that grows along an axis.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleResource) }
    }

    /// A field with a label from a localized string resource and a prompt that grows along an axis.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis)
    {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
    }

    /// A field with a label from a localized string resource that tells and takes what is selected in it.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleResource) }
    }

    /// A field with a label from a localized string resource for an optional value; it is nil while the text cannot
    /// be read.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
    }

    /// A field with a label from a localized string resource for a value. Text that cannot be read changes nothing.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
    }

    /// A field with a label from a localized string resource for a value with a formatter.
    @_disfavoredOverload
    nonisolated public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
    }

    /// A field with a label from a localized string resource for a value with a formatter.
    @_disfavoredOverload
    nonisolated public init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter) {
        self.init(value: value, formatter: formatter) { Text(titleResource) }
    }
}
