/// A type that defines the appearance and interaction of pickers. Only the styles of this module conform.
public protocol PickerStyle {}

/// A picker style that can show a picker.
@MainActor protocol BuiltInPickerStyle: PickerStyle {
    associatedtype PickerBody: View
    @ViewBuilder func makeBody(_ configuration: PickerConfiguration) -> PickerBody
}

extension View {
    /// Sets the style of the pickers in this view.
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

/// The default picker style, which is a menu in most contexts.
public struct DefaultPickerStyle {
    nonisolated public init() {}
}

extension DefaultPickerStyle: BuiltInPickerStyle {
    func makeBody(_ configuration: PickerConfiguration) -> some View { DefaultPicker(configuration: configuration) }
}

/// A picker style that shows a button that opens a menu.
public struct MenuPickerStyle {
    nonisolated public init() {}
}

extension MenuPickerStyle: BuiltInPickerStyle {
    func makeBody(_ configuration: PickerConfiguration) -> some View { MenuPicker(configuration: configuration) }
}

/// A picker style that shows all options inline: as rows in a list, otherwise as a wheel.
public struct InlinePickerStyle {
    nonisolated public init() {}
}

extension InlinePickerStyle: BuiltInPickerStyle {
    func makeBody(_ configuration: PickerConfiguration) -> some View { InlinePicker(configuration: configuration) }
}

/// A picker style that shows options side by side.
public struct SegmentedPickerStyle {
    nonisolated public init() {}
}

extension SegmentedPickerStyle: BuiltInPickerStyle {
    func makeBody(_ configuration: PickerConfiguration) -> some View {
        SegmentedPicker(configuration: configuration)
    }
}

/// A picker style that shows a wheel.
public struct WheelPickerStyle {
    nonisolated public init() {}
}

extension WheelPickerStyle: BuiltInPickerStyle {
    func makeBody(_ configuration: PickerConfiguration) -> some View { WheelPicker(configuration: configuration) }
}

/// A picker style that shows icons side by side.
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
    /// The default picker style, which depends on the position of the picker.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A picker style that shows a button that opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// A picker style that shows all options inline.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// A picker style that shows options side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A picker style that shows a wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A picker style that shows icons side by side.
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
