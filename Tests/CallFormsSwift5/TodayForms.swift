import Foundation
import SwiftUI

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Each name of the SDKs of iOS 26 and 27 that GlassForms leaves out, in the form that Apple's documentation gives.

struct RecipeDefinition: AttributedTextFormattingDefinition {
    var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
        ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
        NoWhiteForeground()
    }
}

struct NarrowDefinition: AttributedTextFormattingDefinition {
    struct Scope: AttributeScope {
        let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    }

    var body: some AttributedTextFormattingDefinition<Scope> { NoWhiteForeground() }
}

struct NoWhiteForeground<Scope: AttributeScope>: AttributedTextValueConstraint {
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
        if container.foregroundColor == .white { container.foregroundColor = .primary }
        if container.font == nil, container[AttributeKey.self] == .black { container[AttributeKey.self] = nil }
    }
}

struct FormattingForms: View {
    @State private var text = AttributedString("Text")

    var body: some View {
        TextEditor(text: $text).attributedTextFormattingDefinition(RecipeDefinition())
        Text(text).attributedTextFormattingDefinition(NarrowDefinition())
    }
}

struct DragForms26: View {
    struct Book: Codable, Identifiable, Transferable {
        var id: Int
        static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
    }

    @State private var books = [Book(id: 1), Book(id: 2)]
    @State private var selection = [1]
    @Namespace private var namespace

    var body: some View {
        VStack {
            ForEach(books) { book in
                Text("\(book.id)").draggable(containerItemID: book.id)
                Text("\(book.id)").draggable(containerItemID: book.id, containerNamespace: namespace)
                Text("\(book.id)").draggable { book }
                Text("\(book.id)").draggable(Book.self, id: \.id) { book }
            }
        }
        .dragContainer(for: Book.self) { ids in books.filter { ids.contains($0.id) } }
        .dragContainer(for: Book.self, itemID: \.id, in: namespace) { ids in books.filter { ids.contains($0.id) } }
        .dragContainerSelection(selection)
        .dragContainerSelection(selection, containerNamespace: namespace)
        .dragConfiguration(DragConfiguration(allowMove: true))
        .dragConfiguration(DragConfiguration(operationsWithinApp: .init(allowMove: true)))
        .onDragSessionUpdated { session in
            if session.phase == .ended(.move) {
                books.removeAll { session.draggedItemIDs(for: Int.self).contains($0.id) }
            }
        }
        Text("Shelf")
            .dropDestination(for: Book.self) { new, session in books += new.prefix(session.itemsCount) }
            .dropDestination(for: Book.self) { _, _ in true }
            .dropConfiguration { session in
                DropConfiguration(operation: session.suggestedOperations.contains(.move) ? .move : .copy)
            }
            .onDropSessionUpdated { session in
                if case .ended = session.phase { selection = session.localSession?.draggedItemIDs(for: Int.self) ?? [] }
            }
    }
}

struct ImageForms26: View {
    private let request = URL(string: "https://example.com/image.png").map { URLRequest(url: $0) }

    var body: some View {
        AsyncImage(request: request)
        AsyncImage(request: request, scale: 2) {
            $0.resizable()
        } placeholder: {
            ProgressView()
        }
        AsyncImage(request: request) { phase in phase.image }
            .asyncImageURLSession(.shared)
    }
}

struct CornerForms26: View {
    var body: some View {
        GeometryReader { proxy in
            let radii = proxy.concentricCornerRadii ?? RectangleCornerRadii()
            UnevenRoundedRectangle(cornerRadii: radii)
            Text("\(proxy.concentricCornerRadii(in: CGRect(x: 0, y: 0, width: 10, height: 10))?.topLeading ?? 0)")
        }
        .containerShape(.rect(cornerRadius: 20))
    }
}

struct SheetForms26: View {
    @State private var isShown = true

    var body: some View {
        Text("Page")
            .sheet(isPresented: $isShown) {
                Text("Sheet").navigationTransition(.crossFade).presentationPlacement(.trailing)
            }
    }
}

struct SectionForms26: View {
    var body: some View {
        List {
            Section("A") { Text("Anna") }.sectionIndexLabel("A")
            Section("B") { Text("Berta") }.sectionIndexLabel(Text("B"))
        }
        .listSectionIndexVisibility(.visible)
    }
}

struct SwipeForms26: View {
    var body: some View {
        ScrollView {
            LazyVStack { Text("Row").swipeActions { Button("Delete", role: .destructive) {} } }
        }
        .swipeActionsContainer()
    }
}

struct BarForms26: View {
    var body: some View {
        NavigationStack {
            Text("Page")
                .toolbar {
                    ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pinned") {} }
                    ToolbarItem { Button("Wide") {} }.contentMarginsRemoved()
                }
                .toolbarOverflowMenu { Button("More") {} }
                .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
                .toolbarMinimizationRestoration(.atScrollEdge, for: .navigationBar)
                .toolbarMinimizationSafeAreaAdjustment(.disabled, for: .navigationBar)
        }
    }
}

struct CollectionForms26: View {
    @State private var shelves = [1: [Item(id: 1, name: "One")], 2: [Item(id: 2, name: "Two")]]

    var body: some View {
        VStack {
            ForEach([1, 2], id: \.self) { shelf in
                ForEach(shelves[shelf] ?? []) { Text($0.name) }.reorderable(collectionID: shelf)
            }
        }
        .reorderContainer(for: Item.self, in: Int.self) { difference in
            if case .end = difference.destination.position { shelves[1] = [] }
        }
    }
}

struct AssistiveApp: App {
    var body: some Scene {
        WindowGroup { Text("App").assistiveAccessNavigationIcon(systemImage: "star") }
        AssistiveAccess { Text("Simple").assistiveAccessNavigationIcon(Image(systemName: "star")) }
    }
}
