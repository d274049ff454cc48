import SwiftUI

/// Lays out views in lines, as text flows.
struct FlowLayout: Layout {
    var alignment = HorizontalAlignment.leading
    var spacing: CGFloat = 8
    var lineSpacing: CGFloat = 0

    private struct Line {
        var indices: [Int] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let lines = lines(of: subviews, in: proposal.width ?? .infinity)
        return CGSize(
            width: lines.map(\.width).max() ?? 0,
            height: lines.map(\.height).reduce(0, +) + lineSpacing * CGFloat(max(lines.count - 1, 0)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for line in lines(of: subviews, in: bounds.width) {
            var x = bounds.minX
            if alignment == .center { x += (bounds.width - line.width) / 2 }
            if alignment == .trailing { x += bounds.width - line.width }
            for index in line.indices {
                let size = subviews[index].sizeThatFits(.unspecified)
                subviews[index].place(
                    at: CGPoint(x: x, y: y + line.height / 2), anchor: .leading, proposal: .init(size))
                x += size.width + spacing
            }
            y += line.height + lineSpacing
        }
    }

    private func lines(of subviews: Subviews, in width: CGFloat) -> [Line] {
        var lines = [Line()]
        for (index, subview) in subviews.enumerated() {
            let size = subview.sizeThatFits(.unspecified)
            let isFirst = lines[lines.count - 1].indices.isEmpty
            if !isFirst, lines[lines.count - 1].width + spacing + size.width > width {
                lines.append(Line())
            }
            let last = lines.count - 1
            lines[last].width += size.width + (lines[last].indices.isEmpty ? 0 : spacing)
            lines[last].height = max(lines[last].height, size.height)
            lines[last].indices.append(index)
        }
        return lines
    }
}

/// A choice as a capsule that is filled when it is on.
struct ChipToggleStyle: ToggleStyle {
    var color: Color

    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
                .font(.subheadline.weight(.medium))
                .padding(.horizontal, 14)
                .padding(.vertical, 7)
                .foregroundStyle(configuration.isOn ? Color(.onBrand) : Color(.ink))
                .background {
                    if configuration.isOn {
                        Capsule().fill(color)
                    } else {
                        Capsule().stroke(color.opacity(0.6))
                    }
                }
                // A finger needs more room than the words, which keeps the lines apart, too.
                .padding(.vertical, 6)
                .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    }
}

extension ToggleStyle where Self == ChipToggleStyle {
    static func chip(_ color: Color) -> ChipToggleStyle { ChipToggleStyle(color: color) }
}

#Preview("Chips", traits: .sizeThatFitsLayout) {
    @Previewable @State var chosen: Set<Shelf> = [.bakery]
    FlowLayout(alignment: .center) {
        ForEach(Shelf.allCases) { shelf in
            Toggle(
                isOn: Binding(
                    get: { chosen.contains(shelf) },
                    set: { isOn in if isOn { chosen.insert(shelf) } else { chosen.remove(shelf) } })
            ) {
                Text(shelf.title, bundle: .module)
            }
            .toggleStyle(.chip(Color(shelf.color)))
        }
    }
    .frame(width: 268)
    .padding()
    .branded()
}
