import CoreGraphics
import Foundation

/// A section of a compositional layout with the places of its elements.
@MainActor struct CompositionalSection {
    /// An item of the data in its place.
    struct Leaf {
        var frame: CGRect
        var zIndex = 0
        var isEstimated = (width: false, height: false)
    }

    /// A header, a footer, or the like in its place.
    struct Boundary {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        let number: Int
        var frame: CGRect
    }

    let section: NSCollectionLayoutSection
    /// The whole section in the content.
    private(set) var frame: CGRect
    private(set) var leaves: [Leaf] = []
    private(set) var boundaries: [Boundary] = []
    /// Where the groups are.
    private(set) var itemsFrame = CGRect.zero
    /// The length of all groups along the direction in which they follow one another.
    private(set) var groupsLength: CGFloat = 0
    /// Where groups begin.
    private(set) var stops: [CGFloat] = []
    private var rows: [(items: Range<Int>, low: CGFloat, high: CGFloat)] = []
    /// Whether the groups follow one another downwards.
    let isDown: Bool
    /// Whether the section has its own scroll view.
    let isScrolling: Bool

    /// - Parameters:
    ///   - origin: where the section begins.
    ///   - room: the size of the collection view.
    ///   - measured: the size of an item that was measured, by its number.
    ///   - measuredBoundary: the size of a header or the like that was measured, by its number.
    init(
        _ section: NSCollectionLayoutSection, at origin: CGPoint, in room: CGSize, count: Int, isVertical: Bool,
        traits: UITraitCollection, measured: @escaping (Int) -> CGSize?, measuredBoundary: (Int) -> CGSize?
    ) {
        self.section = section
        isScrolling = section.orthogonalScrollingBehavior != .none
        isDown = isVertical != isScrolling
        let insets = section.contentInsets
        var place = origin
        let followed = section.supplementariesFollowContentInsets
        let boundaryRoom = CGSize(
            width: max(0, room.width - (followed ? insets.leading + insets.trailing : 0)), height: room.height)
        func boundary(
            _ number: Int, _ item: NSCollectionLayoutBoundarySupplementaryItem, at y: CGFloat
        ) -> Boundary {
            var size = item.layoutSize.size(in: boundaryRoom)
            if let known = measuredBoundary(number) {
                if item.layoutSize.widthDimension.isEstimated { size.width = known.width }
                if item.layoutSize.heightDimension.isEstimated { size.height = known.height }
            }
            let start = origin.x + (followed ? insets.leading : 0)
            let x: CGFloat =
                switch item.alignment {
                case .topLeading, .leading, .bottomLeading: start
                case .topTrailing, .trailing, .bottomTrailing: start + boundaryRoom.width - size.width
                case .none, .top, .bottom: start + (boundaryRoom.width - size.width) / 2
                }
            return Boundary(
                item: item, number: number,
                frame: CGRect(x: x + item.offset.x, y: y + item.offset.y, width: size.width, height: size.height))
        }
        for (number, item) in section.boundarySupplementaryItems.enumerated() where item.isTop {
            let made = boundary(number, item, at: place.y)
            boundaries.append(made)
            if item.extendsBoundary { place.y += made.frame.height }
        }
        let inner = room.inset(by: insets)
        let start = CGPoint(x: place.x + insets.leading, y: place.y + insets.top)
        var solver = GroupSolver(count: count, traits: traits, measured: measured)
        var along: CGFloat = 0
        var across: CGFloat = 0
        while solver.next < count {
            let first = solver.next
            let solved = solver.solve(section.group, in: inner)
            guard solver.next > first else { break }
            let shift = isDown ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
            stops.append(along)
            for leaf in solved.leaves {
                var leaf = leaf
                leaf.frame = leaf.frame.offsetBy(dx: start.x + shift.x, dy: start.y + shift.y)
                leaves.append(leaf)
            }
            let length = isDown ? solved.size.height : solved.size.width
            let low = (isDown ? start.y : start.x) + along
            rows.append((first..<solver.next, low, low + length))
            across = max(across, isDown ? solved.size.width : solved.size.height)
            along += length + section.interGroupSpacing
        }
        groupsLength = max(0, along - (rows.isEmpty ? 0 : section.interGroupSpacing))
        let size =
            isScrolling
            ? (isVertical
                ? CGSize(width: room.width, height: across) : CGSize(width: across, height: room.height))
            : isDown
                ? CGSize(width: inner.width, height: groupsLength)
                : CGSize(width: groupsLength, height: inner.height)
        itemsFrame = CGRect(origin: start, size: size)
        if isScrolling, isVertical { itemsFrame.origin.x = origin.x }
        if isScrolling, !isVertical { itemsFrame.origin.y = origin.y }
        place.y = itemsFrame.maxY + insets.bottom
        for (number, item) in section.boundarySupplementaryItems.enumerated() where !item.isTop {
            let made = boundary(number, item, at: place.y)
            boundaries.append(made)
            if item.extendsBoundary { place.y += made.frame.height }
        }
        let width = isVertical ? room.width : insets.leading + itemsFrame.width + insets.trailing
        frame = CGRect(x: origin.x, y: origin.y, width: width, height: place.y - origin.y)
    }

