import Foundation

/// Which documents a list is about.
public enum ListScope: Hashable, Sendable {
    case project(String)
    /// What belongs to no project.
    case inventory
    case all

    /// Whether a document of a project, or of none, is in the scope.
    public func contains(projectID: String?) -> Bool {
        switch self {
        case .project(let id): projectID.reference == id
        case .inventory: projectID.reference == nil
        case .all: true
        }
    }
}

/// Which items a list shows.
public enum ItemFilterOption: String, Hashable, Sendable, CaseIterable {
    case all, bookmarked
    case fromInventory = "from-inventory"
    case toReturn = "to-return"
    case returned
    case noSKU = "no-sku"
    case noName = "no-name"
    case noProjectPrice = "no-project-price"
    case noImage = "no-image"
    case noTransaction = "no-transaction"

    /// The choices in a scope: all ten, or the seven that make sense in the inventory.
    public static func options(in scope: ListScope) -> [ItemFilterOption] {
        guard scope == .inventory else { return allCases }
        return allCases.filter { ![.fromInventory, .toReturn, .returned].contains($0) }
    }

    /// What the filter menu says.
    public var label: String {
        switch self {
        case .all: localized("All")
        case .bookmarked: localized("Bookmarked")
        case .fromInventory: localized("From Inventory")
        case .toReturn: localized("To Return")
        case .returned: localized("Returned")
        case .noSKU: localized("No SKU")
        case .noName: localized("No Name")
        case .noProjectPrice: localized("No Project Price")
        case .noImage: localized("No Image")
        case .noTransaction: localized("No Transaction")
        }
    }
}

/// How a list of items is sorted.
public enum ItemSortOption: String, Hashable, Sendable, CaseIterable {
    case createdDescending = "created-desc"
    case createdAscending = "created-asc"
    case alphabeticalAscending = "alphabetical-asc"
    case alphabeticalDescending = "alphabetical-desc"

    /// What the sort menu says.
    public var label: String {
        switch self {
        case .createdDescending: localized("Newest First")
        case .createdAscending: localized("Oldest First")
        case .alphabeticalAscending: localized("A to Z")
        case .alphabeticalDescending: localized("Z to A")
        }
    }

    /// What the control bar says.
    public var shortLabel: String {
        switch self {
        case .createdDescending: localized("Newest")
        case .createdAscending: localized("Oldest")
        case .alphabeticalAscending: "A-Z"
        case .alphabeticalDescending: "Z-A"
        }
    }
}

/// Items that are alike: shown as one row that opens.
public struct ItemGroup: Hashable, Sendable, Identifiable {
    /// Name, stock number and source, trimmed and in lower case.
    public struct ID: Hashable, Sendable {
        var name: String
        var sku: String
        var source: String
    }

    public var id: ID
    public var items: [Item]

    public var name: String { items[0].name }
    public var sku: String? { items[0].sku }
    public var source: String? { items[0].source }
    public var count: Int { items.count }
    /// The sum of the project prices that there are.
    public var totalCents: Int { items.reduce(0) { $0 + ($1.projectPriceCents ?? 0) } }

    /// `×3`.
    public var countLabel: String { "×\(count)" }

    /// The sum of what each costs, when every one has a price.
    public var totalLabel: String? {
        let prices = items.compactMap(ItemDetailCalculations.displayPriceCents)
        return prices.count == count ? CurrencyFormatting.withDecimals(prices.reduce(0, +)) : nil
    }

    /// The picture of the first that has one.
    public var thumbnail: AttachmentRef? {
        items.lazy.compactMap { MediaGalleryCalculations.primaryImage($0.images ?? []) }.first
    }
}

/// The list of items of a project, of a space or of the inventory.
public enum ItemListCalculations {
    /// What the screen shows, before it is grouped: filtered, searched, sorted.
    public static func list(
        _ items: [Item], filters: Set<ItemFilterOption> = [], query: String = "",
        sort: ItemSortOption = .createdDescending
    ) -> [Item] {
        self.sort(search(filter(items, filters), query), by: sort)
    }

