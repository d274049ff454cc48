/// The selected elements of a list. What is not in the list is never selected.
public struct ListSelection: Hashable, Sendable {
    /// The selected ones.
    public private(set) var ids: Set<String>

    /// Creates a selection.
    public init(_ ids: Set<String> = []) { self.ids = ids }

    /// A Boolean value that indicates whether none is selected.
    public var isEmpty: Bool { ids.isEmpty }

    /// The number of selected elements.
    public var count: Int { ids.count }

    /// Returns a Boolean value that indicates whether one is selected.
    public func contains(_ id: String) -> Bool { ids.contains(id) }

    /// Selects one that is not, and the other way round.
    public mutating func toggle(_ id: String) {
        if ids.remove(id) == nil { ids.insert(id) }
    }

    /// Selects some, or selects them no longer.
    public mutating func set(_ some: [String], isSelected: Bool) {
        if isSelected { ids.formUnion(some) } else { ids.subtract(some) }
    }

    /// Selects exactly all of a list; where all of it is selected, none.
    public mutating func toggleAll(of list: [String]) { ids = isAll(of: list) ? [] : Set(list) }

    /// Returns a Boolean value that indicates whether all of a list is selected; not of an empty one.
    public func isAll(of list: [String]) -> Bool { !list.isEmpty && ids.isSuperset(of: list) }

    /// Forgets what is no longer in a list.
    public mutating func keep(only list: [String]) { ids.formIntersection(list) }

    /// Selects none.
    public mutating func clear() { ids = [] }
}
