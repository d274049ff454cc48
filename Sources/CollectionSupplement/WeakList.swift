/// A list of objects that it does not keep alive, in the order in which they were added.
///
/// Objects that have gone are passed over, and their places are freed from time to time: the cost of adding stays constant, and
/// the list is at most twice as long as it has living objects, plus a few.
///
/// `Element` is a class, or a protocol that only classes conform to.
package struct WeakList<Element> {
    @usableFromInline var references: [WeakReference<Element>] = []
    private var compactsAt = 16

    /// Makes an empty list.
    package init() {}

    /// Adds an object at the end, whether or not it is in the list already.
    package mutating func append(_ element: Element) {
        if references.count >= compactsAt {
            references.removeAll { $0.isGone }
            compactsAt = Swift.max(16, references.count * 2)
        }
        references.append(WeakReference(element))
    }

    /// Adds an object at the end, unless it is in the list.
    package mutating func insert(_ element: Element) {
        if !contains(element) { append(element) }
    }

    /// Whether an object is in the list.
    package func contains(_ element: Element) -> Bool {
        let object = element as AnyObject
        return references.contains { $0.object === object }
    }

    /// Takes an object out of the list, and those that have gone.
    package mutating func remove(_ element: Element) {
        let object = element as AnyObject
        references.removeAll { $0.isGone || $0.object === object }
    }

    /// Takes out the objects that meet a condition, and those that have gone.
    package mutating func removeAll(where isOut: (Element) throws -> Bool) rethrows {
        try references.removeAll { try $0.element.map(isOut) ?? true }
    }

    /// The number of places that are taken, those of objects that have gone included.
    package var places: Int { references.count }

    /// Takes out all objects.
    package mutating func removeAll() { references = [] }
}

extension WeakList: Sequence {
    /// Goes through the objects that the list held when the iteration began, as far as they are still there.
    package struct Iterator: IteratorProtocol {
        @usableFromInline var references: IndexingIterator<[WeakReference<Element>]>

        @inlinable init(_ references: [WeakReference<Element>]) { self.references = references.makeIterator() }

        @inlinable package mutating func next() -> Element? {
            while let reference = references.next() {
                if let element = reference.element { return element }
            }
            return nil
        }
    }

    @inlinable package func makeIterator() -> Iterator { Iterator(references) }

    @inlinable package var underestimatedCount: Int { 0 }
}

/// A weak reference to an object that is known as `Element`, which may be a protocol.
///
/// Swift has weak references to values of a protocol's type, but not to those of a generic one. So the object is referred to
/// weakly, and beside it lie the words of the reference as `Element`; they are read only while the object is held.
package struct WeakReference<Element> {
    @usableFromInline weak var object: AnyObject?
    @usableFromInline var words: (UInt, UInt) = (0, 0)

    package init(_ element: Element) {
        precondition(MemoryLayout<Element>.size <= MemoryLayout<(UInt, UInt)>.size, "Element is not a class")
        object = element as AnyObject
        withUnsafeBytes(of: element) { source in
            withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: source) }
        }
    }

    /// The object; nil if it has gone.
    @inlinable package var element: Element? {
        guard let object else { return nil }
        return withExtendedLifetime(object) {
            withUnsafeBytes(of: words) { $0.load(as: Element.self) }
        }
    }

    /// Whether the object has gone.
    package var isGone: Bool { object == nil }
}
