import Combine
import Foundation
import PerchTesting
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI

/// What the window of a document does.
@MainActor struct DocumentGroupTests {
    private struct Note: FileDocument {
        static let readableContentTypes = [UTType.plainText]
        var text = "New note"

        init() {}

        init(configuration: ReadConfiguration) throws {
            guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
            text = String(decoding: data, as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct Editor: View {
        @Binding var note: Note
        @Environment(\.documentConfiguration) private var configuration
        @State private var taps = 0

        var body: some View {
            Text("\(note.text), tapped \(taps)")
            Text("editable \(configuration?.isEditable.description ?? "none")")
            Text("file \(configuration?.fileURL?.lastPathComponent ?? "none")")
            Button("Add") {
                note.text += "!"
                taps += 1
            }
        }
    }

    private func window(_ scene: some Scene) throws -> RenderedView {
        try RenderedView(try #require(scene.windows.first).content, variant: Variant(device: "iPhone 16", scale: 1))
    }

    private func labels(_ view: RenderedView) -> [String] { view.elements.map(\.label) }

    private func tap(_ label: String, in view: RenderedView) throws {
        let element = try view.element(label: label)
        view.update { element.activate() }
        view.advance(by: .seconds(1))
    }

    private var notes: some Scene { DocumentGroup(newDocument: Note()) { Editor(note: $0.$document) } }

    @Test func aWindowBeginsWithANewDocument() throws {
        let view = try window(notes)
        #expect(labels(view).contains("Untitled"))
        #expect(labels(view).contains("New note, tapped 0"))
        #expect(labels(view).contains("editable true"))
        #expect(labels(view).contains("file none"))
        try tap("Add", in: view)
        #expect(labels(view).contains("New note!, tapped 1"))
    }

    @Test func aNewDocumentReplacesTheOldOne() throws {
        let view = try window(notes)
        try tap("Add", in: view)
        try tap("Untitled", in: view)
        try tap("New Document", in: view)
        #expect(labels(view).contains("New note, tapped 0"))
    }

    @Test func filesAreOpened() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "Shopping-\(UUID()).txt")
        try Data("Milk".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let view = try window(notes)
        try tap("Add", in: view)
        try tap("Untitled", in: view)
        try tap("Open…", in: view)
        let request = try #require(view.requests.first)
        #expect(request.kind == .importFiles([.plainText], allowsMultipleSelection: false))
        view.update { request.choose(file) }
        #expect(labels(view).contains("Milk, tapped 0"))
        #expect(labels(view).contains("file \(file.lastPathComponent)"))
        #expect(labels(view).contains(file.deletingPathExtension().lastPathComponent))
    }

    @Test func aFileThatCannotBeReadLeavesTheDocument() throws {
        let view = try window(notes)
        try tap("Add", in: view)
        try tap("Untitled", in: view)
        try tap("Open…", in: view)
        let request = try #require(view.requests.first)
        view.update { request.choose(URL(filePath: "/none/missing.txt")) }
        view.advance(by: .seconds(1))
        #expect(labels(view).contains { $0.contains("The document can’t be opened or saved.") })
        try tap("OK", in: view)
        #expect(labels(view).contains("New note!, tapped 1"))
    }

    @Test func documentsAreSaved() async throws {
        let view = try window(notes)
        try tap("Add", in: view)
        try tap("Untitled", in: view)
        try tap("Save As…", in: view)
        let request = try #require(view.requests.first)
        #expect(request.kind == .exportFiles(["Untitled"]))
        #expect(try await request.data() == Data("New note!".utf8))
        view.update { request.choose(URL(filePath: "/Letter.txt")) }
        #expect(labels(view).contains("Letter"))
        // It is the same document, so its view keeps its state.
        #expect(labels(view).contains("New note!, tapped 1"))
    }

    @Test func viewersBeginWithoutADocument() throws {
        let view = try window(DocumentGroup(viewing: Note.self) { Text($0.document.text) })
        #expect(labels(view).contains("No Document"))
        try tap("Open…", in: view)
        #expect(view.requests.first != nil)
    }

    // MARK: Documents that are objects

    private final class Book: ReferenceFileDocument, @unchecked Sendable {
        static let readableContentTypes = [UTType.json]
        @Published var pages = 1

        init() {}
        init(configuration: ReadConfiguration) throws {}
        func snapshot(contentType: UTType) throws -> Int { pages }
        func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
        }
    }

    private struct PageCount: View {
        @EnvironmentObject private var book: Book

        var body: some View { Text("counted \(book.pages)") }
    }

    @Test func objectsAreObservedAndInTheEnvironment() async throws {
        let view = try window(
            DocumentGroup(newDocument: { Book() }) { file in
                Text("read \(file.document.pages)")
                PageCount()
                Stepper("Pages", value: file.$document.pages)
                Button("Add") { file.document.pages += 1 }
            })
        try tap("Add", in: view)
        #expect(labels(view).contains("read 2"))
        #expect(labels(view).contains("counted 2"))
        try tap("Untitled", in: view)
        try tap("Save As…", in: view)
        #expect(try await #require(view.requests.first).data() == Data("2".utf8))
    }
}
