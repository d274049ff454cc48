import CoreGraphics
import Foundation

/// Where touches may get to an element.
package enum TouchBox: Equatable {
    /// The element does not say.
    case anywhere
    case nowhere
    /// Only in a box, in the element's own coordinates.
    case box(CGRect)

    func union(_ other: TouchBox) -> TouchBox {
        switch (self, other) {
        case (.anywhere, _), (_, .anywhere): .anywhere
        case (.nowhere, let box), (let box, .nowhere): box
        case (.box(let a), .box(let b)): .box(a.union(b))
        }
    }

    func applying(_ transform: CGAffineTransform) -> TouchBox {
        guard case .box(let box) = self, !transform.isIdentity else { return self }
        // What is drawn in no room at all has no way back from a point.
        guard transform.a * transform.d != transform.b * transform.c else { return .anywhere }
        return .box(box.applying(transform))
    }

    /// That of a child, in the coordinates of its parent.
    init(inParentOf child: RenderNode) { self = child.touchBox.moved(to: child.presentedOrigin) }

    private func moved(to origin: CGPoint) -> TouchBox {
        guard case .box(let box) = self else { return self }
        return .box(box.offsetBy(dx: origin.x, dy: origin.y))
    }

    /// Whether a touch at a point may get there. What transforms make of the edges may be off by a rounding error.
    func mayContain(_ point: CGPoint) -> Bool {
        switch self {
        case .anywhere: true
        case .nowhere: false
        case .box(let box):
            point.x >= box.minX - Self.tolerance && point.x <= box.maxX + Self.tolerance
                && point.y >= box.minY - Self.tolerance && point.y <= box.maxY + Self.tolerance
        }
    }

    private static let tolerance: CGFloat = 0.01
}

/// A box that was found, kept apart so that elements in trees that nobody touches are small.
final class KnownTouchBox {
    let box: TouchBox
    init(_ box: TouchBox) { self.box = box }
}

extension RenderNode {
    /// A box outside of which no touch gets to the node or to what is in it; kept until something in it moves.
    final var touchBox: TouchBox {
        if let knownTouchBox { return knownTouchBox.box }
        tree.counters.touchBoxesFound += 1
        let box = makeTouchBox()
        knownTouchBox = KnownTouchBox(box)
        return box
    }

    /// Whether a touch at a point of the parent may get to the node or to what is in it.
    package final func mayBeTouched(at point: CGPoint) -> Bool {
        tree.looksForTouchesEverywhere || touchBox.mayContain(point.relative(to: presentedOrigin))
    }

    /// Touches may get to other places of the node than before.
    package final func touchBoxDidChange() {
        // A box that is not known is part of no box around it.
        var node: RenderNode? = self
        while let current = node, current.knownTouchBox != nil {
            current.knownTouchBox = nil
            node = current.parent
        }
    }
}
