import CoreGraphics
import Foundation

/// A reusable view of a collection view: a header, a footer, a decoration view, or a cell.
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The identifier with which the view's class was registered. Nil if the view was dequeued without an identifier.
    open var reuseIdentifier: String? {
        switch reuseKey {
        case .cell(let name), .supplementary(_, let name): name
        case .decoration, .registration, nil: nil
        }
    }

    /// What the view is used again for.
    var reuseKey: CollectionReusePool.Key?
    /// The order from back to front.
    var zIndex = 0

    override var isLayoutIsland: Bool { true }

    /// Called before the view is reused for other content.
    open func prepareForReuse() {}

    /// Called when the layout applies other attributes to the view.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes that the view prefers. By default, estimated lengths become the lengths of the content.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let isEstimated = layoutAttributes.isEstimated
        guard isEstimated.width || isEstimated.height,
            let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
        else { return layoutAttributes }
        let size = layoutAttributes.size
        let fitted = systemLayoutSizeFitting(
            CGSize(width: isEstimated.width ? 0 : size.width, height: isEstimated.height ? 0 : size.height),
            withHorizontalFittingPriority: isEstimated.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: isEstimated.height ? .fittingSizeLevel : .required)
        if isEstimated.width, fitted.width > 0 { preferred.size.width = fitted.width }
        if isEstimated.height, fitted.height > 0 { preferred.size.height = fitted.height }
        return preferred
    }

    /// Called before the layout changes to another layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called after the layout has changed to another layout.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    private var applied: UICollectionViewLayoutAttributes?

    /// Takes attributes, if they are others than before.
    func take(_ attributes: UICollectionViewLayoutAttributes) {
        listStyle = attributes.listStyle
        guard applied.map({ !$0.isEqual(attributes) }) ?? true else { return }
        applied = attributes
        apply(attributes)
    }

    /// How a list draws the cell; nil outside of lists.
    var listStyle: ListCellStyle? { didSet { if listStyle != oldValue { listStyleDidChange() } } }

    func listStyleDidChange() {}

    /// The collection view that shows the view.
    var collection: UICollectionView? {
        for case let view as UICollectionView in lineage.dropFirst() { return view }
        return nil
    }
}