    /// The items of the groups that a rectangle shows.
    func items(in rect: CGRect) -> Range<Int> {
        let (low, high) = isDown ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        // Items may reach beyond their groups only in groups of the program's own, which are looked at one by one.
        if case .custom = section.group.arrangement { return leaves.indices }
        var (a, b) = (0, rows.count)
        while a < b {
            let middle = (a + b) / 2
            if rows[middle].high < low { a = middle + 1 } else { b = middle }
        }
        var end = a
        while end < rows.count, rows[end].low <= high { end += 1 }
        return a < end ? rows[a].items.lowerBound..<rows[end - 1].items.upperBound : 0..<0
    }
}

/// Places the items of groups.
@MainActor struct GroupSolver {
    typealias Leaf = CompositionalSection.Leaf

    struct Solved {
        var size: CGSize
        var leaves: [Leaf]
    }

    /// The number of the item that comes next.
    private(set) var next = 0
    private let count: Int
    private let traits: UITraitCollection
    private let measured: (Int) -> CGSize?
    /// A group without estimates is the same each time.
    private var known: Solved?

    init(count: Int, traits: UITraitCollection, measured: @escaping (Int) -> CGSize?) {
        (self.count, self.traits, self.measured) = (count, traits, measured)
    }

    /// A group with the items that come next.
    mutating func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> Solved {
        if let known, next + known.leaves.count <= count {
            next += known.leaves.count
            return known
        }
        let first = next
        let solved = place(group, in: container)
        // The last group may lack items, so that it is no pattern for others.
        if !group.hasEstimates, next < count, next > first { known = solved }
        return solved
    }

    private mutating func place(_ item: NSCollectionLayoutItem, in container: CGSize, size given: CGSize? = nil)
        -> Solved
    {
        guard let group = item as? NSCollectionLayoutGroup else { return leaf(item, in: container, given) }
        var size = given ?? group.layoutSize.size(in: container)
        let insets = group.contentInsets
        let room = size.inset(by: insets)
        var leaves: [Leaf] = []
        switch group.arrangement {
        case .custom(let provider):
            let environment = CollectionEnvironment(size, insets: insets, traits: traits)
            for item in provider(environment).prefix(max(0, count - next)) {
                leaves.append(Leaf(frame: item.frame, zIndex: item.zIndex))
                next += 1
            }
        case .row(let axis, let fixed):
            let content = row(group, axis, fixed, room, &leaves)
            if group.layoutSize.widthDimension.isEstimated {
                size.width = content.width + insets.leading + insets.trailing
            }
            if group.layoutSize.heightDimension.isEstimated {
                size.height = content.height + insets.top + insets.bottom
            }
        }
        for index in leaves.indices {
            leaves[index].frame = leaves[index].frame.offsetBy(dx: insets.leading, dy: insets.top)
        }
        return Solved(size: size, leaves: leaves)
    }

