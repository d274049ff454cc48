import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// Two items side by side, to make one of them.
struct MergeItemsSheet: View {
    let first: Item
    let second: Item
    var onDone: () -> Void = {}
    /// The fields that have the second item's value afterwards.
    @State private var taken: Set<String> = []
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        FormSheet(
            title: String(localized: "Merge Items"),
            description: String(
                localized:
                    "Choose the values to keep. One item stays, with the pictures of both, and takes the other one’s place everywhere."
            ),
            primaryAction: FormSheetAction(title: String(localized: "Merge"), action: merge),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            ForEach(ItemMerge.choices(first, second), id: \.self) { field in
                SideBySideChoice(
                    label: FieldDescriptions.label(of: field, in: .item), first: text(field, of: first),
                    second: text(field, of: second), takesSecond: takes(field))
            }
            if !common.isEmpty {
                TitledCard(title: String(localized: "Kept from Both")) {
                    ForEach(common, id: \.self) { field in
                        DetailRow(
                            label: FieldDescriptions.label(of: field, in: .item), value: commonText(field),
                            showDivider: field != common.last)
                    }
                }
            }
        }
        .presentationDetents([.large])
        .presentationDragIndicator(.visible)
    }

    /// The fields that both items have the same value of, or that only one has.
    private var common: [String] {
        let values = [first.fieldValues, second.fieldValues]
        let choices = ItemMerge.choices(first, second)
        return ItemMerge.fields.filter { field in
            !choices.contains(field) && values.contains { $0[field] != nil }
        }
    }

    private func commonText(_ field: String) -> String {
        text(field, of: first.fieldValues[field] == nil ? second : first)
    }

    private func text(_ field: String, of item: Item) -> String {
        FieldDescriptions.text(item.fieldValues[field] ?? .null, at: field, in: .item) { ledger.name(of: $0, $1) }
    }

    private func takes(_ field: String) -> Binding<Bool> {
        Binding {
            taken.contains(field)
        } set: {
            if $0 { taken.insert(field) } else { taken.remove(field) }
        }
    }

    private func merge() {
        var undo: MergingService.Undo?
        error = ledger.attempt(String(localized: "Failed to merge. Please try again.")) {
            undo = try $0.merging.merge(
                ItemMerge(first, second, taking: taken.union(ItemMerge.missing(first, second))))
        }
        guard let undo else { return }
        ledger.undoOffer = UndoOffer(message: String(localized: "Items merged"), undone: .merge(undo))
        Haptics.success()
        onDone()
        dismiss()
    }
}

#Preview("Two sofas") {
    let ledger = PreviewDuplicates.make()
    return PreviewScreen(ledger) {
        MergeItemsSheet(
            first: PreviewDuplicates.item(PreviewDuplicates.first, in: ledger),
            second: PreviewDuplicates.item(PreviewDuplicates.second, in: ledger))
    }
}
