import Foundation

/// What people may do to a row of a collection's views.
struct RowEditing {
    var index = 0
    var count = 0
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    var insert: RowInsertion?
}

enum RowEditingKey: InnerFirstTraitKey { typealias Wrapped = RowEditing }

/// Whether a row is nothing but a button, so that a tap anywhere on it acts.
enum RowButtonKey: InnerFirstTraitKey { typealias Wrapped = Bool }

/// How a row comes to another place.
struct RowMove {
    let index: Int
    let count: Int
    let perform: (IndexSet, Int) -> Void

    var canMoveUp: Bool { index > 0 }
    var canMoveDown: Bool { index < count - 1 }

    /// Moves the row by some places, to the first or the last at most.
    func move(by places: Int) {
        let target = min(max(index + places, 0), max(0, count - 1))
        guard target != index else { return }
        // The new place is reported as it is before the row is taken out.
        perform(IndexSet(integer: index), target > index ? target + 1 : target)
    }
}

/// What can be done with a row of a list at present.
@MainActor struct RowActions {
    /// Takes the row out; nil if that is not offered.
    private(set) var delete: (() -> Void)?
    /// Nil where the row cannot be moved.
    private(set) var move: RowMove?
    private var swipes: [SwipeActions] = []
    /// Whether the row can be pulled aside, or is where the list is not being edited.
    private(set) var isEverSwiped = false
    /// Whether the rows that this one belongs to can be moved.
    private(set) var isEverMoved = false

    init(_ element: ContentElement, isEditing: Bool) {
        let swipes = element.trait(SwipeActionsKey.self) ?? []
        if !isEditing { self.swipes = swipes }
        isEverSwiped = !swipes.isEmpty
        guard let editing = element.trait(RowEditingKey.self) else { return }
        isEverSwiped = isEverSwiped || editing.delete != nil
        isEverMoved = editing.move != nil
        // Buttons of the program's own take the place of deleting.
        if self.swipes.isEmpty, let action = editing.delete, element.trait(DeleteDisabledKey.self) != true {
            let index = editing.index
            delete = { action(IndexSet(integer: index)) }
        }
        if let action = editing.move, element.trait(MoveDisabledKey.self) != true {
            move = RowMove(index: editing.index, count: editing.count, perform: action)
        }
    }

    var canSwipe: Bool { delete != nil || !swipes.isEmpty }

    /// The buttons at an edge, the outermost first.
    func swipes(at edge: HorizontalEdge) -> [SwipeActions] {
        if let delete, edge == .trailing {
            let button = Button(role: .destructive) {
                delete()
            } label: {
                Text(verbatim: ListWords.delete)
            }
            return [SwipeActions(edge: .trailing, allowsFullSwipe: true, content: AnyView(button))]
        }
        return swipes.filter { $0.edge == edge }
    }
}

/// Offers what can be done with a row to assistive technology, by name.
struct RowAccessibilityActions: ViewModifier {
    let actions: RowActions

    func body(content: Content) -> some View {
        if actions.canSwipe {
            let swipes = actions.swipes(at: .leading) + actions.swipes(at: .trailing)
            content.accessibilityActions {
                ForEach(swipes.indices, id: \.self) { swipes[$0].content }
            }
        } else {
            content
        }
    }
}

extension DynamicViewContent {
    /// Lets the user delete rows, and calls `action` with their indices. If `action` is nil, the user cannot delete
    /// rows.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        rowEditing { $0.delete = action }
    }

    /// Lets the user move rows, and calls `action` with their indices and the destination. If `action` is nil, the user
    /// cannot move rows.
    ///
    /// While the list is being edited, the user moves a row by its handle. Otherwise, the user holds the row for a
    /// moment, or moves it with a mouse.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        nonisolated(unsafe) let view = self
        return rowEditing { editing in
            editing.count = assumeMainActor { view.data.count }
            editing.move = action
        }
    }

    /// Says what people may do to each row, beside what is said further in.
    nonisolated func rowEditing(_ change: @escaping (inout RowEditing) -> Void) -> some DynamicViewContent {
        modifier(
            IndexedElementsModifier(RowEditingKey.self) { index, inner in
                var editing = inner ?? RowEditing()
                editing.index = index
                change(&editing)
                return editing
            })
    }
}
