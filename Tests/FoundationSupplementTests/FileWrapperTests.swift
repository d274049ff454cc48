import CoreGraphics
import Testing

struct FileWrapperTests {
    private let place = FileManager.default.temporaryDirectory.appendingPathComponent("wrapper-\(UUID().uuidString)")

    @Test func foldersAreWrittenAndReadAgain() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        let text = FileWrapper(regularFileWithContents: Data("one".utf8))
        let folder = FileWrapper(directoryWithFileWrappers: ["a.txt": text])
        #expect(folder.isDirectory && !folder.isRegularFile && folder.regularFileContents == nil)
        #expect(folder.addRegularFile(withContents: Data("two".utf8), preferredFilename: "b.txt") == "b.txt")
        // A name that is taken becomes another one.
        #expect(folder.addRegularFile(withContents: Data("three".utf8), preferredFilename: "b.txt") != "b.txt")
        try folder.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
        #expect(folder.filename == place.lastPathComponent && folder.matchesContents(of: place))
        let read = try FileWrapper(url: place)
        #expect(read.fileWrappers?.count == 3 && read.fileWrappers?["a.txt"]?.regularFileContents == Data("one".utf8))
        folder.removeFileWrapper(text)
        #expect(folder.keyForChildFileWrapper(text) == nil && !folder.matchesContents(of: place))
        try folder.read(from: place)
        #expect(folder.fileWrappers?.count == 3)
    }

    @Test func linksLeadElsewhere() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/nowhere"))
        try link.write(to: place, originalContentsURL: nil)
        let read = try FileWrapper(url: place)
        #expect(read.isSymbolicLink && read.symbolicLinkDestinationURL?.path == "/nowhere")
    }

    @Test func whatIsNotThereIsAnError() {
        #expect(throws: (any Error).self) { try FileWrapper(url: place) }
        #expect(
            FileWrapper(regularFileWithContents: Data()).addRegularFile(withContents: Data(), preferredFilename: "a")
                == "")
    }
}
