import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at offsets from the start, as ``DynamicViewContent/onDelete(perform:)`` passes them over.
    ///
    /// Offsets that the collection does not have are passed over and logged; Apple's traps.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the collection.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let known = offsets.within(count)
        guard !known.isEmpty else { return }
        var remaining = Self()
        for (offset, element) in enumerated() where !known.contains(offset) { remaining.append(element) }
        self = remaining
    }
}

extension MutableCollection {
    /// Moves the elements at the given offsets to a position before another element, in their order.
    /// ``DynamicViewContent/onMove(perform:)`` passes such offsets.
    ///
    /// Offsets that the collection does not have are passed over and logged; Apple's traps. A destination beyond an end
    /// is that end.
    ///
    /// - Parameters:
    ///   - source: The offsets of the elements to move.
    ///   - destination: The offset, counted before the move, of the element to put them before; the count puts them last.
    /// - Complexity: O(*n*), where *n* is the length of the collection.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let known = source.within(elements.count)
        let destination = Swift.min(Swift.max(destination, 0), elements.count)
        let staying = elements.indices.filter { !known.contains($0) }
        let order = staying.filter { $0 < destination } + known + staying.filter { $0 >= destination }
        for (index, offset) in zip(Array(indices), order) { self[index] = elements[offset] }
    }
}

extension IndexSet {
    /// The offsets that a collection of `count` elements has; the others are logged.
    fileprivate func within(_ count: Int) -> IndexSet {
        let known = filteredIndexSet { $0 < count }
        if known != self {
            Log.once(
                "Offsets up to \(last ?? 0) were asked for in a collection of \(count) elements; those it lacks are passed over."
            )
        }
        return known
    }
}
