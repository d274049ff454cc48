import Foundation
import PerchTesting
import SwiftUI
import Testing

/// Drags of several items, what a destination may do with them, and what both sides hear about it.
@MainActor @Suite struct DragSessionTests {
    private struct Book: Codable, Identifiable, Transferable {
        var id: Int
        static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
    }

    @Observable final class Model {
        var selection: [Int] = []
        var dragged: [String] = []
        var dropped: [String] = []
        var phases: [DropSession.Phase] = []
        var items: [Int] = []
    }

    private struct Shop: View {
        let model: Model
        var allowsMove = false
        var operation: DropOperation?
        var takes = true

        var body: some View {
            VStack(spacing: 0) {
                ForEach(1..<4) { id in
                    Text("Book \(id)").frame(width: 200, height: 50).contentShape(Rectangle()).draggable(
                        containerItemID: id)
                }
                shelf
            }
            .dragContainer(for: Book.self) { ids in ids.sorted().map { Book(id: $0) } }
            .dragContainerSelection(model.selection)
            .dragConfiguration(DragConfiguration(allowMove: allowsMove))
            .onDragSessionUpdated { session in
                switch session.phase {
                case .initial: model.dragged = ["from \(session.draggedItemIDs(for: Int.self))"]
                case .active: break
                case .ended(let operation): model.dragged.append("\(operation)")
                case .dataTransferCompleted: model.dragged.append("done")
                }
            }
        }

        @ViewBuilder private var shelf: some View {
            let shelf = Text("Shelf").frame(width: 200, height: 50)
                .dropDestination(for: Book.self, isEnabled: takes) { books, session in
                    model.items = books.map(\.id)
                    model.dropped.append("\(session.itemsCount) \(session.localSession != nil)")
                }
                .onDropSessionUpdated { if model.phases.last != $0.phase { model.phases.append($0.phase) } }
            if let operation {
                shelf.dropConfiguration { _ in DropConfiguration(operation: operation) }
            } else {
                shelf
            }
        }
    }

    private func drag(_ name: String, in view: DrawnView, to target: String = "Shelf") {
        let (start, end) = (view.frame(name), view.frame(target))
        view.send(.down, CGPoint(x: start.midX, y: start.midY))
        view.advance(by: 1)
        view.send(.moved, CGPoint(x: start.midX, y: start.midY + 10))
        view.send(.moved, CGPoint(x: end.midX, y: end.midY))
        view.send(.up, CGPoint(x: end.midX, y: end.midY))
        view.advance(by: 1)
    }

    @Test func allSelectedItemsAreDraggedTogether() {
        let model = Model()
        model.selection = [1, 3]
        let view = DrawnView(Shop(model: model), width: 200, height: 200)
        drag("Book 1", in: view)
        #expect(model.items == [1, 3])
        #expect(model.dropped == ["2 true"])
        #expect(model.dragged == ["from [1, 3]", "copy", "done"])
        #expect(model.phases == [.entering, .active, .ended(.copy), .dataTransferCompleted])
    }

    @Test func anItemThatIsNotSelectedIsDraggedAlone() {
        let model = Model()
        model.selection = [1, 3]
        drag("Book 2", in: DrawnView(Shop(model: model), width: 200, height: 200))
        #expect(model.items == [2])
    }

    @Test func aDestinationMovesOnlyWhatMayBeMoved() {
        let (mayMove, mayNot) = (Model(), Model())
        drag("Book 2", in: DrawnView(Shop(model: mayMove, allowsMove: true, operation: .move), width: 200, height: 200))
        #expect(mayMove.items == [2])
        #expect(mayMove.dragged == ["from [2]", "move", "done"])
        drag("Book 2", in: DrawnView(Shop(model: mayNot, operation: .move), width: 200, height: 200))
        #expect(mayNot.items.isEmpty)
        #expect(mayNot.dragged == ["from [2]", "cancel"])
    }

    @Test func aDestinationThatTakesNothingHearsNothing() {
        let (disabled, forbidden) = (Model(), Model())
        drag("Book 1", in: DrawnView(Shop(model: disabled, takes: false), width: 200, height: 200))
        #expect(disabled.items.isEmpty && disabled.phases.isEmpty)
        drag("Book 1", in: DrawnView(Shop(model: forbidden, operation: .forbidden), width: 200, height: 200))
        #expect(forbidden.items.isEmpty)
        #expect(forbidden.dragged.last == "cancel")
    }
}
