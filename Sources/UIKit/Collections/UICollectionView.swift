import CoreGraphics
import Foundation

/// A grid of cells.
open class UICollectionView: UIScrollView {}

/// Something in such a grid that is used again for other content.
open class UICollectionReusableView: UIView {}

/// A cell of such a grid.
open class UICollectionViewCell: UICollectionReusableView {
    /// What is shown in the cell; nil for what a subclass puts there itself.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { configuredView = fill(by: contentConfiguration, inPlaceOf: configuredView) }
    }
    private var configuredView: (any UIView & UIContentView)?

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        configuredView?.sizeThatFits(size) ?? super.sizeThatFits(size)
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        configuredView?.systemLayoutSizeFitting(targetSize) ?? super.systemLayoutSizeFitting(targetSize)
    }
}
