import Foundation
import FoundationSupplement
import Testing

@Suite struct ContainerTests {
    /// What one program of a group writes, the others find.
    @Test func aGroupHasOneFolder() throws {
        let name = "group.perch.\(UUID())"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(folder.lastPathComponent == name)
        try Data("a".utf8).write(to: folder.appending(path: "shared"))
        let again = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name)
        #expect(try again.map { try Data(contentsOf: $0.appending(path: "shared")) } == Data("a".utf8))
    }

    @Test func aNameLeadsToNoOtherFolder() throws {
        let parent = URL.applicationSupportDirectory.appending(path: "Group Containers").standardizedFileURL.path
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../a/b"))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(folder.standardizedFileURL.deletingLastPathComponent().path == parent)
        for name in ["", ".", ".."] {
            #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
        }
    }

    @Test func defaultsHaveValues() throws {
        let name = "perch.\(UUID())"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        #expect(defaults.value(forKey: "a") == nil)
        defaults.setValue(7, forKey: "a")
        #expect(defaults.value(forKey: "a") as? Int == 7 && defaults.integer(forKey: "a") == 7)
        defaults.setValue(nil, forKey: "a")
        #expect(defaults.value(forKey: "a") == nil)
    }
}
