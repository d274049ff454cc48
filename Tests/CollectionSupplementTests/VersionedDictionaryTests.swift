import CollectionSupplement
import Testing

@Suite struct VersionedDictionaryTests {
    private func numbers(_ count: UInt64) -> VersionedDictionary<Int> {
        var numbers = VersionedDictionary<Int>()
        for key in 0..<count { numbers[key << 8] = Int(key) }
        return numbers
    }

    @Test("values are found by their keys, and those that were taken out are not")
    func values() {
        var numbers = numbers(1000)
        #expect(numbers.count == 1000 && numbers[17 << 8] == 17 && numbers[17] == nil)
        for key in stride(from: 0, to: 1000 as UInt64, by: 2) { numbers[key << 8] = nil }
        #expect(numbers.count == 500 && numbers[16 << 8] == nil && numbers[17 << 8] == 17)
        #expect(numbers.keys.sorted() == stride(from: 1, to: 1000, by: 2).map { $0 << 8 })
        numbers[99] = nil
        #expect(numbers.count == 500)
        for key in numbers.keys { numbers[key] = nil }
        #expect(numbers.isEmpty && numbers == VersionedDictionary())
    }

    @Test("a change leaves other versions as they are, and is found without a look at the rest")
    func oneChange() {
        let before = numbers(10_000)
        var after = before
        after[5000 << 8] = -1
        #expect(before[5000 << 8] == 5000 && after[5000 << 8] == -1)
        var looks = 0
        let (gone, changed) = after.changes(since: before, looks: &looks)
        #expect(gone.isEmpty && changed == [-1] && looks == 1)
        after[5000 << 8] = 5000
        #expect(after == before)
        looks = 0
        after[3 << 8] = nil
        #expect(after.changes(since: before, looks: &looks).gone == [3 << 8] && looks < 10)
    }

    @Test("versions differ as dictionaries do", arguments: [1, 2, 3] as [UInt64])
    func anyChanges(_ seed: UInt64) {
        var random = seed
        func next(_ bound: UInt64) -> UInt64 {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (random >> 33) % bound
        }
        var (dictionary, plain) = (VersionedDictionary<Int>(), [UInt64: Int]())
        var versions = [(dictionary, plain)]
        for step in 0..<4000 {
            let key = next(3) == 0 ? next(300) << 8 : next(300)
            let value = next(3) == 0 ? nil : Int(next(5))
            dictionary[key] = value
            plain[key] = value
            if step % 97 == 0 { versions.append((dictionary, plain)) }
        }
        #expect(dictionary.count == plain.count)
        #expect(
            Dictionary(uniqueKeysWithValues: dictionary.keys.map { ($0, dictionary[$0]) })
                == plain.mapValues(Optional.some))
        for (older, olderPlain) in versions {
            let (gone, changed) = dictionary.changes(since: older)
            #expect(gone.sorted() == olderPlain.keys.filter { plain[$0] == nil }.sorted())
            #expect(changed.sorted() == plain.filter { olderPlain[$0.key] != $0.value }.map(\.value).sorted())
            #expect((dictionary == older) == (plain == olderPlain))
        }
    }
}
