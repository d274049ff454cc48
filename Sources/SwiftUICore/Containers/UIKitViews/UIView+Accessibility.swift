import CoreGraphics
import UIKit

extension UIView {
    /// What assistive technology reads of the view and of those in it.
    ///
    /// - Parameters:
    ///   - origin: where the upper left of the view's box is on the canvas.
    ///   - number: the number on the canvas of an element that has one in the content of a view; 0 stands for the view.
    func accessibilityNodes(at origin: CGPoint, number: (UIView, UInt64) -> UInt64) -> [AccessibilityNode] {
        guard !isHidden, alpha > 0, !accessibilityElementsHidden else { return [] }
        let content = hostedContent?.accessibilityElements() ?? []
        let hostedNodes = content.map { node in
            node.taken(over: CGSize(width: origin.x, height: origin.y)) { number(self, $0) }
        }
        if isAccessibilityElement, content.isEmpty {
            var node = ownAccessibilityNode(at: origin)
            node.id = number(self, 0)
            return [node]
        }
        let own = hostedNodes.map { named($0, isOnly: hostedNodes.count == 1) }
        return own
            + subviews.flatMap { view in
                view.accessibilityNodes(
                    at: CGPoint(
                        x: origin.x + view.frame.minX - bounds.minX, y: origin.y + view.frame.minY - bounds.minY),
                    number: number)
            }
    }

    private func ownAccessibilityNode(at origin: CGPoint) -> AccessibilityNode {
        var node = AccessibilityNode(role)
        node.frame = CGRect(origin: origin, size: bounds.size)
        return named(node, isOnly: true)
    }

    /// The node of the content with the names that the view was given.
    private func named(_ node: AccessibilityNode, isOnly: Bool) -> AccessibilityNode {
        guard isOnly else { return node }
        var node = node
        if let accessibilityLabel { node.label = accessibilityLabel }
        if let accessibilityValue { node.value = accessibilityValue }
        if let accessibilityHint { node.hint = accessibilityHint }
        if let accessibilityIdentifier { node.identifier = accessibilityIdentifier }
        if accessibilityTraits.contains(.notEnabled) { node.isEnabled = false }
        if accessibilityTraits.contains(.selected) { node.traits.insert(.isSelected) }
        if accessibilityTraits.contains(.header) { node.traits.insert(.isHeader) }
        return node
    }

    private var role: AccessibilityRole {
        if accessibilityTraits.contains(.button) { return .button }
        if accessibilityTraits.contains(.link) { return .link }
        if accessibilityTraits.contains(.image) { return .image }
        return .text
    }
}

extension AccessibilityNode {
    /// The element and those in it, elsewhere and with other numbers.
    fileprivate func taken(over distance: CGSize, number: (UInt64) -> UInt64) -> AccessibilityNode {
        var node = self
        node.id = number(id)
        node.frame = frame.offsetBy(dx: distance.width, dy: distance.height)
        node.children = children.map { $0.taken(over: distance, number: number) }
        return node
    }
}
