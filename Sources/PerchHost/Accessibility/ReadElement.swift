import Foundation
import SwiftUI

/// An element at which a screen reader stops, and what it says there.
package struct ReadElement {
    /// In points.
    let frame: CGRect
    /// The label, the value and the traits.
    package let description: String
    package let hint: String
    let actions: [String]
    let activationPoint: CGPoint
    package let hasOwnActivationPoint: Bool

    /// The elements of a tree, in the order in which a reader goes through them.
    package static func elements(_ nodes: [AccessibilityNode]) -> [ReadElement] {
        nodes.flatMap { node in (node.isElement ? [ReadElement(node)] : []) + elements(node.children) }
    }

    private init(_ node: AccessibilityNode) {
        frame = node.frame
        hint = node.hint
        actions = node.actions.compactMap { action in
            if case .named(let name) = action.kind { name } else { nil }
        }
        hasOwnActivationPoint = node.activationPoint != .center
        activationPoint = CGPoint(
            x: node.frame.minX + node.activationPoint.x * node.frame.width,
            y: node.frame.minY + node.activationPoint.y * node.frame.height)
        let isToggle = node.traits.contains(.isToggle)
        let value = isToggle ? Self.states[node.value] ?? node.value : node.value
        let text = [node.label, value].filter { !$0.isEmpty }.joined(separator: ": ")
        let sentences =
            (node.isSelected ? ["Selected"] : []) + (text.isEmpty ? [] : [text])
            + (node.isEnabled ? [] : ["Dimmed"])
            + Self.traits.filter { node.traits.contains($0.0) && !(isToggle && $0.0 == .isButton) }.map(\.1)
            + (node.isAdjustable ? ["Adjustable"] : [])
        description = sentences.map { $0.hasSuffix(".") ? $0 : $0 + "." }.joined(separator: " ")
    }

    /// What a reader says of the values of switches.
    private static let states = ["0": "Off", "1": "On", "2": "Mixed"]

    /// What a reader says of traits, in its order.
    private static let traits: [(AccessibilityTraits, String)] = [
        (.isToggle, "Switch Button"), (.isButton, "Button"), (.isLink, "Link"), (.isSearchField, "Search Field"),
        (.isImage, "Image"), (.isHeader, "Heading"), (.isKeyboardKey, "Keyboard Key"),
    ]
}
