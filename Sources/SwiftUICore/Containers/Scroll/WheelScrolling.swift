import Foundation

/// Turns of a wheel, and fingers on a trackpad: they scroll without a press and without a distance to overcome first.
@MainActor enum WheelScrolling {
    /// Scrolls the innermost scroll view under the pointer that can still move that way. Returns whether there was one.
    static func scroll(_ root: RenderNode, _ event: WheelEvent) -> Bool {
        let axis: Axis = abs(event.delta.width) > abs(event.delta.height) ? .horizontal : .vertical
        var node = root.hitTest(event.location)
        if let window = node as? any WindowShowing, window.scroll(event) { return true }
        while let current = node {
            node = current.parent
            guard let scroll = current as? ScrollRenderNode, scroll.isEnabled, scroll.canMove(axis) else { continue }
            if event.phase == .ended {
                // The fingers have left the trackpad: what scrolled stops where it is to.
                scroll.onWheel?(true)
                return true
            }
            let before = scroll.offset
            scroll.scroll(by: event.delta)
            if scroll.offset != before { return true }
        }
        return false
    }
}

extension ScrollRenderNode {
    /// Scrolls as a key of the keyboard says. Returns whether it says anything, and there is anything to scroll.
    @discardableResult package func scroll(by press: KeyPress) -> Bool {
        guard isEnabled, press.phase != .up, press.modifiers.isSubset(of: [.command, .numericPad]) else { return false }
        let isVertical = axes.contains(.vertical) && most.y > least.y
        guard isVertical || axes.contains(.horizontal) && most.x > least.x else { return false }
        let command = press.modifiers.contains(.command)
        // A page leaves a little of the one before in sight.
        let page = (isVertical ? size.height : size.width) * KeyScrolling.page
        let way: CGFloat
        switch (press.key, isVertical) {
        case (.upArrow, true), (.leftArrow, false): way = command ? -.infinity : -KeyScrolling.line
        case (.downArrow, true), (.rightArrow, false): way = command ? .infinity : KeyScrolling.line
        case (.pageUp, _): way = -page
        case (.pageDown, _): way = page
        case (.home, _): way = -.infinity
        case (.end, _): way = .infinity
        default: return false
        }
        let place = isVertical ? rest.y : rest.x
        let wanted = min(max(place + way, isVertical ? least.y : least.x), isVertical ? most.y : most.x)
        guard wanted != place else { return false }
        let transaction = Transaction(animation: KeyScrolling.animation)
        setOffset(isVertical ? CGPoint(x: rest.x, y: wanted) : CGPoint(x: wanted, y: rest.y), transaction)
        onUserScroll?()
        return true
    }
}

/// How keys scroll. Apple tells no numbers; these are our choice.
enum KeyScrolling {
    /// What an arrow scrolls, in points.
    static let line: CGFloat = 44
    /// What a page key scrolls, as a part of the window.
    static let page: CGFloat = 0.9
    static var animation: Animation { .easeInOut(duration: 0.3) }
}

extension ScrollRenderNode {
    /// Scrolls the innermost scroll view around an element for which a key means anything. Returns whether there is one.
    static func scroll(around element: RenderNode, by press: KeyPress) -> Bool {
        var node: RenderNode? = element
        while let current = node {
            if let scroll = current as? ScrollRenderNode, scroll.scroll(by: press) { return true }
            node = current.parent
        }
        return false
    }

    /// The first scroll view in an element, itself included.
    static func first(in element: RenderNode) -> ScrollRenderNode? {
        element as? ScrollRenderNode ?? element.children.lazy.compactMap { first(in: $0) }.first
    }

    /// Scrolls what holds an element so that a box in it is in sight, no further than needed.
    package static func reveal(_ box: CGRect, of element: RenderNode) {
        var box = box
        var node = element
        while let parent = node.parent {
            box = box.applying(node.contentTransform).offsetBy(dx: node.origin.x, dy: node.origin.y)
            if let scroll = parent as? ScrollRenderNode {
                let (before, target) = (scroll.offset, scroll.offset(showing: box, anchor: nil))
                if target != before {
                    scroll.setOffset(target)
                    box = box.offsetBy(dx: before.x - scroll.offset.x, dy: before.y - scroll.offset.y)
                }
            }
            node = parent
        }
    }
}
