import Foundation
import FoundationSupplement
import Testing

@Suite struct NSUbiquitousKeyValueStoreTests {
    @Test func keepsValuesByTheirKeys() {
        let store = NSUbiquitousKeyValueStore()
        store.set(true, forKey: "a")
        store.set(2.5, forKey: "b")
        store.set("c", forKey: "c")
        store.set(Int64(4), forKey: "d")
        #expect(store.bool(forKey: "a") && store.double(forKey: "b") == 2.5 && store.string(forKey: "c") == "c")
        #expect(store.longLong(forKey: "d") == 4 && store.longLong(forKey: "e") == 0)
        store.removeObject(forKey: "c")
        #expect(store.object(forKey: "c") == nil && store.synchronize())
        #expect(FileManager.default.ubiquityIdentityToken == nil)
    }
}
