import CoreGraphics
import Foundation

/// A dimension in a compositional layout.
@MainActor @preconcurrency open class NSCollectionLayoutDimension: NSObject {
    enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }

    let kind: Kind
    /// The fraction of the container, or the number of points.
    open var dimension: CGFloat { value }
    private let value: CGFloat

    private init(_ kind: Kind, _ value: CGFloat) {
        self.kind = kind
        // A length that is no number has no effect on its neighbors.
        self.value = value.isFinite ? max(0, value) : 0
        super.init()
    }

    /// Returns a dimension that is a fraction of the container's width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }
    /// Returns a dimension that is a fraction of the container's height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }
    /// Returns a dimension with a number of points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
    /// Returns a dimension that is an estimate in points until the content is measured.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }

    private class func make(_ kind: Kind, _ value: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutDimension(kind, value), to: Self.self)
    }

    /// A Boolean value that indicates whether the dimension is a fraction of the width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// A Boolean value that indicates whether the dimension is a fraction of the height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// A Boolean value that indicates whether the dimension is a number of points.
    open var isAbsolute: Bool { kind == .absolute }
    /// A Boolean value that indicates whether the dimension is an estimate.
    open var isEstimated: Bool { kind == .estimated }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: container.width * value
        case .fractionalHeight: container.height * value
        case .absolute, .estimated: value
        }
    }
}

/// A size in a compositional layout.
@MainActor @preconcurrency open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size from two dimensions.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
}

/// A space in a compositional layout.
@MainActor @preconcurrency open class NSCollectionLayoutSpacing: NSObject {
    /// The distance, in points.
    public let spacing: CGFloat
    /// A Boolean value that indicates whether the space is flexible.
    public let isFlexibleSpacing: Bool
    /// A Boolean value that indicates whether the space is fixed.
    open var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
        super.init()
    }

    /// Returns a fixed space.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, false) }
    /// Returns a flexible space.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, true) }

    private class func make(_ spacing: CGFloat, _ isFlexible: Bool) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible), to: Self.self)
    }
}

/// The distances of an item from its neighbors.
@MainActor @preconcurrency open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The space at the leading edge.
    public let leading: NSCollectionLayoutSpacing?
    /// The space above.
    public let top: NSCollectionLayoutSpacing?
    /// The space at the trailing edge.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space below.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates an edge spacing. Nil means no space.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }
}
