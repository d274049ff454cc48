import DesignSystem
import LedgerCore
import SwiftUI

/// Items from the text of a receipt: pasted, looked at, made.
struct CreateItemsFromListSheet: View {
    let transactionID: String
    @State private var text = ""
    @State private var parsed: ReceiptListParser.Result?
    @State private var showsSkipped = false
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    /// What the parser understands.
    private static let explanation: LocalizedStringResource = """
        One item on each line, with its price if there is one: “Lamp $49.99” or “Chair”. Register lines work as printed: \
        “53 - ACCENT FURNISH 252972 $129.99 T”. Totals, taxes and payments are skipped.
        """

    var body: some View {
        Group {
            if let parsed { preview(parsed) } else { editor }
        }
        .presentationDetents([.large])
        .presentationDragIndicator(.visible)
    }

    private var editor: some View {
        FormSheet(
            title: String(localized: "Create Items from List"), description: String(localized: Self.explanation),
            primaryAction: FormSheetAction(
                title: String(localized: "Preview"),
                disabledReason: text.isBlankText ? String(localized: "Paste or type a list to continue.") : nil
            ) {
                parsed = ReceiptListParser.parse(text)
            },
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }
        ) {
            TextArea(
                label: String(localized: "Receipt text"), text: $text, font: .system(.body, design: .monospaced),
                minHeight: 2 * Measures.editor)
        }
    }

    private func preview(_ result: ReceiptListParser.Result) -> some View {
        FormSheet(
            title: String(localized: "Create Items from List"),
            description: String(localized: "\(DisplayFormatting.itemCount(result.items.count)) parsed"),
            primaryAction: FormSheetAction(
                title: String(localized: "Create All"),
                disabledReason: result.items.isEmpty
                    ? String(localized: "No line names an item. Go back and check the list.") : nil
            ) {
                create(result.items)
            },
            secondaryAction: FormSheetAction(title: String(localized: "Back")) { parsed = nil }, error: error
        ) {
            VStack(spacing: Spacing.none) {
                ForEach(result.items.indices, id: \.self) { row(result.items[$0]) }
            }
            if !result.skippedLines.isEmpty {
                DisclosureGroup("Skipped Lines (\(result.skippedLines.count))", isExpanded: $showsSkipped) {
                    VStack(alignment: .leading, spacing: Spacing.xs) {
                        ForEach(result.skippedLines.indices, id: \.self) {
                            Text(result.skippedLines[$0]).font(.system(.caption, design: .monospaced))
                        }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                .font(Typography.small)
            }
        }
    }

    private func row(_ item: ReceiptListParser.ParsedItem) -> some View {
        VStack(spacing: Spacing.none) {
            HStack(alignment: .firstTextBaseline) {
                VStack(alignment: .leading, spacing: Spacing.none) {
                    Text(item.name).font(Typography.body).foregroundStyle(BrandColors.textPrimary)
                    if let sku = item.sku {
                        Text("SKU: \(sku)").font(Typography.caption).foregroundStyle(ReadableColors.textSecondary)
                    }
                }
                Spacer()
                if let price = item.priceCents {
                    Text(CurrencyFormatting.withDecimals(price)).font(Typography.body)
                } else {
                    Text("No price").font(Typography.body).foregroundStyle(ReadableColors.textSecondary)
                }
            }
            .padding(.vertical, Spacing.sm)
            RowDivider()
        }
        .accessibilityElement(children: .combine)
    }

    private func create(_ items: [ReceiptListParser.ParsedItem]) {
        error = ledger.attempt(String(localized: "Failed to create the items. Please try again.")) {
            try $0.transactions.createItems(items, transaction: transactionID)
        }
        if error == nil { dismiss() }
    }
}

#Preview { PreviewScreen { CreateItemsFromListSheet(transactionID: "t") } }
