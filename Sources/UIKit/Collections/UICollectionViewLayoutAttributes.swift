import CoreGraphics
import Foundation

/// The position and the appearance of an element in a collection view.
///
/// The default values are those of a visible, opaque element without a size.
@MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    public override init() { super.init() }

    /// Creates the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a supplementary view, such as a header.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Creates the attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// The index path of the element.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The category of the element.
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a supplementary or decoration view. Nil for a cell.
    open internal(set) var representedElementKind: String?

    /// The element's size, in points.
    open var size = CGSize.zero
    /// The center of the element in the content, in points.
    open var center = CGPoint.zero
    /// The element's frame in the content, in points, without its transform.
    open var frame: CGRect {
        get {
            CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    /// The bounds of the element, in points. The origin is zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    /// The transform of the element about its center.
    open var transform = CGAffineTransform.identity
    /// The transform in three dimensions.
    open var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }
    /// The opacity of the element, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The order from back to front. Elements with equal values have the order of the layout.
    open var zIndex = 0
    /// A Boolean value that indicates whether the element is hidden.
    open var isHidden = false

    /// Which lengths are estimates: the element is measured, and the measured length replaces the estimate.
    var isEstimated = (width: false, height: false)
    /// The section whose own scroll view shows the element; nil for the collection view itself.
    var scrollingSection: Int?
    /// How the layout styles a cell of a list.
    var listStyle: ListCellStyle?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy =
            ClassInstantiation.object(of: type(of: self)) as? UICollectionViewLayoutAttributes
            ?? UICollectionViewLayoutAttributes()
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        (copy.size, copy.center, copy.transform) = (size, center, transform)
        (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
        (copy.isEstimated, copy.scrollingSection, copy.listStyle) = (isEstimated, scrollingSection, listStyle)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        let a = self
        return assumeMainActor {
            a.element == other.element && a.size == other.size && a.center == other.center
                && a.transform == other.transform && a.alpha == other.alpha && a.zIndex == other.zIndex
                && a.isHidden == other.isHidden
        }
    }

    open override var hash: Int {
        let attributes = self
        return assumeMainActor { attributes.element.hashValue }
    }

    /// Which element the attributes belong to.
    var element: CollectionElement {
        CollectionElement(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    }
}

/// An element of a collection view, as a key.
struct CollectionElement: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var indexPath: IndexPath
}

/// How a list draws the ground and the line of one of its cells.
struct ListCellStyle: Equatable {
    /// The corners that are round: of the first and the last cell of an inset group.
    var corners: UIRectCorner = []
    /// Whether a line separates the cell from the next one.
    var hasSeparator = false
    /// Whether the cell is the header of its section.
    var isHeader = false
    /// The look of the list.
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
}
