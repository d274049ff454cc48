/// How much of the checklists of a space is done.
public struct ChecklistProgress: Hashable, Sendable {
    public var completed: Int
    public var total: Int

    public init(completed: Int, total: Int) {
        self.completed = completed
        self.total = total
    }

    /// From 0 to 1; 0 when there is nothing to do.
    public var fraction: Double { total == 0 ? 0 : Double(completed) / Double(total) }
    /// `3 of 5`.
    public var displayText: String { localized("\(completed) of \(total)") }
}

/// What a card of the spaces list shows.
public struct SpaceCardData: Hashable, Sendable, Identifiable {
    public var space: Space
    public var itemCount: Int
    public var progress: ChecklistProgress

    public var id: String? { space.id }
}

/// The list of spaces of a project or of the inventory.
public enum SpaceListCalculations {
    /// Over all checklists of a space.
    public static func progress(_ space: Space) -> ChecklistProgress {
        let items = (space.checklists ?? []).flatMap(\.items)
        return ChecklistProgress(completed: items.count(where: \.isChecked), total: items.count)
    }

    /// What the screen shows: spaces that are not archived, by name, nameless ones last.
    public static func cards(_ spaces: [Space], items: [Item], query: String = "") -> [SpaceCardData] {
        var counts: [String: Int] = [:]
        for item in items {
            if let space = item.spaceId.reference { counts[space, default: 0] += 1 }
        }
        return sort(visible(spaces, query: query)).map { space in
            SpaceCardData(space: space, itemCount: space.id.flatMap { counts[$0] } ?? 0, progress: progress(space))
        }
    }

    /// Spaces that are not archived and whose name holds a text.
    public static func visible(_ spaces: [Space], query: String = "") -> [Space] {
        spaces.filter { $0.isArchived != true && listSearch(query, finds: [$0.name]) }
    }

    /// By name, nameless ones last, equals by id.
    public static func sort(_ spaces: [Space]) -> [Space] {
        TextOrder.sorted(spaces, by: \.name) { ($0.id ?? "") < ($1.id ?? "") }
    }

    /// What stands where there are no spaces.
    public static func emptyText(in scope: ListScope, isSearching: Bool) -> String {
        if isSearching { return localized("No spaces match your search") }
        return scope == .inventory ? localized("No inventory spaces yet") : localized("No spaces yet")
    }
}
