import Foundation

/// A control with which the user selects a color.
public struct ColorPicker<Label: View> {
    private let label: Label
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    @Environment(\.layoutDirection) private var layoutDirection
    @State private var isOpen = false

    /// Creates a picker with a label.
    ///
    /// - Parameter supportsOpacity: Whether the user can select transparent colors.
    nonisolated public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.selection = selection
        self.supportsOpacity = supportsOpacity
    }

    /// Creates a picker for a Core Graphics color, with a label.
    nonisolated public init(
        selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: Binding(
                location: ClosureLocation(
                    get: { Color(cgColor: selection.wrappedValue) },
                    set: { new, transaction in
                        if let color = new.cgColor { selection.transaction(transaction).wrappedValue = color }
                    })),
            supportsOpacity: supportsOpacity, label: label)
    }
}

extension ColorPicker: View {
    public var body: some View {
        let (selection, supportsOpacity, isOpen) = (selection, supportsOpacity, $isOpen)
        LabeledControl(label) {
            ColorWell(color: supportsOpacity ? selection.wrappedValue : selection.wrappedValue.opacity(1))
                .contentShape(Circle())
                .onTapGesture { isOpen.wrappedValue = true }
                .sheet(isPresented: isOpen) {
                    ColorPanel(selection: selection, supportsOpacity: supportsOpacity)
                }
        }
        .accessibilityControl(.colorPicker) { node in
            node.value = selection.wrappedValue.description
            node.setAction(.activate) { isOpen.wrappedValue = true }
            // Touches are for the well alone, which stands at the trailing edge of the row.
            let x = 1 - ColorPickerMetrics.well / 2 / max(node.frame.width, ColorPickerMetrics.well)
            node.activationPoint = UnitPoint(x: layoutDirection == .rightToLeft ? 1 - x : x, y: 0.5)
        }
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker with a localized label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a picker with a label that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }

    /// Creates a picker for a Core Graphics color with a localized label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a picker for a Core Graphics color with a label that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// A disc of a color in a ring of all colors.
private struct ColorWell: View {
    let color: Color

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Circle()
            .strokeBorder(
                AngularGradient(colors: ColorPickerMetrics.rainbow, center: .center),
                lineWidth: ColorPickerMetrics.ring
            )
            .overlay {
                Circle().fill(color).padding(ColorPickerMetrics.ring + ColorPickerMetrics.gap)
            }
            .frame(width: ColorPickerMetrics.well, height: ColorPickerMetrics.well)
            .opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
    }
}
