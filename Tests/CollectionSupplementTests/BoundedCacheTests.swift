import CollectionSupplement
import Testing

@Suite struct BoundedCacheTests {
    @Test("a working set of one more than the limit is not computed anew for ever")
    func oneMoreThanTheLimit() {
        var cache = BoundedCache<Int, Int>(limit: 64)
        var misses = 0
        for round in 0..<100 {
            // Most rounds use half of the keys, as a screen does, and some use all of them.
            for key in 0..<(round % 10 == 0 ? 65 : 30) {
                if cache[key] == nil {
                    misses += 1
                    cache[key] = key
                }
            }
        }
        #expect(misses < 1_000)
        #expect(cache.count <= 64)
    }

    @Test("what is used stays, what is not used for long goes")
    func usedValuesStay() {
        var cache = BoundedCache<Int, String>(limit: 10)
        cache[0] = "kept"
        for key in 1..<1_000 {
            cache[key] = "passing"
            #expect(cache[0] == "kept")
            #expect(cache.count <= 10)
        }
        #expect(cache[1] == nil)
    }

    @Test("a value can be set, replaced and forgotten")
    func changes() {
        var cache = BoundedCache<String, Int>(limit: 4)
        for (index, key) in ["a", "b", "c", "d", "e"].enumerated() { cache[key] = index }
        cache["e"] = 50
        cache["d"] = nil
        #expect(cache["e"] == 50)
        #expect(cache["d"] == nil)
        #expect(cache.value(for: "d") { 7 } == 7)
        #expect(cache.value(for: "d") { 8 } == 7)
        cache.removeAll()
        #expect(cache.count == 0)
    }

    @Test("an optional value that is nil is known, too")
    func knownAbsence() {
        var cache = BoundedCache<Int, Int?>(limit: 4)
        cache[1] = .some(nil)
        #expect(cache[1] == .some(.none))
        #expect(cache[2] == nil)
    }

    @Test("the limit is on the sum of the costs")
    func costs() {
        var cache = BoundedCache<Int, Int>(limit: 100)
        for key in 0..<1_000 { cache.set(key, for: key, cost: 20) }
        #expect(cache.count <= 5)
        #expect(cache[999] == 999)
        cache.set(0, for: 0, cost: 51)
        #expect(cache[0] == nil)
        // A new value for a key takes the place of the old one.
        for _ in 0..<100 { cache.set(1, for: 999, cost: 30) }
        #expect(cache[998] == 998)
    }
}
