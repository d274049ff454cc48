import DesignSystem
import LedgerCore

/// What the menus of items offer.
struct ItemMenu {
    let scope: ListScope
    /// Begins an operation.
    let begin: (ItemOperation.Kind) -> Void
    /// Does at once what asks nothing.
    let apply: (Change) -> Void

    /// What is done without a sheet.
    enum Change: Hashable {
        case clearSpace, clearTransaction, bookmark, unbookmark
        case status(ItemStatus)
    }

    /// The menu of one item. One that was returned or sold can only be marked and deleted.
    func items(for item: Item, bookmarks: Bool = true) -> [ActionMenuItem] {
        let actions = Set(ItemDetailCalculations.actions(for: item, in: scope))
        var menu: [ActionMenuItem] = []
        if actions.contains(.changeStatus) {
            menu += [
                ActionMenuItem(id: "details", label: String(localized: "Edit Details"), icon: "pencil") {
                    begin(.editDetails)
                },
                ActionMenuItem(id: "notes", label: String(localized: "Edit Notes"), icon: "note.text") {
                    begin(.editNotes)
                },
            ]
        }
        menu += entries(actions)
        if bookmarks {
            let isMarked = actions.contains(.unbookmark)
            menu.append(
                ActionMenuItem(
                    id: "bookmark",
                    label: isMarked ? String(localized: "Remove Bookmark") : String(localized: "Bookmark"),
                    icon: isMarked ? "bookmark.slash" : "bookmark"
                ) {
                    apply(isMarked ? .unbookmark : .bookmark)
                })
        }
        menu.append(
            ActionMenuItem(id: "delete", label: String(localized: "Delete Item"), icon: "trash", isDestructive: true) {
                begin(.delete)
            })
        return menu
    }

    /// The menu of several items.
    ///
    /// - Parameter count: how many there are. Two can be made one.
    func bulkItems(count: Int) -> [ActionMenuItem] {
        var menu = entries(Set(ItemDetailCalculations.bulkActions(in: scope)), isBulk: true)
        if count == 2 {
            menu.append(
                ActionMenuItem(id: "merge", label: String(localized: "Merge Items"), icon: "arrow.right.arrow.left") {
                    begin(.merge)
                })
        }
        menu.append(
            ActionMenuItem(id: "delete", label: String(localized: "Delete"), icon: "trash", isDestructive: true) {
                begin(.delete)
            })
        return menu
    }

    private func entries(_ actions: Set<ItemAction>, isBulk: Bool = false) -> [ActionMenuItem] {
        var menu: [ActionMenuItem] = []
        func add(
            _ action: ItemAction, _ label: String, _ icon: String, _ run: @escaping () -> Void
        ) {
            guard actions.contains(action) else { return }
            menu.append(ActionMenuItem(id: label, label: label, icon: icon, onPress: run))
        }
        if actions.contains(.changeStatus) {
            if isBulk {
                menu.append(
                    ActionMenuItem(
                        id: "status", label: String(localized: "Change Status"), icon: "flag",
                        subactions: ItemStatus.offered.map { status in
                            ActionMenuSubitem(id: status.rawValue, label: status.label ?? "", icon: status.icon) {
                                apply(.status(status))
                            }
                        }))
            } else {
                add(.changeStatus, String(localized: "Change Status"), "flag") { begin(.changeStatus) }
            }
        }
        add(.setSpace, String(localized: "Set Space"), "mappin.and.ellipse") { begin(.setSpace) }
        add(.clearSpace, String(localized: "Clear Space"), "mappin.slash") { apply(.clearSpace) }
        add(
            .setTransaction, isBulk ? String(localized: "Set Transaction") : String(localized: "Link Transaction"),
            "arrow.left.arrow.right"
        ) {
            begin(.setTransaction)
        }
        add(.clearTransaction, String(localized: "Clear Transaction"), "xmark.circle") { apply(.clearTransaction) }
        add(.makeCopies, String(localized: "Make Copies"), "doc.on.doc") { begin(.makeCopies) }
        add(.reassignToProject, String(localized: "Reassign to Project"), "arrow.triangle.2.circlepath") {
            begin(.reassignToProject)
        }
        add(.reassignToInventory, String(localized: "Reassign to Inventory"), "shippingbox") {
            begin(.reassignToInventory)
        }
        add(.sellToBusiness, String(localized: "Sell to Business"), "building.2") { begin(.sellToBusiness) }
        add(.sellToProject, String(localized: "Sell to Project"), "arrow.right.square") { begin(.sellToProject) }
        add(
            .moveToReturn, isBulk ? String(localized: "Move to Return") : String(localized: "Link Return Transaction"),
            "arrow.uturn.left"
        ) {
            begin(.moveToReturn)
        }
        return menu
    }
}

extension LedgerServices {
    /// Does with items what asks nothing.
    func apply(_ change: ItemMenu.Change, to ids: [String]) throws {
        switch change {
        case .clearSpace: try items.update(ids) { $0.spaceId = nil }
        case .clearTransaction: try inventory.setTransaction(ids, to: nil)
        case .bookmark: try items.update(ids) { $0.bookmark = true }
        case .unbookmark: try items.update(ids) { $0.bookmark = false }
        case .status(let status): try items.update(ids) { $0.status = status }
        }
    }
}