    private mutating func leaf(_ item: NSCollectionLayoutItem, in container: CGSize, _ given: CGSize?) -> Solved {
        var size = given ?? item.layoutSize.size(in: container)
        let insets = item.contentInsets
        let isEstimated = (
            width: given == nil && item.layoutSize.widthDimension.isEstimated,
            height: item.layoutSize.heightDimension.isEstimated
        )
        if isEstimated.width || isEstimated.height, let known = measured(next) {
            if isEstimated.width { size.width = known.width + insets.leading + insets.trailing }
            if isEstimated.height { size.height = known.height + insets.top + insets.bottom }
        }
        next += 1
        let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: size.inset(by: insets))
        return Solved(size: size, leaves: [Leaf(frame: frame, isEstimated: isEstimated)])
    }

    /// Places the items of a row or a column. Returns the size of all.
    private mutating func row(
        _ group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis, _ fixed: Int?, _ room: CGSize,
        _ leaves: inout [Leaf]
    ) -> CGSize {
        guard !group.subitems.isEmpty else { return .zero }
        func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
        func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
        let spacing = group.interItemSpacing?.spacing ?? 0
        let length = along(room)
        let isEstimated =
            axis == .horizontal
            ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
        var parts: [(solved: Solved, before: CGFloat, after: CGFloat)] = []
        var used: CGFloat = 0
        var number = 0
        while next < count {
            if let fixed, number == fixed { break }
            // A group that is as long as its content has each item once.
            if fixed == nil, isEstimated, number == group.subitems.count { break }
            let item = group.subitems[number % group.subitems.count]
            var given: CGSize?
            if let fixed {
                let share = max(0, (length - spacing * CGFloat(fixed - 1)) / CGFloat(fixed))
                let own = item.layoutSize.size(in: room)
                given =
                    axis == .horizontal
                    ? CGSize(width: share, height: own.height) : CGSize(width: own.width, height: share)
                if isEstimated || axis == .vertical && item.layoutSize.heightDimension.isEstimated { given = nil }
            }
            let edges = item.edgeSpacing
            let before = (axis == .horizontal ? edges?.leading : edges?.top)?.spacing ?? 0
            let after = (axis == .horizontal ? edges?.trailing : edges?.bottom)?.spacing ?? 0
            let state = next
            let solved = place(item, in: room, size: given)
            let total = before + along(solved.size) + after
            if fixed == nil, !isEstimated, !parts.isEmpty, used + spacing + total > length + 0.01 {
                next = state
                break
            }
            used += (parts.isEmpty ? 0 : spacing) + total
            parts.append((solved, before, after))
            number += 1
            // An item without a length would be repeated forever.
            if fixed == nil, along(solved.size) <= 0, number >= group.subitems.count { break }
        }
        var gap = spacing
        if group.interItemSpacing?.isFlexibleSpacing == true, parts.count > 1, used < length {
            gap += (length - used) / CGFloat(parts.count - 1)
        }
        var place: CGFloat = 0
        var widest: CGFloat = 0
        for part in parts {
            place += part.before
            for leaf in part.solved.leaves {
                var leaf = leaf
                leaf.frame = leaf.frame.offsetBy(
                    dx: axis == .horizontal ? place : 0, dy: axis == .horizontal ? 0 : place)
                leaves.append(leaf)
            }
            place += along(part.solved.size) + part.after + gap
            widest = max(widest, across(part.solved.size))
        }
        if !parts.isEmpty { place -= gap }
        return axis == .horizontal ? CGSize(width: place, height: widest) : CGSize(width: widest, height: place)
    }
}
