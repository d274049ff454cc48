import CoreGraphics
import Foundation

/// An item of a compositional layout, which represents an item of the data.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
    /// The size of the item in its group.
    public let layoutSize: NSCollectionLayoutSize
    /// The supplementary views of the item. Perch stores them, but does not draw them.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The insets of the content of the item, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distances of the item from its neighbors.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item with a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item with a size and supplementary views.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }

    var hasEstimates: Bool { layoutSize.widthDimension.isEstimated || layoutSize.heightDimension.isEstimated }
}

/// A group of items in a row, in a column, or at custom positions.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// Items one after another, repeated while they fit; or a number of items of one length.
        case row(NSLayoutConstraint.Axis, count: Int?)
        case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
    }

    let arrangement: Arrangement
    /// The items of the group.
    public let subitems: [NSCollectionLayoutItem]
    /// The spacing between items.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        super.init(layoutSize: size, supplementaryItems: [])
    }

    private class func make(
        _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]
    ) -> Self { unsafeDowncast(NSCollectionLayoutGroup(size, arrangement, subitems), to: Self.self) }

    /// Returns a group that repeats items in a row as often as they fit.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .row(.horizontal, count: nil), subitems)
    }
    /// Returns a group with a number of items in a row, which share its width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .row(.horizontal, count: max(1, count)), [subitem]) }
    /// Returns a group with a number of items in a row, which share its width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
    /// Returns a group that repeats items in a column as often as they fit.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .row(.vertical, count: nil), subitems)
    }
    /// Returns a group with a number of items in a column, which share its height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .row(.vertical, count: max(1, count)), [subitem]) }
    /// Returns a group with a number of items in a column, which share its height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
    /// Returns a group whose items are at the positions that a closure returns.
    open class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
    ) -> Self { make(layoutSize, .custom(itemProvider), []) }

    override var hasEstimates: Bool { super.hasEstimates || subitems.contains(where: \.hasEstimates) }
}

/// The position of an item in a custom group.
@MainActor @preconcurrency open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The frame in the group, in points.
    public let frame: CGRect
    /// The order from back to front.
    public let zIndex: Int

    /// Creates a position.
    public init(frame: CGRect, zIndex: Int = 0) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }
}

/// The environment of a compositional layout.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container of the layout.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The size and insets of a container in a compositional layout.
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size without the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that are in effect, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a collection view's layout.
final class CollectionEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
        (contentSize, contentInsets, traitCollection) = (size, insets, traits)
        super.init()
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
}

extension CGSize {
    func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
