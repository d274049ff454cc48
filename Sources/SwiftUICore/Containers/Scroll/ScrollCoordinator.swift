import Foundation

/// Ties a scroll view's place to what asks for it: `scrollTo`, bound positions, observers of the geometry.
@MainActor final class ScrollCoordinator {
    private unowned let node: any AnyScrollNode
    private let render: ScrollRenderNode
    private var settings = ScrollSettings()
    private var goal: Goal?
    private let dependencies = BodyDependencies()
    /// The position that the binding had when it was last looked at.
    private var lastBound: ScrollPosition?
    /// What the scroll view does.
    private(set) var phase = ScrollPhase.idle
    /// Where the content was when the finger came down.
    private var original = CGPoint.zero
    /// Follows a pull for new data.
    private let refresh: PullToRefresh
    /// Whether content that came to rest beside a target was already sent to it.
    private var isCorrected = false

    /// Something to scroll to. Lazy content learns its lengths on the way, so the place is looked up again until it stays.
    private struct Goal {
        var place: () -> CGPoint?
        var attempts = 0
        /// How the scroll view goes there.
        var transaction: Transaction
    }

    private static let mostAttempts = 8

    init(node: any AnyScrollNode, render: ScrollRenderNode) {
        self.node = node
        self.render = render
        refresh = PullToRefresh(node, render)
        refresh.onMove = { [weak self] in
            guard let self else { return }
            letGo(CGVector(dx: 0, dy: 0), at: self.render.tree.time)
        }
        render.onWheel = { [weak self] isOver in
            assumeMainActor { self?.wheelDidTurn(isOver: isOver) }
        }
        render.onUserScroll = { [weak self] in
            assumeMainActor { self?.userDidScroll() }
        }
        render.onRest = { [weak self] in
            assumeMainActor { self?.didComeToRest() }
        }
    }

    func update(_ settings: ScrollSettings) {
        self.settings = settings
        let environment = node.environment
        refresh.update(render.axes.contains(.vertical) ? environment.refresh : nil, environment.refresher)
        followBinding()
    }

    /// Scrolls to where the bound position asks to be. What the binding reads is followed, so that a new position comes
    /// here whether or not a body reads it.
    func followBinding() {
        guard var binding = settings.position else { return }
        let bound = dependencies.track(node, &binding, DynamicPropertyFields.of(ScrollPositionBinding.self)) {
            $0.get()
        }
        guard bound != lastBound else { return }
        lastBound = bound
        follow(bound, node.host.tree.transaction)
    }

    /// Something that the binding read has changed.
    func bindingDidChange() { dependencies.isClean = false }

    var isBindingClean: Bool { dependencies.isClean }

    func invalidate() { dependencies.invalidate() }

    private func follow(_ position: ScrollPosition, _ transaction: Transaction) {
        let anchor = settings.position?.anchor
        if let id = position.anyViewID {
            scroll(to: id, anchor: position.anchor ?? anchor, transaction)
        } else if let edge = position.edge {
            pursue(transaction) { [render] in
                CGPoint(
                    x: edge == .trailing ? render.limit.x : edge == .leading ? 0 : render.rest.x,
                    y: edge == .bottom ? render.limit.y : edge == .top ? 0 : render.rest.y)
            }
        } else if position.x != nil || position.y != nil {
            pursue(transaction) { [render] in
                CGPoint(x: position.x ?? render.rest.x, y: position.y ?? render.rest.y)
            }
        }
    }

    func scroll(to id: AnyHashable, anchor: UnitPoint?, _ transaction: Transaction) {
        var side: ScrollAnchorPlace?
        pursue(transaction) { [weak self] in
            guard let self, let rect = node.rect(ofID: id) else { return nil }
            // Where it comes to is decided once: on the way it is seen sooner or later.
            let place = side ?? render.place(showing: rect, anchor: anchor)
            side = place
            let offset = render.offset(showing: rect, at: place)
            return CGPoint(x: place.x == nil ? render.rest.x : offset.x, y: place.y == nil ? render.rest.y : offset.y)
        }
    }

    private func pursue(_ transaction: Transaction, _ place: @escaping () -> CGPoint?) {
        // What was never seen elsewhere does not move to its first place.
        let transaction = render.placedProposal == nil ? Transaction() : transaction
        goal = Goal(place: place, transaction: transaction)
        let host = node.host
        for listener in transaction.listeners { listener.willUpdate(host) }
        host.afterUpdate { [weak self] in
            self?.pursueGoal()
            for listener in transaction.listeners { listener.didUpdate() }
        }
    }

    private func pursueGoal() {
        guard var goal, render.placedProposal != nil else { return }
        if goal.attempts > 0, render.isScrolling {
            if let place = goal.place() { render.redirect(to: place) }
            return
        }
        goal.attempts += 1
        guard let place = goal.place(), goal.attempts <= ScrollCoordinator.mostAttempts else {
            self.goal = nil
            return
        }
        if abs(place.x - render.offset.x) < 0.01, abs(place.y - render.offset.y) < 0.01, goal.attempts > 1 {
            self.goal = nil
            return
        }
        self.goal = goal
        // What is left after an animated way is a correction.
        render.setOffset(place, goal.attempts == 1 ? goal.transaction : Transaction())
        setPhase(render.isScrolling ? .animating : .idle)
    }

    /// Something was placed again.
    func check() {
        if goal != nil { pursueGoal() }
        for observer in settings.observers { observer.check(geometry, node.host) }
    }

    /// What the scroll view shows, as observers are notified.
    var geometry: ScrollGeometry {
        let insets = render.contentInsets
        return ScrollGeometry(
            contentOffset: CGPoint(x: render.offset.x - insets.leading, y: render.offset.y - insets.top),
            contentSize: render.contentSize, contentInsets: insets, containerSize: render.windowSize)
    }

