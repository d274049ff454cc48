/// The default button style, which shows tinted text unless the context requires another appearance.
public struct DefaultButtonStyle {
    nonisolated public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PressReader(configuration) { isPressed in
            BorderlessButtonLabel(role: configuration.role, isPressed: isPressed, label: configuration.label)
        }
        .trait(RowButtonKey.self, true)
    }
}

/// A button style that shows tinted text without a border.
public struct BorderlessButtonStyle {
    nonisolated public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PressReader(configuration) { isPressed in
            BorderlessButtonLabel(role: configuration.role, isPressed: isPressed, label: configuration.label)
        }
    }
}

/// A button style that shows the label unchanged, and fainter while the button is pressed or disabled.
public struct PlainButtonStyle {
    nonisolated public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PressReader(configuration) { isPressed in
            PlainButtonLabel(isPressed: isPressed, label: configuration.label)
        }
    }
}

/// A button style that shows a label on a faint background.
public struct BorderedButtonStyle {
    nonisolated public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PressReader(configuration) { isPressed in
            BorderedButtonLabel(
                role: configuration.role, isProminent: false, isPressed: isPressed, label: configuration.label)
        }
    }
}

/// A button style that shows a label on a strong background, for the main action of a screen.
public struct BorderedProminentButtonStyle {
    nonisolated public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PressReader(configuration) { isPressed in
            BorderedButtonLabel(
                role: configuration.role, isProminent: true, isPressed: isPressed, label: configuration.label)
        }
        .trait(OwnPlatterTraitKey.self, true)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default button style, which depends on the position of the button.
    @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button style that shows tinted text without a border.
    @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button style that shows the label unchanged.
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button style that shows a label on a faint background.
    @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button style that shows a label on a strong background.
    @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

/// A label in the tint color, red for a destructive role, unless the program has set a foreground.
private struct BorderlessButtonLabel<Label: View>: View {
    let role: ButtonRole?
    let isPressed: Bool
    let label: Label

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isNavigationLink) private var isLink
    @Environment(\.controlContext) private var context
    @Environment(\.barItemLook) private var look

    var body: some View {
        if let look, look.isProminent || role == .confirm {
            ProminentBarLabel(look: look, role: role, isPressed: isPressed, label: label)
        } else {
            label.standardForegroundStyle(foreground).opacity(opacity)
        }
    }

    private var opacity: Double {
        guard isEnabled else { return isLink ? LinkMetrics.disabledOpacity : 1 }
        return isPressed ? ButtonMetrics.pressedLabelOpacity : 1
    }

    private var foreground: AnyShapeStyle {
        if !isEnabled, !isLink { return AnyShapeStyle(ControlColors.disabledLabel) }
        // Bars show what destroys in the same color as all else.
        return role == .destructive && context != .toolbar ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
    }
}

private struct PlainButtonLabel<Label: View>: View {
    let isPressed: Bool
    let label: Label

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isNavigationLink) private var isLink

    var body: some View {
        label
            .opacity(isEnabled ? 1 : isLink ? LinkMetrics.disabledOpacity : ButtonMetrics.disabledPlainOpacity)
            .opacity(isPressed && isEnabled ? ButtonMetrics.pressedLabelOpacity : 1)
    }
}

/// A label on a background in the button's border shape.
private struct BorderedButtonLabel<Label: View>: View {
    let role: ButtonRole?
    let isProminent: Bool
    let isPressed: Bool
    let label: Label

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.font) private var font
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.appearance) private var appearance
    @Environment(\.tintStyle) private var tint
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.barItemLook) private var look

    var body: some View {
        if isProminent, let look {
            ProminentBarLabel(look: look, role: role, isPressed: isPressed, label: label)
        } else {
            bordered
        }
    }

    private var bordered: some View {
        let metrics = ButtonMetrics(controlSize)
        let (x, y) = (
            borderShape.isCircle ? metrics.verticalPadding : metrics.horizontalPadding, metrics.verticalPadding
        )
        return
            label
            .font(font ?? metrics.font)
            .standardForegroundStyle(foreground)
            .frame(maxWidth: sizing == .flexible ? .infinity : nil)
            .padding(EdgeInsets(top: y, leading: x, bottom: y, trailing: x))
            .background(
                background,
                in: ResolvedButtonBorder(
                    shape: borderShape, controlSize: controlSize, look: appearance.button,
                    capsule: appearance.capsule)
            )
            .contentShape(Rectangle())
            .opacity(isPressed ? ButtonMetrics.pressedBorderedOpacity : 1)
    }

    /// The color of the role, or the tint that a view set.
    private var accent: AnyShapeStyle? { role == .destructive ? AnyShapeStyle(.red) : tint }

    private var foreground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(ControlColors.disabledLabel) }
        if isProminent { return AnyShapeStyle(.white) }
        return accent ?? AnyShapeStyle(.tint)
    }

    private var background: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(appearance.button.fill) }
        if isProminent { return accent ?? AnyShapeStyle(.tint) }
        // Without its own tint the background is gray, as on iOS.
        guard let accent else { return AnyShapeStyle(appearance.button.fill) }
        return AnyShapeStyle(accent.opacity(ButtonMetrics.borderedTintOpacity(colorScheme)))
    }
}
