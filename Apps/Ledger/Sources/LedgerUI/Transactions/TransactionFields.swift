import DesignSystem
import LedgerCore
import SwiftUI

/// A choice among words, with a row for none where that is one.
struct WordPicker<Word: OpenEnum>: View {
    let title: String
    @Binding var selection: Word?
    let words: [Word]
    var none: String? = "—"
    let label: (Word) -> String?

    var body: some View {
        LabeledContent {
            Picker(title, selection: $selection) {
                if let none { Text(none).tag(Word?.none) }
                ForEach(offered, id: \.rawValue) { word in Text(label(word) ?? word.rawValue).tag(Word?.some(word)) }
            }
            .labelsHidden()
        } label: {
            Text(title).font(Typography.label).foregroundStyle(ReadableColors.textSecondary)
        }
    }

    /// A word that is set and not offered any longer, as in older data, can stay.
    private var offered: [Word] {
        guard let selection, !words.contains(selection) else { return words }
        return words + [selection]
    }
}

/// When a transaction was: a day, or none.
struct TransactionDateField: View {
    @Binding var date: Date?
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        LabeledContent {
            if let day = Binding($date) {
                HStack(spacing: Spacing.none) {
                    DatePicker("Date", selection: day, displayedComponents: .date).labelsHidden()
                    IconButton(icon: "xmark.circle", label: String(localized: "Clear Date")) { date = nil }
                }
            } else {
                Button("Set Date") { date = TransactionDraft.date(ledger.today) }
            }
        } label: {
            Text("Date").font(Typography.label).foregroundStyle(ReadableColors.textSecondary)
        }
    }
}

/// What a transaction is counted in, to choose within the form.
struct CategoryField: View {
    @Binding var selection: String?
    let categories: [BudgetCategory]
    var none = String(localized: "No Category")

    var body: some View {
        LabeledContent {
            Picker("Budget Category", selection: $selection) {
                Text(none).tag(String?.none)
                ForEach(offered, id: \.id) { category in Text(category.name).tag(category.id) }
            }
            .labelsHidden()
        } label: {
            Text("Budget Category").font(Typography.label).foregroundStyle(ReadableColors.textSecondary)
        }
    }

    /// An archived one that is set can stay.
    private var offered: [BudgetCategory] {
        let pickable = PresetListCalculations.pickable(categories)
        guard let selection, !pickable.contains(where: { $0.id == selection }) else { return pickable }
        return pickable + categories.filter { $0.id == selection }
    }
}

/// The tax of an itemized transaction.
struct TaxFields: View {
    @Binding var draft: TransactionDraft

    var body: some View {
        FormField(
            label: String(localized: "Subtotal ($)"), text: $draft.subtotal, placeholder: "0.00",
            errorText: draft.subtotalError
        )
        .keyboardType(.decimalPad)
        FormField(
            label: String(localized: "Tax Rate (%)"), text: $draft.taxRate, placeholder: "0",
            errorText: draft.taxRateError
        )
        .keyboardType(.decimalPad)
        DetailRow(
            label: String(localized: "Tax Amount"), value: draft.taxCents.map(CurrencyFormatting.withDecimals) ?? "",
            showDivider: false)
    }
}
