import CoreGraphics

extension UIView {
    /// A length that ends with a pixel, so that views below each other leave no seam.
    func wholePixels(_ length: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        // A remainder that is but a rounding error is no pixel.
        return (length * scale - 0.001).rounded(.up) / scale
    }

    /// The height that a cell's content wants at a width, in points: by its configuration, or by constraints in its content or in the
    /// cell; nil if neither says one.
    ///
    /// - Parameters:
    ///   - configured: The view of the configuration.
    ///   - content: The cell's content.
    ///   - contentWidth: The width of the content.
    ///   - width: The width of the cell.
    func fittingHeight(
        configured: UIView?, in content: UIView, contentWidth: CGFloat, width: CGFloat
    ) -> CGFloat? {
        if let configured {
            return configured.systemLayoutSizeFitting(
                CGSize(width: contentWidth, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let weight = UILayoutPriority.fittingSizeLevel.rawValue
        return [(content, contentWidth), (self, width)].lazy
            .compactMap { view, width in view.constrainedSize(width: width, height: nil, weight: weight)?.height }
            .first { $0 > 0 }
    }

    /// Fills a cell with what a configuration says: by the view that is there, if that can show it, or by another one.
    func fill(
        by configuration: (any UIContentConfiguration)?, inPlaceOf old: (any UIView & UIContentView)?
    ) -> (any UIView & UIContentView)? {
        if let configuration, let old, old.supports(configuration) {
            old.configuration = configuration
            return old
        }
        old?.removeFromSuperview()
        guard let new = configuration?.makeContentView() else { return nil }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(new)
        return new
    }
}
