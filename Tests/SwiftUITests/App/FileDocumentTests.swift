import Foundation
import PerchTesting
@testable import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor struct FileDocumentTests {
    private struct Letter: FileDocument {
        static let readableContentTypes = [UTType.plainText]
        var text: String

        init(_ text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data("\(configuration.contentType.identifier): \(text)".utf8))
        }
    }

    private final class Book: ReferenceFileDocument, @unchecked Sendable {
        static let readableContentTypes = [UTType.json]
        let pages: [String]

        init(_ pages: [String]) { self.pages = pages }
        init(configuration: ReadConfiguration) throws { pages = [] }
        func snapshot(contentType: UTType) throws -> [String] { pages }
        func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
        }
    }

    private struct Screen<Content: View>: View {
        let content: (Binding<Bool>, Binding<String>) -> Content
        @State private var isShown = true
        @State private var outcome = "none"
        var body: some View {
            Text("\(outcome) \(isShown)").background(content($isShown, $outcome))
        }
    }

    @Test func documentsAreWrittenAsFiles() async throws {
        let view = try RenderedView(
            Screen { isShown, outcome in
                Color.clear.fileExporter(
                    isPresented: isShown, document: Letter("Hello"), contentType: .plainText, defaultFilename: "Letter"
                ) { outcome.wrappedValue = (try? $0.get().lastPathComponent) ?? "failed" }
            })
        let request = try #require(view.requests.first)
        #expect(request.kind == .exportFiles(["Letter"]))
        #expect(try await request.data() == Data("public.plain-text: Hello".utf8))
        view.update { request.choose(URL(filePath: "/Letter.txt")) }
        #expect(view.elements.map(\.label) == ["Letter.txt false"])
    }

    @Test func objectsAreWrittenAsTheyAre() async throws {
        let book = Book(["one", "two"])
        let view = try RenderedView(
            Screen { isShown, outcome in
                Color.clear.fileExporter(
                    isPresented: isShown, document: book, contentTypes: [], onCompletion: { _ in },
                    onCancellation: { outcome.wrappedValue = "cancelled" })
            })
        let request = try #require(view.requests.first)
        #expect(try await request.data() == Data(#"["one","two"]"#.utf8))
        view.update { request.cancel() }
        #expect(view.elements.map(\.label) == ["cancelled false"])
    }

    @Test func severalDocumentsAreWritten() throws {
        let view = try RenderedView(
            Screen { isShown, outcome in
                Color.clear.fileExporter(
                    isPresented: isShown, documents: [Letter("a"), Letter("b")], contentType: .plainText
                ) { outcome.wrappedValue = "\((try? $0.get().count) ?? 0)" }
            })
        let request = try #require(view.requests.first)
        #expect(request.kind == .exportFiles([nil, nil]))
        view.update { request.choose(URL(filePath: "/a"), URL(filePath: "/b")) }
        #expect(view.elements.map(\.label) == ["2 false"])
    }

    @Test func noDocumentIsNotAskedFor() throws {
        let view = try RenderedView(
            Screen { isShown, _ in
                Color.clear.fileExporter(
                    isPresented: isShown, document: Letter?.none, contentType: .plainText, onCompletion: { _ in })
            })
        #expect(view.requests.isEmpty && view.elements.map(\.label) == ["none false"])
    }

    @Test func documentsAreReadFromFiles() throws {
        let file = FileWrapper(regularFileWithContents: Data("Hello".utf8))
        #expect(Letter.writableContentTypes == [.plainText])
        #expect(try Letter(configuration: .init(contentType: .plainText, file: file)).text == "Hello")
    }
}
