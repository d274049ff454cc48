import CoreGraphics
import Foundation

/// Constants that describe how a section scrolls across the direction of its collection view.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The collection layout section orthogonal scrolling behaviors: not at all, freely, or to where a group begins.
    case none, continuous, continuousGroupLeadingBoundary
    /// The collection layout section orthogonal scrolling behaviors: by pages as wide as the view, by groups, or by
    /// groups that stop in the middle.
    case paging, groupPaging, groupPagingCentered
}

/// Constants that describe which insets those of a section count from.
public enum UIContentInsetsReference: Int, Sendable {
    /// The content insets references: as the layout has it, none, the safe area, the layout margins, or the width that
    /// reads well.
    case automatic, none, safeArea, layoutMargins, readableContent
}

/// The layout of a section: a group that is repeated.
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup

    /// A section of groups.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// The room around the items, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The content insets reference: which insets those of the section count from. Stored.
    open var contentInsetsReference = UIContentInsetsReference.automatic {
        didSet { UIKitWithoutEffect.collectionLayoutSectionContentInsetsReference.log() }
    }
    /// The supplementary content insets reference: which insets those of headers count from. Stored.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic {
        didSet { UIKitWithoutEffect.collectionLayoutSectionSupplementaryContentInsetsReference.log() }
    }
    /// The orthogonal scrolling behavior: how the section scrolls across.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Headers, footers and the like.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// A Boolean value that indicates whether headers and footers keep the insets at the sides.
    open var supplementariesFollowContentInsets = true
    /// The decoration items: what is behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called with the items in sight when the section is placed, to change how they look.
    open var visibleItemsInvalidationHandler:
        (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

    /// The list that the section is; nil for others.
    var listConfiguration: UICollectionLayoutListConfiguration?
}

/// An item in sight, to change how it looks.
@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The alpha: how opaque it is, 0 to 1.
    var alpha: CGFloat { get set }
    /// The order from back to front.
    var zIndex: Int { get set }
    /// A Boolean value that indicates whether it is left out.
    var isHidden: Bool { get set }
    /// The middle, in points.
    var center: CGPoint { get set }
    /// The transform: how it is turned, scaled and moved.
    var transform: CGAffineTransform { get set }
    /// A value that describes how it is turned, scaled and moved in three dimensions.
    var transform3D: CATransform3D { get set }
    /// The place in the data.
    var indexPath: IndexPath { get }
    /// The frame, in points.
    var frame: CGRect { get }
    /// The own space, in points.
    var bounds: CGRect { get }
    /// The represented element category.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary view.
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// An edge or a corner.
public enum NSRectAlignment: Int, Sendable {
    /// None, the upper edge with its corners, the sides, and the lower edge with its corners.
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A view that belongs to an item of a compositional layout.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// The order from back to front.
    open var zIndex = 0

    init(_ layoutSize: NSCollectionLayoutSize, _ elementKind: String) {
        self.elementKind = elementKind
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// A view of a kind at an edge of its item. Stored: it is not drawn.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind) }

    /// A view of a kind at an edge of its item. Stored: it is not drawn.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind) }
}

/// A type that describes where a view is attached to an item.
@MainActor @preconcurrency open class NSCollectionLayoutAnchor: NSObject {
    /// The edges.
    public let edges: NSDirectionalRectEdge
    /// The distance from there.
    public let offset: CGPoint

    /// Edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }
    /// Edges and a distance in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset) = (edges, absoluteOffset)
        super.init()
    }
    /// Edges and a distance in parts of the view.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, absoluteOffset: fractionalOffset)
    }
}

/// A header, a footer, or the like.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge of the section.
    public let alignment: NSRectAlignment
    /// The distance from that edge, in points.
    public let offset: CGPoint
    /// A Boolean value that indicates whether the section is larger by the view.
    open var extendsBoundary = true
    /// A Boolean value that indicates whether the view stays in sight while the section is.
    open var pinToVisibleBounds = false

    /// A view of a kind at an edge.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, elementKind)
    }

    /// Whether the view is above the items, and not below.
    var isTop: Bool {
        switch alignment {
        case .bottom, .bottomLeading, .bottomTrailing: false
        default: true
        }
    }
}

/// A type that describes what is behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view, whose class the layout knows.
    public let elementKind: String
    /// The order from back to front. It is behind the items.
    open var zIndex = -1

    private init(_ kind: String) {
        elementKind = kind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    /// A view behind a section.
    open class func background(elementKind: String) -> Self {
        unsafeDowncast(NSCollectionLayoutDecorationItem(elementKind), to: Self.self)
    }
}
