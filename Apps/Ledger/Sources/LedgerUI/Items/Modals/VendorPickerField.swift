import DesignSystem
import SwiftUI

/// Where something was bought: one of the firm's vendors, or a custom name. A plain field where there are none.
struct VendorPickerField: View {
    var label = String(localized: "Source")
    var placeholder = String(localized: "e.g. Home Depot, Amazon")
    let vendors: [String]
    @Binding var text: String
    /// Whether a custom name is being typed, though none stands there yet.
    @State private var isOther = false

    var body: some View {
        if vendors.isEmpty {
            FormField(label: label, text: $text, placeholder: placeholder)
        } else {
            VStack(alignment: .leading, spacing: Spacing.sm) {
                Text(label)
                    .font(Typography.label)
                    .foregroundStyle(ReadableColors.textSecondary)
                ScrollView {
                    VStack(spacing: Spacing.none) {
                        ForEach(vendors, id: \.self) { vendor in
                            row(vendor, isSelected: !showsOther && matches(vendor)) {
                                isOther = false
                                text = matches(vendor) ? "" : vendor
                            }
                        }
                        row(String(localized: "Other"), isSelected: showsOther) {
                            if !showsOther { text = "" }
                            isOther = true
                        }
                    }
                }
                .frame(maxHeight: listHeight)
                .background(BrandColors.inputBackground, in: shape)
                .overlay {
                    shape.strokeBorder(BrandColors.border, lineWidth: Dimensions.borderWidth).allowsHitTesting(false)
                }
                .clipShape(shape)
                if showsOther {
                    FormField(label: String(localized: "Other \(label)"), text: $text, placeholder: placeholder)
                }
            }
        }
    }

    @ScaledMetric private var listHeight = 4 * Spacing.xxxl
    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Dimensions.inputRadius) }

    /// What stands there and is no vendor of the firm's is a custom name.
    private var showsOther: Bool { isOther || !text.isBlankText && !vendors.contains(where: matches) }

    private func matches(_ vendor: String) -> Bool { vendor.lowercased() == text.lowercased() }

    private func row(_ title: String, isSelected: Bool, action: @escaping () -> Void) -> some View {
        Button {
            action()
        } label: {
            HStack(spacing: Spacing.none) {
                // The row says itself whether it is selected.
                SelectorCircle(isSelected: isSelected).accessibilityHidden(true)
                Text(title)
                    .font(Typography.body)
                    .foregroundStyle(BrandColors.textPrimary)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

#Preview("Vendors") {
    @Previewable @State var text = "Amazon"
    VendorPickerField(vendors: ["HomeGoods", "Amazon", "Wayfair", "Target", "Ross"], text: $text).padding()
}

#Preview("Other") {
    @Previewable @State var text = "The flea market"
    VendorPickerField(vendors: ["HomeGoods", "Amazon"], text: $text).padding()
}

#Preview("No vendors") {
    @Previewable @State var text = ""
    VendorPickerField(vendors: [], text: $text).padding()
}
