import SwiftUI

/// Views beside each other, in as many lines as they need.
struct FlowLayout: Layout {
    /// Between views and between lines, in points.
    var spacing: CGFloat
    /// Where a line stands that is shorter than the others.
    var isTrailing = false
    /// Above the first line, where there is one, in points.
    var gapAbove: CGFloat = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let lines = lines(of: subviews, width: proposal.width ?? .infinity)
        return CGSize(
            width: lines.map(\.width).max() ?? 0,
            height: lines.map(\.height).reduce(lines.isEmpty ? 0 : gapAbove, +)
                + spacing * CGFloat(max(0, lines.count - 1)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY + gapAbove
        for line in lines(of: subviews, width: bounds.width) {
            var x = isTrailing ? bounds.maxX - line.width : bounds.minX
            for item in line.items {
                subviews[item.index].place(
                    at: CGPoint(x: x, y: y + (line.height - item.size.height) / 2),
                    proposal: ProposedViewSize(item.size))
                x += item.size.width + spacing
            }
            y += line.height + spacing
        }
    }

    private struct Line {
        var items: [(index: Int, size: CGSize)] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func lines(of subviews: Subviews, width: CGFloat) -> [Line] {
        var lines: [Line] = []
        for (index, subview) in subviews.enumerated() {
            // A view that is wider than a line gets the line's width and does with it what it can.
            let ideal = subview.sizeThatFits(.unspecified)
            let size = ideal.width > width ? subview.sizeThatFits(ProposedViewSize(width: width, height: nil)) : ideal
            if lines.isEmpty || lines[lines.count - 1].width + spacing + size.width > width { lines.append(Line()) }
            let last = lines.count - 1
            lines[last].width += size.width + (lines[last].items.isEmpty ? 0 : spacing)
            lines[last].height = max(lines[last].height, size.height)
            lines[last].items.append((index, size))
        }
        return lines
    }
}
