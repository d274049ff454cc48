import Foundation
import SwiftUI

/// The elements as text: a line for each, indented, with its frame in the canvas.
package enum ElementTree {
    package static func text(_ root: RenderNode) -> String {
        var lines: [String] = []
        add(root, depth: 0, to: &lines)
        return lines.joined(separator: "\n")
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
    guard value.isFinite else { return "\(value)" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}
