import SwiftUI

/// The validation of the text in a ``ShieldTextField``.
public enum ShieldTextFieldValidation: Sendable, Equatable {
    /// A state without validation, or before it.
    case none
    /// A valid value.
    case valid
    /// An invalid value, with a reason that appears below.
    case error(String)
}

/// A text field with a label, which can hide its text and show a validation error.
///
/// ```swift
/// ShieldTextField("Email", text: $email, placeholder: "you@example.com", validation: emailState)
/// ShieldTextField("Password", text: $password, isSecure: true)
/// ```
///
/// A secure field has a button that shows what is typed.
public struct ShieldTextField: View {
    private let label: String
    @Binding private var text: String
    private let placeholder: String
    private let isSecure: Bool
    private let validation: ShieldTextFieldValidation
    @State private var isRevealed = false
    @FocusState private var isFocused: Bool
    @Themed(.shield) private var theme
    @Environment(\.isEnabled) private var isEnabled

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - label: what is to be typed.
    ///   - text: what is typed.
    ///   - placeholder: shown while nothing is typed.
    ///   - isSecure: whether what is typed is hidden.
    ///   - validation: what is known of the text.
    public init(
        _ label: String, text: Binding<String>, placeholder: String = "", isSecure: Bool = false,
        validation: ShieldTextFieldValidation = .none
    ) {
        self.label = label
        _text = text
        self.placeholder = placeholder
        self.isSecure = isSecure
        self.validation = validation
    }

    private var errorText: String? {
        if case .error(let message) = validation { return message }
        return nil
    }

    public var body: some View {
        FieldBox(
            label: label, errorText: errorText, isFocused: isFocused, minHeight: FieldMetrics.minHeightLarge,
            theme: theme
        ) {
            HStack(spacing: theme.spacing.sm) {
                field
                    .focused($isFocused)
                    .accessibilityLabel(label)
                    .accessibilityHint(errorText ?? "")
                if validation == .valid {
                    Image(systemName: "checkmark.circle.fill")
                        .foregroundStyle(theme.colors.success.text)
                        .accessibilityLabel("Valid")
                }
                if isSecure { eye }
            }
        }
        .opacity(isEnabled ? 1 : Ratios.disabled)
    }

    @ViewBuilder private var field: some View {
        let prompt = Text(placeholder).foregroundStyle(theme.colors.textSecondary)
        if isSecure, !isRevealed {
            SecureField(label, text: $text, prompt: prompt)
        } else {
            TextField(label, text: $text, prompt: prompt)
                .autocorrectionDisabled(isSecure)
                .textInputAutocapitalization(isSecure ? .never : nil)
        }
    }

    private var eye: some View {
        Button {
            isRevealed.toggle()
        } label: {
            Image(systemName: isRevealed ? "eye.slash" : "eye")
                .foregroundStyle(theme.colors.textSecondary)
                .touchTarget()
        }
        .buttonStyle(.press)
        .padding(.vertical, -theme.spacing.sm)
        .padding(.trailing, -theme.spacing.sm)
        .accessibilityLabel(isRevealed ? "Hide password" : "Show password")
    }
}

#Preview {
    @Previewable @State var empty = ""
    @Previewable @State var email = "somebody@example.com"

    VStack(spacing: ShieldSpacing.lg) {
        ShieldTextField("Email", text: $empty, placeholder: "you@example.com")
        ShieldTextField("Email", text: $email, validation: .valid)
        ShieldTextField("Email", text: $email, validation: .error("This address is in use already."))
        ShieldTextField("Password", text: $email, isSecure: true)
        ShieldTextField("Disabled", text: $email).disabled(true)
    }
    .padding()
    .background(Color.bgPrimary)
}

#Preview("Focused") {
    @Previewable @FocusState var isFocused: Bool

    ShieldTextField("Email", text: .constant("somebody"))
        .focused($isFocused)
        .onAppear { isFocused = true }
        .padding()
        .background(Color.bgPrimary)
}
