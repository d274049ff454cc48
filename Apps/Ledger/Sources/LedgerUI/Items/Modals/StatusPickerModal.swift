import DesignSystem
import LedgerCore
import SwiftUI

/// Chooses the status of items.
struct StatusPickerModal: View {
    let selected: ItemStatus?
    let onSelect: (ItemStatus) throws -> Void
    @State private var error: String?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        PickerSheet(title: String(localized: "Change Status"), error: error, detents: [.medium]) {
            LazyVStack(spacing: Spacing.none) {
                ForEach(ItemStatus.offered, id: \.self) { status in
                    PickerRow(title: status.label ?? "", icon: status.icon, isSelected: status == selected) {
                        error = attempt(String(localized: "Failed to change the status. Please try again.")) {
                            try onSelect(status)
                        }
                        if error == nil { dismiss() }
                    }
                }
            }
        }
    }
}

extension ItemStatus {
    /// The symbol beside the status in menus.
    var icon: String {
        switch self {
        case .toPurchase: "cart"
        case .purchased: "checkmark.circle"
        case .toReturn: "arrow.uturn.left"
        case .returned: "arrow.uturn.left.circle.fill"
        default: "flag"
        }
    }
}

#Preview { StatusPickerModal(selected: .purchased, onSelect: { _ in }) }
