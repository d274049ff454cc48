/// A button style that shows a label on glass.
public struct GlassButtonStyle {
    private let glass: Glass

    nonisolated public init() { glass = .regular }

    /// Creates the style with a kind of glass.
    nonisolated public init(_ glass: Glass) { self.glass = glass }
}

extension GlassButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PressReader(configuration) { isPressed in
            GlassButtonLabel(
                role: configuration.role, glass: glass, isProminent: false, isPressed: isPressed,
                label: configuration.label)
        }
    }
}

/// A button style that shows a label on glass in the tint color, for the main action of a screen.
public struct GlassProminentButtonStyle {
    nonisolated public init() {}
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PressReader(configuration) { isPressed in
            GlassButtonLabel(
                role: configuration.role, glass: .regular, isProminent: true, isPressed: isPressed,
                label: configuration.label)
        }
        .trait(OwnPlatterTraitKey.self, true)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A button style that shows a label on glass.
    @MainActor @preconcurrency public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// Returns a button style that shows a label on a kind of glass.
    @MainActor @preconcurrency public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A button style that shows a label on glass in the tint color.
    @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle {
        GlassProminentButtonStyle()
    }
}

/// A button on glass: a capsule unless `buttonBorderShape(_:)` says otherwise.
private struct GlassButtonLabel<Label: View>: View {
    let role: ButtonRole?
    let glass: Glass
    let isProminent: Bool
    let isPressed: Bool
    let label: Label

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.font) private var font
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.tintStyle) private var tint
    @Environment(\.barItemLook) private var look
    @Environment(\.self) private var environment

    var body: some View {
        if isProminent, let look {
            ProminentBarLabel(look: look, role: role, isPressed: isPressed, label: label)
        } else {
            onGlass
        }
    }

    private var onGlass: some View {
        let metrics = ButtonMetrics(controlSize)
        let shape = borderShape == .automatic ? ButtonBorderShape.capsule : borderShape
        let labelFont = font ?? metrics.font
        return
            label
            .font(isProminent ? labelFont.weight(.semibold) : labelFont)
            .standardForegroundStyle(foreground)
            .frame(maxWidth: sizing == .flexible ? .infinity : nil)
            .padding(.horizontal, shape.isCircle ? metrics.verticalPadding : metrics.horizontalPadding)
            .padding(.vertical, metrics.verticalPadding)
            .glassEffect(
                isProminent && isEnabled ? glass.tint(color) : glass,
                in: ResolvedButtonBorder(shape: shape, controlSize: controlSize, capsule: .circular)
            )
            .contentShape(Rectangle())
            .scaleEffect(isPressed ? ButtonMetrics.pressedGlassScale : 1)
            .animation(.spring(duration: 0.3, bounce: 0.3), value: isPressed)
    }

    private var foreground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(ControlColors.disabledLabel) }
        if isProminent { return AnyShapeStyle(.white) }
        if role == .destructive { return AnyShapeStyle(.red) }
        return AnyShapeStyle(ControlColors.label)
    }

    /// Glass takes one color: that of the role, or of the tint in the label's middle.
    private var color: Color {
        if role == .destructive { return .red }
        let style = tint ?? AnyShapeStyle(.tint)
        guard case .color(let color) = style.recipe(in: environment).source else { return .accentColor }
        return Color(
            .sRGB, red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            opacity: Double(color.alpha))
    }
}
