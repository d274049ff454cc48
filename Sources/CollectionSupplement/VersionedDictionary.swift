/// A dictionary of which copies are kept as it changes, such as what a peer was told last.
///
/// Copies share what they have in common. So a change of one value costs a few steps, however many values and copies there are,
/// and what differs between two copies is found without a look at what they share.
package struct VersionedDictionary<Value: Equatable & Sendable>: Sendable {
    private var root = Branch<Value>()
    /// The number of values.
    package private(set) var count = 0

    /// Makes an empty dictionary.
    package init() {}

    package var isEmpty: Bool { count == 0 }

    package subscript(key: UInt64) -> Value? {
        get { root.leaf(Place(key), key)?.value }
        set {
            let change = Branch.put(newValue.map { Leaf(key, $0) }, key, at: Place(key), in: &root)
            count += change
        }
    }

    /// All values, in no particular order.
    package var values: [Value] {
        var values: [Value] = []
        values.reserveCapacity(count)
        root.visit { values.append($0.value) }
        return values
    }

    /// All keys, in no particular order.
    package var keys: [UInt64] {
        var keys: [UInt64] = []
        keys.reserveCapacity(count)
        root.visit { keys.append($0.key) }
        return keys
    }

    /// What is not as in another version, in no particular order.
    ///
    /// - Parameter looks: counts the values that were compared.
    package func changes(
        since other: VersionedDictionary, looks: inout Int
    ) -> (gone: [UInt64], changed: [Value]) {
        var difference = Difference<Value>()
        difference.compare(root, other.root)
        looks += difference.looks
        return (difference.gone, difference.changed)
    }

    package func changes(since other: VersionedDictionary) -> (gone: [UInt64], changed: [Value]) {
        var looks = 0
        return changes(since: other, looks: &looks)
    }
}

extension VersionedDictionary: Equatable {
    package static func == (a: VersionedDictionary, b: VersionedDictionary) -> Bool {
        if a.root === b.root { return true }
        guard a.count == b.count else { return false }
        let (gone, changed) = a.changes(since: b)
        return gone.isEmpty && changed.isEmpty
    }
}

/// The way to a key: five bits for each level of the tree. Keys that follow one another are spread over all branches.
private struct Place {
    private var bits: UInt64
    private var level = 0

    // An odd factor, so no two keys have one place.
    init(_ key: UInt64) { bits = key &* 0x9E37_79B9_7F4A_7C15 }

    /// The way from the next level on.
    var next: Place {
        var place = self
        place.bits <<= 5
        place.level += 1
        return place
    }

    /// The way of another key from the next level on.
    func next(of key: UInt64) -> Place {
        var place = Place(key)
        place.bits <<= UInt64(5 * (level + 1))
        place.level = level + 1
        return place
    }

    /// Which of 32 places it is on this level.
    var slot: UInt32 { 1 << UInt32(truncatingIfNeeded: bits >> 59) }
}

private final class Leaf<Value: Equatable & Sendable>: Sendable {
    let key: UInt64
    let value: Value

    init(_ key: UInt64, _ value: Value) { (self.key, self.value) = (key, value) }
}

/// A level of the tree: at each of 32 places is a leaf, or a branch for several, or nothing.
// Unchecked: a branch is written only while one version refers to it.
private final class Branch<Value: Equatable & Sendable>: @unchecked Sendable {
    /// The places that have leaves, and those that have branches, as bits.
    private(set) var leafPlaces: UInt32 = 0
    private(set) var branchPlaces: UInt32 = 0
    private var leaves: [Leaf<Value>] = []
    private var branches: [Branch] = []

    init() {}

    private init(_ other: Branch) {
        leafPlaces = other.leafPlaces
        branchPlaces = other.branchPlaces
        leaves = other.leaves
        branches = other.branches
    }

    private static func index(of slot: UInt32, in places: UInt32) -> Int { (places & (slot - 1)).nonzeroBitCount }

    func leaf(at slot: UInt32) -> Leaf<Value>? {
        leafPlaces & slot == 0 ? nil : leaves[Self.index(of: slot, in: leafPlaces)]
    }

