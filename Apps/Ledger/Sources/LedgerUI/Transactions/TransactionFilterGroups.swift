import DesignSystem
import LedgerCore
import SwiftUI

/// The eight dimensions of the filter as a menu in which several of each can be chosen.
@MainActor
struct TransactionFilterGroups {
    @Binding var filter: TransactionFilter
    let transactions: [Transaction]
    let categories: [BudgetCategory]

    var menu: [ActionMenuItem] {
        var groups: [ActionMenuItem] = []
        groups.append(group("status", String(localized: "Status"), \.statuses, TransactionStatus.offered, \.label))
        groups.append(
            group(
                "reimbursement", String(localized: "Reimbursement"), \.reimbursements, ReimbursementType.known, \.label)
        )
        groups.append(
            group("receipt", String(localized: "Receipt"), \.receipts, [true, false]) {
                $0 ? String(localized: "Yes") : String(localized: "No")
            })
        groups.append(group("type", String(localized: "Transaction Type"), \.types, TransactionType.known, \.label))
        groups.append(
            group(
                "completeness", String(localized: "Completeness"), \.completeness,
                TransactionFilter.Completeness.allCases, \.label))
        groups.append(
            group("category", String(localized: "Budget Category"), \.budgetCategoryIDs, usedCategories) {
                categories.name(of: $0)
            })
        groups.append(group("purchasedBy", String(localized: "Purchased By"), \.purchasedBy, usedBuyers, \.label))
        groups.append(
            group("source", String(localized: "Source"), \.sources, TransactionListCalculations.sources(transactions)) {
                $0
            })
        if filter.activeDimensions > 0 {
            groups.append(
                ActionMenuItem(id: "clear", label: String(localized: "Clear Filters"), icon: "xmark.circle") {
                    filter = TransactionFilter()
                })
        }
        return groups
    }

    private var usedCategories: [String] {
        let used = Set(transactions.compactMap(\.budgetCategoryId))
        return categories.compactMap(\.id).filter(used.contains)
    }

    private var usedBuyers: [PurchasedBy] {
        let used = Set(transactions.map { $0.purchasedBy ?? .missing })
        return PurchasedBy.known.filter(used.contains)
    }

    private func group<Choice: Hashable>(
        _ id: String, _ title: String, _ dimension: WritableKeyPath<TransactionFilter, Set<Choice>>,
        _ choices: [Choice], _ label: (Choice) -> String?
    ) -> ActionMenuItem {
        let chosen = filter[keyPath: dimension]
        var items: [ActionMenuSubitem] = []
        for (number, choice) in choices.enumerated() {
            let icon = chosen.contains(choice) ? "checkmark.circle.fill" : "circle"
            items.append(
                ActionMenuSubitem(id: "\(id)-\(number)", label: label(choice) ?? "", icon: icon) {
                    filter[keyPath: dimension].formSymmetricDifference([choice])
                })
        }
        return ActionMenuItem(
            id: id, label: chosen.isEmpty ? title : "\(title) (\(chosen.count))",
            icon: chosen.isEmpty ? "circle" : "checkmark.circle.fill", subactions: items)
    }
}

extension TransactionFilter.Completeness {
    var label: String? {
        switch self {
        case .needsReview: String(localized: "Needs Review")
        case .complete: String(localized: "Complete")
        }
    }
}
