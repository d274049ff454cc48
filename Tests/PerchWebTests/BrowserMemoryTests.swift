import Foundation
import SwiftUI
import Synchronization
import Testing

@testable import PerchWeb

@Suite("What a program keeps for a browser")
struct BrowserMemoryTests {
    private let one = Secret.make()
    private let other = Secret.make()

    @Test("is there again, and nobody else's")
    func apart() throws {
        var memory = try BrowserMemory()
        #expect(memory.take(["a": Data([1]), "b": Data([2])], of: one) == ["a": Data([1]), "b": Data([2])])
        #expect(memory.take(["b": Data()], of: one) == ["b": Data()])
        #expect(memory.values(of: one) == ["a": Data([1])])
        #expect(memory.values(of: other) == [:])
    }

    @Test("has bounds: what is too much is left out, and who was away longest is forgotten")
    func bounds() throws {
        var memory = try BrowserMemory(limits: .init(browsers: 2, keys: 2, size: 10))
        #expect(memory.take(["a": Data(count: 9)], of: one) == ["a": Data(count: 9)])
        #expect(memory.take(["b": Data(count: 1)], of: one) == [:])
        #expect(memory.take(["a": Data(count: 1)], of: one).count == 1)
        #expect(memory.take(["b": Data(count: 1)], of: one).count == 1)
        #expect(memory.take(["c": Data(count: 1)], of: one) == [:])
        #expect(memory.take(["b": Data(count: 10)], of: one) == [:])
        #expect(memory.values(of: one) == ["a": Data(count: 1), "b": Data(count: 1)])
        _ = memory.take(["a": Data(count: 1)], of: other)
        _ = memory.values(of: one)
        _ = memory.take(["a": Data(count: 1)], of: Secret.make())
        #expect(memory.values(of: one).count == 2 && memory.values(of: other) == [:])
    }

    @Test("outlives the server in files that only its owner reads")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        var memory = try BrowserMemory(folder: folder, limits: .init(browsers: 2))
        for browser in [one, other] { _ = memory.take(["a": Data([1])], of: browser) }
        func mode(_ file: URL) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        }
        #expect(try mode(folder) == 0o700)
        #expect(try mode(folder.appending(path: one)) == 0o600)
        // What is no file of ours, and what cannot be read, is left alone.
        try Data([9]).write(to: folder.appending(path: "notes"))
        try Data([9]).write(to: folder.appending(path: Secret.make()))
        memory = try BrowserMemory(folder: folder)
        #expect(memory.values(of: one) == ["a": Data([1])])
        _ = memory.take(["a": Data()], of: one)
        #expect(try BrowserMemory(folder: folder).kept(one) == [:])
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: one).path))
    }

    @Test("is known by a cookie of its own, which has the form of a secret")
    func cookie() {
        let guarding = RequestGuard(port: 8900, isEncrypted: true)
        #expect(guarding.browser("a=b; perch-8900-browser=\(one)") == one)
        for cookie in ["", "perch-8901-browser=\(one)", "perch-8900-browser=../x", "perch-8900-browser=\(one)0"] {
            #expect(guarding.browser(cookie) == nil)
        }
        let cookie = guarding.cookie(guarding.browserCookieName, one, seconds: 60)
        #expect(cookie == "perch-8900-browser=\(one); HttpOnly; SameSite=Strict; Path=/; Max-Age=60; Secure")
    }

    @Test("goes from session to session as property lists")
    func values() {
        for value in ["text", 7, 1.5, true, Date(timeIntervalSince1970: 1), Data([1])] as [any Hashable] {
            #expect(KeptValue.write(value).flatMap(KeptValue.read) as? AnyHashable == AnyHashable(value))
        }
        #expect(KeptValue.write(nil) == Data() && KeptValue.read(Data()) == nil)
        #expect(KeptValue.write(Bundle.main) == nil && KeptValue.read(Data([1, 2])) == nil)
    }

    @Test("is told by who sets it, and what others have set before does not undo it")
    func concurrently() {
        let told = Mutex<[[String: Data]]>([])
        let defaults = SessionDefaults(remembered: ["a": KeptValue.write(1)!]) { changes in
            told.withLock { $0.append(changes) }
        }
        #expect(defaults.integer(forKey: "a") == 1)
        defaults.take(["a": KeptValue.write(2)!])
        #expect(defaults.integer(forKey: "a") == 2 && told.withLock { $0 } == [])
        defaults.set("mine", forKey: "b")
        #expect(told.withLock { $0 } == [["b": KeptValue.write("mine")!]])
        defaults.take(["b": KeptValue.write("theirs, before")!])
        #expect(defaults.string(forKey: "b") == "mine")
        defaults.noted(["b"])
        defaults.take(["b": Data()])
        #expect(defaults.string(forKey: "b") == nil)
        defaults.removeObject(forKey: "a")
        #expect(defaults.object(forKey: "a") == nil && told.withLock { $0.last } == ["a": Data()])
    }

    @Test("is followed by the views that show it") @MainActor
    func views() {
        struct Screen: View {
            @AppStorage("name") private var name = "Nobody"
            var body: some View { Text(name) }
        }
        let defaults = SessionDefaults()
        let host = ViewHost(Screen().defaultAppStorage(defaults), size: CGSize(width: 100, height: 100))
        func label() -> String? { host.accessibility(at: 0).flatMap(\.flattened).map(\.label).first }
        #expect(label() == "Nobody")
        defaults.take(["name": KeptValue.write("Ada")!])
        #expect(label() == "Ada")
        defaults.take(["name": Data()])
        #expect(label() == "Nobody")
    }
}

extension BrowserMemory {
    fileprivate func kept(_ browser: String) -> [String: Data] {
        var copy = self
        return copy.values(of: browser)
    }
}
