/// The look of pickers. Only the styles of this module can be used.
public protocol PickerStyle {}

/// A picker style that can show a picker.
@MainActor protocol BuiltInPickerStyle: PickerStyle {
    associatedtype PickerBody: View
    @ViewBuilder func makeBody(_ configuration: PickerConfiguration) -> PickerBody
}

extension View {
    /// Shows the pickers in this view by a style.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        self.style(style) { (style: S, configuration: PickerConfiguration) in
            PickerStyleBody(style: style, configuration: configuration)
        }
    }
}

private struct PickerStyleBody: View {
    let style: any PickerStyle
    let configuration: PickerConfiguration

    var body: AnyView {
        guard let style = style as? any BuiltInPickerStyle else {
            Log.once("\(type(of: style)) is not a picker style of the system; the default style is used.")
            return AnyView(DefaultPickerStyle().makeBody(configuration))
        }
        return make(style)
    }

    private func make(_ style: some BuiltInPickerStyle) -> AnyView { AnyView(style.makeBody(configuration)) }
}

/// The style that suits the position of the picker: mostly a menu.
public struct DefaultPickerStyle {
    nonisolated public init() {}
}

extension DefaultPickerStyle: BuiltInPickerStyle {
    func makeBody(_ configuration: PickerConfiguration) -> some View { DefaultPicker(configuration: configuration) }
}

/// A button that opens a menu.
public struct MenuPickerStyle {
    nonisolated public init() {}
}

extension MenuPickerStyle: BuiltInPickerStyle {
    func makeBody(_ configuration: PickerConfiguration) -> some View { MenuPicker(configuration: configuration) }
}

/// All options in the place of the picker: rows in a list, else a wheel.
public struct InlinePickerStyle {
    nonisolated public init() {}
}

extension InlinePickerStyle: BuiltInPickerStyle {
    func makeBody(_ configuration: PickerConfiguration) -> some View { InlinePicker(configuration: configuration) }
}

/// Options side by side.
public struct SegmentedPickerStyle {
    nonisolated public init() {}
}

extension SegmentedPickerStyle: BuiltInPickerStyle {
    func makeBody(_ configuration: PickerConfiguration) -> some View {
        SegmentedPicker(configuration: configuration)
    }
}

/// A wheel.
public struct WheelPickerStyle {
    nonisolated public init() {}
}

extension WheelPickerStyle: BuiltInPickerStyle {
    func makeBody(_ configuration: PickerConfiguration) -> some View { WheelPicker(configuration: configuration) }
}

/// Icons side by side.
public struct PalettePickerStyle {
    nonisolated public init() {}
}

extension PalettePickerStyle: BuiltInPickerStyle {
    func makeBody(_ configuration: PickerConfiguration) -> some View { PalettePicker(configuration: configuration) }
}

private struct PalettePicker: View {
    let configuration: PickerConfiguration

    @Environment(\.paletteSelectionEffect) private var effect

    var body: some View { SegmentedPicker(configuration: configuration, effect: effect) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style that suits the position of the picker.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All options in the place of the picker.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Options side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Icons side by side.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private struct DefaultPicker: View {
    let configuration: PickerConfiguration

    @Environment(\.controlContext) private var context

    var body: some View {
        switch context {
        case .menu: InlinePicker(configuration: configuration)
        case .plain, .list, .form, .toolbar: MenuPicker(configuration: configuration)
        }
    }
}
