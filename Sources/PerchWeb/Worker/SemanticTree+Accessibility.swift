import DisplayList
import Foundation
import SwiftUI

/// The accessibility tree as plain values for the page, and the way back from an id to what can be done.
@MainActor
struct SpokenElements {
    private(set) var tree = SemanticTree()
    private var nodes: [UInt64: AccessibilityNode] = [:]
    private var inputs: [UInt64: any TextInputClient] = [:]
    /// What was read of the screen.
    private(set) var roots: [AccessibilityNode] = []
    /// How many elements were made last, and not taken from those before.
    private(set) var made = 0
    private var hasFields = false

    init() {}

    /// Takes over what is read of the screen now. Elements whose nodes are the same as before are kept.
    ///
    /// - Parameters:
    ///   - inputs: what text can be typed into; each belongs to the element that names it.
    ///   - focused: the one that has the keyboard.
    mutating func update(
        _ roots: [AccessibilityNode], inputs: () -> [any TextInputClient], focused: (any TextInputClient)?
    ) {
        made = 0
        let isSame = roots.elementsEqual(self.roots) { $0.isIdentical(to: $1) }
        // Fields say things of which the nodes do not know.
        if isSame, !hasFields { return }
        self = SpokenElements(roots, inputs: inputs, focused: focused, before: self)
    }

    /// - Parameters:
    ///   - inputs: what text can be typed into; each belongs to the element that names it.
    ///   - focused: the one that has the keyboard.
    ///   - before: the elements that were told last.
    init(
        _ roots: [AccessibilityNode], inputs: () -> [any TextInputClient], focused: (any TextInputClient)?,
        before: SpokenElements = SpokenElements()
    ) {
        self.roots = roots
        nodes.reserveCapacity(before.nodes.count)
        tree.elements.reserveCapacity(before.nodes.count)
        tree.roots = AccessibilityTree.ordered(roots).map { add($0, before) }
        let fields = tree.elements.filter { $0.value.flags.contains(.editable) }
        hasFields = !fields.isEmpty
        guard !fields.isEmpty else { return }
        var ids: [ObjectIdentifier: UInt64] = [:]
        for id in fields.keys { if let input = nodes[id]?.textInput { ids[input] = id } }
        for input in inputs() {
            guard let id = ids[ObjectIdentifier(input)] else { continue }
            self.inputs[id] = input
            var attributes = input.attributes
            if input === focused {
                attributes["editing"] = "1"
                let text = input.text
                if !input.traits.isSecure { attributes["text"] = text }
                let ends = [input.selection.lowerBound, input.selection.upperBound]
                attributes["selection"] = ends.map { String(text.utf16Offset(ofByte: $0)) }.joined(separator: ",")
            }
            tree.elements[id]?.attributes = attributes
        }
    }

    /// What takes the text of a field.
    func input(_ id: UInt64) -> (any TextInputClient)? { inputs[id] }

    subscript(id: UInt64) -> AccessibilityNode? { nodes[id] }

    private mutating func add(_ node: AccessibilityNode, _ before: SpokenElements) -> UInt64 {
        // Several elements of one view: the view's number, and which of them it is, beyond what views have.
        var id = node.id << 8
        while nodes[id] != nil { id += 1 }
        nodes[id] = node
        var element = before.element(id, of: node) ?? makeElement(id, of: node)
        if !node.children.isEmpty {
            element.children = AccessibilityTree.ordered(node.children).map { add($0, before) }
        }
        tree.elements[id] = element
        return id
    }

    /// The element of a node that is the very one of before.
    private func element(_ id: UInt64, of node: AccessibilityNode) -> SemanticElement? {
        guard let known = nodes[id], known.isIdentical(to: node), let element = tree.elements[id],
            !element.flags.contains(.editable)
        else { return nil }
        return element
    }

    private mutating func makeElement(_ id: UInt64, of node: AccessibilityNode) -> SemanticElement {
        made += 1
        var element = SemanticElement(id: id)
        element.role = node.role.rawValue
        element.label = node.label
        element.value = node.value
        element.hint = node.hint
        element.identifier = node.identifier
        element.flags = flags(node)
        element.level = UInt8(clamping: node.headingLevel.rawValue)
        element.frame = box(of: node)
        if node.label.isEmpty, let title = title(of: node) { element.attributes["name"] = title }
        if [ControlWords.expanded, ControlWords.collapsed].contains(node.value) {
            element.attributes["expanded"] = node.value == ControlWords.expanded ? "true" : "false"
        }
        if let amount = node.amount {
            let numbers = [amount.bounds.lowerBound, amount.bounds.upperBound, amount.value]
            element.attributes["amount"] = numbers.map { "\($0)" }.joined(separator: " ")
        }
        if let place = node.place { element.attributes["place"] = "\(place.index + 1) \(place.count)" }
        if let shortcut = node.keyboardShortcut { element.attributes["keys"] = shortcut.pageName }
        for action in node.actions { if case .named(let name) = action.kind { element.actions.append(name) } }
        return element
    }

    /// A sheet is called by its heading, where it has no other name.
    private func title(of node: AccessibilityNode) -> String? {
        guard [.dialog, .sheet, .popover].contains(node.role) else { return nil }
        return node.flattened.first { $0.traits.contains(.isHeader) && !$0.label.isEmpty }?.label
    }

    /// Where the page puts the element. People and test tools click in the middle of an element, so where it acts elsewhere, as
    /// a switch does at the end of its row, the box is the part round that place.
    private func box(of node: AccessibilityNode) -> CGRect {
        var frame = node.frame.sane.isNull ? .zero : node.frame
        guard !node.isAdjustable, node.activationPoint != .center else { return frame }
        let place = node.activationPoint.point(in: frame)
        let half = min(place.x - frame.minX, frame.maxX - place.x)
        guard half >= Self.leastHalf else { return frame }
        frame.origin.x = place.x - half
        frame.size.width = 2 * half
        return frame
    }

    /// Half of what can be hit well: 24 pixels, as WCAG 2.2 has it.
    private static let leastHalf = 12.0

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
        set(.activates, node.canBeActivated)
        set(.escapes, node.actions.contains { $0.kind == .escape })
        set(.editable, node.replaceText != nil)
        set(.focused, node.isFocused)
        set(.updatesOften, node.traits.contains(.updatesFrequently))
        return flags
    }
}
