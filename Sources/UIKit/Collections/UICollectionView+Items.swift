import CoreGraphics
import Foundation

extension UICollectionView {
    // MARK: What is seen

    /// The view of an element that is seen.
    func view(of category: ElementCategory, kind: String?, at path: IndexPath) -> CollectionContent.ShownElement? {
        content.shown[CollectionElement(category: category, kind: kind, indexPath: path)]
    }

    /// Returns the cell of a visible item. Nil for other items.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        view(of: .cell, kind: nil, at: indexPath)?.view as? UICollectionViewCell
    }

    /// Returns the visible supplementary view of a kind. Nil if it is not visible.
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { view(of: .supplementaryView, kind: elementKind, at: indexPath)?.view }

    /// The visible cells, in the order of their items.
    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.sorted().compactMap { cellForItem(at: $0) }
    }

    /// Returns the visible supplementary views of a kind.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
            .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
    }

    /// The index paths of the visible items, in order.
    public var indexPathsForVisibleItems: [IndexPath] {
        content.shown.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
    }

    /// Returns the index paths of the visible supplementary views of a kind, in order.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        content.shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath)
            .sorted()
    }

    /// Returns the index path of a visible cell. Nil for other cells.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        content.shown.first { $0.key.category == .cell && $0.value.view === cell }?.key.indexPath
    }

    /// Returns the index path of the item at a point of the content. Nil if there is none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        for (element, shown) in content.shown where element.category == .cell {
            if shown.view.bounds.contains(shown.view.convert(point, from: self)) { return element.indexPath }
        }
        let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
        return (collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
            .first {
                $0.representedElementCategory == .cell && $0.scrollingSection == nil && $0.frame.contains(point)
            }?
            .indexPath
    }

    /// Returns the layout attributes of an item. Nil if the item does not exist.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard hasItem(at: indexPath) else { return nil }
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Returns the layout attributes of a supplementary view. Nil if it does not exist.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: Scrolling

    /// Scrolls to an item. The content does not scroll beyond its ends.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard hasItem(at: indexPath) else {
            return Log.once("UICollectionView: there is no item at \(indexPath) to scroll to.")
        }
        layoutIfNeeded()
        guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
        var rect = attributes.frame
        if let section = attributes.scrollingSection, let scroll = content.scrollView(ofSection: section) {
            let local = rect.offsetBy(dx: -scroll.frame.minX, dy: -scroll.frame.minY)
            scroll.setContentOffset(scroll.place(local, at: scrollPosition), animated: animated)
            rect.origin.x = scroll.frame.minX
        }
        let target = place(rect, at: scrollPosition)
        if target != contentOffset { setContentOffset(target, animated: animated) }
        if !animated { layoutIfNeeded() }
    }
}

extension UIScrollView {
    /// The offset that shows a rectangle of the content at a position, within the content's ends.
    fileprivate func place(_ rect: CGRect, at position: UICollectionView.ScrollPosition) -> CGPoint {
        let insets = adjustedContentInset
        let seen = bounds.inset(by: insets)
        func axis(
            _ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat, _ isStart: Bool, _ isMiddle: Bool,
            _ isEnd: Bool
        ) -> CGFloat {
            if isStart { return low }
            if isMiddle { return (low + high - length) / 2 }
            if isEnd { return high - length }
            // No further than needed.
            return low < start ? low : high > start + length ? high - length : start
        }
        let x = axis(
            rect.minX, rect.maxX, seen.minX, seen.width, position.contains(.left),
            position.contains(.centeredHorizontally), position.contains(.right))
        let y = axis(
            rect.minY, rect.maxY, seen.minY, seen.height, position.contains(.top),
            position.contains(.centeredVertically), position.contains(.bottom))
        return CGPoint(
            x: room(along: .horizontal).inside(x - insets.left), y: room(along: .vertical).inside(y - insets.top))
    }
}
