import LedgerCore

/// Where the items of a list come from, and what they are there for.
enum ItemsListMode {
    /// Those of a project or of the inventory, in its own screen.
    case standalone(scope: ListScope)
    /// Those that somebody hands in, within a screen that scrolls. Follows what is handed in. Without `onItemPress` a tap opens
    /// the item.
    case embedded(items: [Item], onItemPress: ((String) -> Void)? = nil)
    /// Those of a project or of the inventory to choose from, in a sheet, which stays open.
    ///
    /// - `scope`: where the items are; nil takes the inventory's.
    /// - `eligibilityCheck`: whether one may be picked; nil lets all be.
    /// - `onAddSingle`: adds one at once; nil lets several be selected and added together by `onAddSelected`.
    /// - `addedIds`: those that were added before.
    case picker(
        scope: ListScope? = nil, eligibilityCheck: ((Item) -> Bool)? = nil, onAddSingle: ((String) -> Void)? = nil,
        addedIds: Set<String> = [], onAddSelected: (([String]) -> Void)? = nil)
}