    /// The items of a scope.
    public static func items(_ items: [Item], in scope: ListScope) -> [Item] {
        items.filter { scope.contains(projectID: $0.projectId) }
    }

    /// Items that satisfy any of the choices. No choice, and `all` among them, keep everything.
    public static func filter(_ items: [Item], _ filters: Set<ItemFilterOption>) -> [Item] {
        if filters.isEmpty || filters.contains(.all) { return items }
        return items.filter { item in filters.contains { matches(item, $0) } }
    }

    /// Whether an item satisfies one choice.
    public static func matches(_ item: Item, _ filter: ItemFilterOption) -> Bool {
        switch filter {
        case .all: true
        case .bookmarked: item.bookmark == true
        case .fromInventory: item.projectId.reference == nil
        case .toReturn: item.status == .toReturn
        case .returned: item.status == .returned
        case .noSKU: item.sku.isBlank
        case .noName: item.name.isBlank
        case .noProjectPrice: item.projectPriceCents == nil || item.projectPriceCents == item.purchasePriceCents
        case .noImage: item.images?.isEmpty ?? true
        case .noTransaction: item.transactionId.reference == nil
        }
    }

    /// The choices after one more is tapped: a specific one drops `all`, and clearing the last brings it back.
    public static func toggle(_ option: ItemFilterOption, in filters: Set<ItemFilterOption>) -> Set<ItemFilterOption> {
        if option == .all { return [.all] }
        var filters = filters.subtracting([.all])
        if filters.remove(option) == nil { filters.insert(option) }
        return filters.isEmpty ? [.all] : filters
    }

    /// Items whose name, source, notes or stock number hold a text; the stock number also without its punctuation.
    public static func search(_ items: [Item], _ query: String) -> [Item] {
        let sku = SearchCalculations.normalizedSKU(query)
        return items.filter { item in
            listSearch(query, finds: [item.name, item.source, item.sku, item.notes])
                || !sku.isEmpty && SearchCalculations.normalizedSKU(item.sku ?? "").contains(sku)
        }
    }

    /// Sorts. Nameless items come last either way; without a moment of creation an item counts as the oldest.
    public static func sort(_ items: [Item], by sort: ItemSortOption) -> [Item] {
        switch sort {
        case .createdDescending: byCreation(items) { $1 < $0 }
        case .createdAscending: byCreation(items, <)
        case .alphabeticalAscending, .alphabeticalDescending:
            TextOrder.sorted(items, by: \.name, descending: sort == .alphabeticalDescending) {
                isCreatedBefore($1, $0)
            }
        }
    }

    /// Items in the order of their moments of creation, and of their identities among equal ones.
    private static func byCreation(
        _ items: [Item], _ isBefore: ((Date, String), (Date, String)) -> Bool
    ) -> [Item] {
        // What is compared is put aside, since items are large to move about.
        let keys = items.enumerated().map { (key: creation($1), place: $0) }
        return keys.sorted { isBefore($0.key, $1.key) }.map { items[$0.place] }
    }

    private static func creation(_ item: Item) -> (Date, String) { (item.createdAt ?? .distantPast, item.id ?? "") }

    static func isCreatedBefore(_ left: Item, _ right: Item) -> Bool { creation(left) < creation(right) }

    /// Puts items together that share name, stock number and source, in the order in which each kind first turns up.
    public static func group(_ items: [Item]) -> [ItemGroup] {
        var places: [ItemGroup.ID: Int] = [:]
        var groups: [ItemGroup] = []
        for item in items {
            let id = ItemGroup.ID(
                name: item.name.trimmed.lowercased(), sku: (item.sku ?? "").trimmed.lowercased(),
                source: (item.source ?? "").trimmed.lowercased())
            if let place = places[id] {
                groups[place].items.append(item)
            } else {
                places[id] = groups.count
                groups.append(ItemGroup(id: id, items: [item]))
            }
        }
        return groups
    }

    /// What stands where there are no items.
    public static func emptyText(in scope: ListScope, isFiltered: Bool) -> String {
        if isFiltered { return localized("No items match your filters") }
        return scope == .inventory ? localized("No inventory items yet") : localized("No items in this project")
    }
}
