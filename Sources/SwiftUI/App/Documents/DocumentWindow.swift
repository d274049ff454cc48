import Foundation
import UniformTypeIdentifiers

/// The window of a `DocumentGroup`: the view of a document under a bar with the document's name, or a button to open a document.
struct DocumentWindow<Document>: View {
    private let kind: DocumentKind<Document>
    private let content: @MainActor (OpenDocument<Document>) -> AnyView
    @StateObject private var store: DocumentStore<Document>
    @State private var isChoosing = false
    @State private var isSaving = false

    init(_ kind: DocumentKind<Document>, content: @escaping @MainActor (OpenDocument<Document>) -> AnyView) {
        (self.kind, self.content) = (kind, content)
        _store = StateObject(wrappedValue: DocumentStore(kind))
    }

    var body: some View {
        NavigationStack {
            if let open = store.open { page(open) } else { nothing }
        }
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: kind.types) { store.read($0) }
        .alert(
            DocumentWords.failed,
            isPresented: Binding {
                store.failure != nil
            } set: {
                if !$0 { store.failure = nil }
            }
        ) {
        } message: {
            Text(verbatim: store.failure?.localizedDescription ?? "")
        }
    }

    private func page(_ open: DocumentStore<Document>.Open) -> some View {
        let document = Binding {
            store.open?.document ?? open.document
        } set: {
            store.open?.document = $0
        }
        let exports = isSaving ? [kind.export(open.document, open.name)] : []
        return content(OpenDocument(document: document, url: open.url))
            .id(open.id)
            .environment(
                \.documentConfiguration, DocumentConfiguration(fileURL: open.url, isEditable: kind.make != nil)
            )
            .navigationTitle(Text(verbatim: open.name))
            .navigationBarTitleDisplayMode(.inline)
            .toolbarTitleMenu {
                if kind.make != nil {
                    Button(DocumentWords.create, systemImage: "plus") { store.create() }
                }
                choose
                if kind.make != nil {
                    Button(DocumentWords.save, systemImage: "square.and.arrow.up") { isSaving = true }
                }
            }
            .fileExport($isSaving, exports) { reply in reply.first.map(store.saved) }
    }

    private var choose: some View {
        Button(DocumentWords.choose, systemImage: "folder") { isChoosing = true }
    }

    private var nothing: some View {
        ContentUnavailableView {
            Label(DocumentWords.nothingOpen, systemImage: "doc")
        } actions: {
            choose
        }
    }
}
