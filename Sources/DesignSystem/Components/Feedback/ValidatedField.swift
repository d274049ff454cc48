import SwiftUI

/// Constants that describe when a field validates its value.
public enum ValidationMoment: Sendable {
    /// Validation after each change.
    case edit
    /// Validation when the user leaves the field, and after each change from then on.
    case blur
}

/// A ``FormField`` that validates its text.
///
/// ```swift
/// ValidatedField(label: "Email", text: $email) { email in
///     email.contains("@") ? nil : "Enter a valid email address."
/// }
/// ```
///
/// A field that nobody has been in shows no error, unless it is asked to.
public struct ValidatedField: View {
    private let label: String
    @Binding private var text: String
    private let placeholder: String
    private let helperText: String?
    private let moment: ValidationMoment
    private let showsAtOnce: Bool
    private let rule: (String) -> String?
    @State private var wasEdited = false

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - label: what is to be typed.
    ///   - text: what is typed.
    ///   - placeholder: shown while nothing is typed.
    ///   - helperText: a hint, if there is no error.
    ///   - moment: when it begins to tell what is wrong; when it is left, by default.
    ///   - showsAtOnce: whether it tells what is wrong even before; set it when a form is sent off.
    ///   - rule: what is wrong with a text; nil if nothing is.
    public init(
        label: String, text: Binding<String>, placeholder: String = "", helperText: String? = nil,
        validate moment: ValidationMoment = .blur, showsAtOnce: Bool = false, rule: @escaping (String) -> String?
    ) {
        self.label = label
        _text = text
        self.placeholder = placeholder
        self.helperText = helperText
        self.moment = moment
        self.showsAtOnce = showsAtOnce
        self.rule = rule
    }

    public var body: some View {
        FormField(
            label: label, text: $text, placeholder: placeholder,
            errorText: wasEdited || showsAtOnce ? rule(text) : nil, helperText: helperText, isDisabled: false,
            axis: .horizontal
        ) { isFocused in
            if !isFocused { wasEdited = true }
        }
        .onChange(of: text) { if moment == .edit { wasEdited = true } }
    }
}

#Preview {
    @Previewable @State var email = "somebody"
    @Previewable @State var name = ""

    VStack(spacing: Spacing.lg) {
        ValidatedField(label: "Email", text: $email, showsAtOnce: true) {
            $0.contains("@") ? nil : "Enter a valid email address."
        }
        ValidatedField(label: "Name *", text: $name, helperText: "As on the invoice") {
            $0.isEmpty ? "Name is required" : nil
        }
    }
    .padding()
}
