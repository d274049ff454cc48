import Foundation

/// The size and position of a view, from the most recent layout.
public struct GeometryProxy {
    let source: GeometrySource

    package init(_ source: GeometrySource) { self.source = source }

    /// The view's size in points.
    public var size: CGSize { source.read { $0.size } ?? .zero }

    /// Accesses the value of an anchor, in the view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        source.read { anchor.resolve(in: $0) } ?? anchor.resolve(in: nil)
    }

    /// The distance from the container's edges to the edges of the safe area, on the sides that the view touches.
    public var safeAreaInsets: EdgeInsets { source.read { SafeArea.reach(of: $0) } ?? EdgeInsets() }

    /// Returns the frame of the view in a coordinate space. If no view above has the name, the coordinate space is
    /// global.
    @available(iOS, deprecated: 100000.0, message: "Use the form that takes a CoordinateSpaceProtocol.")
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        source.read { node in
            let bounds = CGRect(origin: .zero, size: node.size)
            if coordinateSpace.isLocal { return bounds }
            return node.convert(bounds, to: coordinateSpace.element(for: node))
        } ?? .zero
    }

    /// Returns the frame of the view in a coordinate space. If no view above has the name, the coordinate space is
    /// global.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the bounds of the view above with `coordinateSpace`, in this view's coordinates. Nil if there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        source.read { node -> CGRect? in
            guard let space = coordinateSpace.coordinateSpace.element(for: node) else { return nil }
            let origin = node.convert(CGPoint.zero, to: space)
            // Of a window on something larger, the part that can be seen.
            let box = space.viewport ?? CGRect(origin: .zero, size: space.size)
            return box.offsetBy(dx: -origin.x, dy: -origin.y)
        } ?? nil
    }
}

extension GeometryProxy: @unchecked Sendable {
    // Unchecked because Apple's proxy is Sendable while the elements that it asks are confined to the main actor, where
    // layout runs; a program has nothing else to call it from.
}

/// The element behind a proxy, and what was read from it: when an answer would be another, its reader is asked again.
package final class GeometrySource {
    package weak var node: RenderNode?
    private var reads: [(RenderNode) -> Bool] = []

    package init(_ node: RenderNode? = nil) { self.node = node }

    /// The number of reads that are compared; a view that reads more is simply told of each change.
    private static let mostReads = 32

    func read<Value>(_ question: @escaping (RenderNode) -> Value) -> Value? {
        guard let node else { return nil }
        let answer = question(node)
        if reads.count < GeometrySource.mostReads {
            reads.append { ValueComparison.areEqual(question($0), answer) }
        } else if reads.count == GeometrySource.mostReads {
            reads.append { _ in false }
        }
        return answer
    }

    /// Forgets what was read.
    package func reset() { reads.removeAll(keepingCapacity: true) }

    /// Whether all answers would be the same now.
    package var isUpToDate: Bool {
        guard let node else { return true }
        return reads.allSatisfy { $0(node) }
    }
}
