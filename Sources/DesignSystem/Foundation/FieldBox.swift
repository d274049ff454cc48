import SwiftUI

/// The one field behind ``FormField`` and ``ShieldTextField``: a label, a box round whatever is typed in, and a line
/// below for an error or a hint.
struct FieldBox<Field: View>: View {
    let label: String
    let errorText: String?
    var helperText: String? = nil
    var isFocused = false
    var isRequired = false
    var minHeight = FieldMetrics.minHeight
    let theme: Theme
    @ViewBuilder let field: Field

    private var hasError: Bool { errorText?.isEmpty == false }

    var body: some View {
        VStack(alignment: .leading, spacing: FieldMetrics.labelGap) {
            if !label.isEmpty {
                Text(label)
                    .font(theme.fonts.label)
                    .foregroundStyle(theme.colors.textSecondary)
                    // The field itself says its label.
                    .accessibilityHidden(true)
            }
            field
                .font(theme.fonts.input)
                .foregroundStyle(theme.colors.textPrimary)
                .tint(theme.colors.primary)
                .padding(.horizontal, FieldMetrics.paddingH)
                .padding(.vertical, FieldMetrics.paddingV)
                .frame(maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
                .fixedSize(horizontal: false, vertical: true)
                .background(theme.colors.inputFill, in: shape)
                .overlay {
                    shape.strokeBorder(border, lineWidth: isFocused ? theme.lines.selected : theme.lines.border)
                        .allowsHitTesting(false)
                }
                .animation(theme.motion.exchange, value: isFocused)
            if let errorText, hasError {
                ValidationMessage(errorText)
            } else if let helperText, !helperText.isEmpty {
                Text(helperText)
                    .font(theme.fonts.caption)
                    .foregroundStyle(theme.colors.textSecondary)
            }
        }
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: theme.radii.input) }

    private var border: Color {
        if hasError { return theme.colors.inputError }
        return isFocused ? theme.colors.focus : theme.colors.inputBorder
    }
}
