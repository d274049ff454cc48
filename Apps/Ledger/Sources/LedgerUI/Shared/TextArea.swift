import DesignSystem
import SwiftUI

/// A field for a text of many lines, in a frame as other fields have.
struct TextArea: View {
    let label: String
    @Binding var text: String
    var font = Typography.body
    var minHeight = Measures.editor

    var body: some View {
        TextEditor(text: $text)
            .font(font)
            .foregroundStyle(BrandColors.textPrimary)
            .scrollContentBackground(.hidden)
            .padding(Spacing.xs)
            .frame(minHeight: minHeight)
            .background(BrandColors.inputBackground, in: shape)
            .overlay { shape.strokeBorder(BrandColors.border, lineWidth: Dimensions.borderWidth) }
            .accessibilityLabel(label)
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Dimensions.inputRadius) }
}

#Preview {
    @Previewable @State var text = "Back door.\nBring the small ladder."
    TextArea(label: "Notes", text: $text).padding()
}
