import DisplayList
import Foundation
import SwiftUI

/// The accessibility tree as plain values for the page, and the way back from an id to what can be done.
@MainActor
struct SpokenElements {
    private(set) var tree = SemanticTree()
    private var nodes: [UInt64: AccessibilityNode] = [:]

    init() {}

    init(_ roots: [AccessibilityNode]) { tree.roots = AccessibilityTree.ordered(roots).map { add($0) } }

    subscript(id: UInt64) -> AccessibilityNode? { nodes[id] }

    /// The first element that a test is true for, with its id.
    func first(where test: (AccessibilityNode) -> Bool) -> AccessibilityNode? { nodes.values.first(where: test) }

    private mutating func add(_ node: AccessibilityNode) -> UInt64 {
        // Several elements of one view: the view's number, and which of them it is, beyond what views have.
        var id = node.id << 8
        while nodes[id] != nil { id += 1 }
        nodes[id] = node
        var element = SemanticElement(id: id)
        element.role = node.role.rawValue
        element.label = node.label
        element.value = node.value
        element.hint = node.hint
        element.identifier = node.identifier
        element.flags = flags(node)
        element.level = UInt8(clamping: node.headingLevel.rawValue)
        element.frame = node.frame.sane.isNull ? .zero : node.frame
        for action in node.actions { if case .named(let name) = action.kind { element.actions.append(name) } }
        element.children = AccessibilityTree.ordered(node.children).map { add($0) }
        tree.elements[id] = element
        return id
    }

    private func flags(_ node: AccessibilityNode) -> SemanticElement.Flags {
        var flags: SemanticElement.Flags = []
        func set(_ flag: SemanticElement.Flags, _ isSet: Bool) { if isSet { flags.insert(flag) } }
        set(.disabled, !node.isEnabled)
        set(.selected, node.isSelected)
        set(.header, node.traits.contains(.isHeader))
        set(.link, node.traits.contains(.isLink))
        set(.button, node.traits.contains(.isButton))
        set(.image, node.traits.contains(.isImage))
        set(.modal, node.traits.contains(.isModal))
        set(.toggle, node.traits.contains(.isToggle))
        set(.adjustable, node.isAdjustable)
        set(.activates, node.actions.contains { $0.kind == .activate })
        set(.escapes, node.actions.contains { $0.kind == .escape })
        set(.editable, node.replaceText != nil)
        set(.focused, node.isFocused)
        set(.updatesOften, node.traits.contains(.updatesFrequently))
        return flags
    }
}
