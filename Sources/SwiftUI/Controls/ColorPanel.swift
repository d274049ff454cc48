import Foundation

/// The sheet in which a color is chosen: from a grid, on a spectrum or by its parts, with its opacity below.
struct ColorPanel: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool

    @Environment(\.dismiss) private var dismiss
    @Environment(\.self) private var environment
    @State private var way = Way.grid

    private enum Way: Int, CaseIterable {
        case grid, spectrum, sliders

        var title: String {
            switch self {
            case .grid: ControlWords.colorGrid
            case .spectrum: ControlWords.colorSpectrum
            case .sliders: ControlWords.colorSliders
            }
        }
    }

    var body: some View {
        let parts = ColorParts(selection, in: environment)
        VStack(spacing: ColorPanelMetrics.gap) {
            header
            SegmentedControl(count: Way.allCases.count, chosen: way.rawValue) { index in
                way = Way(rawValue: index) ?? .grid
            } segment: { index in
                Text(verbatim: Way.allCases[index].title)
                    .font(index == way.rawValue ? PickerMetrics.selectedSegmentFont : SegmentLook().font)
                    .foregroundStyle(ControlColors.label)
            }
            Group {
                switch way {
                case .grid: ColorGrid(parts: parts)
                case .spectrum: ColorSpectrum(parts: parts)
                case .sliders: ColorSliders(parts: parts)
                }
            }
            .frame(height: ColorPanelMetrics.areaHeight)
            if supportsOpacity {
                ColorSlider(
                    name: ControlWords.opacity, value: parts.binding(\.opacity),
                    colors: [parts.color(opacity: 0), parts.color(opacity: 1)], valueText: accessibilityPercentage)
            }
            Divider()
            RoundedRectangle(cornerRadius: ColorPanelMetrics.cornerRadius, style: .continuous)
                .fill(selection.wrappedValue)
                .frame(width: ColorPanelMetrics.well, height: ColorPanelMetrics.well)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityHidden(true)
        }
        .padding(ColorPanelMetrics.padding)
        .frame(maxHeight: .infinity, alignment: .top)
        .presentationDetents([.height(ColorPanelMetrics.height)])
    }

    private var header: some View {
        HStack {
            Text(verbatim: ControlWords.colors).font(.headline).accessibilityAddTraits(.isHeader)
            Spacer(minLength: 0)
            Button {
                dismiss()
            } label: {
                Image(systemName: "xmark.circle.fill")
                    .font(.title2)
                    .foregroundStyle(.secondary)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: ControlWords.close))
        }
    }
}

/// The parts of the color that is chosen.
private struct ColorParts {
    private let selection: Binding<Color>
    var red: Double
    var green: Double
    var blue: Double
    var opacity: Double

    init(_ selection: Binding<Color>, in environment: EnvironmentValues) {
        self.selection = selection
        let resolved = selection.wrappedValue.resolve(in: environment)
        red = min(max(Double(resolved.red), 0), 1)
        green = min(max(Double(resolved.green), 0), 1)
        blue = min(max(Double(resolved.blue), 0), 1)
        opacity = min(max(Double(resolved.opacity), 0), 1)
    }

    var color: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }

    func color(opacity: Double) -> Color { Color(red: red, green: green, blue: blue, opacity: opacity) }

    /// The color with one part at an end of its range.
    func color(_ part: WritableKeyPath<ColorParts, Double>, _ value: Double) -> Color {
        var copy = self
        copy[keyPath: part] = value
        return Color(red: copy.red, green: copy.green, blue: copy.blue)
    }

    func binding(_ part: WritableKeyPath<ColorParts, Double>) -> Binding<Double> {
        Binding(
            location: ClosureLocation(
                get: { self[keyPath: part] },
                set: { value, transaction in
                    var copy = self
                    copy[keyPath: part] = min(max(value, 0), 1)
                    selection.transaction(transaction).wrappedValue = copy.color
                }))
    }

    /// Takes another color with the opacity that there is.
    func choose(hue: Double, saturation: Double, brightness: Double) {
        selection.wrappedValue = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
    }
}

/// Grays in a row, and the hues from dark to light below.
private struct ColorGrid: View {
    let parts: ColorParts

    var body: some View {
        let (columns, rows) = (ColorPanelMetrics.gridColumns, ColorPanelMetrics.gridRows)
        VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<columns, id: \.self) { column in
                        let color = GridColor(row: row, column: column)
                        Color(hue: color.hue, saturation: color.saturation, brightness: color.brightness)
                            .accessibilityControl(.button) { node in
                                node.label = color.name
                                node.setAction(.activate) { color.choose(parts) }
                            }
                    }
                }
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: ColorPanelMetrics.cornerRadius, style: .continuous))
        .modifier(
            PointPicking { point in
                GridColor(
                    row: min(Int(point.y * CGFloat(rows)), rows - 1),
                    column: min(Int(point.x * CGFloat(columns)), columns - 1)
                ).choose(parts)
            })
    }
}

