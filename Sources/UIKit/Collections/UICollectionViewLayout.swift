import CoreGraphics
import Foundation

/// The object that says where the elements of a collection view are. Subclass it for your own layout.
///
/// A collection view calls ``prepare()`` before it asks for anything else, and again after the layout was invalidated.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
    public override init() { super.init() }

    /// An archive contains nothing of a layout here. The layout is a new one.
    public required init?(coder: NSCoder) { super.init() }

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The collection view that uses the layout.
    open internal(set) weak var collectionView: UICollectionView?

    /// Whether ``prepare()`` is to be called before the layout is asked.
    private(set) var needsPreparation = true

    // MARK: For subclasses

    /// Computes what the layout needs. The default does nothing.
    open func prepare() {}
    /// The size of all content, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// The attributes of the elements that a rectangle of the content shows.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// The attributes of a cell.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a decoration view.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns a Boolean value that indicates whether the layout is out of date when the collection view's bounds
    /// change, also by scrolling. The default is false.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// The context of an invalidation by other bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }
    /// Returns a Boolean value that indicates whether the layout is out of date when an element prefers other
    /// attributes. The default is false.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// The context of an invalidation by what an element prefers.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Returns where content stops that a finger released. The default is the proposed place.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    /// Returns where content is after an update. The default is the proposed place.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// The layout mirrors itself in languages that are read from the right. The default is false.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The direction that the layout was made for. The default reads from the left.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Invalidation

    /// Marks the layout as out of date.
    open func invalidateLayout() {
        needsPreparation = true
        collectionView?.setNeedsLayout()
    }

    /// Marks what a context names as out of date. The default marks everything.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        needsPreparation = true
        collectionView?.setNeedsLayout()
    }

    /// Prepares the layout if it is out of date. Returns whether it was.
    @discardableResult final func prepareIfNeeded() -> Bool {
        guard needsPreparation else { return false }
        needsPreparation = false
        prepare()
        return true
    }

    private func makeContext() -> UICollectionViewLayoutInvalidationContext {
        (type(of: self).invalidationContextClass as? NSObject.Type).flatMap { ClassInstantiation.object(of: $0) }
            as? UICollectionViewLayoutInvalidationContext ?? UICollectionViewLayoutInvalidationContext()
    }

    // MARK: Updates

    /// Called before the elements move to their places after an update.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called when the elements are on their way after an update.
    open func finalizeCollectionViewUpdates() {}
    /// The attributes that an inserted cell starts with. The default is its place with an alpha of 0.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { faded(layoutAttributesForItem(at: itemIndexPath)) }
    /// The attributes that a deleted cell ends with. The default is its place with an alpha of 0.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(collectionView?.view(of: .cell, kind: nil, at: itemIndexPath)?.attributes)
    }

    private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        let faded = attributes?.copy() as? UICollectionViewLayoutAttributes
        faded?.alpha = 0
        return faded
    }

    /// Called when items have other places. `places` returns the new one of an item, and nil for one that is gone.
    func itemsDidMove(_ places: (IndexPath) -> IndexPath?) {}

    // MARK: Decoration

    private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// Names the class of the decoration views of a kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }
}

/// A type that describes what of a layout is out of date.
@MainActor @preconcurrency open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() { super.init() }

    /// A Boolean value that indicates whether everything is out of date.
    open internal(set) var invalidateEverything = false
    /// A Boolean value that indicates whether the numbers of sections and items are.
    open internal(set) var invalidateDataSourceCounts = false
    /// The items that are, if only some are.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The content offset adjustment: how far the content is to move, in points.
    open var contentOffsetAdjustment = CGPoint.zero {
        didSet { UIKitWithoutEffect.collectionViewLayoutInvalidationContextContentOffsetAdjustment.log() }
    }
    /// The content size adjustment: by how much the content is to grow, in points.
    open var contentSizeAdjustment = CGSize.zero {
        didSet { UIKitWithoutEffect.collectionViewLayoutInvalidationContextContentSizeAdjustment.log() }
    }

    /// Adds items that are out of date.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
}

/// A change of the data, for layouts.
@MainActor @preconcurrency open class UICollectionViewUpdateItem: NSObject {
    /// Constants that describe what a change does.
    public enum Action: Int, Sendable {
        /// Adds, removes, renews, or moves an item; or nothing.
        case insert, delete, reload, move, none
    }

    /// The index path before update: where the item was; nil for one that was inserted.
    public let indexPathBeforeUpdate: IndexPath?
    /// The index path after update: where the item is; nil for one that was deleted.
    public let indexPathAfterUpdate: IndexPath?
    /// The update action: what the change does.
    public let updateAction: Action

    init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, old, new)
        super.init()
    }
}
