import DesignSystem
import LedgerStore
import SwiftUI

/// Something that was just done and can be undone.
struct UndoOffer: Hashable {
    /// What was done.
    var message: String
    var undone: Undone

    /// What is undone, and so how.
    enum Undone: Hashable {
        /// What was deleted comes back.
        case deletion(Deletion.ID)
        /// Items that were imported are deleted.
        case items([String])
        /// Transactions that were imported are deleted.
        case transactions([String])
        /// What was merged is two again.
        case merge(MergingService.Undo)
    }

    /// How long it is offered, in seconds. What is gone by then is in the trash.
    static let duration: TimeInterval = 8
}

extension View {
    /// Offers below everything to undo what was done last. Once, at the root.
    func undoToast(_ ledger: LedgerEnvironment) -> some View {
        overlay(alignment: .bottom) {
            if let offer = ledger.undoOffer {
                StatusBanner(
                    message: offer.message, variant: .info, autoDismissAfter: UndoOffer.duration,
                    onDismiss: { if ledger.undoOffer == offer { ledger.undoOffer = nil } }
                ) {
                    Button("Undo") {
                        ledger.undoOffer = nil
                        ledger.undo(offer)
                    }
                }
                .id(offer)
                .padding(Spacing.screenPadding)
                .frame(maxWidth: Dimensions.formMaxWidth)
                .transition(.move(edge: .bottom).combined(with: .opacity))
            }
        }
        .animation(.default, value: ledger.undoOffer)
    }
}

extension LedgerEnvironment {
    /// Whether what is deleted can be restored. The log of an account that a server keeps is there.
    var restores: Bool { sync == nil }

    /// What is said of that before something is deleted.
    ///
    /// - Parameter count: how many documents are deleted.
    func restoring(_ count: Int = 1) -> String {
        guard restores else { return String(localized: "This action cannot be undone.") }
        return count == 1
            ? String(localized: "You can restore it for 30 days.")
            : String(localized: "You can restore them for 30 days.")
    }

    /// Undoes something, and says so in an alert if it fails.
    func undo(_ offer: UndoOffer) {
        switch offer.undone {
        case .deletion(let id): restore(id)
        case .items(let ids):
            perform(String(localized: "Failed to undo the import. Please try again.")) { try $0.items.delete(ids) }
        case .transactions(let ids):
            perform(String(localized: "Failed to undo the import. Please try again.")) {
                try $0.transactions.delete(ids)
            }
        case .merge(let merge):
            perform(String(localized: "Failed to undo the merge. Please try again.")) { try $0.merging.undo(merge) }
        }
    }

    /// Brings back what was deleted, and says so in an alert if it fails.
    func restore(_ id: Deletion.ID) {
        perform(String(localized: "Failed to restore. Please try again.")) {
            try $0.trash.restore(id)
        } then: {
            Haptics.success()
        }
    }
}
