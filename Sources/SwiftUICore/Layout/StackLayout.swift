import Foundation

/// The way of stacks, along either axis: room is handed out by priority, then from the least to the most flexible child.
package struct StackEngine: Hashable {
    package var axis: Axis
    package var spacing: CGFloat?
    package var guide: AlignmentKey

    /// What a stack finds out for one proposal.
    package struct Result {
        var proposal: ProposedViewSize
        var children: [Child]
        var largestGuide: CGFloat
        var size: CGSize

        struct Child {
            var proposal: ProposedViewSize
            var size: CGSize
            /// Of its near edge along the stack.
            var offset: CGFloat
            var guide: CGFloat
        }
    }

    package func makeCache(_ subviews: LayoutSubviews) -> _LinearLayoutCache {
        let nodes = subviews.selectedNodes
        var distances: [CGFloat] = []
        distances.reserveCapacity(nodes.count)
        var previous: ViewSpacing?
        for node in nodes {
            if node.isEmptyContainer {
                distances.append(0)
            } else if let spacing {
                distances.append(previous == nil ? 0 : (spacing.isFinite ? spacing : 0))
                previous = ViewSpacing.zero
            } else {
                let next = node.spacing
                distances.append(previous.map { $0.distance(to: next, along: axis) } ?? 0)
                previous = next
            }
        }
        return _LinearLayoutCache(distances: distances)
    }

    package func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        let (before, after): (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        var spacing = ViewSpacing.zero
        var ends: (first: ViewSpacing, last: ViewSpacing)?
        for node in subviews.selectedNodes where !node.isEmptyContainer {
            let own = node.spacing
            spacing.formUnion(own, edges: axis == .horizontal ? .vertical : .horizontal)
            ends = (ends?.first ?? own, own)
        }
        guard let ends else { return .zero }
        spacing[before] = ends.first[before]
        spacing[after] = ends.last[after]
        return spacing
    }

    package func result(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _LinearLayoutCache
    ) -> Result {
        if let known = cache.results.first(where: { $0.proposal == proposal }) { return known }
        let result = compute(proposal, subviews, cache.distances)
        if cache.results.count == 4 { cache.results.removeFirst() }
        cache.results.append(result)
        return result
    }

    private func compute(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ distances: [CGFloat]
    ) -> Result {
        let nodes = subviews.selectedNodes
        let lengths = childLengths(proposal, nodes, distances)
        let minor = minor(proposal)
        var result = Result(
            proposal: proposal, children: [], largestGuide: 0, size: .zero)
        result.children.reserveCapacity(nodes.count)
        var length: CGFloat = 0
        var across = GuideExtent()
        for (index, node) in nodes.enumerated() {
            let childProposal = makeProposal(major: lengths[index], minor: minor)
            let dimensions = node.dimensions(in: childProposal)
            let guide = dimensions[guide]
            length += distances[index]
            result.children.append(
                Result.Child(proposal: childProposal, size: dimensions.size, offset: length, guide: guide))
            across.include(self.minor(dimensions.size), guide: guide)
            length += major(dimensions.size)
        }
        result.largestGuide = across.guide
        let breadth = across.length
        result.size =
            axis == .horizontal
            ? CGSize(width: max(0, length), height: breadth) : CGSize(width: breadth, height: max(0, length))
        return result
    }

    /// The length that each child is offered.
    private func childLengths(
        _ proposal: ProposedViewSize, _ nodes: [RenderNode], _ distances: [CGFloat]
    ) -> [CGFloat?] {
        guard let available = major(proposal) else { return Array(repeating: nil, count: nodes.count) }
        guard available.isFinite, nodes.count > 1 else {
            return Array(repeating: available, count: nodes.count)
        }
        let minor = minor(proposal)
        var remaining = available - distances.reduce(0, +)

        struct Child {
            var index: Int
            var priority: Double
            var minimum: CGFloat
            var flexibility: CGFloat
        }
        var children = nodes.indices.map { index in
            let node = nodes[index]
            let least = major(node.sizeThatFits(makeProposal(major: 0, minor: minor)))
            let most = major(node.sizeThatFits(makeProposal(major: .infinity, minor: minor)))
            return Child(
                index: index, priority: node.layoutPriority, minimum: least,
                flexibility: most < .infinity ? most - least : .infinity)
        }
        children.sort { a, b in
            if a.priority != b.priority { return a.priority > b.priority }
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            return a.index < b.index
        }
        // Children of lower priority keep their smallest length.
        var reserved = children.reduce(0) { $0 + $1.minimum }
        var lengths = [CGFloat?](repeating: nil, count: nodes.count)
        var start = 0
        while start < children.count {
            var end = start
            while end < children.count, children[end].priority == children[start].priority {
                reserved -= children[end].minimum
                end += 1
            }
            for position in start..<end {
                let child = children[position]
                let share = max(0, (remaining - reserved) / CGFloat(end - position))
                lengths[child.index] = share
                remaining -= major(
                    nodes[child.index].sizeThatFits(makeProposal(major: share, minor: minor)))
            }
            start = end
        }
        return lengths
    }

    package func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _LinearLayoutCache
    ) {
        let result = result(proposal, subviews, &cache)
        let isOpenAcross = minor(proposal) == nil
        for index in subviews.indices {
            let child = result.children[index]
            var across = result.largestGuide - child.guide
            var childProposal = child.proposal
            if isOpenAcross, let stretched = stretch(subviews[index].node, child, minor(bounds.size)) {
                across = result.largestGuide - stretched.guide
                childProposal = stretched.proposal
            }
            let along = child.offset
            let position =
                axis == .horizontal
                ? CGPoint(x: bounds.minX + along, y: bounds.minY + across)
                : CGPoint(x: bounds.minX + across, y: bounds.minY + along)
            subviews[index].place(at: position, proposal: childProposal)
        }
    }

    /// Where nothing is offered across, the broadest child makes the stack's breadth and the others are offered that: so
    /// dividers and views of unlimited breadth become as broad as the stack. Nil where a child would change its length.
    private func stretch(
        _ node: RenderNode, _ child: Result.Child, _ breadth: CGFloat
    ) -> (proposal: ProposedViewSize, guide: CGFloat)? {
        let proposal = makeProposal(major: major(child.proposal), minor: breadth)
        let dimensions = node.dimensions(in: proposal)
        guard major(dimensions.size) == major(child.size), minor(dimensions.size) <= breadth
        else { return nil }
        return (proposal, dimensions[guide])
    }

    private func major(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func minor(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
    private func major(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .horizontal ? proposal.width : proposal.height
    }
    private func minor(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .horizontal ? proposal.height : proposal.width
    }
    private func makeProposal(major: CGFloat?, minor: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: major, height: minor) : ProposedViewSize(width: minor, height: major)
    }
}

/// The data that the layout of a stack keeps between calls.
public struct _LinearLayoutCache {
    let distances: [CGFloat]
    var results: [StackEngine.Result] = []
}

/// The layout of a stack along one axis.
package protocol LinearLayout: StandardLayout, SelfComparingProperty where Cache == _LinearLayoutCache {
    static var axis: Axis { get }
    var spacing: CGFloat? { get }
    var guide: AlignmentKey { get }
}

extension LinearLayout {
    package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.engine == b.assumingMemoryBound(to: Self.self).pointee.engine
    }

    private var engine: StackEngine { StackEngine(axis: Self.axis, spacing: spacing, guide: guide) }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }

    public func makeCache(subviews: Subviews) -> _LinearLayoutCache { engine.makeCache(subviews) }

    public func spacing(subviews: Subviews, cache: inout _LinearLayoutCache) -> ViewSpacing {
        engine.spacing(subviews)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout _LinearLayoutCache
    ) -> CGSize {
        engine.result(proposal, subviews, &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _LinearLayoutCache
    ) {
        engine.place(in: bounds, proposal, subviews, &cache)
    }
}
