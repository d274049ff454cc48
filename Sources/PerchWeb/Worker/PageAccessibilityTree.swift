import DisplayList
import Foundation
import SwiftUI

/// The accessibility tree as plain values for the page, and the way back from an id to what can be done.
///
/// It follows the tree from frame to frame. What is the very node of before is not looked into, so a change costs what changed and
/// the elements around it.
@MainActor
struct PageAccessibilityTree {
    private(set) var tree = SemanticTree()
    private var known: [UInt64: Known] = [:]
    private var screen = Level()
    /// The elements that text can be typed into.
    private var fields: Set<UInt64> = []
    private var inputs: [UInt64: TextInputController] = [:]
    /// How many elements were made last, and not taken from those before.
    private(set) var made = 0
    /// How many times the page was led somewhere.
    private var led = 0

    /// An element that was told.
    private struct Known {
        let node: AccessibilityNode
        var inside = Level()
    }

    /// What is in an element, or on the screen.
    private struct Level {
        /// All nodes, as they stand.
        var all: [AccessibilityNode] = []
        /// How many of them are not read where they stand.
        var unusual = 0
        /// Those that are read, in reading order, and their ids.
        var read: [AccessibilityNode] = []
        var ids: [UInt64] = []
    }

    init() {}

    /// What was read of the screen.
    var roots: [AccessibilityNode] { screen.all }

    /// Takes over what is read of the screen now.
    ///
    /// - Parameters:
    ///   - inputs: what text can be typed into; each belongs to the element that names it.
    ///   - focused: the one that has the keyboard.
    mutating func update(
        _ roots: [AccessibilityNode], inputs: () -> [TextInputController], focused: TextInputController?
    ) {
        made = 0
        let plan = plan(from: screen, to: roots)
        screen = follow(plan)
        tree.roots = screen.ids
        self.inputs = [:]
        if !fields.isEmpty { describeFields(inputs(), focused) }
    }

    /// What takes the text of a field.
    func input(_ id: UInt64) -> TextInputController? { inputs[id] }

    subscript(id: UInt64) -> AccessibilityNode? { known[id]?.node }

    /// Leads the page to what an entry of a rotor represents.
    mutating func lead(to entry: AccessibilityRotor.Entry) {
        guard let id = known.filter({ entry.leads(to: $0.value.node) }).keys.min() else { return }
        led += 1
        tree.elements[id]?.attributes["reached"] = "\(led)"
    }

    // MARK: Fields

    /// Fields say things of which the nodes do not know.
    private mutating func describeFields(_ inputs: [TextInputController], _ focused: TextInputController?) {
        var ids: [ObjectIdentifier: UInt64] = [:]
        var attributes: [UInt64: [String: String]] = [:]
        for id in fields {
            guard let node = known[id]?.node else { continue }
            attributes[id] = SemanticElement.attributes(of: node)
            if let input = node.textInput { ids[input] = id }
        }
        for input in inputs {
            guard let id = ids[ObjectIdentifier(input)] else { continue }
            self.inputs[id] = input
            attributes[id] = self.attributes(of: input, isFocused: input === focused)
        }
        for (id, attributes) in attributes where tree.elements[id]?.attributes != attributes {
            tree.elements[id]?.attributes = attributes
        }
    }

    private func attributes(of input: TextInputController, isFocused: Bool) -> [String: String] {
        var attributes = input.traits.attributes
        guard isFocused else { return attributes }
        attributes["editing"] = "1"
        let text = input.text
        if !input.traits.isSecure { attributes["text"] = text }
        let ends = [input.selection.lowerBound, input.selection.upperBound]
        attributes["selection"] = ends.map { String(text.utf16Offset(ofByte: $0)) }.joined(separator: ",")
        return attributes
    }

    // MARK: Changes

    /// How a level becomes another one. What is gone has gone when the plan is made, so that its ids can be given again.
    private struct Plan {
        var level: Level
        /// The nodes that are not those of before.
        var changed: Range<Int>
        /// The ids of those that are known, and what is to happen inside of those that say something else.
        var ids: [UInt64?] = []
        var inside: [Int: Plan] = [:]
    }

