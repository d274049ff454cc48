import DesignSystem
import SwiftUI

/// A field whose text nobody else should read.
struct SecretField: View {
    let label: String
    @Binding var text: String
    let isNew: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            Text(label).font(Typography.label).foregroundStyle(ReadableColors.textSecondary).accessibilityHidden(true)
            SecureField(label, text: $text, prompt: Text(""))
                .textContentType(isNew ? .newPassword : .password)
                .font(Typography.input)
                .padding(.horizontal, Spacing.md)
                .padding(.vertical, Spacing.sm)
                .frame(minHeight: Measures.touchTarget)
                .background(BrandColors.inputBackground, in: .rect(cornerRadius: Dimensions.inputRadius))
                .overlay {
                    RoundedRectangle(cornerRadius: Dimensions.inputRadius)
                        .strokeBorder(BrandColors.border, lineWidth: Dimensions.borderWidth)
                }
        }
    }
}

#Preview {
    @Previewable @State var text = "secret"
    SecretField(label: "Password", text: $text, isNew: false).padding()
}
