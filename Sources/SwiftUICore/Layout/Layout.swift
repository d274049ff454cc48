import Foundation

/// A type that arranges the children of a container. All layouts use this protocol (law 3 of the design).
public protocol Layout: Animatable {
    /// The properties of the layout.
    static var layoutProperties: LayoutProperties { get }

    /// The type of the data that the layout keeps between calls.
    associatedtype Cache = Void

    /// The children.
    typealias Subviews = LayoutSubviews

    /// Creates the cache for a new set of children.
    func makeCache(subviews: Subviews) -> Cache
    /// Updates the cache after the layout or a child changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// Returns the preferred distances of the container from its neighbors.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// Returns the size of the container for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Positions each child in `bounds`. A child without a position is centered.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Returns the position of a guide of the container. Nil to merge the children's guides.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Returns the position of a guide of the container. Nil to merge the children's guides.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// Returns the union of the children's preferences on all sides.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
        return spacing
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Returns a view that arranges `content` with this layout.
    @_disfavoredOverload
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
    /// The direction of a stack, which spacers and dividers in it use. Nil for other containers.
    public var stackOrientation: Axis?

    public init() {}
}

/// A key for a value that a view hands to the layout around it.
public protocol LayoutValueKey {
    /// The type of the value for this key.
    associatedtype Value
    /// The default value of the key.
    static var defaultValue: Value { get }
}

/// A child of a layout.
public struct LayoutSubview: Equatable {
    package let node: RenderNode
    package let index: Int
    package let recorder: PlacementRecorder

    /// The value that the view set for `key`.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node.trait(LayoutValueTraitKey<K>.self) }

    /// The layout priority of the view. The default is 0.
    public var priority: Double { node.layoutPriority }

    /// Returns the size of the view for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

    /// Returns the size and guides of the view for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

    /// The distances that the view prefers.
    public var spacing: ViewSpacing { node.spacing }

    /// Positions the view with its `anchor` at `position`.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        // Only a call from `placeSubviews` can say anything.
        guard recorder.placements.indices.contains(index) else { return }
        recorder.placements[index] = PlacementRecorder.Placement(
            position: position, anchor: anchor, proposal: proposal)
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

struct LayoutValueTraitKey<K: LayoutValueKey>: InnermostTraitKey {
    static var defaultValue: K.Value { K.defaultValue }
}

extension View {
    /// Sets a value for the layout of the container.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        trait(LayoutValueTraitKey<K>.self, value)
    }
}

/// Notes where a layout puts its children.
package final class PlacementRecorder {
    package struct Placement {
        package var position: CGPoint
        package var anchor: UnitPoint
        package var proposal: ProposedViewSize
    }

    package var placements: [Placement] = []
}

/// The children of a layout, in order.
///
/// Layouts are asked on the main thread. A value that is taken elsewhere may only be kept there.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    package let nodes: [RenderNode]
    private let selection: [Int]?
    package let recorder: PlacementRecorder
    /// The layout direction of the container.
    public var layoutDirection: LayoutDirection

    package init(_ nodes: [RenderNode], _ recorder: PlacementRecorder, _ layoutDirection: LayoutDirection) {
        self.nodes = nodes
        self.recorder = recorder
        self.layoutDirection = layoutDirection
        selection = nil
    }

    private init(_ base: LayoutSubviews, _ selection: [Int]) {
        nodes = base.nodes
        recorder = base.recorder
        layoutDirection = base.layoutDirection
        self.selection = selection
    }

    /// The elements themselves, for layouts of ours.
    package var selectedNodes: [RenderNode] { selection.map { $0.map { nodes[$0] } } ?? nodes }

    public var startIndex: Int { 0 }
    public var endIndex: Int { selection?.count ?? nodes.count }

    public subscript(index: Int) -> LayoutSubview {
        let place = selection?[index] ?? index
        return LayoutSubview(node: nodes[place], index: place, recorder: recorder)
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(self, bounds.map { selection?[$0] ?? $0 })
    }

    /// Returns only the subviews at these indices, in this order.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(self, indices.map { selection?[$0] ?? $0 })
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.elementsEqual(b) && a.layoutDirection == b.layoutDirection
    }
}
