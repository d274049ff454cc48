import LedgerCore
import LedgerStore
import SwiftUI

extension View {
    /// Presents what is done with items: its sheet, or its question.
    ///
    /// - Parameters:
    ///   - operation: what is being done; nil while nothing is.
    ///   - onDone: told once it was done.
    func itemOperations(
        _ operation: Binding<ItemOperation?>, onDone: @escaping (ItemOperation) -> Void = { _ in }
    ) -> some View {
        modifier(ItemOperations(operation: operation, onDone: onDone))
    }
}

private struct ItemOperations: ViewModifier {
    @Binding var operation: ItemOperation?
    let onDone: (ItemOperation) -> Void
    @Environment(LedgerEnvironment.self) private var ledger

    func body(content: Content) -> some View {
        content
            .sheet(item: sheet) { ItemOperationSheet(operation: $0, onDone: onDone) }
            .confirmationDialog(
                operation?.question ?? "", isPresented: asks, titleVisibility: .visible, presenting: operation
            ) { operation in
                if let answer = operation.answer {
                    Button(answer, role: operation.kind == .delete ? .destructive : nil) { run(operation) }
                }
            } message: {
                Text($0.explanation(ledger))
            }
    }

    private var sheet: Binding<ItemOperation?> {
        Binding(get: { operation.flatMap { $0.isQuestion ? nil : $0 } }, set: { if $0 == nil { operation = nil } })
    }

    private var asks: Binding<Bool> {
        Binding(get: { operation?.isQuestion == true }, set: { if !$0 { operation = nil } })
    }

    private func run(_ operation: ItemOperation) {
        switch operation.kind {
        case .delete:
            ledger.delete(
                operation.items.count == 1
                    ? String(localized: "Item deleted") : String(localized: "\(operation.items.count) items deleted"),
                String(localized: "Failed to delete. Please try again.")
            ) {
                try $0.items.delete(operation.itemIDs)
            } then: {
                onDone(operation)
            }
        default:
            ledger.perform(String(localized: "Failed to reassign. Please try again.")) {
                let eligible = BulkSaleResolutionCalculations.eligibleForReassign(operation.items)
                try $0.inventory.reassign(eligible.compactMap(\.id), toProject: nil)
            } then: {
                onDone(operation)
            }
        }
    }
}

/// The sheet of an operation, with what it needs of the project or the inventory that the items are in.
private struct ItemOperationSheet: View {
    let operation: ItemOperation
    let onDone: (ItemOperation) -> Void
    @Environment(LedgerEnvironment.self) private var ledger
    @OpenContexts private var contexts
    @State private var isSpaceFormShown = false

    private var items: [Item] { operation.items }
    private var ids: [String] { operation.itemIDs }
    private var projectID: String? { items.commonProjectID }

    var body: some View {
        switch operation.kind {
        case .editDetails:
            EditItemDetailsModal(item: items.first ?? Item(), vendors: ledger.account.vendors) { edit in
                try perform { try $0.items.update(ids) { try edit.apply(to: &$0) } }
            }
        case .editNotes:
            EditNotesSheet(document: items.first ?? Item(), notes: \.notes) { edit in
                try perform { try $0.items.update(ids) { try edit.apply(to: &$0) } }
            }
        case .changeStatus:
            StatusPickerModal(selected: common(\.status)) { status in
                try perform { try $0.items.update(ids) { $0.status = status } }
            }
        case .setSpace:
            SetSpaceModal(spaces: scope.spaces, selectedID: common(\.spaceId), onCreate: { isSpaceFormShown = true }) {
                space in try perform { try $0.items.update(ids) { $0.spaceId = space } }
            }
            .sheet(isPresented: $isSpaceFormShown) { NewSpaceSheet(projectID: projectID) }
        case .setTransaction:
            TransactionPickerModal(transactions: scope.transactions, selectedID: common(\.transactionId)) {
                transaction in try perform { try $0.inventory.setTransaction(ids, to: transaction) }
            }
        case .moveToReturn:
            ReturnTransactionPickerModal(transactions: scope.transactions) { transaction in
                try perform { try $0.inventory.moveToReturn(ids, transaction: transaction) }
            }
        case .makeCopies:
            MakeCopiesModal { count in
                try perform { try $0.inventory.makeCopies(of: ids, count: count) }
            }
        case .reassignToProject:
            ReassignToProjectModal(items: items, projects: ledger.account.projects) { project in
                // Linked items stay where they are, as the sheet says; a single one is refused, with the reason.
                let eligible = BulkSaleResolutionCalculations.eligibleForReassign(items).compactMap(\.id)
                try perform { try $0.inventory.reassign(eligible.isEmpty ? ids : eligible, toProject: project) }
            }
        case .sellToBusiness:
            SellToBusinessModal(items: items, categories: ledger.account.budgetCategories) { category in
                try perform { try $0.inventory.sellToBusiness(ids, fallbackCategory: category) }
            }
        case .sellToProject:
            SellToProjectModal(
                items: items, projects: ledger.account.projects, categories: ledger.account.budgetCategories,
                enabledCategoryIDs: enabledCategoryIDs
            ) { choice in
                try perform {
                    try $0.inventory.sellToProject(
                        ids, destination: choice.destination, sourceFallback: choice.sourceCategory,
                        destinationFallback: choice.destinationCategory)
                }
            }
        case .merge:
            if items.count == 2 { MergeItemsSheet(first: items[0], second: items[1]) { onDone(operation) } }
        case .reassignToInventory, .delete:
            EmptyView()
        }
    }

    private var scope: any ScopedContext { contexts.scope(projectID: projectID) }

    /// What all items have; nil where they differ.
    private func common<Value: Equatable>(_ field: KeyPath<Item, Value?>) -> Value? {
        guard let first = items.first?[keyPath: field], items.allSatisfy({ $0[keyPath: field] == first }) else {
            return nil
        }
        return first
    }

    private func enabledCategoryIDs(_ project: String) -> Set<String> {
        let query = DocumentsQuery<ProjectBudgetCategory>(accountID: ledger.accountID).project(project)
        return Set(((try? ledger.store.value(of: query)) ?? []).compactMap(\.id))
    }

    private func perform(_ work: (LedgerServices) throws -> Void) throws {
        try work(ledger.services())
        onDone(operation)
    }
}
