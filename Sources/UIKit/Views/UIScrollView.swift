import CoreGraphics
import Foundation

/// A view that scrolls its content. SwiftUI's scroll views use its appearance proxy for the properties that mention
/// this.
///
/// Users scroll with a finger or a wheel. The content bounces at its ends, and continues to scroll after the finger was
/// lifted, with the same formulas as SwiftUI's scroll views. Perch does not draw scroll indicators.
open class UIScrollView: UIView {
    /// Constants that describe how scrolling dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// The modes: none, on drag, and interactive, with and without the accessory view.
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
    /// Constants that describe whether the safe area is added to the content insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// The behaviors: automatic, axes that scroll, never, and always.
        case automatic, scrollableAxes, never, always
    }
    /// Constants that describe the color of scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// The styles: default, black, and white.
        case `default`, black, white
    }

    /// The point of the content at the upper-left corner of the scroll view, in points. Setting it ends automatic
    /// scrolling.
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
    /// The delegate, which is notified of scrolling.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// The layout guide for the content of the scroll view.
    open private(set) lazy var contentLayoutGuide = guide { CGRect(origin: .zero, size: $0.contentSize) }
    /// The layout guide for the frame of the scroll view.
    open private(set) lazy var frameLayoutGuide = guide { $0.bounds }

    private func guide(_ frame: @escaping @MainActor (UIScrollView) -> CGRect) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.owningView = self
        guide.frameInView = { [weak self] in self.map(frame) ?? .zero }
        return guide
    }

    /// Scrolls to an offset, which can be outside the content's limits.
    ///
    /// - Parameter animated: Whether scrolling is animated. Outside a window, it is never animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated else { return self.contentOffset = contentOffset }
        guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
        motion.glide(to: contentOffset)
    }

    /// Scrolls only as far as required to show a rectangle of the content, and not beyond the content's ends.
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

    /// The content insets plus the insets of the safe area.
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

    /// The recognizer for the fingers that scroll the content.
    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer(self)
    /// The recognizer for the fingers that zoom the content. Nil if the content has only one scale.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }
    private var (hasPan, hasPinch) = (false, false)
    private lazy var pinch = ScrollPinchGestureRecognizer(self)

    /// The gesture recognizers. As in other views, the built-in recognizers exist after the first access.
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

    /// A Boolean value that indicates whether the user is touching the content.
    open var isTracking: Bool { motion.isTracking }
    /// A Boolean value that indicates whether the user is dragging the content.
    open var isDragging: Bool { motion.isDragging }
    /// A Boolean value that indicates whether the content is still scrolling after the user lifted the finger.
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

    /// A Boolean value that indicates whether the content bounces at its ends.
    open var bounces = true
    /// A Boolean value that indicates whether the content bounces vertically even if it fits.
    open var alwaysBounceVertical = false
    /// A Boolean value that indicates whether the content bounces horizontally even if it fits.
    open var alwaysBounceHorizontal = false
    /// A Boolean value that indicates whether the user can scroll the content.
    open var isScrollEnabled = true
    /// A Boolean value that indicates whether scrolling stops at pages with the size of the scroll view, one for each
    /// swipe.
    open var isPagingEnabled = false
    /// A Boolean value that indicates whether the vertical scroll indicator is visible. Perch does not draw it. The
    /// value has no effect.
    open var showsVerticalScrollIndicator = true {
        didSet { if showsVerticalScrollIndicator { UIKitWithoutEffect.showsVerticalScrollIndicator.log() } }
    }
    /// A Boolean value that indicates whether the horizontal scroll indicator is visible. Perch does not draw it. The
    /// value has no effect.
    open var showsHorizontalScrollIndicator = true {
        didSet { if showsHorizontalScrollIndicator { UIKitWithoutEffect.showsHorizontalScrollIndicator.log() } }
    }
    /// The mode in which scrolling dismisses the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// A Boolean value that indicates whether a tap on the status bar scrolls to the top. Perch has no status bar. The
    /// value has no effect.
    open var scrollsToTop = true { didSet { UIKitWithoutEffect.scrollsToTop.log() } }
    /// A Boolean value that indicates whether a drag that begins along one axis scrolls only along this axis.
    open var isDirectionalLockEnabled = false
    /// A Boolean value that indicates whether SwiftUI views around and inside the scroll view show presses only after
    /// it is certain that they do not scroll.
    open var delaysContentTouches = true
    /// A Boolean value that indicates whether the content bounces at the limits of its scale. Perch stores this value,
    /// but the content does not bounce. The value has no effect.
    open var bouncesZoom = true { didSet { UIKitWithoutEffect.bouncesZoom.log() } }
    /// The rate at which scrolling decelerates.
    open var decelerationRate = DecelerationRate.normal
    /// The refresh control, which the user pulls down to reload.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
            refreshControl?.contentDidMove()
        }
    }
    /// The insets of the scroll indicators, in points. Perch stores this value, but it has no effect.
    open var scrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { UIKitWithoutEffect.scrollIndicatorInsets.log() }
    }
    /// The insets of the vertical scroll indicator, in points. Perch stores this value, but it has no effect.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { UIKitWithoutEffect.verticalScrollIndicatorInsets.log() }
    }
    /// The insets of the horizontal scroll indicator, in points. Perch stores this value, but it has no effect.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { UIKitWithoutEffect.horizontalScrollIndicatorInsets.log() }
    }
    /// The rate at which scrolling decelerates.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The default deceleration rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast deceleration rate.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Shows the scroll indicators briefly. Perch has no indicators.
    open func flashScrollIndicators() {}

    // MARK: Zooming

    /// The minimum scale of the content.
    open var minimumZoomScale: CGFloat = 1
    /// The maximum scale of the content.
    open var maximumZoomScale: CGFloat = 1

    /// The scale of the delegate's `viewForZooming`, within the limits.
    open var zoomScale: CGFloat {
        get { zoomedView?.transform.a ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    /// A Boolean value that indicates whether the user is zooming the content.
    open internal(set) var isZooming = false

    /// Whether there is a view to zoom, and more than one scale for it.
    private var canZoom: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

    /// Sets the scale of the delegate's `viewForZooming`, within the limits and without animation.
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

    /// Zooms to a rectangle of the content, without animation.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard zoomedView != nil, rect.width > 0, rect.height > 0 else { return }
        setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
        contentOffset = CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale)
    }

    /// The insets around the content, in points.
    open var contentInset = UIEdgeInsets.zero
    /// The behavior that determines whether the safe area is added to the content insets.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Constants that describe the color of scroll indicators. Perch stores this value, but it has no effect.
    open var indicatorStyle = IndicatorStyle.default { didSet { UIKitWithoutEffect.indicatorStyle.log() } }
}

/// A delegate that is notified of scrolling and zooming.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
    /// Called after the content has scrolled.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when the user begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the finger is lifted. The content continues with a velocity, in points per millisecond, and stops at
    /// an offset that the delegate can change.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called after the finger was lifted, with a value that indicates whether the content continues to scroll.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content begins to decelerate.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called after the content has stopped.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called after scrolling that the program requested has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns the view to zoom. Nil if there is none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called when the user begins to zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called after the user has zoomed.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Called after the scale of the content has changed.
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
