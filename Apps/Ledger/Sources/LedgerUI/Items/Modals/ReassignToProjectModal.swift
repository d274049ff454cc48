import DesignSystem
import LedgerCore
import SwiftUI

/// Chooses the project that items go to without a record of a sale.
struct ReassignToProjectModal: View {
    let items: [Item]
    let projects: [Project]?
    let onSelect: (String) throws -> Void
    @State private var error: String?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        PickerSheet(
            title: String(localized: "Reassign to Project"),
            description: BulkSaleResolutionCalculations.linkedItemsText(items),
            error: error
        ) {
            ProjectPickerList(projects: projects, currentID: items.commonProjectID) { id in
                error = attempt(String(localized: "Failed to reassign. Please try again.")) { try onSelect(id) }
                if error == nil { dismiss() }
            }
        }
    }
}

extension [Item] {
    /// The project that all items are in; `nil` if they are in several, or in none.
    var commonProjectID: String? {
        guard let first = first?.projectId, allSatisfy({ $0.projectId == first }) else { return nil }
        return first
    }
}

#Preview("Projects") {
    ReassignToProjectModal(items: PreviewItems.several, projects: PreviewItems.projects, onSelect: { _ in })
}

#Preview("Linked items") {
    ReassignToProjectModal(
        items: [Item(id: "1") { $0.transactionId = "t" }], projects: PreviewItems.projects, onSelect: { _ in })
}

#Preview("Loading") { ReassignToProjectModal(items: [], projects: nil, onSelect: { _ in }) }

#Preview("No projects") { ReassignToProjectModal(items: [], projects: [], onSelect: { _ in }) }
