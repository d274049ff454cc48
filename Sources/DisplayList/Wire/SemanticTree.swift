import CollectionSupplement
import CoreGraphics
import Foundation

/// What a peer receives about one element for assistive technology: plain values, found by their id.
package struct SemanticElement: Hashable, Sendable {
    package struct Flags: OptionSet, Hashable, Sendable {
        package let rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        package static let disabled = Flags(rawValue: 1 << 0)
        package static let selected = Flags(rawValue: 1 << 1)
        package static let header = Flags(rawValue: 1 << 2)
        package static let link = Flags(rawValue: 1 << 3)
        package static let button = Flags(rawValue: 1 << 4)
        package static let image = Flags(rawValue: 1 << 5)
        package static let modal = Flags(rawValue: 1 << 6)
        package static let toggle = Flags(rawValue: 1 << 7)
        /// The value can be raised and lowered.
        package static let adjustable = Flags(rawValue: 1 << 8)
        /// Has its own action for a tap.
        package static let activates = Flags(rawValue: 1 << 9)
        package static let escapes = Flags(rawValue: 1 << 10)
        /// A text that the user may change.
        package static let editable = Flags(rawValue: 1 << 11)
        package static let focused = Flags(rawValue: 1 << 12)
        package static let updatesOften = Flags(rawValue: 1 << 13)
    }

    package var id: UInt64
    /// As the engine names it.
    package var role = ""
    package var label = ""
    package var value = ""
    package var hint = ""
    package var identifier = ""
    package var flags: Flags = []
    /// The level of a heading, 1 to 6; 0 for none.
    package var level: UInt8 = 0
    /// In points, in the canvas.
    package var frame: CGRect = .zero
    /// The names of what can be done besides.
    package var actions: [String] = []
    /// Whatever else a field or a control says about itself, by names that page and host agree on.
    package var attributes: [String: String] = [:]
    package var children: [UInt64] = []

    package init(id: UInt64) { self.id = id }
}

/// All elements of a frame.
package struct SemanticTree: Equatable, Sendable {
    package var roots: [UInt64]
    package var elements = VersionedDictionary<SemanticElement>()

    package init(roots: [UInt64] = [], elements: [SemanticElement] = []) {
        self.roots = roots
        for element in elements { self.elements[element.id] = element }
    }
}

/// Which values of an element differ, as bits before them.
private enum Field {
    static let role: UInt64 = 1 << 0
    static let label: UInt64 = 1 << 1
    static let value: UInt64 = 1 << 2
    static let hint: UInt64 = 1 << 3
    static let identifier: UInt64 = 1 << 4
    static let flags: UInt64 = 1 << 5
    static let level: UInt64 = 1 << 6
    static let frame: UInt64 = 1 << 7
    static let actions: UInt64 = 1 << 8
    static let attributes: UInt64 = 1 << 9
    static let children: UInt64 = 1 << 10
    static let all: UInt64 = (1 << 11) - 1
}

extension WireWriter {
    /// The elements that are not as in `base`, and those that are gone.
    mutating func semantics(_ tree: SemanticTree, over base: SemanticTree) {
        let hasRoots = tree.roots != base.roots
        flag(hasRoots)
        if hasRoots {
            count(tree.roots.count)
            for id in tree.roots { unsigned(id) }
        }
        let (gone, changed) = tree.elements.changes(since: base.elements)
        count(gone.count)
        for id in gone.sorted() { unsigned(id) }
        count(changed.count)
        for element in changed.sorted(by: { $0.id < $1.id }) { self.element(element, over: base.elements[element.id]) }
    }

    private mutating func element(_ new: SemanticElement, over old: SemanticElement?) {
        let before = old ?? SemanticElement(id: new.id)
        var fields: UInt64 = 0
        func note(_ differs: Bool, _ field: UInt64) { if differs { fields |= field } }
        note(new.role != before.role, Field.role)
        note(new.label != before.label, Field.label)
        note(new.value != before.value, Field.value)
        note(new.hint != before.hint, Field.hint)
        note(new.identifier != before.identifier, Field.identifier)
        note(new.flags != before.flags, Field.flags)
        note(new.level != before.level, Field.level)
        note(new.frame != before.frame, Field.frame)
        note(new.actions != before.actions, Field.actions)
        note(new.attributes != before.attributes, Field.attributes)
        note(new.children != before.children, Field.children)
        unsigned(new.id)
        unsigned(fields)
        if fields & Field.role != 0 { string(new.role) }
        if fields & Field.label != 0 { string(new.label) }
        if fields & Field.value != 0 { text(new.value, over: before.value) }
        if fields & Field.hint != 0 { string(new.hint) }
        if fields & Field.identifier != 0 { string(new.identifier) }
        if fields & Field.flags != 0 { unsigned(UInt64(new.flags.rawValue)) }
        if fields & Field.level != 0 { byte(new.level) }
        if fields & Field.frame != 0 { rect(new.frame) }
        if fields & Field.actions != 0 {
            count(new.actions.count)
            for action in new.actions { string(action) }
        }
        if fields & Field.attributes != 0 {
            count(new.attributes.count)
            for (name, value) in new.attributes.sorted(by: { $0.key < $1.key }) {
                string(name)
                text(value, over: before.attributes[name] ?? "")
            }
        }
        if fields & Field.children != 0 {
            count(new.children.count)
            for child in new.children { unsigned(child) }
        }
    }
}

extension WireReader {
    mutating func semantics(over base: SemanticTree) throws(WireError) -> SemanticTree {
        var tree = base
        if try flag() { tree.roots = try list { reader throws(WireError) in try reader.unsigned() } }
        for id in try list({ reader throws(WireError) in try reader.unsigned() }) { tree.elements[id] = nil }
        for _ in 0..<(try count(of: 2)) {
            let element = try element(over: base)
            tree.elements[element.id] = element
        }
        return tree
    }

    private mutating func element(over base: SemanticTree) throws(WireError) -> SemanticElement {
        let id = try unsigned()
        let fields = try unsigned()
        guard fields <= Field.all else { throw .invalid("fields") }
        var element = base.elements[id] ?? SemanticElement(id: id)
        if fields & Field.role != 0 { element.role = try string() }
        if fields & Field.label != 0 { element.label = try string() }
        if fields & Field.value != 0 { element.value = try text(over: element.value) }
        if fields & Field.hint != 0 { element.hint = try string() }
        if fields & Field.identifier != 0 { element.identifier = try string() }
        if fields & Field.flags != 0 {
            element.flags = SemanticElement.Flags(rawValue: UInt32(truncatingIfNeeded: try unsigned()))
        }
        if fields & Field.level != 0 { element.level = try byte() }
        if fields & Field.frame != 0 { element.frame = try rect() }
        if fields & Field.actions != 0 {
            element.actions = try list { reader throws(WireError) in try reader.string() }
        }
        if fields & Field.attributes != 0 {
            let before = element.attributes
            element.attributes = [:]
            for _ in 0..<(try count(of: 2)) {
                let name = try string()
                element.attributes[name] = try text(over: before[name] ?? "")
            }
        }
        if fields & Field.children != 0 {
            element.children = try list { reader throws(WireError) in try reader.unsigned() }
        }
        return element
    }
}
