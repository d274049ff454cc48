import CoreGraphics
import Foundation

/// A piece of a display list: what one view draws, and the nodes of its children.
///
/// Nodes never change once made. A frame in which one view changed shares all other nodes with the
/// frame before, so a painter finds what changed by comparing references (law 7 of the design).
package final class DisplayNode: Sendable {
    package enum Item: Sendable {
        // Kept apart, since an operation is large and most items are nodes.
        indirect case draw(DrawOperation)
        case node(DisplayNode)
    }

    /// Who drew this; the same view keeps its number from frame to frame.
    package let id: UInt64
    /// Where the contents' origin lies in the parent.
    package let origin: CGPoint
    /// Applied to the contents from the first to the last.
    package let effects: [LayerEffect]
    package let items: [Item]
    /// All that may be painted, in the parent's coordinates; null for nothing.
    package let bounds: CGRect
    /// All that the items may paint before any effect, in the node's own coordinates.
    package let contentBounds: CGRect
    /// Something here or below shows the content behind it, so it changes with its surroundings.
    package let readsBehind: Bool
    /// Something here or below mixes its colors with those that it is painted on, so it matters what they are.
    package let blends: Bool
    /// The number of drawing operations here and below.
    package let operationCount: Int

    package init(id: UInt64, origin: CGPoint, effects: [LayerEffect] = [], items: [Item]) {
        self.id = id
        self.origin = origin
        self.effects = effects
        self.items = items
        var box = CGRect.null
        var count = 0
        var reads = false
        var blends = false
        for item in items {
            switch item {
            case .draw(let operation):
                box = box.union(operation.bounds)
                count += 1
            case .node(let node):
                box = box.union(node.bounds)
                count += node.operationCount
                reads = reads || node.readsBehind
                blends = blends || node.blends
            }
        }
        self.contentBounds = box
        for effect in effects {
            box = effect.bounds(of: box)
            if effect.readsBehind != nil {
                count += 1
                reads = true
            }
            if case .blendMode(let mode) = effect, mode != .normal { blends = true }
        }
        self.bounds = box.isNull ? box : box.offsetBy(dx: origin.x, dy: origin.y).sane
        self.readsBehind = reads
        self.blends = blends
        self.operationCount = count
    }

    /// The same node at another place in its parent.
    package func moved(to origin: CGPoint) -> DisplayNode {
        origin == self.origin
            ? self : DisplayNode(id: id, origin: origin, effects: effects, items: items)
    }
}

extension DisplayNode: Hashable {
    package static func == (a: DisplayNode, b: DisplayNode) -> Bool {
        a === b
            || (a.id == b.id && a.origin == b.origin && a.bounds == b.bounds
                && a.effects == b.effects && a.items == b.items)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(origin.x)
        hasher.combine(origin.y)
    }
}

extension DisplayNode.Item: Hashable {}
