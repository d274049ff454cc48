import PerchTesting
import SwiftUI
import Testing

/// `reorderable()` in lists and in other containers.
@MainActor @Suite struct ReorderTests {
    private struct Item: Identifiable { let id: Int }

    private struct Stack: View {
        @State private var items = (1...3).map { Item(id: $0) }

        var body: some View {
            VStack(spacing: 0) {
                ForEach(items) { item in Text("Item \(item.id)").frame(width: 100, height: 50).contentShape(Rectangle())
                }
                .reorderable()
                Text(items.map { "\($0.id)" }.joined(separator: ","))
            }
            .reorderContainer(for: Item.self) { difference in
                guard let source = items.firstIndex(where: { $0.id == difference.sources[0] }) else { return }
                let item = items.remove(at: source)
                switch difference.destination.position {
                case .before(let id): items.insert(item, at: items.firstIndex { $0.id == id } ?? items.endIndex)
                case .end: items.append(item)
                }
            }
        }
    }

    private func hold(_ view: DrawnView, from start: CGPoint, to end: CGPoint) {
        view.send(.down, start)
        view.advance(by: 1)
        view.send(.moved, CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
        view.send(.moved, end)
        view.send(.up, end)
        view.advance(by: 2)
    }

    @Test func anItemGoesToThePlaceWhereItIsDropped() {
        let view = DrawnView(Stack(), width: 200, height: 300)
        #expect(view.element("1,2,3") != nil)
        let (first, third) = (view.frame("Item 1"), view.frame("Item 3"))
        hold(view, from: CGPoint(x: first.midX, y: first.midY), to: CGPoint(x: third.midX, y: third.midY))
        #expect(view.element("2,3,1") != nil)
        hold(view, from: CGPoint(x: third.midX, y: third.midY), to: CGPoint(x: first.midX, y: first.midY))
        #expect(view.element("1,2,3") != nil)
    }

    @Test func withoutAContainerNothingMoves() {
        let view = DrawnView(
            VStack { ForEach([Item(id: 1), Item(id: 2)]) { Text("Item \($0.id)") }.reorderable() }, width: 200,
            height: 300)
        #expect(view.labels == ["Item 1", "Item 2"])
    }
}
