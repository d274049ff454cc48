import Foundation
import HostKit

/// A snapshot of the data of a table or a collection view: the identifiers of sections and items.
///
/// An identifier must occur once. If an identifier already occurs, or does not exist, UIKit ends the process. Perch
/// logs this once and ignores the identifier.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>:
    Sendable
{
    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    /// The section of each item.
    private var places: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// The items whose cells must be reloaded.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose existing cells must be configured again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose cells must be reloaded.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: What is in it

    /// The number of items in all sections.
    public var numberOfItems: Int { places.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// The items of all sections in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

    /// Returns the number of items in a section. It is 0 if the section does not exist.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    /// Returns the items of a section in their order. Empty if the section does not exist.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }
    /// Returns the section that contains an item. Nil if the item does not exist.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        places[identifier]
    }
    /// Returns the index of an item among the items of all sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        places[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
    }
    /// Returns the index of a section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    // MARK: Items

    /// Appends items to a section, or to the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last, items[section] != nil else {
            return Self.log("There is no section to append items to")
        }
        insert(identifiers, in: section, at: items[section]?.count ?? 0)
    }

    /// Inserts items before another item.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
        insert(identifiers, beside: beforeItem, offset: 0)
    }

    /// Inserts items after another item.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
        insert(identifiers, beside: afterItem, offset: 1)
    }

    /// Removes items. Items that do not exist are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(gone.compactMap { places[$0] }) { items[section]?.removeAll(where: gone.contains) }
        for identifier in gone { places[identifier] = nil }
        forget(gone)
    }

    /// Removes all items and sections.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item before another item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem: ItemIdentifierType) {
        move(identifier, beside: beforeItem, offset: 0)
    }

    /// Moves an item after another item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem: ItemIdentifierType) {
        move(identifier, beside: afterItem, offset: 1)
    }

    /// Marks items whose cells must be reloaded.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += known(identifiers).filter { !reloadedItemIdentifiers.contains($0) }
    }

    /// Marks items whose existing cells must be configured again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += known(identifiers).filter { !reconfiguredItemIdentifiers.contains($0) }
    }

    private func known(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        identifiers.filter { identifier in
            if places[identifier] == nil { Self.log("There is no item \(identifier) to reload") }
            return places[identifier] != nil
        }
    }

    private mutating func move(_ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
        guard identifier != other, places[identifier] != nil, places[other] != nil else {
            return Self.log("The item \(identifier) cannot be moved beside \(other)")
        }
        let marks = (reloadedItemIdentifiers, reconfiguredItemIdentifiers)
        deleteItems([identifier])
        insert([identifier], beside: other, offset: offset)
        (reloadedItemIdentifiers, reconfiguredItemIdentifiers) = marks
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
        guard let section = places[other], let index = items[section]?.firstIndex(of: other) else {
            return Self.log("There is no item \(other) to insert others beside")
        }
        insert(identifiers, in: section, at: index + offset)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int)
    {
        var new: [ItemIdentifierType] = []
        for identifier in identifiers {
            guard places[identifier] == nil else {
                Self.log("The item \(identifier) is there already")
                continue
            }
            places[identifier] = section
            new.append(identifier)
        }
        items[section]?.insert(contentsOf: new, at: index)
    }

    private mutating func forget(_ gone: Set<ItemIdentifierType>) {
        reloadedItemIdentifiers.removeAll(where: gone.contains)
        reconfiguredItemIdentifiers.removeAll(where: gone.contains)
    }

    // MARK: Sections

    /// Appends sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Inserts sections before another section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, beside: toIdentifier, offset: 0)
    }

    /// Inserts sections after another section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, beside: toIdentifier, offset: 1)
    }

    /// Removes sections with their items. Sections that do not exist are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        deleteItems(gone.flatMap { items[$0] ?? [] })
        for identifier in gone { items[identifier] = nil }
        sections.removeAll(where: gone.contains)
        reloadedSectionIdentifiers.removeAll(where: gone.contains)
    }

    /// Moves a section before another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 0)
    }

    /// Moves a section after another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    /// Marks sections whose cells must be reloaded.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            guard items[identifier] != nil else {
                Self.log("There is no section \(identifier) to reload")
                continue
            }
            if !reloadedSectionIdentifiers.contains(identifier) { reloadedSectionIdentifiers.append(identifier) }
        }
    }

    private mutating func move(_ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int) {
        guard identifier != other, let index = sections.firstIndex(of: identifier), sections.contains(other) else {
            return Self.log("The section \(identifier) cannot be moved beside \(other)")
        }
        sections.remove(at: index)
        if let place = sections.firstIndex(of: other) { sections.insert(identifier, at: place + offset) }
    }

    private mutating func insert(
        _ identifiers: [SectionIdentifierType], beside other: SectionIdentifierType, offset: Int
    ) {
        guard let index = sections.firstIndex(of: other) else {
            return Self.log("There is no section \(other) to insert others beside")
        }
        insert(identifiers, at: index + offset)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        var new: [SectionIdentifierType] = []
        for identifier in identifiers {
            guard items[identifier] == nil else {
                Self.log("The section \(identifier) is there already")
                continue
            }
            items[identifier] = []
            new.append(identifier)
        }
        sections.insert(contentsOf: new, at: index)
    }

    private static func log(_ message: String) { Log.once("NSDiffableDataSourceSnapshot: \(message).") }

    /// The snapshot without what is to be made or filled again, for the next change.
    package var settled: Self {
        var settled = self
        settled.reloadedItemIdentifiers = []
        settled.reconfiguredItemIdentifiers = []
        settled.reloadedSectionIdentifiers = []
        return settled
    }
}

// What data sources look up.
extension NSDiffableDataSourceSnapshot {
    /// The section at an index; nil for one that is not there.
    func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
        sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
    }

    /// The item at a path; nil for one that is not there.
    func itemIdentifier(at path: IndexPath) -> ItemIdentifierType? {
        guard let section = sectionIdentifier(at: path.section) else { return nil }
        let items = itemIdentifiers(inSection: section)
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    /// The path of an item; nil for one that is not there.
    func indexPath(of item: ItemIdentifierType) -> IndexPath? {
        guard let section = sectionIdentifier(containingItem: item), let index = indexOfSection(section),
            let place = itemIdentifiers(inSection: section).firstIndex(of: item)
        else { return nil }
        return IndexPath(item: place, section: index)
    }

    /// The paths of all items.
    var indexPaths: [ItemIdentifierType: IndexPath] {
        var paths: [ItemIdentifierType: IndexPath] = [:]
        for (section, identifier) in sectionIdentifiers.enumerated() {
            for (index, item) in itemIdentifiers(inSection: identifier).enumerated() {
                paths[item] = IndexPath(item: index, section: section)
            }
        }
        return paths
    }

    /// The items whose cells are to be made again, those of sections included.
    var itemsToReload: [ItemIdentifierType] {
        reloadedItemIdentifiers + reloadedSectionIdentifiers.flatMap { itemIdentifiers(inSection: $0) }
    }
}
