import CoreGraphics
import Foundation

/// Constants that describe the orthogonal scrolling of a section.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The behaviors: none, continuous, and continuous with a stop at the leading edge of a group.
    case none, continuous, continuousGroupLeadingBoundary
    /// The behaviors: by pages with the width of the view, by groups, and by groups that stop in the center.
    case paging, groupPaging, groupPagingCentered
}

/// Constants that describe the reference for the insets of a section.
public enum UIContentInsetsReference: Int, Sendable {
    /// The references: automatic, none, the safe area, the layout margins, and the readable content.
    case automatic, none, safeArea, layoutMargins, readableContent
}

/// The layout of a section, which repeats a group.
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup

    /// Creates a section with a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// The insets around the items, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The reference for the insets of the section. Perch stores this value, but it has no effect.
    open var contentInsetsReference = UIContentInsetsReference.automatic {
        didSet { UIKitWithoutEffect.collectionLayoutSectionContentInsetsReference.log() }
    }
    /// The reference for the insets of headers and footers. Perch stores this value, but it has no effect.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic {
        didSet { UIKitWithoutEffect.collectionLayoutSectionSupplementaryContentInsetsReference.log() }
    }
    /// The scrolling behavior of the section, orthogonal to the layout.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Headers, footers, and other views at the edges.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// A Boolean value that indicates whether headers and footers use the insets of the section.
    open var supplementariesFollowContentInsets = true
    /// The decoration items, which are behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// A closure that is called with the visible items when the section is laid out, and can change their appearance.
    open var visibleItemsInvalidationHandler:
        (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

    /// The list that the section is; nil for others.
    var listConfiguration: UICollectionLayoutListConfiguration?
}

/// A visible item, whose appearance a closure can change.
@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The order from back to front.
    var zIndex: Int { get set }
    /// A Boolean value that indicates whether the item is hidden.
    var isHidden: Bool { get set }
    /// The center, in points.
    var center: CGPoint { get set }
    /// The transform of the item.
    var transform: CGAffineTransform { get set }
    /// The three-dimensional transform of the item.
    var transform3D: CATransform3D { get set }
    /// The index path of the item.
    var indexPath: IndexPath { get }
    /// The frame, in points.
    var frame: CGRect { get }
    /// The bounds, in points.
    var bounds: CGRect { get }
    /// The represented element category.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary view.
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// An edge or a corner.
public enum NSRectAlignment: Int, Sendable {
    /// The alignments: none, the top edge and its corners, the sides, and the bottom edge and its corners.
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

    /// Creates a view of a kind at an edge of its item. Perch stores it, but does not draw it.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind) }

    /// Creates a view of a kind at an edge of its item. Perch stores it, but does not draw it.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind) }
}

/// The position at which a view is attached to an item.
@MainActor @preconcurrency open class NSCollectionLayoutAnchor: NSObject {
    /// The edges.
    public let edges: NSDirectionalRectEdge
    /// The offset from the edges.
    public let offset: CGPoint

    /// Creates an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }
    /// Creates an anchor at edges, with an offset in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset) = (edges, absoluteOffset)
        super.init()
    }
    /// Creates an anchor at edges, with an offset as a fraction of the view.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, absoluteOffset: fractionalOffset)
    }
}

/// A supplementary view at the edge of a section, such as a header or a footer.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge of the section.
    public let alignment: NSRectAlignment
    /// The distance from that edge, in points.
    public let offset: CGPoint
    /// A Boolean value that indicates whether the view extends the section.
    open var extendsBoundary = true
    /// A Boolean value that indicates whether the view stays visible while its section is visible.
    open var pinToVisibleBounds = false

    /// Creates a view of a kind at an edge.
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

/// A decoration view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view, whose class is registered with the layout.
    public let elementKind: String
    /// The order from back to front. Decoration views are behind the items.
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
