import CoreGraphics

extension UIView {
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