    private mutating func plan(from old: Level, to all: [AccessibilityNode]) -> Plan {
        var ends = SameEnds(old.all, all)
        var level = old
        level.all = all
        level.unusual +=
            all[ends.new].count(where: \.isReadElsewhere) - old.all[ends.old].count(where: \.isReadElsewhere)
        level.read = all
        if level.unusual > 0 { level.read = AccessibilityTree.ordered(all) }
        if level.unusual > 0 || old.unusual > 0 { ends = SameEnds(old.read, level.read) }
        var plan = Plan(level: level, changed: ends.new)
        if ends.new.isEmpty, ends.old.isEmpty { return plan }
        var matches = Matches(old.read, old.ids, ends.old)
        let same = level.read[ends.new].map { matches.takeSame(as: $0) }
        plan.ids = same
        for (index, node) in level.read[ends.new].enumerated() where same[index] == nil {
            guard let id = matches.takeOther(of: node), let before = known[id] else { continue }
            plan.ids[index] = id
            plan.inside[index] = self.plan(from: before.inside, to: node.children)
        }
        for id in matches.rest { remove(id) }
        plan.level.ids.replaceSubrange(ends.old, with: repeatElement(0, count: ends.new.count))
        return plan
    }

    private mutating func follow(_ plan: Plan) -> Level {
        var level = plan.level
        for (index, id) in plan.ids.enumerated() {
            let place = plan.changed.lowerBound + index
            if let id, let inside = plan.inside[index] {
                set(id, level.read[place], follow(inside))
            }
            level.ids[place] = id ?? add(level.read[place])
        }
        return level
    }

    private mutating func add(_ node: AccessibilityNode) -> UInt64 {
        // Several elements of one view: the view's number, and which of them it is, beyond what views have.
        var id = node.id << 8
        while known[id] != nil { id += 1 }
        known[id] = Known(node: node)
        let plan = plan(from: Level(), to: node.children)
        set(id, node, follow(plan))
        return id
    }

    private mutating func set(_ id: UInt64, _ node: AccessibilityNode, _ inside: Level) {
        made += 1
        var element = SemanticElement(id, of: node)
        element.children = inside.ids
        tree.elements[id] = element
        known[id] = Known(node: node, inside: inside)
        if element.flags.contains(.editable) { fields.insert(id) } else { fields.remove(id) }
    }

    private mutating func remove(_ id: UInt64) {
        for child in known[id]?.inside.ids ?? [] { remove(child) }
        known[id] = nil
        tree.elements[id] = nil
        fields.remove(id)
    }
}

extension AccessibilityRotor.Entry {
    /// Whether the entry represents an element: one that bears its name, or, as with the rows of a `ForEach`, its
    /// words.
    func leads(to node: AccessibilityNode) -> Bool {
        guard let target else { return false }
        return node.rotorTargets.contains(target) || !label.isEmpty && node.label == label
    }
}

extension AccessibilityNode {
    /// Whether it may be read before what stands before it, or instead of everything else.
    fileprivate var isReadElsewhere: Bool { sortPriority != 0 || traits.contains(.isModal) }
}

/// What two lists of nodes have between the nodes that are the very same at their beginnings and ends.
private struct SameEnds {
    let old: Range<Int>
    let new: Range<Int>

    init(_ old: [AccessibilityNode], _ new: [AccessibilityNode]) {
        let most = min(old.count, new.count)
        var start = 0
        while start < most, old[start].isIdentical(to: new[start]) { start += 1 }
        var end = 0
        while end < most - start, old[old.count - 1 - end].isIdentical(to: new[new.count - 1 - end]) { end += 1 }
        self.old = start..<old.count - end
        self.new = start..<new.count - end
    }
}

/// The elements of before that are not yet found again.
private struct Matches {
    private var nodes: [ObjectIdentifier: UInt64] = [:]
    private var numbers: [UInt64: [UInt64]] = [:]
    /// The ids of those that nothing was found for, from the last.
    private(set) var rest: Set<UInt64> = []

    init(_ nodes: [AccessibilityNode], _ ids: [UInt64], _ range: Range<Int>) {
        for index in range.reversed() {
            self.nodes[nodes[index].identity] = ids[index]
            numbers[nodes[index].id, default: []].append(ids[index])
            rest.insert(ids[index])
        }
    }

    /// The id of the very same node.
    mutating func takeSame(as node: AccessibilityNode) -> UInt64? {
        guard let id = nodes.removeValue(forKey: node.identity) else { return nil }
        return rest.remove(id)
    }

    /// The id of a node that stood for the same view.
    mutating func takeOther(of node: AccessibilityNode) -> UInt64? {
        while let id = numbers[node.id]?.popLast() {
            if rest.remove(id) != nil { return id }
        }
        return nil
    }
}
