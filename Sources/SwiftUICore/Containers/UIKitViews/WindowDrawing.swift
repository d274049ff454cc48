import CoreGraphics
import DisplayList
import Foundation
import UIKit

/// Draws a window for the element that shows it, and reads what is in it. It passes on the traits, the moment, and the
/// parts of the canvas that bars cover.
final class WindowDrawing {
    let window: UIWindow
    private unowned let node: RenderNode
    private var context: WindowContext?
    private var isDrawing = false
    private lazy var clock = WindowClock(node, window)

    init(of window: UIWindow, on node: RenderNode) {
        self.window = window
        self.node = node
        nonisolated(unsafe) weak let drawing = self
        assumeMainActor { window.onChange = { drawing?.contentDidChange() } }
    }

    /// Something in the window is to be drawn again. While it is drawn, what it shows is brought up to date anyway.
    private func contentDidChange() {
        guard !isDrawing else { return }
        node.setNeedsDisplay()
        let host = node.tree.host?.object
        assumeMainActor { host?.setNeedsFrame() }
    }

    /// The moment of the next drawing that time alone brings; see `TimeDependent`.
    func nextChange(after time: TimeInterval) -> TimeInterval? { clock.differsWithTime ? time : nil }

    func update(_ environment: EnvironmentValues) { context = WindowContext(environment) }

    /// Lays the window out on the node's box. Returns what bars and the like cover of it.
    @discardableResult func adapt(to size: CGSize) -> UIEdgeInsets {
        guard let context else { return .zero }
        let insets = coveredInsets
        assumeMainActor { [window] in window.adapt(to: size, insets: insets, traits: context.traits) }
        return insets
    }

    /// What of the node's box lies outside of what the canvas keeps free.
    private var coveredInsets: UIEdgeInsets {
        var ancestor = node.parent
        while let current = ancestor {
            if let inner = current.safeArea?.inner {
                let box = node.convert(CGRect(origin: .zero, size: node.size), to: current)
                return UIEdgeInsets(
                    top: max(0, inner.minY - box.minY), left: max(0, inner.minX - box.minX),
                    bottom: max(0, box.maxY - inner.maxY), right: max(0, box.maxX - inner.maxX))
            }
            ancestor = current.parent
        }
        return .zero
    }

    func draw(in canvas: inout DisplayCanvas) {
        guard var context else { return }
        context.time = node.tree.time
        isDrawing = true
        nonisolated(unsafe) let clock = clock
        let items = assumeMainActor { [window, context] in
            window.layoutIfNeeded()
            let isAnimated = window.advanceAnimations(to: context.time)
            for hosted in window.hostedViews() { hosted.content.adapt(to: context) }
            let context = CGContext()
            window.draw(into: context)
            let contents = window.hostedViews().map(\.content)
            clock.follow(contents, isAnimated: isAnimated)
            WindowFocus.of(window).follow(contents)
            return context.takeItems()
        }
        isDrawing = false
        for item in items {
            switch item {
            case .draw(let operation): canvas.draw(operation)
            case .node(let node): canvas.draw(node)
            }
        }
    }

    // MARK: Events

    /// Turns the wheel over content in the window that has its own host. Returns whether anything scrolled.
    @MainActor fileprivate func scroll(_ event: WheelEvent) -> Bool {
        var event = event
        event.location = node.convertFromRoot(event.location)
        guard let view = window.hitTest(event.location, with: nil) else { return false }
        if let content = view.hostedContent {
            var inner = event
            inner.location = view.placeInContent(event.location)
            if content.scroll(inner) { return true }
        }
        return view.lineage.contains { ($0 as? UIScrollView)?.scroll(by: event.delta) == true }
    }

    /// The nearest element around another that follows touches.
    private static func gesture(around node: RenderNode) -> RenderNode? {
        var node = node.parent
        while let current = node, !(current is GestureRenderNode) { node = current.parent }
        return node
    }

    /// The recognizers of UIKit's at a place of the canvas, the innermost first.
    @MainActor fileprivate func recognizers(at location: CGPoint) -> [any GestureElement] {
        let touches = WindowTouches.of(window)
        return touches.recognizers(at: node.convertFromRoot(location)).map { gesture in
            RecognizerElement.of(gesture, on: node, views: Self.gesture(around: node)) {
                [weak touches] event, context in
                var event = event
                event.location = context.location(event.location, in: .local)
                return touches?.finger(for: event)
            }
        }
    }

    // MARK: Accessibility

    /// What is read in the window.
    func accessibilityElements() -> [AccessibilityNode] {
        let known = innerIDs
        innerIDs = [:]
        let origin = node.globalFrame.origin
        nonisolated(unsafe) let drawing = self
        return assumeMainActor {
            drawing.window.accessibilityNodes(at: origin, in: drawing.node) { view, id in
                let key = InnerElement(view: ObjectIdentifier(view), id: id)
                let number = drawing.innerIDs[key] ?? known[key] ?? drawing.node.tree.makeNodeID()
                drawing.innerIDs[key] = number
                return number
            }
        }
    }

    /// An element of the content of a view in the window.
    private struct InnerElement: Hashable {
        let view: ObjectIdentifier
        let id: UInt64
    }

    /// The numbers that elements in the window have outside; the same as long as they are there.
    @exclusivity(unchecked) private var innerIDs: [InnerElement: UInt64] = [:]

    /// Whether an element in the window has a number.
    func standsFor(_ id: UInt64) -> Bool { innerIDs.values.contains(id) }
}

/// An element that shows a window.
protocol WindowShowing: RenderNode {
    var drawing: WindowDrawing? { get }
}

extension WindowShowing {
    /// Turns the wheel over what lies in the window. Returns whether anything scrolled.
    @MainActor func scroll(_ event: WheelEvent) -> Bool { drawing?.scroll(event) ?? false }

    /// The recognizers of what lies at a place of the canvas, the innermost first.
    @MainActor func recognizers(at location: CGPoint) -> [any GestureElement] {
        drawing?.recognizers(at: location) ?? []
    }
}
