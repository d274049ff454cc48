import CoreGraphics
import Foundation

/// What moves the content of a scroll view: fingers, what they leave in motion, and ways that the program asked for.
@MainActor final class ScrollViewMotion: WindowMover {
    private unowned let view: UIScrollView
    /// The ways of content that was released.
    private var x: ScrollWay?
    private var y: ScrollWay?
    /// The way to where the program wants the content.
    private var gliding: Glide?
    /// Since the content follows a finger: how far the content was pulled, and how far the finger had moved.
    private var grip: (content: CGPoint, finger: CGPoint)?
    /// Where the content was when the finger came down.
    private var original = CGPoint.zero
    /// The axis along which alone the content goes, if there is but one.
    private var lockedAxis: NSLayoutConstraint.Axis?
    /// The scale when two fingers began to change it.
    private var scaleAtStart: CGFloat = 1

    private(set) var isTracking = false
    private(set) var isDragging = false

    private struct Glide {
        let from: CGPoint
        let to: CGPoint
        /// Nil until it is first seen.
        var start: TimeInterval?
    }

    /// How long a way takes that the program asked for, in seconds. Common knowledge; Apple publishes none.
    private static let glideDuration: TimeInterval = 0.3

    init(_ view: UIScrollView) { self.view = view }

    var isDecelerating: Bool { x != nil || y != nil }

    /// How fast the content moves that nobody holds, in points for each second.
    var speed: CGFloat {
        let time = view.window?.animationTime ?? 0
        return hypot(x?.state(at: time).velocity ?? 0, y?.state(at: time).velocity ?? 0)
    }

    /// Ends automatic motion; the content stays where it is seen.
    func stop() {
        let wasDecelerating = isDecelerating
        (x, y, gliding) = (nil, nil, nil)
        if wasDecelerating { view.delegate?.scrollViewDidEndDecelerating(view) }
    }

    /// Takes the content to a place, in its time.
    func glide(to place: CGPoint) {
        stop()
        guard let window = view.window, place != view.contentOffset else {
            view.show(place)
            view.delegate?.scrollViewDidEndScrollingAnimation(view)
            return
        }
        gliding = Glide(from: view.contentOffset, to: place, start: nil)
        window.addMover(self)
    }

    // MARK: Fingers

    /// A finger came down on the content.
    func touchDidBegin() {
        isTracking = true
        original = view.contentOffset
    }

    /// No finger is on the content any longer.
    func touchDidEnd() { isTracking = false }

    /// Whether a movement of a finger is this view's to follow.
    func begins(with way: CGPoint) -> Bool {
        let (canMoveX, canMoveY) = (view.canMove(along: .horizontal), view.canMove(along: .vertical))
        let axis: NSLayoutConstraint.Axis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
        lockedAxis =
            canMoveX && canMoveY ? (view.isDirectionalLockEnabled ? axis : nil) : (canMoveX ? .horizontal : .vertical)
        if canMoveX, canMoveY { return true }
        guard view.canMove(along: axis) else { return false }
        // At its end it leaves the movement to one around that scrolls the same way.
        let (place, room) = (place(along: axis), view.room(along: axis))
        let isForward = (axis == .horizontal ? way.x : way.y) < 0
        let isAtEnd =
            isForward ? place >= room.high - ScrollPhysics.restDistance : place <= room.low + ScrollPhysics.restDistance
        return !(isAtEnd && hasScrollViewAround(along: axis))
    }

    private func place(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        axis == .horizontal ? view.contentOffset.x : view.contentOffset.y
    }

    private func hasScrollViewAround(along axis: NSLayoutConstraint.Axis) -> Bool {
        view.lineage.dropFirst()
            .contains { ($0 as? UIScrollView)?.canMove(along: axis) == true }
    }

