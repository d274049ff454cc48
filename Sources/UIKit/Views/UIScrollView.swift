import CoreGraphics
import Foundation

/// A view that scrolls; SwiftUI's scroll views follow its appearance proxy where that is said there.
open class UIScrollView: UIView, DragTaker {
    /// How scrolling puts the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Not at all, at once, or together with the finger; with what stands above the keys, or without.
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
    /// Whether the safe area counts as an inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As the platform likes it, along axes that scroll, never, or always.
        case automatic, scrollableAxes, never, always
    }
    /// The colour of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// What suits the content, black, or white.
        case `default`, black, white
    }

    /// Where the content is scrolled to: the point of it at the upper left, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds.origin = newValue
            delegate?.scrollViewDidScroll(self)
        }
    }
    /// How large the content is, in points.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { setNeedsLayout() } } }
    /// Who is told of scrolling.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// The rectangle that the content fills, for constraints.
    open private(set) lazy var contentLayoutGuide = guide { CGRect(origin: .zero, size: $0.contentSize) }
    /// The rectangle of the view itself, for constraints.
    open private(set) lazy var frameLayoutGuide = guide { $0.bounds }

    private func guide(_ frame: @escaping @MainActor (UIScrollView) -> CGRect) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.owningView = self
        guide.frameInView = { [weak self] in self.map(frame) ?? .zero }
        return guide
    }

    /// Scrolls to a place. Here it is there at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Scrolls no further than is needed to see a rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func place(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            high > start + length ? min(high - length, low) : min(start, low)
        }
        let target = CGPoint(
            x: place(bounds.minX, bounds.width, rect.minX, rect.maxX),
            y: place(bounds.minY, bounds.height, rect.minY, rect.maxY))
        setContentOffset(target, animated: animated)
    }

    /// The insets of the content with those of the safe area.
    open var adjustedContentInset: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return contentInset }
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: contentInset.top + safe.top, left: contentInset.left + safe.left,
            bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
    }

    /// How far a drag may take the content.
    private var reach: CGRect {
        let insets = adjustedContentInset
        return CGRect(
            x: -insets.left, y: -insets.top,
            width: max(0, contentSize.width + insets.left + insets.right - bounds.width),
            height: max(0, contentSize.height + insets.top + insets.bottom - bounds.height))
    }

    // MARK: Dragging

    /// Whether a finger is on the content.
    open private(set) var isTracking = false
    /// Whether a finger moves the content.
    open private(set) var isDragging = false
    private var grip: (finger: CGPoint, offset: CGPoint)?
    /// How far a finger moves before the content follows, in points.
    private static let dragThreshold: CGFloat = 10

    package var hasTakenDrag: Bool { isDragging }

    package func follow(_ touch: UITouch) {
        switch touch.phase {
        case .began:
            guard isScrollEnabled else { return }
            isTracking = true
            grip = (touch.location(in: superview), contentOffset)
        case .moved: drag(to: touch.location(in: superview))
        default: endDrag()
        }
    }

    private func drag(to place: CGPoint) {
        guard let grip else { return }
        let way = CGSize(width: grip.finger.x - place.x, height: grip.finger.y - place.y)
        if !isDragging {
            guard max(abs(way.width), abs(way.height)) >= Self.dragThreshold else { return }
            isDragging = true
            delegate?.scrollViewWillBeginDragging(self)
        }
        let reach = reach
        contentOffset = CGPoint(
            x: min(max(grip.offset.x + way.width, reach.minX), reach.maxX),
            y: min(max(grip.offset.y + way.height, reach.minY), reach.maxY))
    }

    private func endDrag() {
        grip = nil
        isTracking = false
        guard isDragging else { return }
        isDragging = false
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }

    /// Whether content gives way beyond its ends.
    open var bounces = true
    /// Whether it does so up and down even when all of it is seen.
    open var alwaysBounceVertical = false
    /// Whether it does so to the sides even when all of it is seen.
    open var alwaysBounceHorizontal = false
    /// Whether it can be scrolled.
    open var isScrollEnabled = true
    /// Whether it stops at whole pages.
    open var isPagingEnabled = false
    /// Whether there is an indicator at the side.
    open var showsVerticalScrollIndicator = true
    /// Whether there is an indicator at the bottom.
    open var showsHorizontalScrollIndicator = true
    /// How scrolling puts the keyboard away.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether a tap on the status bar scrolls to the top. There is no status bar here.
    open var scrollsToTop = true
    /// Whether a drag goes along one axis only. Kept here.
    open var isDirectionalLockEnabled = false
    /// Whether touches wait until it is known that they do not scroll. Kept here.
    open var delaysContentTouches = true
    /// Whether content gives way beyond the limits of its scale.
    open var bouncesZoom = true
    /// How fast scrolling comes to rest. A scroll view here does not run on.
    open var decelerationRate = DecelerationRate.normal
    /// What is shown while content is fetched again. Kept here: nobody pulls.
    open var refreshControl: UIRefreshControl?
    /// Room between the indicators and the edges, in points. Kept here.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Whether scrolling runs on without a finger. It never does here.
    open var isDecelerating: Bool { false }

    /// How fast scrolling comes to rest.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// As it usually does.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Soon.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Shows the indicators for a moment. There are none here.
    open func flashScrollIndicators() {}

    // MARK: Zooming

    /// The least scale of the content.
    open var minimumZoomScale: CGFloat = 1
    /// The largest scale of the content.
    open var maximumZoomScale: CGFloat = 1

    /// How large the delegate's `viewForZooming` is shown, within the limits.
    open var zoomScale: CGFloat {
        get { zoomedView?.transform.a ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    /// Shows the delegate's `viewForZooming` at a scale, within the limits. It is so at once.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard let view = zoomedView, scale.isFinite else { return }
        let scale = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        // The view stays at the upper left, and the content is as large as it is shown.
        let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        view.center = CGPoint(x: size.width / 2, y: size.height / 2)
        contentSize = size
        delegate?.scrollViewDidZoom(self)
    }

    /// Shows a part of the content as large as it fits. It is so at once.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard zoomedView != nil, rect.width > 0, rect.height > 0 else { return }
        setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
        contentOffset = CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale)
    }

    /// Room round the content, in points.
    open var contentInset = UIEdgeInsets.zero
    /// Whether the safe area counts as an inset.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The colour of the indicators.
    open var indicatorStyle = IndicatorStyle.default
}

/// What a scroll view tells.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
    /// The content has moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger begins to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger was lifted.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content has come to rest. A scroll view here does not run on.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Scrolling that the program asked for is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view that is shown at another scale. Nothing here pinches a scroll view, but programs may set the scale.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// The content has another scale.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}
