import CoreGraphics
import DisplayList
import Foundation
import UIKit

/// A window around the views at its root, as large as the canvas.
final class RootedWindowRenderNode: WrapperRenderNode, TimeDependent, WindowShowing {
    private(set) var drawing: WindowDrawing?
    private var content: (any MountableContent)?
    private weak var focus: FocusController?

    override var debugName: String { "Window" }

    func update(_ window: UIWindow, _ content: (any MountableContent)?, _ environment: EnvironmentValues) {
        let drawing = drawing ?? makeDrawing(of: window)
        drawing.update(environment)
        self.content = content
        focus = environment.focusController
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func makeDrawing(of window: UIWindow) -> WindowDrawing {
        let made = WindowDrawing(of: window, on: self)
        drawing = made
        tree.timeDependents.append(self)
        markDependsOnPosition()
        return made
    }

    func nextChange(after time: TimeInterval) -> TimeInterval? { drawing?.nextChange(after: time) }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override var safeArea: SafeArea? {
        let outer = CGRect(origin: .zero, size: size)
        return SafeArea(outer: outer, inner: outer.inset(by: insets))
    }

    /// What bars and the like cover.
    private var insets = UIEdgeInsets.zero {
        didSet { if insets != oldValue { child.requirePlacementOfPositionDependents() } }
    }

    /// The views are laid out as on their own canvas: in the middle of the safe area.
    override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        takeContent()
        insets = drawing?.adapt(to: size) ?? .zero
        let area = CGRect(origin: .zero, size: size).inset(by: insets)
        let proposal = ProposedViewSize(area.size)
        let length = child.sizeThatFits(proposal)
        child.place(
            at: CGPoint(x: area.midX - length.width / 2, y: area.midY - length.height / 2), proposal: proposal)
    }

    // MARK: Drawing

    override func draw(in canvas: inout DisplayCanvas) {
        takeContent()
        // Drawn whether the window shows it or not, since only what was drawn tells of its next change.
        _ = child.displayNode()
        drawing?.draw(in: &canvas)
    }

    /// From now on the root is drawn and measured by this node: there may be other hosts of the same window.
    private func takeContent() {
        nonisolated(unsafe) let (node, content) = (self, content)
        assumeMainActor { content?.mount = node }
    }

    // MARK: Events

    override func makeTouchBox() -> TouchBox { .anywhere }

    override func hitTest(_ point: CGPoint) -> RenderNode? {
        let window = drawing?.window
        let hit = assumeMainActor { window?.hitTest(point, with: nil) }
        guard let hit else { return nil }
        let isContent = assumeMainActor { hit.isShownByWindow }
        return isContent ? child.hitTest(point.relative(to: child.presentedOrigin)) : self
    }

    /// What UIKit presents keeps the keyboard from the views below.
    override func keepsFocus(from child: RenderNode) -> Bool {
        let window = drawing?.window
        return assumeMainActor { window?.rootViewController?.presentedViewController != nil }
    }

    override func makeAccessibilityElements() -> [AccessibilityNode] {
        takeContent()
        // Nothing tells what changes in UIKit's views.
        defer { setNeedsReading() }
        return AccessibilityTree.ordered(
            child.accessibilityElements() + (drawing?.accessibilityElements() ?? []))
    }

    override func standsFor(_ id: UInt64) -> Bool { super.standsFor(id) || drawing?.standsFor(id) == true }
}

extension RootedWindowRenderNode: ContentMount {
    func contentDrawing() -> DisplayNode { child.displayNode() }

    func contentSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

    func endEditing() {
        assumeMainActor { [focus] in focus?.focus(nil) }
    }
}
