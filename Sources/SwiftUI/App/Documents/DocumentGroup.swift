import Foundation
import UniformTypeIdentifiers

/// A scene that creates, opens, and saves documents.
///
/// The window shows a new document in the editor at first, with a navigation bar that contains the document's name. The
/// menu of the name contains commands to create, open, and save a document. A scene that only views documents shows a
/// button to open one. Apple's systems show the browser of the Files app first. Linux has no such browser, so the host
/// asks for files, as for `fileImporter`. Documents are not saved automatically, and no document is restored when the
/// program starts.
public struct DocumentGroup<Document, Content: View> {
    private let kind: DocumentKind<Document>
    private let content: @MainActor (OpenDocument<Document>) -> AnyView

    nonisolated private init(
        _ kind: DocumentKind<Document>, content: @escaping @MainActor (OpenDocument<Document>) -> AnyView
    ) {
        (self.kind, self.content) = (kind, content)
    }
}

extension DocumentGroup: Scene {
    public typealias Body = Never

    public var _windows: [_SceneWindow] {
        [_SceneWindow(title: nil, id: nil, content: AnyView(DocumentWindow(kind, content: content)))]
    }
}

extension DocumentGroup where Document: FileDocument {
    /// Creates a scene that edits documents.
    ///
    /// - Parameters:
    ///   - newDocument: The document that a new file contains.
    ///   - editor: The view that edits a document.
    nonisolated public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        nonisolated(unsafe) let editor = editor
        self.init(.file(newDocument)) { AnyView(editor(FileDocumentConfiguration($0, isEditable: true))) }
    }

    /// Creates a scene that shows documents.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: The view that shows a document.
    nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        nonisolated(unsafe) let viewer = viewer
        self.init(.file(nil)) { AnyView(viewer(FileDocumentConfiguration($0, isEditable: false))) }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates a scene that edits documents that are objects. The environment of the editor contains the document as an
    /// environment object.
    ///
    /// - Parameters:
    ///   - newDocument: A closure that returns the document that a new file contains.
    ///   - editor: The view that edits a document.
    nonisolated public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        nonisolated(unsafe) let editor = editor
        self.init(.reference(newDocument)) { AnyView(ObservedDocument($0, isEditable: true, content: editor)) }
    }

    /// Creates a scene that shows documents that are objects. The environment of the viewer contains the document as an
    /// environment object.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: The view that shows a document.
    nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        nonisolated(unsafe) let viewer = viewer
        self.init(.reference(nil)) { AnyView(ObservedDocument($0, isEditable: false, content: viewer)) }
    }
}

/// The view of a document that is an object. It is updated when the object changes, also where only the closure reads it.
private struct ObservedDocument<Document: ReferenceFileDocument, Content: View>: View {
    @ObservedObject private var document: Document
    private let configuration: ReferenceFileDocumentConfiguration<Document>
    private let content: (ReferenceFileDocumentConfiguration<Document>) -> Content

    init(
        _ open: OpenDocument<Document>, isEditable: Bool,
        content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        document = open.document.wrappedValue
        configuration = ReferenceFileDocumentConfiguration(
            document: open.document.wrappedValue, fileURL: open.url, isEditable: isEditable)
        self.content = content
    }

    var body: some View { content(configuration).environmentObject(document) }
}
