import Foundation
import SwiftUI

extension RenderedView: TouchScreen {
    package func draw() { update() }

    /// The element on the screen that an accessibility element represents.
    func renderNode(of node: AccessibilityNode) -> RenderNode? { drive { $0.renderNode(of: node) } }

    /// A place at which a finger touches the element and nothing else; nil if it is covered or off the screen.
    func hitPoint(of node: AccessibilityNode) -> CGPoint? { drive { $0.hitPoint(of: node, on: size) } }

    /// Scrolls the scroll views around an element so that it is in sight, as XCUITest does before it taps.
    func scrollToVisible(_ node: AccessibilityNode) { drive { $0 }.scrollToVisible(node) { update() } }
}
