import SwiftUI

/// A control for selecting a color: a label with a swatch, which opens the panel of the system.
///
/// ```swift
/// AppColorPicker(label: "Accent Color", selection: $accentColor)
/// AppColorPicker(label: "Background", selection: $bgColor, supportsOpacity: true)
/// ```
///
/// Its look is ``NativeColorPickerStyling``, as far as the system leaves it to apps.
public struct AppColorPicker: View {
    private let label: String
    @Binding private var selection: Color
    private let supportsOpacity: Bool
    @Themed(.bubbles) private var theme

    /// Creates a picker.
    ///
    /// - Parameters:
    ///   - label: what the color is for.
    ///   - selection: the chosen color.
    ///   - supportsOpacity: whether the opacity is chosen as well.
    public init(label: String, selection: Binding<Color>, supportsOpacity: Bool = false) {
        self.label = label
        _selection = selection
        self.supportsOpacity = supportsOpacity
    }

    public var body: some View {
        ColorPicker(label, selection: $selection, supportsOpacity: supportsOpacity)
            .font(theme(NativeColorPickerStyling.Typography.label))
            .foregroundStyle(theme(NativeColorPickerStyling.Colors.label))
            .tint(theme(NativeColorPickerStyling.Colors.tint))
    }
}

#Preview {
    @Previewable @State var color1 = Color.appSurfaceAccentPrimary
    @Previewable @State var color2 = Color.appSurfaceSuccessSolid

    VStack(spacing: .space6) {
        AppColorPicker(label: "Accent Color", selection: $color1)
        AppColorPicker(label: "Background (with opacity)", selection: $color2, supportsOpacity: true)
    }
    .padding()
}

#Preview("Disabled, faint, long") {
    @Previewable @State var color = Color.appSurfaceErrorSolid
    @Previewable @State var faint = Color.appSurfaceAccentPrimary.opacity(.opacityDisabled)

    VStack(spacing: .space6) {
        AppColorPicker(label: "Disabled", selection: $color)
            .disabled(true)
        AppColorPicker(label: "Half transparent", selection: $faint, supportsOpacity: true)
        AppColorPicker(
            label: "A label that goes on for so long that it takes more than one line", selection: $color)
    }
    .padding()
}
