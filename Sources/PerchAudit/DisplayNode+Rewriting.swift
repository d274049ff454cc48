import CoreGraphics
import DisplayList

/// Drawing operations to replace, by their places in the order of drawing.
struct DrawingChanges {
    enum Change {
        case remove
        case draw(DrawOperation)
    }

    private var changes: [Int: Change] = [:]
    private var positions: [Int] = []

    /// - Parameter changes: by place; nil removes the operation.
    init(_ changes: [(Int, DrawOperation?)]) {
        for (position, operation) in changes { self.changes[position] = operation.map(Change.draw) ?? .remove }
        positions = self.changes.keys.sorted()
    }

    subscript(_ position: Int) -> Change? { changes[position] }

    /// Whether one of the operations from `start` on is changed.
    func touches(_ start: Int, count: Int) -> Bool {
        var (low, high) = (0, positions.count)
        while low < high {
            let middle = (low + high) / 2
            if positions[middle] < start { low = middle + 1 } else { high = middle }
        }
        return low < positions.count && positions[low] < start + count
    }
}

extension DisplayNode {
    /// The same drawing with some operations replaced. All nodes without one are shared, so a painter repaints no more than
    /// what changed.
    func changing(_ changes: DrawingChanges, from start: Int = 0) -> DisplayNode {
        guard changes.touches(start, count: operationCount) else { return self }
        var position = start
        let items = items.compactMap { item -> Item? in
            switch item {
            case .node(let child):
                defer { position += child.operationCount }
                return .node(child.changing(changes, from: position))
            case .draw:
                defer { position += 1 }
                switch changes[position] {
                case nil: return item
                case .remove?: return nil
                case .draw(let operation)?: return .draw(operation)
                }
            }
        }
        return DisplayNode(id: id, origin: origin, effects: effects, items: items)
    }
}
