import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// Two spellings of one vendor side by side, of which one stays.
struct MergeVendorsSheet: View {
    let vendors: DuplicateCalculations.Vendors
    /// How many transactions and items name each vendor.
    let uses: [String: Int]
    @State private var keepsSecond = false
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        FormSheet(
            title: String(localized: "Merge Vendors"),
            description: String(
                localized:
                    "Choose the name to keep. Transactions and items that have the other one get it, unless their books are closed."
            ),
            primaryAction: FormSheetAction(title: String(localized: "Merge"), action: merge),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            SideBySideChoice(
                label: String(localized: "Vendor"), first: text(vendors.kept), second: text(vendors.duplicate),
                takesSecond: $keepsSecond)
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }

    private func text(_ name: String) -> String {
        "\(name)\n" + String(localized: "Used \(uses[name] ?? 0) times")
    }

    private func merge() {
        let (kept, duplicate) =
            keepsSecond ? (vendors.duplicate, vendors.kept) : (vendors.kept, vendors.duplicate)
        var undo: MergingService.Undo?
        error = ledger.attempt(String(localized: "Failed to merge. Please try again.")) {
            undo = try $0.merging.merge(vendor: duplicate, into: kept)
        }
        guard let undo else { return }
        ledger.undoOffer = UndoOffer(message: String(localized: "Vendors merged"), undone: .merge(undo))
        Haptics.success()
        dismiss()
    }
}

#Preview {
    PreviewScreen(PreviewDuplicates.make()) {
        MergeVendorsSheet(
            vendors: DuplicateCalculations.Vendors(kept: "HomeGoods", duplicate: "Home Goods"),
            uses: ["HomeGoods": 12, "Home Goods": 1])
    }
}