    /// A finger or a wheel moved the content: a bound position receives which view is at its anchor now.
    private func userDidScroll() {
        goal = nil
        guard let binding = settings.position else { return }
        node.host.afterUpdate { [weak self] in
            guard let self else { return }
            var position = binding.get()
            position.userDidScroll(to: targetAtAnchor(binding.anchor))
            binding.set(position)
            lastBound = binding.get()
        }
    }

    // MARK: Fingers

    private func setPhase(_ new: ScrollPhase) {
        let old = phase
        guard new != old else { return }
        phase = new
        guard !settings.phaseObservers.isEmpty else { return }
        let velocity = render.dynamics.map { $0.velocity(at: render.tree.time) }
        let context = ScrollPhaseChangeContext(
            geometry: geometry, velocity: velocity.flatMap { $0.dx == 0 && $0.dy == 0 ? nil : $0 })
        for observer in settings.phaseObservers { node.host.afterUpdate { observer.action(old, new, context) } }
    }

    /// A finger has come down on the content, which stands still under it.
    func touchDidBegin() {
        if render.isMovingByItself || render.isScrolling { goal = nil }
        render.hold()
        original = render.rest
        setPhase(.tracking)
    }

    /// The finger moves the content from now on.
    func dragDidBegin() {
        setPhase(.interacting)
        let focus = node.environment.focusController
        focus?.focused?.client?.attentionDidMove(to: nil)
        if node.environment.scrollDismissesKeyboardMode.dismissesAtOnce, focus?.textInput != nil { focus?.focus(nil) }
    }

    /// - Parameter height: how far down on the canvas the finger is.
    func dragDidMove(height: CGFloat) {
        setPhase(.interacting)
        refresh.didPull()
        if node.environment.scrollDismissesKeyboardMode.followsFinger {
            node.environment.focusController?.keyboard.drag(to: height)
        }
    }

    /// A wheel was turned, or the fingers have left the trackpad.
    private func wheelDidTurn(isOver: Bool) {
        if isOver { return touchDidEnd(velocity: .zero, at: render.tree.time) }
        setPhase(.idle)
        original = render.rest
    }

    /// The finger has been lifted, or has something else to do.
    ///
    /// - Parameter velocity: the finger's, in points for each second.
    func touchDidEnd(velocity: CGSize, at time: TimeInterval) {
        isCorrected = false
        refresh.didLetGo()
        node.environment.focusController?.keyboard.letGo(velocity: velocity.height)
        let mirror: CGFloat = render.layoutDirection == .rightToLeft ? -1 : 1
        letGo(CGVector(dx: -velocity.width * mirror, dy: -velocity.height), at: time)
    }

    private func letGo(_ velocity: CGVector, at time: TimeInterval) {
        render.letGo(velocity: velocity, at: time) { aim($0, velocity: velocity) }
        setPhase(render.isMovingByItself ? .decelerating : .idle)
    }

    /// Where the content is to stop. Without a change that is `natural`.
    private func aim(_ natural: CGPoint, velocity: CGVector) -> CGPoint {
        var natural = natural
        if refresh.isOpening, natural.y <= 0 { natural.y = render.least.y }
        natural.y = render.stop(near: natural.y, by: node.environment.scrolledContentObserver)
        guard let behavior = settings.targetBehavior else { return natural }
        var target = ScrollTarget(rect: CGRect(origin: natural, size: render.size), anchor: nil)
        behavior.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: CGRect(origin: original, size: render.size), anchor: nil),
                velocity: velocity, contentSize: render.contentSize, containerSize: render.size, axes: render.axes,
                environment: node.environment, position: render.offset, targets: targetsInContent))
        return target.rect.origin
    }

    /// The scroll targets that have been made, with their edges as the offsets at which they stand at the window's margin.
    private var targetsInContent: [CGRect] {
        // The content may not have been laid out yet since it was moved.
        let (offset, margins) = (render.placedOffset, render.margins)
        return (node.targets ?? []).map { target in
            let leading =
                render.layoutDirection == .rightToLeft
                ? render.size.width - target.frame.maxX : target.frame.minX
            return CGRect(
                x: leading + offset.x - margins.leading, y: target.frame.minY + offset.y - margins.top,
                width: target.frame.width, height: target.frame.height)
        }
    }

    /// The content has stopped after it moved automatically.
    private func didComeToRest() {
        // Targets that were not made yet when the finger released may lie elsewhere than they were thought to.
        if settings.targetBehavior is ViewAlignedScrollTargetBehavior, phase == .decelerating, !isCorrected {
            isCorrected = true
            original = render.rest
            return letGo(CGVector(dx: 0, dy: 0), at: render.tree.time)
        }
        refresh.didComeToRest()
        setPhase(.idle)
    }

    /// The identity of the scroll target that lies at an anchor of the window.
    private func targetAtAnchor(_ anchor: UnitPoint?) -> AnyHashable? {
        guard let targets = node.targets else { return nil }
        let point = (anchor ?? .topLeading).point(in: CGRect(origin: .zero, size: render.size))
        let isVertical = render.axes.contains(.vertical)
        func distance(_ frame: CGRect) -> CGFloat {
            let (low, high, place) =
                isVertical ? (frame.minY, frame.maxY, point.y) : (frame.minX, frame.maxX, point.x)
            // A target that only touches the anchor with its end has gone by.
            return place < low ? low - place : max(0, place - high + 0.01)
        }
        return targets.min { distance($0.frame) < distance($1.frame) }?.id
    }
}
