/// The places of a collection's elements, each with the element's identity.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable> {
    let base: Base
    let id: KeyPath<Base.Element, ID>

    /// A place with the identity of the element there.
    public struct Element {
        let index: Base.Index
        let id: ID
    }
}

extension IndexedIdentifierCollection: Collection {
    /// A place in the collection.
    public typealias Index = Base.Index

    /// The first place.
    public var startIndex: Base.Index { base.startIndex }
    /// The place after the last.
    public var endIndex: Base.Index { base.endIndex }
    /// The place with the identity of the element there.
    public subscript(position: Base.Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }
    /// The next place.
    public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
    /// Continues to the next place.
    public func formIndex(after i: inout Base.Index) { base.formIndex(after: &i) }
    /// The place some steps further.
    public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
        base.index(i, offsetBy: distance)
    }
    /// The steps between two places.
    public func distance(from start: Base.Index, to end: Base.Index) -> Int {
        base.distance(from: start, to: end)
    }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    /// The place before.
    public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
    /// Goes back to the place before.
    public func formIndex(before i: inout Base.Index) { base.formIndex(before: &i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}
