import CoreGraphics
import Foundation

/// An object that determines the positions of the elements of a collection view. Subclass it for your own layout.
///
/// A collection view calls ``prepare()`` first, and again after the layout was invalidated.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
    public override init() { super.init() }

    /// Creates a layout. Perch does not read the archive, so the layout is a new one.
    public required init?(coder: NSCoder) { super.init() }

    /// The class of the attributes that the layout creates.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The collection view that uses the layout.
    open internal(set) weak var collectionView: UICollectionView?

    /// Whether ``prepare()`` is to be called before the layout is asked.
    private(set) var needsPreparation = true

    // MARK: For subclasses

    /// Prepares the layout. The default implementation does nothing.
    open func prepare() {}
    /// The size of all content, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the attributes of the elements in a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of a cell.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a decoration view.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns a Boolean value that indicates whether other bounds of the collection view invalidate the layout, also
    /// during scrolling. The default is false.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Returns the context of an invalidation because of other bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }
    /// Returns a Boolean value that indicates whether the preferred attributes of an element invalidate the layout. The
    /// default is false.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Returns the context of an invalidation because of preferred attributes.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Returns the content offset at which scrolling stops after the finger is lifted. The default is the proposed
    /// offset.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    /// Returns the content offset after an update. The default is the proposed offset.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// A Boolean value that indicates whether the layout is mirrored for right-to-left languages. The default is false.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The layout direction for which the layout was designed. The default is left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Invalidation

    /// Invalidates the layout.
    open func invalidateLayout() {
        needsPreparation = true
        collectionView?.setNeedsLayout()
    }

    /// Invalidates the parts of the layout that a context describes. The default implementation invalidates everything.
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

    /// Called before the elements move to their new positions after an update.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called after the animations of an update have been set up.
    open func finalizeCollectionViewUpdates() {}
    /// Returns the initial attributes of an inserted cell. The default is its position with an alpha of 0.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { faded(layoutAttributesForItem(at: itemIndexPath)) }
    /// Returns the final attributes of a deleted cell. The default is its position with an alpha of 0.
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

    /// Registers the class of the decoration views of a kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }
}

/// A context that describes which parts of a layout are invalid.
@MainActor @preconcurrency open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() { super.init() }

    /// A Boolean value that indicates whether all data of the layout is invalid.
    open internal(set) var invalidateEverything = false
    /// A Boolean value that indicates whether the numbers of sections and items are invalid.
    open internal(set) var invalidateDataSourceCounts = false
    /// The index paths of the invalid items, if only some are invalid.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The change of the content offset, in points. Perch stores this value, but it has no effect.
    open var contentOffsetAdjustment = CGPoint.zero {
        didSet { UIKitWithoutEffect.collectionViewLayoutInvalidationContextContentOffsetAdjustment.log() }
    }
    /// The change of the content size, in points. Perch stores this value, but it has no effect.
    open var contentSizeAdjustment = CGSize.zero {
        didSet { UIKitWithoutEffect.collectionViewLayoutInvalidationContextContentSizeAdjustment.log() }
    }

    /// Marks items as invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
}

/// A change of the data of a collection view, for layouts.
@MainActor @preconcurrency open class UICollectionViewUpdateItem: NSObject {
    /// Constants that describe the action of an update.
    public enum Action: Int, Sendable {
        /// The actions: insert, delete, reload, move, and none.
        case insert, delete, reload, move, none
    }

    /// The index path of the item before the update. Nil for an inserted item.
    public let indexPathBeforeUpdate: IndexPath?
    /// The index path of the item after the update. Nil for a deleted item.
    public let indexPathAfterUpdate: IndexPath?
    /// The action of the update.
    public let updateAction: Action

    init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, old, new)
        super.init()
    }
}
