import CoreGraphics

/// The scroll view of a section that scrolls across the collection view's direction.
final class SectionScrollView: UIScrollView, UIScrollViewDelegate {
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous {
        didSet {
            isPagingEnabled = behavior == .paging
            decelerationRate = behavior == .continuous ? .normal : .fast
        }
    }
    /// Where groups begin, in points.
    var stops: [CGFloat] = []
    var onScroll: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        backgroundColor = nil
    }

    required init?(coder: NSCoder) { return nil }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?() }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let end = max(0, contentSize.width - bounds.width)
        let places = stops.map { behavior == .groupPagingCentered ? $0 : min($0, end) }
        switch behavior {
        case .continuousGroupLeadingBoundary:
            if let near = nearest(places, to: targetContentOffset.pointee.x) { targetContentOffset.pointee.x = near }
        case .groupPaging, .groupPagingCentered:
            // One group for each swipe, by its direction.
            let place = contentOffset.x
            let next: CGFloat? =
                velocity.x > 0
                ? places.first { $0 > place } : velocity.x < 0 ? places.last { $0 < place } : nearest(places, to: place)
            if let stop = next ?? nearest(places, to: place) { targetContentOffset.pointee.x = stop }
        case .none, .continuous, .paging: break
        }
    }

    private func nearest(_ places: [CGFloat], to place: CGFloat) -> CGFloat? {
        places.min { abs($0 - place) < abs($1 - place) }
    }
}
