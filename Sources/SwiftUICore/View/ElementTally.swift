/// How many elements some views put into a container, told by their values.
public struct _ElementTally {
    /// The sum; nil where a view does not tell it before it is in the tree.
    private(set) var count: Int? = 0
    /// The types of the views that were counted as a whole: what else is to be known of them is asked of one of each.
    private(set) var kinds: [ObjectIdentifier] = []

    mutating func add(_ count: Int?, _ kind: Any.Type) {
        self.count = self.count.flatMap { sum in count.map { sum + $0 } }
        let kind = ObjectIdentifier(kind)
        if !kinds.contains(kind) { kinds.append(kind) }
    }

    /// Adds views with something applied to them.
    mutating func add(_ inner: _ElementTally, _ kind: Any.Type, applying change: (Int?) -> Int?) {
        for kind in inner.kinds where !kinds.contains(kind) { kinds.append(kind) }
        add(inner.count == nil ? nil : change(inner.count), kind)
    }
}
