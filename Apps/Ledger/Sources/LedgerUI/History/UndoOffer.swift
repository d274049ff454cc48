import DesignSystem
import LedgerStore
import SwiftUI

/// Something that was just deleted and can be undone.
struct UndoOffer: Hashable {
    /// What was done.
    var message: String
    var deletion: Deletion.ID

    /// How long it is offered, in seconds. What is gone by then is in the trash.
    static let duration: TimeInterval = 8
}

extension View {
    /// Offers below everything to undo the latest deletion. Once, at the root.
    func undoToast(_ ledger: LedgerEnvironment) -> some View {
        overlay(alignment: .bottom) {
            if let offer = ledger.undoOffer {
                StatusBanner(
                    message: offer.message, variant: .info, autoDismissAfter: UndoOffer.duration,
                    onDismiss: { if ledger.undoOffer == offer { ledger.undoOffer = nil } }
                ) {
                    Button("Undo") {
                        ledger.undoOffer = nil
                        ledger.restore(offer.deletion)
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

    /// Brings back what was deleted, and says so in an alert if it fails.
    func restore(_ id: Deletion.ID) {
        perform(String(localized: "Failed to restore. Please try again.")) {
            try $0.trash.restore(id)
        } then: {
            Haptics.success()
        }
    }
}
