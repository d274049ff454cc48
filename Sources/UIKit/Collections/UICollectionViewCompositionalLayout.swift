import CoreGraphics
import Foundation

/// A closure that returns the layout of a section. Nil for an empty section.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The configuration of all sections of a compositional layout.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Creates a configuration for a vertical layout without spacing.
    public override init() { super.init() }

    /// Constants that describe the direction of scrolling.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The spacing between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout. Perch stores them, but does not draw them.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The reference for the insets of sections. Perch stores this value, but it has no effect.
    open var contentInsetsReference = UIContentInsetsReference.safeArea {
        didSet { UIKitWithoutEffect.collectionViewCompositionalLayoutConfigurationContentInsetsReference.log() }
    }
}

/// A layout that consists of sections, groups, and items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// The configuration of all sections.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    /// Creates a layout with equal sections.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout with equal sections.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout whose sections a closure returns.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout whose sections a closure returns.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Returns nil, because Perch does not read archives.
    public required init?(coder: NSCoder) { return nil }

    /// Returns a list layout with cells from edge to edge.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    // MARK: Preparing

    private var sections: [CompositionalSection?] = []
    private var content = CGSize.zero
    /// The size of the collection view that the sections were made for.
    private var room = CGSize.zero
    /// The sizes of elements that were measured.
    private var measured: [CollectionElement: CGSize] = [:]
    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    private func roomSize(_ bounds: CGRect, _ view: UICollectionView) -> CGSize {
        let insets = view.adjustedContentInset
        return CGSize(
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
    }

    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        let room = roomSize(view.bounds, view)
        if room.width != self.room.width { measured = [:] }
        self.room = room
        var place = CGPoint.zero
        sections = (0..<view.numberOfSections).map { index in
            let environment = CollectionEnvironment(room, traits: view.traitCollection)
            guard let section = provider(index, environment) else { return nil }
            let solved = CompositionalSection(
                section, at: place, in: room, count: view.numberOfItems(inSection: index), isVertical: isVertical,
                traits: view.traitCollection,
                measured: { self.measured[CollectionElement(cellAt: IndexPath(item: $0, section: index))] },
                measuredBoundary: { number in
                    let kind = section.boundarySupplementaryItems[number].elementKind
                    return self.measured[self.boundaryElement(kind, section: index)]
                })
            if isVertical {
                place.y = solved.frame.maxY + configuration.interSectionSpacing
            } else {
                place.x = solved.frame.maxX + configuration.interSectionSpacing
            }
            return solved
        }
        let end = sections.last.flatMap { $0?.frame } ?? CGRect(origin: place, size: .zero)
        content =
            isVertical ? CGSize(width: room.width, height: end.maxY) : CGSize(width: end.maxX, height: room.height)
        if view.backgroundColor == .systemBackground,
            let ground = sections.first??.section.listConfiguration?.ground
        {
            view.backgroundColor = ground
        }
    }

    private func boundaryElement(_ kind: String, section: Int) -> CollectionElement {
        CollectionElement(
            category: .supplementaryView, kind: kind, indexPath: IndexPath(item: 0, section: section))
    }

    open override var collectionViewContentSize: CGSize {
        prepareIfNeeded()
        return content
    }

    // MARK: Answers

    private func section(_ index: Int) -> CompositionalSection? {
        prepareIfNeeded()
        return sections.indices.contains(index) ? sections[index] : nil
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        prepareIfNeeded()
        var found: [UICollectionViewLayoutAttributes] = []
        for (index, section) in sections.enumerated() {
            guard let section, section.frame.overlaps(rect) || section.frame.isEmpty else { continue }
            let path = IndexPath(item: 0, section: index)
            for item in section.section.decorationItems {
                let attributes = decoration(item, section, path)
                if attributes.frame.overlaps(rect) { found.append(attributes) }
            }
            var seen = rect
            if section.isScrolling, let scroll = collectionView?.content.scrollView(ofSection: index) {
                guard section.itemsFrame.overlaps(rect) else { continue }
                seen = scroll.bounds.offsetBy(dx: section.itemsFrame.minX, dy: section.itemsFrame.minY)
            }
            let items = section.items(in: seen).filter { section.leaves[$0].frame.overlaps(seen) }
                .map { leaf(section, IndexPath(item: $0, section: index)) }
            tell(section, items, seen)
            found += items
            for boundary in section.boundaries {
                let attributes = self.boundary(boundary, section, index)
                if attributes.frame.overlaps(rect) { found.append(attributes) }
            }
        }
        return found
    }

    private func tell(_ section: CompositionalSection, _ items: [UICollectionViewLayoutAttributes], _ seen: CGRect) {
        guard let handler = section.section.visibleItemsInvalidationHandler, let view = collectionView else { return }
        let offset =
            section.isScrolling
            ? CGPoint(x: seen.minX - section.itemsFrame.minX, y: seen.minY - section.itemsFrame.minY)
            : view.contentOffset
        handler(items, offset, CollectionEnvironment(room, traits: view.traitCollection))
    }

    private func leaf(_ section: CompositionalSection, _ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let leaf = section.leaves[path.item]
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = leaf.frame
        attributes.zIndex = leaf.zIndex
        attributes.isEstimated = leaf.isEstimated
        if section.isScrolling { attributes.scrollingSection = path.section }
        attributes.listStyle = section.section.listConfiguration?.style(of: path.item, count: section.leaves.count)
        return attributes
    }

    private func decoration(
        _ item: NSCollectionLayoutDecorationItem, _ section: CompositionalSection, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: item.elementKind, with: path)
        let insets = item.contentInsets
        attributes.frame = CGRect(
            origin: CGPoint(x: section.frame.minX + insets.leading, y: section.frame.minY + insets.top),
            size: section.frame.size.inset(by: insets))
        attributes.zIndex = item.zIndex
        return attributes
    }

    private func boundary(
        _ boundary: CompositionalSection.Boundary, _ section: CompositionalSection, _ index: Int
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: boundary.item.elementKind, with: IndexPath(item: 0, section: index))
        attributes.frame = boundary.frame
        attributes.zIndex = boundary.item.zIndex
        let size = boundary.item.layoutSize
        attributes.isEstimated = (size.widthDimension.isEstimated, size.heightDimension.isEstimated)
        if boundary.item.pinToVisibleBounds, let view = collectionView {
            let seen = view.bounds.inset(by: view.adjustedContentInset)
            var frame = boundary.frame
            frame.origin.y =
                boundary.item.isTop
                ? min(max(frame.minY, seen.minY), section.frame.maxY - frame.height)
                : max(min(frame.minY, seen.maxY - frame.height), section.frame.minY)
            attributes.frame = frame
            attributes.zIndex = max(attributes.zIndex, 2)
        }
        return attributes
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let section = section(indexPath.section), section.leaves.indices.contains(indexPath.item) else {
            return nil
        }
        return leaf(section, indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let section = section(indexPath.section),
            let found = section.boundaries.first(where: { $0.item.elementKind == elementKind })
        else { return nil }
        return boundary(found, section, indexPath.section)
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let section = section(indexPath.section),
            let item = section.section.decorationItems.first(where: { $0.elementKind == elementKind })
        else { return nil }
        return decoration(item, section, indexPath)
    }

    // MARK: Sections that scroll across

    struct ScrollingSection {
        let index: Int
        let frame: CGRect
        let contentSize: CGSize
        let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
        let stops: [CGFloat]
    }

    /// The sections in a rectangle that have their own scroll view.
    func scrollingSections(in rect: CGRect) -> [ScrollingSection] {
        prepareIfNeeded()
        return sections.enumerated().compactMap { index, section in
            guard let section, section.isScrolling, section.itemsFrame.overlaps(rect) else { return nil }
            let insets = section.section.contentInsets
            let behavior = section.section.orthogonalScrollingBehavior
            let size =
                isVertical
                ? CGSize(
                    width: insets.leading + section.groupsLength + insets.trailing, height: section.itemsFrame.height)
                : CGSize(
                    width: section.itemsFrame.width, height: insets.top + section.groupsLength + insets.bottom)
            var stops = section.stops
            if behavior == .groupPagingCentered, let first = section.leaves.first {
                // The middle of a group is in the middle of the view.
                stops = stops.map { $0 + insets.leading + first.frame.width / 2 - section.itemsFrame.width / 2 }
            }
            return ScrollingSection(
                index: index, frame: section.itemsFrame, contentSize: size, behavior: behavior, stops: stops)
        }
    }

    // MARK: Invalidation

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { roomSize(newBounds, $0) != room } ?? false
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let isEstimated = originalAttributes.isEstimated
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return isEstimated.width && abs(new.width - old.width) > 0.01
            || isEstimated.height && abs(new.height - old.height) > 0.01
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        measured[originalAttributes.element] = preferredAttributes.size
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    override func itemsDidMove(_ places: (IndexPath) -> IndexPath?) {
        var moved: [CollectionElement: CGSize] = [:]
        for (element, size) in measured where element.category == .cell {
            if let new = places(element.indexPath) { moved[CollectionElement(cellAt: new)] = size }
        }
        measured = moved
    }
}
