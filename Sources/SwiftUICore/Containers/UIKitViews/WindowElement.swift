import CoreGraphics
import DisplayList
import Foundation
import UIKit

/// A window as an element, for what is UIKit's in a hierarchy of SwiftUI's. It takes the size that `sizing` gives it.
package struct WindowElement {
    let window: UIWindow
    let sizing: (ProposedViewSize) -> CGSize
}

extension WindowElement: LeafView {
    package typealias Body = Never

    package func makeRender(_ tree: RenderTree) -> WindowRenderNode { WindowRenderNode(window, tree) }

    package func updateRender(_ render: WindowRenderNode, _ environment: EnvironmentValues) {
        render.sizing = sizing
        render.update(environment)
    }
}

extension View {
    /// Lets the element of a window take touches, and the keyboard for what is in the window.
    func operated(_ window: UIWindow) -> some View {
        gesture(WindowGesture(window: window))
            .modifier(HoverModifier(space: .local) { WindowTouches.of(window).hover.pointerDidMove(to: $0) })
            .modifier(FocusItemModifier(item: WindowFocus.of(window).item, interactions: []))
    }
}

/// Shows the content of a window in the size of that window.
package final class WindowRenderNode: RenderNode, TimeDependent, WindowShowing {
    private let window: UIWindow
    private(set) lazy var drawing: WindowDrawing? = WindowDrawing(of: window, on: self)
    /// The size for a proposal.
    var sizing: ((ProposedViewSize) -> CGSize)? { didSet { setNeedsLayout() } }

    init(_ window: UIWindow, _ tree: RenderTree) {
        self.window = window
        super.init(tree: tree)
        tree.timeDependents.append(self)
        markDependsOnPosition()
        nonisolated(unsafe) weak let node = self
        assumeMainActor { window.onResize = { node?.setNeedsLayout() } }
    }

    package override var debugName: String { "Window" }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        sizing?(proposal) ?? super.measure(proposal)
    }

    package func nextChange(after time: TimeInterval) -> TimeInterval? { drawing?.nextChange(after: time) }

    func update(_ environment: EnvironmentValues) {
        drawing?.update(environment)
        setNeedsLayout()
        setNeedsDisplay()
    }

    package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        drawing?.adapt(to: size)
    }

    package override func draw(in canvas: inout DisplayCanvas) { drawing?.draw(in: &canvas) }

    package override func makeAccessibilityElements() -> [AccessibilityNode] {
        // Nothing tells what changes in UIKit's views.
        defer { setNeedsReading() }
        return AccessibilityTree.ordered(drawing?.accessibilityElements() ?? [])
    }

    package override func standsFor(_ id: UInt64) -> Bool { super.standsFor(id) || drawing?.standsFor(id) == true }
}
