import Foundation
import SwiftUI

/// The elements as text: a line for each, indented, with its frame in the canvas.
package enum ElementTree {
    package static func text(_ root: RenderNode) -> String {
        var lines: [String] = []
        add(root, depth: 0, to: &lines)
        return lines.joined(separator: "\n")
    }

    /// What is known of the element on a line of `text`: its size and what it was offered, and the same of the modifiers round it,
    /// from the inside out. Nil if there is no such line.
    package static func details(line: Int, of root: RenderNode) -> String? {
        var left = line
        func find(_ node: RenderNode) -> RenderNode? {
            if left == 0 { return node }
            left -= 1
            for child in node.children { if let found = find(child) { return found } }
            return nil
        }
        guard line >= 0, let node = find(root) else { return nil }
        let frame = node.globalFrame
        var lines = [measures(node), "at \(number(frame.minX)),\(number(frame.minY))"]
        var modifier = node.parent
        // What has several children is a container, no modifier.
        while let current = modifier, current.children.count == 1, current !== root {
            lines.append("in \(measures(current))")
            modifier = current.parent
        }
        return lines.joined(separator: "\n")
    }

    private static func measures(_ node: RenderNode) -> String {
        func side(_ length: CGFloat?) -> String { length.map(number) ?? "ideal" }
        let offered = node.placedProposal.map { "\(side($0.width))×\(side($0.height))" } ?? "nothing"
        return "\(name(node)) \(number(node.size.width))×\(number(node.size.height)), offered \(offered)"
    }

    private static func add(_ node: RenderNode, depth: Int, to lines: inout [String]) {
        let frame = node.globalFrame
        lines.append(
            String(repeating: "  ", count: depth) + name(node)
                + " \(number(frame.minX)),\(number(frame.minY)) \(number(frame.width))×\(number(frame.height))"
        )
        for child in node.children { add(child, depth: depth + 1, to: &lines) }
    }

    /// `Text` for a `TextRenderNode`, without what it is generic over.
    private static func name(_ node: RenderNode) -> String {
        let name = String(node.debugName.prefix { $0 != "<" })
        return name.hasSuffix("RenderNode") && name.count > 10 ? String(name.dropLast(10)) : name
    }
}

/// A length with at most two decimals.
private func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return value == .infinity ? "∞" : "\(value)" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}
