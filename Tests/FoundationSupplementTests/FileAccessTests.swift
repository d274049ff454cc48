import CoreGraphics
import Testing

struct FileAccessTests {
    @Test func bookmarksLeadBack() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("bookmark-\(UUID().uuidString)")
        try Data("a".utf8).write(to: file)
        #expect(file.startAccessingSecurityScopedResource())
        file.stopAccessingSecurityScopedResource()
        let data = try file.bookmarkData(options: .minimalBookmark)
        var isStale = true
        #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) == file && !isStale)
        try FileManager.default.removeItem(at: file)
        #expect(!file.startAccessingSecurityScopedResource())
        #expect(throws: CocoaError.self) { try file.bookmarkData() }
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) }
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: Data(), bookmarkDataIsStale: &isStale) }
    }
}