    func branch(at slot: UInt32) -> Branch? {
        branchPlaces & slot == 0 ? nil : branches[Self.index(of: slot, in: branchPlaces)]
    }

    func leaf(_ place: Place, _ key: UInt64) -> Leaf<Value>? {
        if let branch = branch(at: place.slot) { return branch.leaf(place.next, key) }
        guard let leaf = leaf(at: place.slot), leaf.key == key else { return nil }
        return leaf
    }

    func visit(_ body: (Leaf<Value>) -> Void) {
        for leaf in leaves { body(leaf) }
        for branch in branches { branch.visit(body) }
    }

    /// Puts a leaf at a key, or takes it away. Returns by how much the number of leaves changed.
    static func put(_ new: Leaf<Value>?, _ key: UInt64, at place: Place, in branch: inout Branch) -> Int {
        if !isKnownUniquelyReferenced(&branch) { branch = Branch(branch) }
        let slot = place.slot
        if branch.branchPlaces & slot != 0 {
            let index = index(of: slot, in: branch.branchPlaces)
            let change = put(new, key, at: place.next, in: &branch.branches[index])
            if branch.branches[index].isBare {
                branch.branches.remove(at: index)
                branch.branchPlaces &= ~slot
            }
            return change
        }
        let index = index(of: slot, in: branch.leafPlaces)
        guard branch.leafPlaces & slot != 0 else {
            guard let new else { return 0 }
            branch.leaves.insert(new, at: index)
            branch.leafPlaces |= slot
            return 1
        }
        let old = branch.leaves[index]
        if old.key == key, let new {
            branch.leaves[index] = new
            return 0
        }
        guard old.key == key || new != nil else { return 0 }
        branch.leaves.remove(at: index)
        branch.leafPlaces &= ~slot
        guard let new else { return -1 }
        // Another key has the same way as far as this level.
        var inner = Branch()
        _ = put(old, old.key, at: place.next(of: old.key), in: &inner)
        _ = put(new, key, at: place.next, in: &inner)
        branch.branches.insert(inner, at: self.index(of: slot, in: branch.branchPlaces))
        branch.branchPlaces |= slot
        return 1
    }

    private var isBare: Bool { leafPlaces == 0 && branchPlaces == 0 }
}

/// What one version has that another has not.
private struct Difference<Value: Equatable & Sendable> {
    private(set) var gone: [UInt64] = []
    private(set) var changed: [Value] = []
    private(set) var looks = 0

    mutating func compare(_ new: Branch<Value>, _ old: Branch<Value>) {
        if new === old { return }
        var places = new.leafPlaces | new.branchPlaces | old.leafPlaces | old.branchPlaces
        while places != 0 {
            let slot = places & (~places &+ 1)
            places &= ~slot
            if let new = new.branch(at: slot), let old = old.branch(at: slot) {
                compare(new, old)
            } else if new.branchPlaces & slot == 0, old.branchPlaces & slot == 0 {
                compare(new.leaf(at: slot), old.leaf(at: slot))
            } else {
                compare(Self.leaves(new, at: slot), Self.leaves(old, at: slot))
            }
        }
    }

    private mutating func compare(_ new: Leaf<Value>?, _ old: Leaf<Value>?) {
        if new === old { return }
        looks += 1
        if let old, new?.key != old.key { gone.append(old.key) }
        guard let new else { return }
        if let old, old.key == new.key, old.value == new.value { return }
        changed.append(new.value)
    }

    private mutating func compare(_ new: [UInt64: Leaf<Value>], _ old: [UInt64: Leaf<Value>]) {
        for (key, leaf) in new { compare(leaf, old[key]) }
        for (key, leaf) in old where new[key] == nil { compare(nil, leaf) }
    }

    private static func leaves(_ branch: Branch<Value>, at slot: UInt32) -> [UInt64: Leaf<Value>] {
        var leaves: [UInt64: Leaf<Value>] = [:]
        if let leaf = branch.leaf(at: slot) { leaves[leaf.key] = leaf }
        branch.branch(at: slot)?.visit { leaves[$0.key] = $0 }
        return leaves
    }
}
