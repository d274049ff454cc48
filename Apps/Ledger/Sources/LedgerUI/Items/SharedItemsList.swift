import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// The items of a project, of a space, of the inventory, or those that somebody hands in: to look through, to open, and
/// to do things with, one by one or many at once.
struct SharedItemsList: View {
    /// Where the items come from, and what they are there for.
    enum Mode {
        /// Those of a project or of the inventory, in a screen of its own.
        case standalone(ListScope)
        /// Those that somebody hands in, within a screen that scrolls. Follows what is handed in.
        case embedded([Item], scope: ListScope, onItemPress: ((String) -> Void)?)
        /// To choose from, in a sheet, which stays open.
        case picker(ItemPicker)
    }

    private let mode: Mode
    private var emptyMessage: String?
    private var onAdd: (() -> Void)?
    @OpenContexts private var contexts

    init(mode: Mode, emptyMessage: String? = nil, onAdd: (() -> Void)? = nil) {
        self.mode = mode
        self.emptyMessage = emptyMessage
        self.onAdd = onAdd
    }

    init(scope: ListScope) { self.init(mode: .standalone(scope)) }

    /// The items that are handed in, of a project or, for `nil`, of the inventory.
    init(
        embedded items: [Item], projectID: String?, emptyMessage: String? = nil, onAdd: (() -> Void)? = nil
    ) {
        let scope = projectID.map(ListScope.project) ?? .inventory
        self.init(
            mode: .embedded(items, scope: scope, onItemPress: nil), emptyMessage: emptyMessage, onAdd: onAdd)
    }

    var body: some View {
        switch mode {
        case .standalone(let scope):
            let context = contexts.scope(projectID: scope.projectID)
            StateContent(
                context.state, message: "Loading items...", retry: { contexts.reload(projectID: scope.projectID) }
            ) {
                StandaloneItemsList(items: context.items, scope: scope, emptyMessage: emptyMessage)
            }
        case .embedded(let items, let scope, let onItemPress):
            ItemsListSection(
                items: items, scope: scope, emptyMessage: emptyMessage, onAdd: onAdd, onItemPress: onItemPress,
                barPlacement: .inline)
        case .picker(let picker):
            ItemPickerSection(picker: picker, emptyMessage: emptyMessage)
        }
    }
}

extension ListScope {
    /// The project that the scope is; `nil` for any other.
    var projectID: String? { if case .project(let id) = self { id } else { nil } }
}

/// A list with the page to itself; what is selected stands at its bottom.
private struct StandaloneItemsList: View {
    let items: [Item]
    let scope: ListScope
    let emptyMessage: String?
    @State private var isFormShown = false

    var body: some View {
        ItemsListSection(
            items: items, scope: scope, emptyMessage: emptyMessage, onAdd: { isFormShown = true },
            onItemPress: nil, barPlacement: .bottom
        )
        .background(BrandColors.background)
        .sheet(isPresented: $isFormShown) { NewItemSheet(projectID: scope.projectID) }
    }
}

#Preview("Many") { PreviewScreen(.many) { SharedItemsList(scope: .project(PreviewLedger.projectID)) } }

#Preview("One") { PreviewScreen(.one) { SharedItemsList(scope: .project(PreviewLedger.projectID)) } }

#Preview("Empty") { PreviewScreen(.empty) { SharedItemsList(scope: .project(PreviewLedger.projectID)) } }

#Preview("Loading") { PreviewScreen(.loading) { SharedItemsList(scope: .project(PreviewLedger.projectID)) } }

#Preview("Failed") { PreviewScreen(.failed) { SharedItemsList(scope: .project(PreviewLedger.projectID)) } }

#Preview("Long words") { PreviewScreen(.long) { SharedItemsList(scope: .project(PreviewLedger.projectID)) } }

#Preview("Inventory") { PreviewScreen(.many) { SharedItemsList(scope: .inventory) } }

#Preview("Embedded") {
    PreviewScreen(.many) {
        ScrollView {
            SharedItemsList(embedded: PreviewItems.several, projectID: PreviewLedger.projectID).padding()
        }
    }
}
