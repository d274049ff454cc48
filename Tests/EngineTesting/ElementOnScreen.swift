import SwiftUI

/// An element that was read on a screen, and what assistive technology can do with it there.
@MainActor @dynamicMemberLookup package struct ElementOnScreen {
    package let node: AccessibilityNode
    private let host: ViewHost

    package init(_ node: AccessibilityNode, on host: ViewHost) {
        self.node = node
        self.host = host
    }

    package subscript<Value>(dynamicMember path: KeyPath<AccessibilityNode, Value>) -> Value { node[keyPath: path] }

    /// Does what a double tap does. Returns whether the element has an action for it and may be used.
    @discardableResult package func activate() -> Bool { host.accessibilityActions.activate(node) }

    /// Does the action. Returns whether the element has it and may be used.
    @discardableResult package func perform(_ kind: AccessibilityAction.Kind) -> Bool {
        host.accessibilityActions.perform(kind, on: node)
    }

    /// Raises or lowers the value. Returns whether that is possible.
    @discardableResult package func adjust(_ direction: AccessibilityAdjustmentDirection) -> Bool {
        host.accessibilityActions.adjust(node, direction)
    }

    /// Puts another text in the place of a field's. Returns whether that is possible.
    @discardableResult package func replaceText(with text: String) -> Bool {
        host.accessibilityActions.replaceText(of: node, with: text)
    }
}

extension ViewHost {
    /// What is read on the screen, with what can be done.
    package var foundElements: [ElementOnScreen] {
        accessibility.flatMap(\.flattened).map { ElementOnScreen($0, on: self) }
    }
}