/// A color of the grid.
private struct GridColor {
    let hue: Double
    let saturation: Double
    let brightness: Double
    let name: String

    init(row: Int, column: Int) {
        let (columns, rows) = (ColorPanelMetrics.gridColumns, ColorPanelMetrics.gridRows)
        name = "\(ControlWords.color) \(row + 1), \(column + 1)"
        guard row > 0 else {
            (hue, saturation) = (0, 0)
            brightness = 1 - Double(column) / Double(columns - 1)
            return
        }
        hue = Double(column) / Double(columns)
        // From dark to the full color in the first half, from there to light.
        let way = Double(row) / Double(rows - 1) * 2
        brightness = min(1, 0.3 + way * 0.7)
        saturation = way <= 1 ? 1 : max(0.15, 2 - way)
    }

    func choose(_ parts: ColorParts) {
        parts.choose(hue: hue, saturation: saturation, brightness: brightness)
    }
}

/// All hues from side to side, from white over the full color to black from top to bottom.
private struct ColorSpectrum: View {
    let parts: ColorParts

    var body: some View {
        LinearGradient(
            colors: (0...6).map { Color(hue: Double($0) / 6, saturation: 1, brightness: 1) }, startPoint: .leading,
            endPoint: .trailing
        )
        .overlay {
            LinearGradient(
                stops: [
                    .init(color: .white, location: 0), .init(color: .white.opacity(0), location: 0.5),
                    .init(color: .black.opacity(0), location: 0.5), .init(color: .black, location: 1),
                ], startPoint: .top, endPoint: .bottom)
        }
        .clipShape(RoundedRectangle(cornerRadius: ColorPanelMetrics.cornerRadius, style: .continuous))
        .modifier(
            PointPicking { point in
                parts.choose(
                    hue: point.x, saturation: min(1, point.y * 2), brightness: min(1, 2 - point.y * 2))
            }
        )
        .accessibilityLabel(Text(verbatim: ControlWords.colorSpectrum))
    }
}

private struct ColorSliders: View {
    let parts: ColorParts

    var body: some View {
        VStack(spacing: ColorPanelMetrics.gap) {
            slider(ControlWords.red, \.red)
            slider(ControlWords.green, \.green)
            slider(ControlWords.blue, \.blue)
            Spacer(minLength: 0)
        }
    }

    private func slider(_ name: String, _ part: WritableKeyPath<ColorParts, Double>) -> some View {
        ColorSlider(
            name: name, value: parts.binding(part), colors: [parts.color(part, 0), parts.color(part, 1)],
            valueText: { String(Int(($0 * 255).rounded())) })
    }
}

/// A bar of colors with a knob that a finger puts anywhere on it.
private struct ColorSlider: View {
    let name: String
    let value: Binding<Double>
    let colors: [Color]
    let valueText: (Double) -> String

    var body: some View {
        let (name, value, valueText) = (name, value, valueText)
        VStack(alignment: .leading, spacing: ColorPanelMetrics.titleGap) {
            Text(verbatim: name.uppercased())
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            HStack(spacing: ColorPanelMetrics.gap) {
                Capsule()
                    .fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
                    .overlay {
                        GeometryReader { proxy in
                            let room = proxy.size.width - ColorPanelMetrics.bar
                            Circle()
                                .strokeBorder(.white, lineWidth: ColorPanelMetrics.knobRing)
                                .frame(width: ColorPanelMetrics.bar, height: ColorPanelMetrics.bar)
                                .controlShadows(SliderMetrics.knobShadows)
                                .padding(.leading, max(0, room * value.wrappedValue))
                        }
                    }
                    .frame(height: ColorPanelMetrics.bar)
                    .modifier(PointPicking { value.wrappedValue = $0.x })
                Text(verbatim: valueText(value.wrappedValue))
                    .font(.body.monospacedDigit())
                    .frame(width: ColorPanelMetrics.valueWidth)
                    .accessibilityHidden(true)
            }
        }
        .accessibilityControl(.slider) { node in
            node.label = name
            node.value = valueText(value.wrappedValue)
            node.setAdjustment { direction in
                value.wrappedValue = min(max(value.wrappedValue + (direction == .increment ? 0.1 : -0.1), 0), 1)
            }
        }
    }
}

/// Tells where a finger is in a view, as parts of its width and height, from the leading top.
private struct PointPicking: ViewModifier {
    let pick: @MainActor (UnitPoint) -> Void

    @Environment(\.layoutDirection) private var layoutDirection
    @State private var size = CGSize.zero

    func body(content: Content) -> some View {
        content
            .contentShape(Rectangle())
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                size = $0
            }
            .gesture(
                DragGesture(minimumDistance: 0).onChanged { drag in
                    guard size.width > 0, size.height > 0 else { return }
                    let x = min(max(drag.location.x / size.width, 0), 1)
                    let y = min(max(drag.location.y / size.height, 0), 1)
                    pick(UnitPoint(x: layoutDirection == .rightToLeft ? 1 - x : x, y: y))
                })
    }
}
