import SwiftUI

/// A button that is its label and fades a little while it is pressed.
struct PressStyle: ButtonStyle {
    /// How visible it is while pressed, from 0 to 1.
    var opacity = Ratios.pressed
    /// How far beyond its edges it takes touches, in points.
    var reach: CGFloat = 0

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .contentShape(Rectangle().inset(by: -reach))
            .opacity(configuration.isPressed ? opacity : 1)
            .animation(.appPress, value: configuration.isPressed)
    }
}

/// A row that takes taps on all of its width and darkens while it is pressed.
struct RowPressStyle: ButtonStyle {
    /// How dark; nil is the theme's.
    var pressed: Color? = nil
    @Themed(.ledger) private var theme

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(configuration.isPressed ? pressed ?? theme.colors.surfacePressed : .clear)
            .contentShape(Rectangle())
    }
}

extension ButtonStyle where Self == PressStyle {
    /// A button that is its label and fades a little while it is pressed.
    static var press: PressStyle { PressStyle() }
}

extension ButtonStyle where Self == RowPressStyle {
    /// A row that takes taps on all of its width and darkens while it is pressed.
    static var rowPress: RowPressStyle { RowPressStyle() }
}
