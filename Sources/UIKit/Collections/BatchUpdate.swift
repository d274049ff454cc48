import Foundation

/// The changes of one batch update of a collection view or a table, whose rows are its items.
struct BatchUpdate {
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    var movedSections: [Int: Int] = [:]
    var deletedItems: Set<IndexPath> = []
    var insertedItems: Set<IndexPath> = []
    var reloadedItems: Set<IndexPath> = []
    var reconfiguredItems: Set<IndexPath> = []
    var movedItems: [IndexPath: IndexPath] = [:]

    /// Where items are after the update.
    struct Places {
        private(set) var sections: [Int: Int] = [:]
        fileprivate(set) var items: [IndexPath: IndexPath] = [:]

        fileprivate init(sections: [Int: Int]) { self.sections = sections }
    }

    /// Fills the places of a new order: those that are said, and in the others what is left, in order.
    ///
    /// - Returns: the old number at each place, nil if something was inserted; nothing if the counts do not match.
    private static func order(_ count: Int, taken: [Int: Int?], left: [Int]) -> [Int?]? {
        guard taken.keys.allSatisfy({ (0..<count).contains($0) }), count - taken.count == left.count else {
            return nil
        }
        var left = left.makeIterator()
        return (0..<count).map { taken[$0] ?? left.next() }
    }

    /// Where sections and items go; nil if the counts before and after do not match the changes.
    func places(from old: [Int], to new: [Int]) -> Places? {
        var taken: [Int: Int?] = [:]
        for section in insertedSections { taken[section] = .some(nil) }
        for (from, to) in movedSections { taken[to] = .some(from) }
        let left = old.indices.filter { !deletedSections.contains($0) && movedSections[$0] == nil }
        guard let sections = Self.order(new.count, taken: taken, left: left) else { return nil }
        var numbers: [Int: Int] = [:]
        for (place, section) in sections.enumerated() { if let section { numbers[section] = place } }
        var places = Places(sections: numbers)
        for (place, section) in sections.enumerated() {
            // A section that is made again has no old items.
            guard let section, !reloadedSections.contains(section) else { continue }
            var taken: [Int: Int?] = [:]
            for path in insertedItems where path.section == place { taken[path.item] = .some(nil) }
            for (from, to) in movedItems where to.section == place {
                // An item of another section has no number here; it is put in below.
                taken[to.item] = .some(from.section == section ? from.item : nil)
            }
            let left = (0..<old[section]).filter {
                let path = IndexPath(item: $0, section: section)
                return !deletedItems.contains(path) && movedItems[path] == nil
            }
            guard let items = Self.order(new[place], taken: taken, left: left) else { return nil }
            for (index, item) in items.enumerated() {
                guard let item else { continue }
                places.items[IndexPath(item: item, section: section)] = IndexPath(item: index, section: place)
            }
        }
        for (from, to) in movedItems { places.items[from] = to }
        return places
    }
}
