import DesignSystem
import LedgerCore
import SwiftUI

/// Puts items of the project, or of the inventory, into a space.
struct AddItemsToSpaceSheet: View {
    let space: Space
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss
    @OpenContexts private var contexts

    var body: some View {
        let items = contexts.scope(projectID: space.projectId).items
        VStack(spacing: Spacing.none) {
            HStack {
                Text("Add Items")
                    .font(Typography.h2)
                    .foregroundStyle(BrandColors.textPrimary)
                    .accessibilityAddTraits(.isHeader)
                Spacer(minLength: Spacing.sm)
                Button("Done") { dismiss() }
                    .font(Typography.button)
                    .frame(minHeight: .touchTargetMin)
            }
            .padding(Spacing.screenPadding)
            if let error { StatusBanner(message: error).padding(.horizontal, Spacing.screenPadding) }
            SharedItemsList(
                mode: .picker(
                    scope: space.projectId.map(ListScope.project) ?? .inventory,
                    addedIds: Set(SpaceDetailCalculations.items(items, in: space).compactMap(\.id)),
                    onAddSelected: add), emptyMessage: String(localized: "No items to add"))
        }
        .background(BrandColors.surface)
        .presentationDetents([.large])
        .presentationDragIndicator(.visible)
    }

    private func add(_ ids: [String]) {
        error = ledger.attempt(String(localized: "Failed to add the items. Please try again.")) {
            try $0.items.update(ids) { $0.spaceId = space.id }
        }
    }
}

#Preview {
    PreviewScreen {
        AddItemsToSpaceSheet(space: Space(id: PreviewLedger.spaceID) { $0.projectId = PreviewLedger.projectID })
    }
}
