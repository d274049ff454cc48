import Foundation

/// What is done to whole lists of accessibility elements.
package enum AccessibilityTree {
    /// The elements in reading order: by sort priority, else as the views stand. Behind a modal one nothing is read.
    package static func ordered(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
        if let modal = nodes.last(where: { $0.traits.contains(.isModal) }) { return [modal] }
        guard nodes.contains(where: { $0.sortPriority != 0 }) else { return nodes }
        return nodes.enumerated()
            .sorted { a, b in
                a.element.sortPriority == b.element.sortPriority
                    ? a.offset < b.offset : a.element.sortPriority > b.element.sortPriority
            }
            .map(\.element)
    }

    /// Takes into `node` what `parts` say, as one element: "a, b".
    ///
    /// - Parameter keepsActions: whether buttons among the parts become actions of the whole, by name.
    package static func combine(
        _ parts: [AccessibilityNode], into node: inout AccessibilityNode, keepsActions: Bool = true
    ) {
        let leaves = self.leaves(parts)
        // The words of links in a text are said with the text.
        let hasLinks = leaves.contains { $0.role == .text && !$0.children.isEmpty }
        let spoken = hasLinks ? self.leaves(parts, withLinks: false) : leaves
        func joined(_ text: (AccessibilityNode) -> String) -> String {
            spoken.map(text).filter { !$0.isEmpty }.joined(separator: ", ")
        }
        node.label = joined(\.label)
        node.value = joined(\.value)
        node.hint = joined(\.hint)
        node.inputLabels = leaves.flatMap(\.inputLabels)
        node.details = leaves.flatMap(\.details)
        for leaf in leaves {
            node.traits.formUnion(leaf.traits)
            if node.headingLevel == .unspecified { node.headingLevel = leaf.headingLevel }
            if node.adjust == nil { node.adjust = leaf.adjust }
            if node.scroll == nil { node.scroll = leaf.scroll }
        }
        guard keepsActions else { return }
        let actors = leaves.filter { $0.isEnabled && $0.canBeActivated }
        for leaf in leaves where leaf.isEnabled {
            for action in leaf.actions {
                guard action.kind == .activate, actors.count > 1 else {
                    node.setAction(action.kind, action.id)
                    continue
                }
                node.setAction(.named(leaf.label), action.id)
            }
        }
        if let only = actors.first, actors.count == 1 {
            node.role = only.role
        } else if !actors.isEmpty {
            node.traits.remove(.isButton)
        }
    }

    private static func leaves(_ nodes: [AccessibilityNode], withLinks: Bool = true) -> [AccessibilityNode] {
        ordered(nodes).flatMap { node in
            let inner = node.role == .text && !withLinks ? [] : leaves(node.children, withLinks: withLinks)
            return node.isElement ? [node] + inner : inner
        }
    }

    // MARK: Text

    /// The elements as text, one a line, indented: what a reader says and can do, then the frame.
    package static func text(_ nodes: [AccessibilityNode], frames: Bool = true) -> String {
        var lines: [String] = []
        func add(_ node: AccessibilityNode, _ depth: Int) {
            lines.append(String(repeating: "  ", count: depth) + line(node, frames: frames))
            for child in node.children { add(child, depth + 1) }
        }
        for node in nodes { add(node, 0) }
        return lines.joined(separator: "\n")
    }

    private static func line(_ node: AccessibilityNode, frames: Bool) -> String {
        var parts = [node.role.rawValue]
        func add(_ name: String, _ text: String) {
            if !text.isEmpty { parts.append(name.isEmpty ? "“\(text)”" : "\(name) “\(text)”") }
        }
        add("", node.label)
        add("value", node.value)
        add("hint", node.hint)
        if !node.identifier.isEmpty { parts.append("#\(node.identifier)") }
        var own = node.traits
        own.remove(node.role.impliedTraits)
        parts += own.words
        if node.headingLevel != .unspecified { parts.append("level \(node.headingLevel.rawValue)") }
        if !node.isEnabled { parts.append("disabled") }
        if node.isAdjustable { parts.append("adjustable") }
        for action in node.actions {
            switch action.kind {
            case .activate: break
            case .escape: parts.append("action escape")
            case .magicTap: parts.append("action magic tap")
            case .named(let name): parts.append("action “\(name)”")
            }
        }
        for detail in node.details { parts.append("\(detail.label): “\(detail.value)”") }
        if let chart = node.chart {
            let names = [chart.title] + chart.axes.map(\.title) + chart.series.map(\.name)
            let points = chart.series.reduce(0) { $0 + $1.points.count }
            parts.append(
                "chart " + names.filter { !$0.isEmpty }.map { "“\($0)”" }.joined(separator: ", ") + " of \(points)")
        }
        if !node.inputLabels.isEmpty {
            parts.append("called " + node.inputLabels.map { "“\($0)”" }.joined(separator: ", "))
        }
        if let large = node.largeContentLabel { parts.append("enlarged “\(large)”") }
        for link in node.links { parts.append("\(link.role) of “\(link.name.text)”") }
        for rotor in node.rotors {
            parts.append("rotor “\(rotor.name)”: " + rotor.entries.map { "“\($0.label)”" }.joined(separator: ", "))
        }
        if frames {
            let f = node.frame
            parts.append("[\(number(f.minX)),\(number(f.minY)) \(number(f.width))×\(number(f.height))]")
        }
        return parts.joined(separator: " ")
    }

    /// A length with at most two decimals.
    private static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "\(value)" }
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(format: "%.0f", rounded) : "\(Double(rounded))"
    }
}
