import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// The items of a project, of a space, of the inventory, or those that somebody hands in: to look through, to open, and
/// to do things with, one by one or many at once.
struct SharedItemsList: View {
    private let mode: ItemsListMode
    private var onItemPress: ((String) -> Void)?
    private var getMenuItems: ((Item) -> [ActionMenuItem])?
    private var emptyMessage: String?
    private var onAdd: (() -> Void)?
    /// Where items that are handed in belong; nil follows the first of them.
    private var embeddedScope: ListScope?
    @OpenContexts private var contexts

    /// - Parameters:
    ///   - mode: where the items come from, and what they are there for.
    ///   - onItemPress: what a tap does; nil opens the item.
    ///   - getMenuItems: what an item's menu offers; nil offers what can be done with it.
    ///   - emptyMessage: what is said where there are none.
    init(
        mode: ItemsListMode, onItemPress: ((String) -> Void)? = nil, getMenuItems: ((Item) -> [ActionMenuItem])? = nil,
        emptyMessage: String = String(localized: "No items yet")
    ) {
        self.mode = mode
        self.onItemPress = onItemPress
        self.getMenuItems = getMenuItems
        self.emptyMessage = emptyMessage
    }

    /// The items of a project or of the inventory, in its own screen.
    init(scope: ListScope) { mode = .standalone(scope: scope) }

    /// The items that are handed in, of a project or, for `nil`, of the inventory.
    init(embedded items: [Item], projectID: String?, emptyMessage: String? = nil, onAdd: (() -> Void)? = nil) {
        mode = .embedded(items: items)
        embeddedScope = projectID.map(ListScope.project) ?? .inventory
        self.emptyMessage = emptyMessage
        self.onAdd = onAdd
    }

    var body: some View {
        switch mode {
        case .standalone(let scope):
            let context = contexts.scope(projectID: scope.projectID)
            StateContent(
                context.state, message: String(localized: "Loading items..."), placeholder: .cards,
                retry: { contexts.reload(projectID: scope.projectID) }
            ) {
                StandaloneItemsList(
                    items: context.items, scope: scope, emptyMessage: emptyMessage, onItemPress: onItemPress,
                    getMenuItems: getMenuItems)
            }
        case .embedded(let items, let onPress):
            ItemsListSection(
                items: items, scope: embeddedScope ?? items.first?.projectId.map(ListScope.project) ?? .inventory,
                emptyMessage: emptyMessage, onAdd: onAdd, onItemPress: onPress ?? onItemPress,
                getMenuItems: getMenuItems, barPlacement: .inline)
        case .picker(let scope, let eligibilityCheck, let onAddSingle, let addedIds, let onAddSelected):
            ItemPickerSection(
                picker: ItemPicker(
                    items: contexts.scope(projectID: scope?.projectID).items, eligibilityCheck: eligibilityCheck,
                    onAddSingle: onAddSingle, addedIDs: addedIds, onAddSelected: onAddSelected),
                emptyMessage: emptyMessage)
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
    let onItemPress: ((String) -> Void)?
    let getMenuItems: ((Item) -> [ActionMenuItem])?
    @State private var isFormShown = false

    var body: some View {
        ItemsListSection(
            items: items, scope: scope, emptyMessage: emptyMessage, onAdd: { isFormShown = true },
            onItemPress: onItemPress, getMenuItems: getMenuItems, barPlacement: .bottom
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

// audit: off text-truncated - the preview shows how long words are cut
#Preview("Long words") { PreviewScreen(.long) { SharedItemsList(scope: .project(PreviewLedger.projectID)) } }

#Preview("Inventory") { PreviewScreen(.many) { SharedItemsList(scope: .inventory) } }

#Preview("Embedded") {
    PreviewScreen(.many) {
        ScrollView {
            SharedItemsList(embedded: PreviewItems.several, projectID: PreviewLedger.projectID).padding()
        }
    }
}
