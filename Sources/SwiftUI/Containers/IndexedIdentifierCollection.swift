/// A collection of the indices of another collection, each with the identity of its element.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable> {
    let base: Base
    let id: KeyPath<Base.Element, ID>

    /// An index and the identity of the element at this index.
    public struct Element {
        let index: Base.Index
        let id: ID
    }
}

extension IndexedIdentifierCollection: Collection {
    /// The type of an index of the collection.
    public typealias Index = Base.Index

    /// The index of the first element.
    public var startIndex: Base.Index { base.startIndex }
    /// The index after the last element.
    public var endIndex: Base.Index { base.endIndex }
    /// Accesses the index at a position, with the identity of its element.
    public subscript(position: Base.Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }
    /// Returns the index after the given index.
    public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
    /// Replaces the given index with the next index.
    public func formIndex(after i: inout Base.Index) { base.formIndex(after: &i) }
    /// Returns the index at a distance from the given index.
    public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
        base.index(i, offsetBy: distance)
    }
    /// Returns the distance between two indices.
    public func distance(from start: Base.Index, to end: Base.Index) -> Int {
        base.distance(from: start, to: end)
    }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    /// Returns the index before the given index.
    public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
    /// Replaces the given index with the previous index.
    public func formIndex(before i: inout Base.Index) { base.formIndex(before: &i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}
