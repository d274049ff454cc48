/// A dictionary that holds a bounded number of values and drops those that were not used lately.
///
/// It has two halves. New values, and old ones that are used again, go into the younger half. When that is full, it becomes the
/// older half, and what the older half still held is dropped. So a working set a little larger than the limit costs some values
/// again, and never all of them, and a lookup costs one or two of a dictionary's.
///
/// Values of very different sizes have a cost each, and the limit is on the sum. A value that costs more than half of the limit
/// is not kept.
package struct BoundedCache<Key: Hashable, Value> {
    @usableFromInline struct Entry {
        @usableFromInline var value: Value
        @usableFromInline var cost: Int

        @inlinable init(value: Value, cost: Int) { (self.value, self.cost) = (value, cost) }
    }

    /// The most that the younger half may cost.
    @usableFromInline let half: Int
    @usableFromInline var younger: [Key: Entry] = [:]
    @usableFromInline var older: [Key: Entry] = [:]
    @usableFromInline var youngerCost = 0

    /// Makes an empty cache.
    ///
    /// - Parameter limit: the most values that are held, or what they may cost together. It is taken as an even number, at least 2.
    package init(limit: Int) { half = max(1, limit / 2) }

    /// The number of values that are held.
    package var count: Int { younger.count + older.count }

    /// The value of a key. Reading it counts as a use. A value that is set costs 1; setting nil forgets the key.
    @inlinable package subscript(key: Key) -> Value? {
        mutating get {
            if let entry = younger[key] { return entry.value }
            guard !older.isEmpty, let entry = older.removeValue(forKey: key) else { return nil }
            insert(entry, for: key)
            return entry.value
        }
        set {
            if let newValue { set(newValue, for: key, cost: 1) } else { forget(key) }
        }
    }

    /// Sets the value of a key.
    @inlinable package mutating func set(_ value: Value, for key: Key, cost: Int) {
        forget(key)
        if cost <= half { insert(Entry(value: value, cost: cost), for: key) }
    }

    /// The value of a key, made and kept where it is not held yet.
    @inlinable package mutating func value(for key: Key, make: () throws -> Value) rethrows -> Value {
        if let known = self[key] { return known }
        let made = try make()
        self[key] = made
        return made
    }

    /// Forgets all values.
    package mutating func removeAll() { (younger, older, youngerCost) = ([:], [:], 0) }

    @usableFromInline mutating func forget(_ key: Key) {
        if let entry = younger.removeValue(forKey: key) { youngerCost -= entry.cost }
        older[key] = nil
    }

    /// Adds an entry whose key is in neither half.
    @usableFromInline mutating func insert(_ entry: Entry, for key: Key) {
        if youngerCost + entry.cost > half { (younger, older, youngerCost) = ([:], younger, 0) }
        younger[key] = entry
        youngerCost += entry.cost
    }
}

extension BoundedCache: Sendable where Key: Sendable, Value: Sendable {}
extension BoundedCache.Entry: Sendable where Key: Sendable, Value: Sendable {}
