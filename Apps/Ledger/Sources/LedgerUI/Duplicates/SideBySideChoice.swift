import DesignSystem
import SwiftUI

/// Two values side by side, of which one stays. In type for people who see little they stand below each other.
struct SideBySideChoice: View {
    let label: String
    let first: String
    let second: String
    @Binding var takesSecond: Bool
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            Text(label)
                .font(Typography.label)
                .foregroundStyle(ReadableColors.textSecondary)
                .accessibilityHidden(true)
            layout {
                side(first, isSecond: false)
                side(second, isSecond: true)
            }
            // Both are as high as the higher one.
            .fixedSize(horizontal: false, vertical: true)
        }
    }

    private var layout: AnyLayout {
        typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: Spacing.sm))
            : AnyLayout(HStackLayout(alignment: .top, spacing: Spacing.sm))
    }

    private func side(_ text: String, isSecond: Bool) -> some View {
        let isChosen = takesSecond == isSecond
        return Button {
            takesSecond = isSecond
        } label: {
            HStack(alignment: .firstTextBaseline, spacing: Spacing.sm) {
                Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(isChosen ? ReadableColors.brand : ReadableColors.textSecondary)
                    .accessibilityHidden(true)
                Text(text)
                    .font(Typography.body)
                    .foregroundStyle(BrandColors.textPrimary)
                    .multilineTextAlignment(.leading)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding(Spacing.sm)
            .frame(maxWidth: .infinity, minHeight: .touchTargetMin, maxHeight: .infinity, alignment: .topLeading)
            .background(
                isChosen ? BrandColors.surfaceTertiary : .clear,
                in: RoundedRectangle(cornerRadius: Dimensions.inputRadius)
            )
            .overlay {
                RoundedRectangle(cornerRadius: Dimensions.inputRadius)
                    .strokeBorder(isChosen ? ReadableColors.brand : BrandColors.borderSecondary)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(label): \(text)")
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
