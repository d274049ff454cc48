import CoreGraphics
import DisplayList

/// A display list without the grouping of its nodes: what is drawn, where on the canvas, within which effects.
///
/// A movement may be shown by an element or by each of its children; what is seen is the same.
struct SeenDrawing {
    enum Step {
        case begin(LayerEffect, CGAffineTransform)
        case mask(SeenDrawing)
        case draw(DrawOperation, CGAffineTransform)
        case end
    }

    private(set) var steps: [Step] = []

    init(_ root: DisplayNode, _ transform: CGAffineTransform = .identity) { add(root, transform) }

    private mutating func add(_ node: DisplayNode, _ outer: CGAffineTransform) {
        var transform = CGAffineTransform(translationX: node.origin.x, y: node.origin.y).concatenating(outer)
        var depth = 0
        // The last one is the outermost.
        for effect in node.effects.reversed() {
            switch effect {
            case .transform(let inner): transform = inner.concatenating(transform)
            case .mask(let mask):
                steps.append(.mask(SeenDrawing(mask, transform)))
                depth += 1
            default:
                steps.append(.begin(effect, effect.hasPlace ? transform : transform.linearPart))
                depth += 1
            }
        }
        for item in node.items {
            switch item {
            case .node(let child): add(child, transform)
            case .draw(let operation): steps.append(.draw(operation, transform))
            }
        }
        for _ in 0..<depth { steps.append(.end) }
    }

    /// Where two drawings part; nil if they look the same.
    func difference(from other: SeenDrawing) -> String? {
        for (a, b) in zip(steps, other.steps) {
            switch (a, b) {
            case (.begin(let x, let place), .begin(let y, let otherPlace)):
                guard x.isNear(y), place.isNear(otherPlace) else {
                    return "\(x) at \(place) instead of \(y) at \(otherPlace)"
                }
            case (.draw(let x, let place), .draw(let y, let otherPlace)):
                guard x == y, place.isNear(otherPlace) else {
                    return "\(x) at \(place) instead of \(y) at \(otherPlace)"
                }
            case (.mask(let x), .mask(let y)):
                if let found = x.difference(from: y) { return "a mask: \(found)" }
            case (.end, .end): continue
            default: return "\(a) instead of \(b)"
            }
        }
        return steps.count == other.steps.count
            ? nil : "\(steps.count) steps of drawing instead of \(other.steps.count)"
    }
}

extension CGAffineTransform {
    /// The transform without its translation.
    fileprivate var linearPart: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }

    /// Sums may be taken in another order.
    fileprivate func isNear(_ other: CGAffineTransform) -> Bool {
        func near(_ x: CGFloat, _ y: CGFloat) -> Bool { abs(x - y) <= 1e-6 * max(1, abs(x)) }
        return near(a, other.a) && near(b, other.b) && near(c, other.c) && near(d, other.d) && near(tx, other.tx)
            && near(ty, other.ty)
    }
}

extension LayerEffect {
    /// Whether it matters where the effect lies, and not where its contents lie only: a shadow falls wherever they are.
    fileprivate var hasPlace: Bool {
        switch self {
        case .clip, .projection, .backdrop, .glass, .mask, .transform: true
        case .opacity, .blendMode, .blur, .shadow, .group, .colorFilter: false
        }
    }

    fileprivate func isNear(_ other: LayerEffect) -> Bool {
        if case .clip(.rect(let a), _, _) = self, case .clip(.rect(let b), _, _) = other {
            return abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.maxX - b.maxX) < 1e-6
                && abs(a.maxY - b.maxY) < 1e-6
        }
        return self == other
    }
}
