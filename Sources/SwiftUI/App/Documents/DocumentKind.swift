import Foundation
import HostKit
import UniformTypeIdentifiers

/// What a window does with the documents of a type.
struct DocumentKind<Document> {
    /// Nil if the program shows documents but creates none.
    let make: (() -> Document)?
    let types: [UTType]
    let read: (FileDocumentReadConfiguration) throws -> Document
    /// The document as a file with a name.
    let export: @MainActor (Document, String) -> HostRequest.FileExport
}

extension DocumentKind where Document: FileDocument {
    static func file(_ make: (() -> Document)?) -> Self {
        DocumentKind(
            make: make, types: Document.readableContentTypes, read: Document.init(configuration:),
            export: { HostRequest.FileExport($0, name: $1, types: []) })
    }
}

extension DocumentKind where Document: ReferenceFileDocument {
    static func reference(_ make: (() -> Document)?) -> Self {
        DocumentKind(
            make: make, types: Document.readableContentTypes, read: Document.init(configuration:),
            export: { HostRequest.FileExport($0, name: $1, types: []) })
    }
}

/// A document in a window.
struct OpenDocument<Document> {
    let document: Binding<Document>
    /// Nil for a document that was not read from a file.
    let url: URL?
}
