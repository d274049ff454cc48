import SwiftUI

/// The labels and ticks of an axis.
struct AxisParts: View {
    let axis: PlottedAxis

    var body: some View {
        ForEach(axis.entries) { entry in
            ForEach(entry.parts.indices, id: \.self) { index in
                switch entry.parts[index] {
                case .label(let label):
                    Turned(angle: angle(label)) { axis.view(label, entry.datum).modifier(AxisText()) }
                        .layoutValue(key: AxesLayout.Part.self, value: .label(place(entry), label))
                case .tick(let line):
                    TickLine(isHorizontal: axis.isVertical)
                        .stroke(AxisLines.style(line), style: AxisLines.stroke(line, isVertical: axis.isVertical))
                        .accessibilityHidden(true)
                        .layoutValue(key: AxesLayout.Part.self, value: .tick(place(entry), line))
                case .grid: EmptyView()
                }
            }
        }
    }

    private func angle(_ label: _AxisLabel) -> Double {
        switch label.orientation.kind {
        case .horizontal: 0
        case .vertical: 90
        case .verticalReversed: -90
        }
    }

    private func place(_ entry: PlottedAxis.Entry) -> AxesLayout.Place {
        AxesLayout.Place(
            datum: entry.datum, next: entry.next, isVertical: axis.isVertical, isBefore: axis.isBefore,
            preset: axis.preset)
    }
}

/// A line along the middle of its rectangle.
private struct TickLine: Shape {
    let isHorizontal: Bool

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: isHorizontal ? CGPoint(x: rect.minX, y: rect.midY) : CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: isHorizontal ? CGPoint(x: rect.maxX, y: rect.midY) : CGPoint(x: rect.midX, y: rect.maxY))
        }
    }
}

/// The lines of an axis across the plot.
struct AxisLines: View {
    let axis: PlottedAxis
    let scale: Scale
    let size: CGSize

    /// Lines that a chart draws automatically are thin; those across a horizontal axis are dashed.
    static func stroke(_ line: _AxisLine, isVertical: Bool) -> StrokeStyle {
        line.stroke ?? StrokeStyle(lineWidth: 0.5, dash: isVertical ? [] : [2, 2])
    }

    static func style(_ line: _AxisLine) -> AnyShapeStyle { line.style ?? AnyShapeStyle(Color.gray.opacity(0.4)) }

    var body: some View {
        ForEach(axis.entries) { entry in
            ForEach(entry.parts.indices, id: \.self) { index in
                if case .grid(let line) = entry.parts[index], let path = path(entry, line) {
                    path.stroke(Self.style(line), style: Self.stroke(line, isVertical: axis.isVertical))
                }
            }
        }
        .accessibilityHidden(true)
    }

    private func path(_ entry: PlottedAxis.Entry, _ line: _AxisLine) -> Path? {
        let length = scale.isVertical ? size.height : size.width
        guard let place = AxesLayout.position(entry.datum, entry.next, line.isCentered == true, scale, length) else {
            return nil
        }
        return Path { path in
            let offset = line.offset
            if scale.isVertical {
                path.move(to: CGPoint(x: offset.xStart, y: place + offset.yStart))
                path.addLine(to: CGPoint(x: size.width + offset.xEnd, y: place + offset.yEnd))
            } else {
                path.move(to: CGPoint(x: place + offset.xStart, y: offset.yStart))
                path.addLine(to: CGPoint(x: place + offset.xEnd, y: size.height + offset.yEnd))
            }
        }
    }
}
