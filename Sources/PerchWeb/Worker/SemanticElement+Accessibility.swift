import DisplayList
import Foundation
import SwiftUI

extension SemanticElement {
    /// An element of the page without what is in it.
    init(_ id: UInt64, of node: AccessibilityNode) {
        self.init(id: id)
        role = node.role.rawValue
        label = node.label
        value = node.value
        hint = node.hint
        identifier = node.identifier
        flags = Self.flags(node)
        level = UInt8(clamping: node.headingLevel.rawValue)
        frame = Self.box(of: node)
        attributes = Self.attributes(of: node)
        for action in node.actions { if case .named(let name) = action.kind { actions.append(name) } }
    }

    /// What else the node of an element says.
    static func attributes(of node: AccessibilityNode) -> [String: String] {
        var attributes: [String: String] = [:]
        if node.label.isEmpty, let title = title(of: node) { attributes["name"] = title }
        if [ControlWords.expanded, ControlWords.collapsed].contains(node.value) {
            attributes["expanded"] = node.value == ControlWords.expanded ? "true" : "false"
        }
        if let amount = node.amount {
            let numbers = [amount.bounds.lowerBound, amount.bounds.upperBound, amount.value]
            attributes["amount"] = numbers.map { "\($0)" }.joined(separator: " ")
        }
        if let place = node.place { attributes["place"] = "\(place.index + 1) \(place.count)" }
        if let shortcut = node.keyboardShortcut { attributes["keys"] = shortcut.pageName }
        if let responds = node.respondsToUserInteraction { attributes["responds"] = responds ? "true" : "false" }
        if !node.rotors.isEmpty { attributes["rotors"] = rotors(of: node) }
        return attributes
    }

    /// The rotors' names, each before those of its entries. An entry without words, as of a part of a text, has its number.
    private static func rotors(of node: AccessibilityNode) -> String? {
        let names = node.rotors.map { rotor in
            [rotor.name] + rotor.entries.enumerated().map { $1.label.isEmpty ? "\($0 + 1)" : $1.label }
        }
        return (try? JSONEncoder().encode(names)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// A sheet is called by its heading, where it has no other name.
    private static func title(of node: AccessibilityNode) -> String? {
        guard [.dialog, .sheet, .popover].contains(node.role) else { return nil }
        return heading(in: node)
    }

    private static func heading(in node: AccessibilityNode) -> String? {
        if node.traits.contains(.isHeader), !node.label.isEmpty { return node.label }
        for child in node.children { if let heading = heading(in: child) { return heading } }
        return nil
    }

    /// Where the page puts the element. People and test tools click in the middle of an element, so where it acts elsewhere, as
    /// a switch does at the end of its row, the box is the part round that place.
    private static func box(of node: AccessibilityNode) -> CGRect {
        var frame = node.frame.sane.isNull ? .zero : node.frame
        guard !node.isAdjustable, node.activationPoint != .center else { return frame }
        let place = node.activationPoint.point(in: frame)
        let half = min(place.x - frame.minX, frame.maxX - place.x)
        guard half >= leastHalf else { return frame }
        frame.origin.x = place.x - half
        frame.size.width = 2 * half
        return frame
    }

    /// Half of what can be hit well: 24 pixels, as WCAG 2.2 has it.
    private static let leastHalf = 12.0

    private static func flags(_ node: AccessibilityNode) -> SemanticElement.Flags {
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
