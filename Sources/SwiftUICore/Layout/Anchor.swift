import Foundation

/// A position or an area of a view that other views can convert to their coordinates with a `GeometryProxy`.
public struct Anchor<Value> {
    private let holder: AnchorHolder
    private let source: Source

    init(_ node: RenderNode, _ source: Source) {
        holder = AnchorHolder(node)
        self.source = source
    }

    /// The source of an anchor: a rectangle or a point of a view.
    public struct Source {
        /// Finds the value in a view of some size and takes its rectangles elsewhere.
        fileprivate let value: (_ size: CGSize, _ convert: (CGRect) -> CGRect) -> Value
    }

    /// The value in the coordinates of `target`, or of the root. A view that is gone is taken to be where it was last.
    package func resolve(in target: RenderNode?) -> Value {
        source.value(holder.size) { rect in
            let global = holder.global(rect)
            guard let target else { return global }
            let corner = target.convertFromRoot(CGPoint(x: global.minX, y: global.minY))
            let opposite = target.convertFromRoot(CGPoint(x: global.maxX, y: global.maxY))
            return CGRect(
                x: min(corner.x, opposite.x), y: min(corner.y, opposite.y),
                width: abs(opposite.x - corner.x), height: abs(opposite.y - corner.y))
        }
    }
}

/// The view of an anchor, and where it was last.
private final class AnchorHolder {
    private weak var node: RenderNode?
    private var lastSize = CGSize.zero
    private var lastOrigin = CGPoint.zero

    init(_ node: RenderNode) { self.node = node }

    var size: CGSize {
        if let node { lastSize = node.size }
        return lastSize
    }

    func global(_ rect: CGRect) -> CGRect {
        guard let node else { return rect.offsetBy(dx: lastOrigin.x, dy: lastOrigin.y) }
        lastOrigin = node.convert(CGPoint.zero)
        return node.convert(rect)
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {
    // Unchecked for the same reason as `GeometryProxy`.
}

extension Anchor: Equatable where Value: Equatable {
    /// Returns a Boolean value that indicates whether both anchors represent the same place on the canvas.
    public static func == (a: Anchor, b: Anchor) -> Bool { a.resolve(in: nil) == b.resolve(in: nil) }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(resolve(in: nil)) }
}

extension Anchor.Source: @unchecked Sendable where Value: Sendable {
    // Unchecked because the closure inside captures plain values only.
}

extension Anchor.Source where Value == CGRect {
    /// Returns a rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { .init { _, convert in convert(r) } }

    /// The bounds of the view.
    public static var bounds: Anchor<CGRect>.Source {
        .init { size, convert in convert(CGRect(origin: .zero, size: size)) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// Returns a point in the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        .init { _, convert in convert(CGRect(origin: p, size: .zero)).origin }
    }

    /// Returns a point at fractions of the view's width and height.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        .init { size, convert in convert(CGRect(origin: p.point(in: size), size: .zero)).origin }
    }

    /// The first corner at the top.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The last corner at the top.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The first corner at the bottom.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The last corner at the bottom.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Creates an anchor source from several sources.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { size, convert in array.map { $0.value(size, convert) } }
    }

    /// Creates an anchor source from an optional source.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init { size, convert in anchor.map { $0.value(size, convert) } }
    }
}
