import Foundation

/// The inside of a text field: its text, or while that is empty its prompt.
struct TextInputView<Label: View>: View {
    let input: TextInput
    let label: Label

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.submitActions) private var submitActions

    var body: some View {
        let (input, submit) = (input, submitActions)
        ZStack(alignment: frameAlignment) {
            if text.isEmpty {
                placeholder
                    .foregroundStyle(ControlColors.placeholder)
                    .lineLimit(input.axis == .vertical ? lineLimit : 1)
            } else if input.isSecure {
                // Bullets are as many as there are characters, and tell nothing else.
                Text(verbatim: String(repeating: TextFieldMetrics.bullet, count: text.count))
                    .font(.system(size: TextFieldMetrics.bulletSize))
                    .lineLimit(1)
                    .truncationMode(.head)
            } else {
                Text(verbatim: text).lineLimit(input.axis == .vertical ? lineLimit : 1)
            }
            // Keeps the height of a line whatever is shown.
            Text(verbatim: " ").accessibilityHidden(true)
        }
        .foregroundStyle(isEnabled ? ControlColors.label : ControlColors.disabledLabel)
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: frameAlignment)
        .contentShape(Rectangle())
        .accessibilityElement(children: .ignore)
        .spokenName(label)
        .accessibilityControl(input.isSecure ? .secureTextField : .textField) { node in
            let text = input.text.wrappedValue
            node.value =
                input.isSecure
                ? String(repeating: "•", count: text.count) : text
            node.replaceText = AccessibilityHandler { input.text.wrappedValue = $0 }
            node.setAction(.named(ControlWords.submit)) {
                input.onCommit?()
                submit.run(.text)
            }
        }
    }

    private var text: String { input.text.wrappedValue }

    @ViewBuilder private var placeholder: some View {
        if let prompt = input.prompt { prompt } else { label }
    }

    private var frameAlignment: Alignment {
        switch alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
