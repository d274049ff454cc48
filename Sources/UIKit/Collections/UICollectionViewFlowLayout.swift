import CoreGraphics
import Foundation

/// A layout that arranges items in lines, with as many items in a line as fit, and with headers and footers.
///
/// A full line extends from edge to edge, and the remaining space is distributed between its items. The items of a line
/// have the same center. The last line has the spacing of the previous line if all items of the last line have the same
/// size, otherwise the minimum spacing.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// A size with which cells determine their sizes, with an estimate of 50 × 50 points.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The minimum distance between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The minimum distance between items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The size of items, in points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The estimated size of items until they are measured, in points. Zero if they are not measured.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Constants that describe the direction of scrolling.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// The size of headers, in points. Only the length along the direction of scrolling counts.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of footers, in points. Only the length along the direction of scrolling counts.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The insets around the items of a section, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// A Boolean value that indicates whether headers stay visible while their section is visible.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// A Boolean value that indicates whether footers stay visible while their section is visible.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// The reference for the insets of sections.
    open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }

    /// Constants that describe the reference for the insets of sections.
    public enum SectionInsetReference: Int, Sendable {
        /// The content inset, the safe area, or the layout margins.
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    private var sections: [FlowSection] = []
    private var length: CGFloat = 0
    /// The breadth that the lines were made for, in points.
    private var breadth: CGFloat = 0
    /// The sizes of cells that were measured.
    private var measured: [IndexPath: CGSize] = [:]

    private var isVertical: Bool { scrollDirection == .vertical }

    // MARK: Preparing

    private var edges: UIEdgeInsets {
        guard let view = collectionView else { return .zero }
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: return view.safeAreaInsets
        case .fromLayoutMargins: return view.layoutMargins
        }
    }

    private var estimate: CGSize? {
        guard estimatedItemSize != .zero else { return nil }
        return estimatedItemSize == UICollectionViewFlowLayout.automaticSize
            ? CGSize(width: 50, height: 50) : estimatedItemSize
    }

    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        let insets = view.adjustedContentInset
        let newBreadth = max(
            0,
            isVertical
                ? view.bounds.width - insets.left - insets.right : view.bounds.height - insets.top - insets.bottom)
        if newBreadth != breadth { measured = [:] }
        breadth = newBreadth
        length = 0
        sections = (0..<view.numberOfSections).map { section in
            let made = makeSection(section, view)
            length = made.end
            return made
        }
    }

    private func makeSection(_ section: Int, _ view: UICollectionView) -> FlowSection {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let edges = edges
        let whole = UIEdgeInsets(
            top: inset.top + (isVertical ? 0 : edges.top), left: inset.left + (isVertical ? edges.left : 0),
            bottom: inset.bottom + (isVertical ? 0 : edges.bottom),
            right: inset.right + (isVertical ? edges.right : 0))
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
            size(of: IndexPath(item: item, section: section), view, delegate)
        }
        return FlowSection(
            start: length, breadth: breadth, isVertical: isVertical, inset: whole,
            header: isVertical ? header.height : header.width, footer: isVertical ? footer.height : footer.width,
            lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
                ?? minimumLineSpacing,
            itemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing,
            sizes: sizes)
    }

    private func size(
        of path: IndexPath, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> CGSize {
        if let size = measured[path] { return size }
        let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        // The delegate's default returns the item size, which an estimate replaces.
        if let estimate, size == itemSize { return estimate }
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
            Log.once("UICollectionViewFlowLayout: the size \(size) cannot be used for an item; the item is left out.")
            return .zero
        }
        return size
    }

    open override var collectionViewContentSize: CGSize {
        prepareIfNeeded()
        return isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    // MARK: Answers

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var found: [UICollectionViewLayoutAttributes] = []
        for (index, section) in sections.enumerated() where section.end >= low && section.start <= high {
            for item in section.items(from: low, to: high) where section.frames[item].overlaps(rect) {
                found.append(attributes(at: IndexPath(item: item, section: index), section.frames[item]))
            }
            let path = IndexPath(item: 0, section: index)
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                guard let edge = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
                    edge.frame.overlaps(rect)
                else { continue }
                found.append(edge)
            }
        }
        return found
    }

    private func attributes(at path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        attributes.indexPath = path
        attributes.frame = frame
        if estimate != nil { attributes.isEstimated = (true, true) }
        return attributes
    }

    private func makeAttributes() -> UICollectionViewLayoutAttributes {
        let kind: AnyClass = type(of: self).layoutAttributesClass
        guard kind != UICollectionViewLayoutAttributes.self, let type = kind as? NSObject.Type else {
            return UICollectionViewLayoutAttributes()
        }
        return ClassInstantiation.object(of: type) as? UICollectionViewLayoutAttributes
            ?? UICollectionViewLayoutAttributes()
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].frames.indices.contains(indexPath.item)
        else { return nil }
        return attributes(at: indexPath, sections[indexPath.section].frames[indexPath.item])
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
        var frame = isHeader ? section.headerFrame : section.footerFrame
        guard (isVertical ? frame.height : frame.width) > 0 else { return nil }
        let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        if isPinned { frame = pinned(frame, in: section, isHeader) }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = frame
        if isPinned { attributes.zIndex = 10 }
        return attributes
    }

    /// The frame in sight, as far as the section reaches.
    private func pinned(_ frame: CGRect, in section: FlowSection, _ isHeader: Bool) -> CGRect {
        guard let view = collectionView else { return frame }
        let seen = view.bounds.inset(by: view.adjustedContentInset)
        var frame = frame
        if isVertical {
            frame.origin.y =
                isHeader
                ? min(max(frame.minY, seen.minY), section.end - section.footerFrame.height - frame.height)
                : max(min(frame.minY, seen.maxY - frame.height), section.start + section.headerFrame.height)
        } else {
            frame.origin.x =
                isHeader
                ? min(max(frame.minX, seen.minX), section.end - section.footerFrame.width - frame.width)
                : max(min(frame.minX, seen.maxX - frame.width), section.start + section.headerFrame.width)
        }
        return frame
    }

    // MARK: Invalidation

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
        guard let view = collectionView else { return false }
        let insets = view.adjustedContentInset
        let new =
            isVertical
            ? newBounds.width - insets.left - insets.right : newBounds.height - insets.top - insets.bottom
        return max(0, new) != breadth
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        // Scrolling moves pinned headers only, and lines stay as they are.
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
            !flow.invalidateFlowLayoutAttributes, !flow.invalidateFlowLayoutDelegateMetrics
        {
            return
        }
        super.invalidateLayout(with: context)
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
            let view = collectionView, view.laidOutBounds.size == newBounds.size
        {
            flow.invalidateFlowLayoutAttributes = false
            flow.invalidateFlowLayoutDelegateMetrics = false
        }
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        estimate != nil && preferredAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        measured[preferredAttributes.indexPath] = preferredAttributes.size
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    override func itemsDidMove(_ places: (IndexPath) -> IndexPath?) {
        var moved: [IndexPath: CGSize] = [:]
        for (path, size) in measured { if let new = places(path) { moved[new] = size } }
        measured = moved
    }
}

/// A context that describes which parts of a flow layout are invalid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// A Boolean value that indicates whether the sizes and distances from the delegate are invalid.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// A Boolean value that indicates whether the attributes of the flow layout are invalid.
    open var invalidateFlowLayoutAttributes = true
}
