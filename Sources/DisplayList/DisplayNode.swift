import CoreGraphics
import Foundation

/// A piece of a display list: what one view draws, and the nodes of its children.
///
/// Nodes never change once made. A frame in which one view changed shares all other nodes with the
/// frame before, so a painter finds what changed by comparing references (law 7 of the design).
package final class DisplayNode: Sendable {
    package enum Item: Sendable {
        case draw(DrawOperation)
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
    /// The number of drawing operations here and below.
    package let operationCount: Int

    package init(id: UInt64, origin: CGPoint, effects: [LayerEffect] = [], items: [Item]) {
        self.id = id
        self.origin = origin
        self.effects = effects
        self.items = items
        var box = CGRect.null
        var count = 0
        for item in items {
            switch item {
            case .draw(let operation):
                box = box.union(operation.bounds)
                count += 1
            case .node(let node):
                box = box.union(node.bounds)
                count += node.operationCount
            }
        }
        for effect in effects {
            box = effect.bounds(of: box)
            if case .backdrop = effect { count += 1 }
        }
        self.bounds = box.isNull ? box : box.offsetBy(dx: origin.x, dy: origin.y)
        self.operationCount = count
    }

    /// The same node at another place in its parent.
    package func moved(to origin: CGPoint) -> DisplayNode {
        origin == self.origin
            ? self : DisplayNode(id: id, origin: origin, effects: effects, items: items)
    }
}

extension LayerEffect {
    /// What a layer that fills `box` paints once the effect is applied.
    func bounds(of box: CGRect) -> CGRect {
        switch self {
        case .opacity, .blendMode, .group, .colorFilter: return box
        case .transform(let transform): return box.applying(transform)
        case .clip(let path, _, _): return box.intersection(path.boundingBox)
        case .blur(let radius, _): return box.isNull ? box : box.insetBy(dx: -3 * radius, dy: -3 * radius)
        case .shadow(_, let radius, let x, let y):
            if box.isNull { return box }
            return box.union(box.offsetBy(dx: x, dy: y).insetBy(dx: -1.5 * radius, dy: -1.5 * radius))
        case .mask(let node): return box.intersection(node.bounds)
        case .backdrop(let path, _, _, _): return box.union(path.boundingBox)
        }
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
