import SwiftUI

/// A text field with a label above and an error or a hint below.
///
/// ```swift
/// FormField(label: "Name *", text: $name, placeholder: "Item name", errorText: nameError)
/// ```
public struct FormField: View {
    private let label: String
    @Binding private var text: String
    private let placeholder: String
    private let errorText: String?
    private let helperText: String?
    private let isDisabled: Bool
    private let axis: Axis
    private let onFocusChange: (Bool) -> Void
    @FocusState private var isFocused: Bool
    @Themed(.ledger) private var theme

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - label: what is to be typed.
    ///   - text: what is typed.
    ///   - placeholder: shown while nothing is typed.
    ///   - errorText: what is wrong; nil and an empty text show nothing. It takes the hint's place.
    ///   - helperText: a hint.
    ///   - isDisabled: whether nothing can be typed.
    ///   - axis: `.vertical` lets the field grow with its text.
    public init(
        label: String, text: Binding<String>, placeholder: String = "", errorText: String? = nil,
        helperText: String? = nil, isDisabled: Bool = false, axis: Axis = .horizontal
    ) {
        self.init(
            label: label, text: text, placeholder: placeholder, errorText: errorText, helperText: helperText,
            isDisabled: isDisabled, axis: axis, onFocusChange: { _ in })
    }

    init(
        label: String, text: Binding<String>, placeholder: String, errorText: String?, helperText: String?,
        isDisabled: Bool, axis: Axis, onFocusChange: @escaping (Bool) -> Void
    ) {
        self.label = label
        _text = text
        self.placeholder = placeholder
        self.errorText = errorText
        self.helperText = helperText
        self.isDisabled = isDisabled
        self.axis = axis
        self.onFocusChange = onFocusChange
    }

    public var body: some View {
        FieldBox(
            label: label, errorText: errorText, helperText: helperText, isFocused: isFocused, theme: theme
        ) {
            TextField(
                label, text: $text, prompt: Text(placeholder).foregroundStyle(theme.colors.textSecondary), axis: axis
            )
            .focused($isFocused)
            .onChange(of: isFocused) { onFocusChange(isFocused) }
            .accessibilityLabel(label)
            .accessibilityHint(errorText ?? helperText ?? "")
        }
        .disabled(isDisabled)
        .opacity(isDisabled ? Ratios.disabledField : 1)
    }
}

#Preview("States") {
    @Previewable @State var empty = ""
    @Previewable @State var name = "Sofa"
    @Previewable @State var notes = "Three cushions.\nDelivery in May."

    VStack(spacing: Spacing.lg) {
        FormField(label: "Name *", text: $empty, placeholder: "Item name")
        FormField(label: "Source", text: $name, helperText: "Where it was bought")
        FormField(label: "Email", text: $name, errorText: "Enter a valid email address")
        FormField(label: "SKU", text: $name, isDisabled: true)
        FormField(label: "Notes", text: $notes, axis: .vertical)
    }
    .padding()
    .background(BrandColors.surface)
}

#Preview("Focused") {
    @Previewable @FocusState var isFocused: Bool

    FormField(label: "Name", text: .constant("Lounge chair"))
        .focused($isFocused)
        .onAppear { isFocused = true }
        .padding()
        .background(BrandColors.surface)
}
