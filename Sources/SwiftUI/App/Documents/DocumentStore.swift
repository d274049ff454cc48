import Combine
import Foundation
import UniformTypeIdentifiers

/// The document that is open in a window.
@MainActor final class DocumentStore<Document>: ObservableObject {
    struct Open {
        var document: Document
        /// Nil for a document that was not read from a file.
        var url: URL?
        /// Each document has a view with its own state.
        let id = UUID()

        /// The name of the file, without its extension.
        var name: String { url?.deletingPathExtension().lastPathComponent ?? DocumentWords.untitled }
    }

    private let kind: DocumentKind<Document>
    /// The document that is open. Nil if the program cannot create documents and has not opened one.
    @Published var open: Open?
    /// Why the last file could not be read.
    @Published var failure: (any Error)?

    init(_ kind: DocumentKind<Document>) {
        self.kind = kind
        create()
    }

    /// Replaces the document with a new one.
    func create() {
        if let make = kind.make { open = Open(document: make()) }
    }

    /// Replaces the document with that of a file. If the file cannot be read, the document stays.
    func read(_ file: Result<URL, any Error>) {
        do {
            let url = try file.get()
            let type = UTType(filenameExtension: url.pathExtension) ?? kind.types.first ?? .data
            let wrapper = try FileWrapper(url: url)
            open = Open(document: try kind.read(.init(contentType: type, file: wrapper)), url: url)
        } catch {
            failure = error
        }
    }

    /// The file that the document was saved to gives it its name.
    func saved(_ file: Result<URL, any Error>) {
        switch file {
        case .success(let url): open?.url = url
        case .failure(let error): failure = error
        }
    }
}

/// The texts of document windows.
enum DocumentWords {
    static let untitled = "Untitled"
    static let create = "New Document"
    static let choose = "Open…"
    static let save = "Save As…"
    static let nothingOpen = "No Document"
    static let failed = "The document can’t be opened or saved."
}
