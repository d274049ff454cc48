/// The selected elements of a list. Elements outside the list are never selected.
public struct ListSelection: Hashable, Sendable {
    /// The identifiers of the selected elements.
    public private(set) var ids: Set<String>

    /// Creates a selection.
    public init(_ ids: Set<String> = []) { self.ids = ids }

    /// A Boolean value that indicates whether no element is selected.
    public var isEmpty: Bool { ids.isEmpty }

    /// The number of selected elements.
    public var count: Int { ids.count }

    /// Returns a Boolean value that indicates whether an element is selected.
    public func contains(_ id: String) -> Bool { ids.contains(id) }

    /// Toggles the selection of an element.
    public mutating func toggle(_ id: String) {
        if ids.remove(id) == nil { ids.insert(id) }
    }

    /// Selects or deselects elements.
    public mutating func set(_ some: [String], isSelected: Bool) {
        if isSelected { ids.formUnion(some) } else { ids.subtract(some) }
    }

    /// Selects exactly the elements of a list. If all of them are already selected, deselects them.
    public mutating func toggleAll(of list: [String]) { ids = isAll(of: list) ? [] : Set(list) }

    /// Returns a Boolean value that indicates whether all elements of a list are selected. It is false for an empty
    /// list.
    public func isAll(of list: [String]) -> Bool { !list.isEmpty && ids.isSuperset(of: list) }

    /// Removes elements that are no longer in a list.
    public mutating func keep(only list: [String]) { ids.formIntersection(list) }

    /// Deselects all elements.
    public mutating func clear() { ids = [] }
}
