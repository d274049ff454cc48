import CoreGraphics
import Foundation

/// The views of a collection view: which elements are seen, in which views, and where.
@MainActor final class CollectionContent {
    private unowned let view: UICollectionView
    /// The elements that have a view.
    private(set) var shown: [CollectionElement: ShownElement] = [:]
    private(set) var laidOutBounds = CGRect.null
    private var isLayingOut = false
    /// The scroll views of sections that scroll across.
    private var scrollViews: [Int: SectionScrollView] = [:]
    /// The items that the data source was asked to prepare.
    private var prefetched: Set<IndexPath> = []

    struct ShownElement {
        let view: UICollectionReusableView
        var attributes: UICollectionViewLayoutAttributes
    }

    /// How often elements may answer a layout with other sizes. Estimates settle after two or three rounds.
    private static let mostRounds = 12

    init(_ view: UICollectionView) { self.view = view }

    private var layout: UICollectionViewLayout { view.collectionViewLayout }

    func forEachCell(_ body: (UICollectionViewCell) -> Void) {
        for case let cell as UICollectionViewCell in shown.values.map(\.view) { body(cell) }
    }

    // MARK: Layout

    func layOut() {
        // A data source may ask for the layout while it makes a cell.
        guard !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        _ = view.loadCounts()
        let bounds = view.bounds
        if bounds != laidOutBounds {
            let isFirst = laidOutBounds.isNull || laidOutBounds.isEmpty
            if isFirst || layout.shouldInvalidateLayout(forBoundsChange: bounds) {
                layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
            }
            laidOutBounds = bounds
        }
        for _ in 0..<Self.mostRounds {
            layout.prepareIfNeeded()
            fitContentSize()
            if show() { break }
        }
        prefetch()
    }

    private func fitContentSize() {
        let size = layout.collectionViewContentSize
        guard size.width.isFinite, size.height.isFinite else { return }
        if view.contentSize != size { view.contentSize = size }
        guard !view.isTracking, !view.isDecelerating, view.window != nil else { return }
        // Content that became shorter is not left beyond its end.
        let offset = view.contentOffset
        let (x, y) = (view.room(along: .horizontal), view.room(along: .vertical))
        let inside = CGPoint(x: min(offset.x, max(x.high, x.low)), y: min(offset.y, max(y.high, y.low)))
        if inside != offset {
            view.show(inside)
            laidOutBounds = view.bounds
        }
    }

