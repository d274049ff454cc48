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

    /// Something to scroll to. Lazy content learns its lengths on the way, so the place is looked up again until it stays.
    private struct Goal {
        var place: () -> CGPoint?
        var attempts: Int
    }

    private static let mostAttempts = 8

    init(node: any AnyScrollNode, render: ScrollRenderNode) {
        self.node = node
        self.render = render
        render.onUserScroll = { [weak self] in
            assumeMainActor { self?.userDidScroll() }
        }
    }

    func update(_ settings: ScrollSettings) {
        self.settings = settings
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
        follow(bound)
    }

    /// Something that the binding read has changed.
    func bindingDidChange() { dependencies.isClean = false }

    var isBindingClean: Bool { dependencies.isClean }

    func invalidate() { dependencies.invalidate() }

    private func follow(_ position: ScrollPosition) {
        let anchor = settings.position?.anchor
        if let id = position.anyViewID {
            scroll(to: id, anchor: position.anchor ?? anchor)
        } else if let edge = position.edge {
            pursue { [render] in
                CGPoint(
                    x: edge == .trailing ? render.limit.x : edge == .leading ? 0 : render.offset.x,
                    y: edge == .bottom ? render.limit.y : edge == .top ? 0 : render.offset.y)
            }
        } else if position.x != nil || position.y != nil {
            pursue { [render] in
                CGPoint(x: position.x ?? render.offset.x, y: position.y ?? render.offset.y)
            }
        }
    }

    func scroll(to id: AnyHashable, anchor: UnitPoint?) {
        pursue { [weak self] in
            guard let self, let rect = node.rect(ofID: id) else { return nil }
            return render.offset(showing: rect, anchor: anchor)
        }
    }

    private func pursue(_ place: @escaping () -> CGPoint?) {
        goal = Goal(place: place, attempts: 0)
        node.host.afterUpdate { [weak self] in self?.pursueGoal() }
    }

    private func pursueGoal() {
        guard var goal, render.placedProposal != nil else { return }
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
        render.setOffset(place)
    }

    /// Something was placed anew.
    func check() {
        if goal != nil { pursueGoal() }
        for observer in settings.observers { observer.check(geometry, node.host) }
    }

    /// What the scroll view shows, as observers are told.
    var geometry: ScrollGeometry {
        let insets = render.contentInsets
        return ScrollGeometry(
            contentOffset: CGPoint(x: render.offset.x - insets.leading, y: render.offset.y - insets.top),
            contentSize: render.contentSize, contentInsets: insets, containerSize: render.windowSize)
    }

    /// A finger or a wheel moved the content: a bound position is told which view is at its anchor now.
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

    /// A drag is over: the content comes to rest where its target behaviour wants it.
    func settle() {
        guard let behavior = settings.targetBehavior else { return }
        let window = CGRect(origin: render.offset, size: render.size)
        var target = ScrollTarget(rect: window, anchor: nil)
        let targets = (node.targets ?? []).map { $0.frame.offsetBy(dx: render.offset.x, dy: render.offset.y) }
        behavior.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: window, anchor: nil), velocity: CGVector(dx: 0, dy: 0),
                contentSize: render.contentSize, containerSize: render.size, axes: render.axes,
                environment: node.environment, targets: targets))
        render.setOffset(target.rect.origin)
        userDidScroll()
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
