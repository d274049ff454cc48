import Foundation

/// A document in a window, for the view that edits or shows it.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document. If the view changes it, the view is updated.
    @Binding public var document: Document

    /// The file that the document was read from. Nil for a new document.
    public var fileURL: URL?

    /// A Boolean value that is false if the scene only shows documents.
    public var isEditable: Bool

    init(_ open: OpenDocument<Document>, isEditable: Bool) {
        _document = open.document
        (fileURL, self.isEditable) = (open.url, isEditable)
    }
}

/// A document in a window that is an object, for the view that edits or shows it.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document

    /// The file that the document was read from. Nil for a new document.
    public var fileURL: URL?

    /// A Boolean value that is false if the scene only shows documents.
    public var isEditable: Bool
}

/// The file of the document whose window contains a view.
public struct DocumentConfiguration: Sendable {
    /// The file that the document was read from. Nil for a new document.
    public let fileURL: URL?

    /// A Boolean value that is false if the scene only shows documents.
    public let isEditable: Bool
}

private enum DocumentConfigurationKey: EnvironmentKey {
    static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
    /// The file of the document whose window contains the view. Nil outside the scenes of a `DocumentGroup`.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}
