import Foundation
import FoundationSupplement
import Testing

@Suite struct WeakCollectionTests {
    private final class Listener {}

    @Test func aWeakTableForgetsObjectsThatEnd() {
        let table = NSHashTable<Listener>.weakObjects()
        let kept = Listener()
        table.add(kept)
        table.add(kept)
        do {
            let gone = Listener()
            table.add(gone)
            #expect(table.count == 2 && table.contains(gone))
        }
        #expect(table.count == 1 && table.anyObject === kept && table.contains(kept))
        table.remove(kept)
        #expect(table.allObjects.isEmpty && !table.contains(kept))
    }

    @Test func aStrongTableKeepsItsObjects() {
        let table = NSHashTable<NSString>(options: .strongMemory)
        table.add(NSString(string: "a"))
        table.add(NSString(string: "b"))
        // Texts are equal by what they say.
        table.add(NSString(string: "a"))
        #expect(table.allObjects.map(\.description) == ["a", "b"])
        let other = NSHashTable<NSString>(options: [])
        other.add("b")
        other.add("c")
        table.union(other)
        #expect(table.count == 3 && table.setRepresentation.count == 3)
        table.intersect(other)
        #expect(table.allObjects.map(\.description) == ["b", "c"])
        table.minus(other)
        #expect(table.count == 0 && table.objectEnumerator().nextObject() == nil)
    }

    @Test func aPointerTableComparesByIdentity() {
        let table = NSHashTable<NSMutableString>(options: [.objectPointerPersonality])
        let (first, second) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
        table.add(first)
        #expect(!table.contains(second))
        table.add(second)
        #expect(table.count == 2)
    }

    @Test func aMapHoldsWhatItsOptionsSay() {
        let values = NSMapTable<NSString, Listener>.strongToWeakObjects()
        let kept = Listener()
        values.setObject(kept, forKey: "kept")
        do { values.setObject(Listener(), forKey: "gone") }
        #expect(values.object(forKey: "kept") === kept && values.object(forKey: "gone") == nil && values.count == 1)
        values.setObject(nil, forKey: "kept")
        #expect(values.count == 0 && values.objectEnumerator() == nil)

        let keys = NSMapTable<Listener, NSString>.weakToStrongObjects()
        do {
            let key = Listener()
            keys.setObject("a", forKey: key)
            keys.setObject("b", forKey: key)
            #expect(keys.object(forKey: key) == "b" && keys.count == 1)
        }
        #expect(keys.count == 0 && keys.keyEnumerator().nextObject() == nil)
    }
}