    /// Shows the elements in sight. Returns false if one of them prefers another size.
    private func show() -> Bool {
        placeScrollViews()
        var wanted: [UICollectionViewLayoutAttributes] = []
        var keys: Set<CollectionElement> = []
        for attributes in layout.layoutAttributesForElements(in: view.bounds) ?? [] where isInSight(attributes) {
            guard keys.insert(attributes.element).inserted else { continue }
            wanted.append(attributes)
        }
        for (element, old) in shown where !keys.contains(element) { end(element, old) }
        var isSettled = true
        for attributes in wanted {
            guard let element = self.view(for: attributes) else { continue }
            let preferred = element.preferredLayoutAttributesFitting(attributes)
            if preferred.size != attributes.size,
                layout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
            {
                layout.invalidateLayout(
                    with: layout.invalidationContext(
                        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
                isSettled = false
            }
        }
        return isSettled
    }

    private func isInSight(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard !attributes.isHidden else { return false }
        if attributes.representedElementCategory == .cell, !view.hasItem(at: attributes.indexPath) {
            Log.once("UICollectionView: the layout has an item at \(attributes.indexPath) that the data does not have.")
            return false
        }
        guard let section = attributes.scrollingSection, let scroll = scrollViews[section] else { return true }
        return attributes.frame.offsetBy(dx: -scroll.frame.minX, dy: -scroll.frame.minY).overlaps(scroll.bounds)
    }

    /// The element's view in its place: the one that it has, or another one.
    private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let element = attributes.element
        if let known = shown[element] {
            place(known.view, by: attributes)
            shown[element]?.attributes = attributes
            return known.view
        }
        var made: UICollectionReusableView?
        UIView.performWithoutAnimation { made = make(attributes) }
        guard let new = made else { return nil }
        shown[element] = ShownElement(view: new, attributes: attributes)
        UIView.performWithoutAnimation {
            place(new, by: attributes)
            begin(new, element)
        }
        return new
    }

    private func make(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let path = attributes.indexPath
        switch attributes.representedElementCategory {
        case .cell: return view.dataSource?.collectionView(view, cellForItemAt: path)
        case .supplementaryView:
            guard let kind = attributes.representedElementKind else { return nil }
            return view.dataSource?.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
        case .decorationView:
            guard let kind = attributes.representedElementKind, let type = layout.decorationClasses[kind] else {
                return nil
            }
            return view.pool.take(decoration: kind) ?? view.pool.make(type, key: .decoration(kind))
        }
    }

    private func begin(_ new: UICollectionReusableView, _ element: CollectionElement) {
        let path = element.indexPath
        if let cell = new as? UICollectionViewCell {
            cell.isSelected = view.selection.contains(path)
            cell.isHighlighted = false
            view.collectionDelegate?.collectionView(view, willDisplay: cell, forItemAt: path)
        } else if element.category == .supplementaryView, let kind = element.kind {
            view.collectionDelegate?
                .collectionView(view, willDisplaySupplementaryView: new, forElementKind: kind, at: path)
        }
    }

    /// Takes an element out of sight. Its view is kept to be used again.
    func end(_ element: CollectionElement, _ old: ShownElement) {
        shown[element] = nil
        guard !shown.values.contains(where: { $0.view === old.view }) else { return }
        old.view.removeFromSuperview()
        tellOfEnd(element, old.view)
        view.pool.give(old.view)
    }

    func tellOfEnd(_ element: CollectionElement, _ old: UICollectionReusableView) {
        if let cell = old as? UICollectionViewCell {
            view.collectionDelegate?.collectionView(view, didEndDisplaying: cell, forItemAt: element.indexPath)
        } else if element.category == .supplementaryView, let kind = element.kind {
            view.collectionDelegate?
                .collectionView(
                    view, didEndDisplayingSupplementaryView: old, forElementOfKind: kind, at: element.indexPath)
        }
    }

    /// Gives an element's view the place and the look that the layout says.
    func place(_ element: UICollectionReusableView, by attributes: UICollectionViewLayoutAttributes) {
        let scroll = attributes.scrollingSection.flatMap { scrollViews[$0] }
        let container: UIView = scroll ?? view
        if element.superview !== container { insert(element, into: container, zIndex: attributes.zIndex) }
        if element.zIndex != attributes.zIndex {
            element.zIndex = attributes.zIndex
            insert(element, into: container, zIndex: attributes.zIndex)
        }
        var center = attributes.center
        if let scroll { center = CGPoint(x: center.x - scroll.frame.minX, y: center.y - scroll.frame.minY) }
        if element.bounds.size != attributes.size { element.bounds.size = attributes.size }
        if element.center != center { element.center = center }
        if element.transform != attributes.transform { element.transform = attributes.transform }
        if element.alpha != attributes.alpha { element.alpha = attributes.alpha }
        if element.isHidden != attributes.isHidden { element.isHidden = attributes.isHidden }
        element.take(attributes)
    }

    /// Puts a view in front of those with the same or a lower number, and behind those with a higher one.
    private func insert(_ element: UICollectionReusableView, into container: UIView, zIndex: Int) {
        element.zIndex = zIndex
        let others = container.subviews.filter { $0 !== element }
        let index = others.firstIndex { ($0 as? UICollectionReusableView)?.zIndex ?? Int.min > zIndex }
        if element.superview === container { element.removeFromSuperview() }
        container.insertSubview(element, at: index ?? others.count)
    }

    // MARK: Updates

    /// Renames the elements in sight after the data changed. Elements without a new place are handed back, to leave.
    func rename(_ places: (IndexPath) -> IndexPath?, renewed: Set<IndexPath>) -> [CollectionElement: ShownElement] {
        let old = shown
        var gone: [CollectionElement: ShownElement] = [:]
        shown = [:]
        prefetched = []
        for (element, entry) in old {
            guard element.category == .cell, let path = places(element.indexPath), !renewed.contains(path) else {
                gone[element] = entry
                continue
            }
            var new = element
            new.indexPath = path
            shown[new] = entry
        }
        return gone
    }

    func forgetItems() { prefetched = [] }

    /// Has the data source fill the cell of an item again: it dequeues the cell that is there.
    func refill(_ path: IndexPath) {
        let element = CollectionElement(cellAt: path)
        guard let old = shown[element], let source = view.dataSource else { return }
        let new = view.pool.withNext(old.view) { source.collectionView(view, cellForItemAt: path) }
        guard new !== old.view else { return }
        shown[element] = ShownElement(view: new, attributes: old.attributes)
        old.view.removeFromSuperview()
        view.pool.give(old.view)
        new.isSelected = view.selection.contains(path)
    }

    // MARK: Sections that scroll across

    /// Makes and places the scroll views of the sections in sight that scroll across.
    private func placeScrollViews() {
        let sections = (layout as? UICollectionViewCompositionalLayout)?.scrollingSections(in: view.bounds) ?? []
        for section in sections {
            let scroll = scrollViews[section.index] ?? addScrollView(section.index)
            scroll.behavior = section.behavior
            scroll.stops = section.stops
            if scroll.frame != section.frame { scroll.frame = section.frame }
            if scroll.contentSize != section.contentSize { scroll.contentSize = section.contentSize }
        }
    }

    private func addScrollView(_ section: Int) -> SectionScrollView {
        let scroll = SectionScrollView()
        scroll.onScroll = { [weak view] in view?.setNeedsLayout() }
        scroll.contentInsetAdjustmentBehavior = .never
        scrollViews[section] = scroll
        view.insertSubview(scroll, at: view.backgroundView == nil ? 0 : 1)
        return scroll
    }

    func removeScrollViews() {
        for (element, entry) in shown where entry.attributes.scrollingSection != nil { end(element, entry) }
        for scroll in scrollViews.values { scroll.removeFromSuperview() }
        scrollViews = [:]
    }

    /// The scroll view of a section that scrolls across.
    func scrollView(ofSection section: Int) -> SectionScrollView? { scrollViews[section] }

    // MARK: Prefetching

    /// Asks for the items on the next screen that are not seen yet.
    private func prefetch() {
        guard view.isPrefetchingEnabled, let source = view.prefetchDataSource else { return }
        let isWide = view.contentSize.width > view.bounds.width
        let ahead = view.bounds.offsetBy(dx: isWide ? view.bounds.width : 0, dy: isWide ? 0 : view.bounds.height)
        let next = (layout.layoutAttributesForElements(in: ahead) ?? [])
            .filter { $0.representedElementCategory == .cell && shown[$0.element] == nil }
            .map(\.indexPath)
        let new = next.filter { !prefetched.contains($0) }
        let gone = prefetched.subtracting(next).filter { shown[CollectionElement(cellAt: $0)] == nil }
        prefetched = Set(next)
        if !new.isEmpty { source.collectionView(view, prefetchItemsAt: new) }
        if !gone.isEmpty { source.collectionView(view, cancelPrefetchingForItemsAt: gone.sorted()) }
    }
}

extension CGRect {
    /// Whether rectangles share more than an edge. One without an area shares what is on it.
    func overlaps(_ other: CGRect) -> Bool {
        func axis(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> Bool {
            low < end && start < high || low == high && low >= start && low < end
        }
        return axis(minX, maxX, other.minX, other.maxX) && axis(minY, maxY, other.minY, other.maxY)
    }
}

extension CollectionElement {
    init(cellAt path: IndexPath) { self.init(category: .cell, kind: nil, indexPath: path) }
}