    func pan(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .began: beginDrag(gesture.translation(in: view.superview))
        case .changed: drag(gesture.translation(in: view.superview))
        case .ended: endDrag(gesture.velocity(in: view.superview))
        case .cancelled: endDrag(.zero)
        default: break
        }
    }

    private func beginDrag(_ way: CGPoint) {
        stop()
        isDragging = true
        // The content follows from the place where the drag was certain: it does not jump.
        let length = hypot(way.x, way.y)
        let part = length > 0 ? min(1, GestureMetrics.dragDistance / length) : 0
        grip = (pulled(at: view.contentOffset), CGPoint(x: way.x * part, y: way.y * part))
        view.delegate?.scrollViewWillBeginDragging(view)
        if view.keyboardDismissMode != .none { view.window?.endEditing(true) }
        drag(way)
    }

    private func pulled(at place: CGPoint) -> CGPoint {
        CGPoint(
            x: view.room(along: .horizontal).pulled(place.x), y: view.room(along: .vertical).pulled(place.y))
    }

    private func drag(_ way: CGPoint) {
        guard let grip else { return }
        func seen(_ axis: NSLayoutConstraint.Axis, _ pulled: CGFloat) -> CGFloat {
            guard view.canMove(along: axis), lockedAxis == nil || lockedAxis == axis else { return place(along: axis) }
            return view.room(along: axis).seen(pulled)
        }
        view.show(
            CGPoint(
                x: seen(.horizontal, grip.content.x - (way.x - grip.finger.x)),
                y: seen(.vertical, grip.content.y - (way.y - grip.finger.y))))
    }

    /// The finger has left with a speed, in points for each second.
    private func endDrag(_ finger: CGPoint) {
        guard isDragging else { return }
        (isDragging, grip) = (false, nil)
        let (roomX, roomY) = (view.room(along: .horizontal), view.room(along: .vertical))
        func speed(_ axis: NSLayoutConstraint.Axis, _ speed: CGFloat) -> CGFloat {
            view.canMove(along: axis) && (lockedAxis == nil || lockedAxis == axis) ? -speed : 0
        }
        let velocity = CGPoint(x: speed(.horizontal, finger.x), y: speed(.vertical, finger.y))
        let place = view.contentOffset
        var target = CGPoint(
            x: stop(roomX, place.x, velocity.x, original.x), y: stop(roomY, place.y, velocity.y, original.y))
        view.delegate?.scrollViewWillEndDragging(
            view, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
        if !target.x.isFinite || !target.y.isFinite { target = place }
        let time = view.panGestureRecognizer.lastEventTime
        (x, y) = (
            roomX.way(from: place.x, velocity: velocity.x, to: target.x, at: time),
            roomY.way(from: place.y, velocity: velocity.y, to: target.y, at: time)
        )
        // Outside a window no time passes.
        if isDecelerating, view.window == nil {
            view.show(CGPoint(x: x?.rest ?? place.x, y: y?.rest ?? place.y))
            (x, y) = (nil, nil)
        }
        view.delegate?.scrollViewDidEndDragging(view, willDecelerate: isDecelerating)
        guard isDecelerating else { return }
        view.delegate?.scrollViewWillBeginDecelerating(view)
        view.window?.addMover(self)
    }

    /// Where content stops that is released.
    private func stop(_ room: ScrollAxis, _ place: CGFloat, _ velocity: CGFloat, _ original: CGFloat) -> CGFloat {
        guard view.isPagingEnabled else { return room.stop(from: place, velocity: velocity) }
        return room.inside(ScrollPhysics.page(from: original, at: place, velocity: velocity, length: room.length))
    }

    // MARK: Time

    func advance(to time: TimeInterval) -> Bool {
        // The window is laid out already: what comes into sight now is seen in the same frame.
        defer { view.layoutIfNeeded() }
        if var glide = gliding {
            let start = glide.start ?? time
            glide.start = start
            let part = min(1, (time - start) / Self.glideDuration)
            gliding = part < 1 ? glide : nil
            let progress = UIView.AnimationCurve.easeInOut.progress(part)
            view.show(
                CGPoint(
                    x: glide.from.x + (glide.to.x - glide.from.x) * progress,
                    y: glide.from.y + (glide.to.y - glide.from.y) * progress))
            if part >= 1 { view.delegate?.scrollViewDidEndScrollingAnimation(view) }
            return gliding != nil
        }
        guard isDecelerating else { return false }
        var place = view.contentOffset
        x = x.flatMap { view.room(along: .horizontal).step($0, &place.x, to: time) }
        y = y.flatMap { view.room(along: .vertical).step($0, &place.y, to: time) }
        view.show(place)
        if !isDecelerating { view.delegate?.scrollViewDidEndDecelerating(view) }
        return isDecelerating || gliding != nil
    }

    // MARK: Zooming

    func pinch(_ gesture: UIPinchGestureRecognizer) {
        switch gesture.state {
        case .began:
            scaleAtStart = view.zoomScale
            view.isZooming = true
            view.delegate?.scrollViewWillBeginZooming(view, with: view.zoomedView)
            zoom(gesture)
        case .changed: zoom(gesture)
        case .ended, .cancelled:
            view.isZooming = false
            view.delegate?.scrollViewDidEndZooming(view, with: view.zoomedView, atScale: view.zoomScale)
        default: break
        }
    }

    /// What lies between the fingers stays there.
    private func zoom(_ gesture: UIPinchGestureRecognizer) {
        let (before, offset) = (view.zoomScale, view.contentOffset)
        let place = gesture.location(in: view.superview)
        let finger = CGPoint(x: place.x - view.frame.minX, y: place.y - view.frame.minY)
        view.setZoomScale(scaleAtStart * gesture.scale, animated: false)
        guard before > 0 else { return }
        let factor = view.zoomScale / before
        view.show(
            CGPoint(
                x: view.room(along: .horizontal).inside((offset.x + finger.x) * factor - finger.x),
                y: view.room(along: .vertical).inside((offset.y + finger.y) * factor - finger.y)))
    }
}

/// Follows the fingers that move the content of a scroll view.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private unowned let scroll: UIScrollView

    init(_ scroll: UIScrollView) {
        self.scroll = scroll
        super.init()
        onAction = { [weak self, weak scroll] in if let self, let scroll { scroll.motion.pan(self) } }
    }

    package override func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        scroll.isScrollEnabled && scroll.followsFingers && super.accepts(touch, event)
    }

    package override var delaysContentTouches: Bool { scroll.delaysContentTouches && scroll.isScrollEnabled }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let isCaught = scroll.isCaughtByTouch
        if numberOfTouches == 1 { scroll.motion.touchDidBegin() }
        super.touchesBegan(touches, with: event)
        if isCaught { beginAtOnce() } else if state == .possible { scroll.motion.stop() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if numberOfTouches == 0 { scroll.motion.touchDidEnd() }
    }

    package override func begins(with translation: CGPoint) -> Bool { scroll.motion.begins(with: translation) }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPinchGestureRecognizer && preventedGestureRecognizer.view === scroll)
    }

    override func reset() {
        super.reset()
        scroll.motion.touchDidEnd()
    }
}

/// Follows the fingers that change the scale of a scroll view's content.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private unowned let scroll: UIScrollView

    init(_ scroll: UIScrollView) {
        self.scroll = scroll
        super.init()
        onAction = { [weak self, weak scroll] in if let self, let scroll { scroll.motion.pinch(self) } }
    }

    package override func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        scroll.pinchGestureRecognizer != nil && super.accepts(touch, event)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPanGestureRecognizer && preventedGestureRecognizer.view === scroll)
    }
}
