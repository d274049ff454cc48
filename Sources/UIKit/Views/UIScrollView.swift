import CoreGraphics
import Foundation

/// A view that scrolls; SwiftUI's scroll views follow its appearance proxy where that is said there.
///
/// A finger pulls the content, which gives way beyond its ends, runs on automatically once it is released and stops, by
/// the same formulas as the content of SwiftUI's scroll views. A wheel scrolls it, too. No indicators are drawn.
open class UIScrollView: UIView {
    /// Constants that describe how scrolling puts the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        /// The keyboard dismiss modes: not at all, at once, or together with the finger; with what stands above the
        /// keys, or without.
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
    /// Constants that indicate whether the safe area counts as an inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// The content inset adjustment behaviors: in the default of the platform, along axes that scroll, never, or
        /// always.
        case automatic, scrollableAxes, never, always
    }
    /// The color of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// The indicator styles: what suits the content, black, or white.
        case `default`, black, white
    }

    /// A value that describes where the content is scrolled to: the point of it at the upper left, in points. Setting
    /// it ends automatic motion.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return }
            motion.stop()
            show(newValue)
        }
    }

    /// Called when the content is shown elsewhere, before the delegate is notified.
    func contentDidMove() {}

    /// Shows the content elsewhere, and tells of it.
    func show(_ offset: CGPoint) {
        guard offset != bounds.origin else { return }
        bounds.origin = offset
        contentDidMove()
        refreshControl?.contentDidMove()
        delegate?.scrollViewDidScroll(self)
    }
    /// The size of the content, in points.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { setNeedsLayout() } } }
    /// The object that is notified of scrolling.
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

    /// Scrolls to a place, which need not be one where content rests.
    ///
    /// - Parameter animated: whether it goes there on a way that is seen; outside a window it is there at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated else { return self.contentOffset = contentOffset }
        guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
        motion.glide(to: contentOffset)
    }

    /// Scrolls no further than is needed to see a rectangle of the content, and not beyond the content's ends.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let insets = adjustedContentInset
        let seen = bounds.inset(by: insets)
        func place(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            high > start + length ? min(high - length, low) : min(start, low)
        }
        let target = CGPoint(
            x: place(seen.minX, seen.width, rect.minX, rect.maxX) - insets.left,
            y: place(seen.minY, seen.height, rect.minY, rect.maxY) - insets.top)
        let inside = CGPoint(
            x: room(along: .horizontal).inside(target.x), y: room(along: .vertical).inside(target.y))
        if inside != contentOffset { setContentOffset(inside, animated: animated) }
    }

    /// The insets of the content with those of the safe area.
    open var adjustedContentInset: UIEdgeInsets {
        var contentInset = contentInset
        contentInset.top += refreshControl?.room ?? 0
        guard contentInsetAdjustmentBehavior != .never else { return contentInset }
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: contentInset.top + safe.top, left: contentInset.left + safe.left,
            bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
    }

    /// The room that the content has along an axis.
    func room(along axis: NSLayoutConstraint.Axis) -> ScrollAxis {
        let insets = adjustedContentInset
        let rate = Double(decelerationRate.rawValue)
        return axis == .horizontal
            ? ScrollAxis(
                low: -insets.left, high: contentSize.width + insets.right - bounds.width, length: bounds.width,
                bounces: bounces, rate: rate)
            : ScrollAxis(
                low: -insets.top, high: contentSize.height + insets.bottom - bounds.height, length: bounds.height,
                bounces: bounces, rate: rate)
    }

    /// Whether a finger can move the content along an axis.
    func canMove(along axis: NSLayoutConstraint.Axis) -> Bool {
        guard isScrollEnabled else { return false }
        let room = room(along: axis)
        return room.high > room.low
            || bounces && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
    }

    // MARK: Dragging

    private(set) lazy var motion = ScrollViewMotion(self)

    /// Follows the fingers that move the content.
    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer(self)
    /// Follows the fingers that change the content's scale; nil if it has only one.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }
    private var (hasPan, hasPinch) = (false, false)
    private lazy var pinch = ScrollPinchGestureRecognizer(self)

    /// The gesture recognizers: its own recognizers are there once somebody asks for them, as for those of other views.
    open override var gestureRecognizers: [UIGestureRecognizer]? {
        get {
            if !hasPan {
                hasPan = true
                addGestureRecognizer(panGestureRecognizer)
            }
            if !hasPinch, canZoom {
                hasPinch = true
                addGestureRecognizer(pinch)
            }
            return super.gestureRecognizers
        }
        set { super.gestureRecognizers = newValue }
    }

    /// Whether fingers move the content here, and not in what the view shows.
    package var followsFingers: Bool { true }

    /// A Boolean value that indicates whether a finger is on the content.
    open var isTracking: Bool { motion.isTracking }
    /// A Boolean value that indicates whether a finger moves the content.
    open var isDragging: Bool { motion.isDragging }
    /// A Boolean value that indicates whether the content moves automatically, since a finger has let it go.
    open var isDecelerating: Bool { motion.isDecelerating }

    /// Whether the content moves so fast that a touch only stops it.
    package var isCaughtByTouch: Bool { motion.speed >= CGFloat(ScrollPhysics.catchSpeed) }

    /// Turns a wheel over the content, which is to move by so much to the right and down. Returns whether it did.
    package func scroll(by delta: CGSize) -> Bool {
        let before = contentOffset
        func moved(_ place: CGFloat, _ distance: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
            canMove(along: axis) ? room(along: axis).inside(place - distance) : place
        }
        let place = CGPoint(
            x: moved(before.x, delta.width, .horizontal), y: moved(before.y, delta.height, .vertical))
        guard place != before else { return false }
        contentOffset = place
        return true
    }

    /// A Boolean value that indicates whether content gives way beyond its ends.
    open var bounces = true
    /// A Boolean value that indicates whether it does so up and down even when all of it is seen.
    open var alwaysBounceVertical = false
    /// A Boolean value that indicates whether it does so to the sides even when all of it is seen.
    open var alwaysBounceHorizontal = false
    /// A Boolean value that indicates whether it can be scrolled.
    open var isScrollEnabled = true
    /// A Boolean value that indicates whether it stops at pages as large as itself, one for each swipe.
    open var isPagingEnabled = false
    /// A Boolean value that indicates whether there is an indicator at the side. None is drawn.
    open var showsVerticalScrollIndicator = true {
        didSet { if showsVerticalScrollIndicator { UIKitWithoutEffect.showsVerticalScrollIndicator.log() } }
    }
    /// A Boolean value that indicates whether there is an indicator at the bottom. None is drawn.
    open var showsHorizontalScrollIndicator = true {
        didSet { if showsHorizontalScrollIndicator { UIKitWithoutEffect.showsHorizontalScrollIndicator.log() } }
    }
    /// The keyboard dismiss mode: how scrolling puts the keyboard away.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// A Boolean value that indicates whether a tap on the status bar scrolls to the top. There is no status bar here.
    open var scrollsToTop = true { didSet { UIKitWithoutEffect.scrollsToTop.log() } }
    /// A Boolean value that indicates whether a drag that begins along one axis goes along that one only.
    open var isDirectionalLockEnabled = false
    /// A Boolean value that indicates whether presses of SwiftUI's views around and inside are shown only once it is
    /// known that they do not scroll.
    open var delaysContentTouches = true
    /// A Boolean value that indicates whether content gives way beyond the limits of its scale. Stored: it does not.
    open var bouncesZoom = true { didSet { UIKitWithoutEffect.bouncesZoom.log() } }
    /// The deceleration rate: how fast scrolling stops.
    open var decelerationRate = DecelerationRate.normal
    /// The wheel that is pulled down to ask for news.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
            refreshControl?.contentDidMove()
        }
    }
    /// Room between the indicators and the edges, in points. Stored.
    open var scrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { UIKitWithoutEffect.scrollIndicatorInsets.log() }
    }
    /// Room between the indicator at the side and the edges, in points. Stored.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { UIKitWithoutEffect.verticalScrollIndicatorInsets.log() }
    }
    /// Room between the indicator at the bottom and the edges, in points. Stored.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { UIKitWithoutEffect.horizontalScrollIndicatorInsets.log() }
    }
    /// A type that describes how fast scrolling stops.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// A deceleration rate: as it usually does.
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

    /// The zoom scale: how large the delegate's `viewForZooming` is shown, within the limits.
    open var zoomScale: CGFloat {
        get { zoomedView?.transform.a ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    /// A Boolean value that indicates whether fingers change the scale now.
    open internal(set) var isZooming = false

    /// Whether there is a view to zoom, and more than one scale for it.
    private var canZoom: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

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
    /// A value that indicates whether the safe area counts as an inset.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The color of the indicators.
    open var indicatorStyle = IndicatorStyle.default { didSet { UIKitWithoutEffect.indicatorStyle.log() } }
}

/// A type that describes what a scroll view tells.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
    /// The content has moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger begins to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger is lifted: the content moves on with a speed, in points for each millisecond, and stops at a place
    /// that may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger was lifted; whether the content moves on automatically.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content begins to move automatically.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has stopped.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Scrolling that the program asked for is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view that is shown at another scale; nil if there is none to zoom.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Fingers begin to change the scale.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Fingers have changed the scale.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// The content has another scale.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}
