import CoreGraphics
import UIKit

extension UIView {
    /// What assistive technology reads of the view and of those in it.
    ///
    /// - Parameters:
    ///   - origin: where the upper left of the view's box is on the canvas.
    ///   - owner: the element that shows the window.
    ///   - number: the number on the canvas of an element that has one in the content of a view; 0 represents the view.
    func accessibilityNodes(
        at origin: CGPoint, in owner: RenderNode, number: (UIView, UInt64) -> UInt64
    ) -> [AccessibilityNode] {
        guard !isHidden, alpha > 0, !accessibilityElementsHidden else { return [] }
        let content = hostedContent?.accessibilityElements() ?? []
        let taking = hostedContent?.accessibilityActions.map { actions in
            ElementTaking(actions: actions, owner: owner, distance: CGSize(width: origin.x, height: origin.y))
        }
        let hostedNodes = content.compactMap { node in taking?.take(node) { number(self, $0) } }
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
                    in: owner, number: number)
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

/// Makes elements of content that has its own host elements of the host around it.
private struct ElementTaking {
    /// What the elements of the content do.
    let actions: AccessibilityActions
    /// The element of the host around that is read.
    let owner: RenderNode
    let distance: CGSize

    /// The element and those in it, elsewhere and with other numbers.
    func take(_ element: AccessibilityNode, number: (UInt64) -> UInt64) -> AccessibilityNode {
        var node = element
        node.id = number(element.id)
        node.frame = element.frame.offsetBy(dx: distance.width, dy: distance.height)
        node.actions = element.actions.map { AccessibilityAction(kind: $0.kind, id: take($0.id)) }
        node.adjust = element.adjust.map(take)
        node.replaceText = element.replaceText.map(take)
        node.scroll = element.scroll.map(take)
        node.setFocused = element.setFocused.map(take)
        node.amount = element.amount.map { AccessibilityAmount($0.value, in: $0.bounds, set: take($0.set)) }
        node.rotors = element.rotors.map { rotor in
            AccessibilityRotor(
                name: rotor.name,
                entries: rotor.entries.map {
                    .init(label: $0.label, target: $0.target, range: $0.range, prepare: take($0.prepare))
                })
        }
        node.children = element.children.map { take($0, number: number) }
        return node
    }

    private func take<Value>(_ id: AccessibilityActionID<Value>) -> AccessibilityActionID<Value> {
        owner.makeAction { [actions] value in actions.perform(id, with: value) }
    }
}
