import Foundation

/// The default toggle style, which shows a switch, or an item with a checkmark in a menu.
public struct DefaultToggleStyle {
    nonisolated public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        DefaultToggle(configuration: configuration)
    }
}

extension DefaultToggleStyle: StandardToggleStyle {}
extension SwitchToggleStyle: StandardToggleStyle {}
extension ButtonToggleStyle: StandardToggleStyle {}

private struct DefaultToggle: View {
    let configuration: ToggleStyleConfiguration

    @Environment(\.controlContext) private var context

    var body: some View {
        switch context {
        case .menu: MenuToggle(configuration: configuration)
        case .toolbar: ButtonToggle(configuration: configuration)
        case .plain, .list, .form: SwitchToggle(configuration: configuration, tint: nil)
        }
    }
}

/// A toggle style that shows a switch after the label.
public struct SwitchToggleStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }

    /// A switch that has its own color when on.
    @available(iOS, deprecated: 100000.0, message: "Use tint(_:) instead.")
    nonisolated public init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: tint)
    }
}

private struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?

    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.appearance) private var appearance

    var body: some View {
        let (state, toggle, look) = (configuration.accessibilityState, configuration.toggle, appearance.toggle)
        LabeledControl(configuration.label) {
            TouchedSwitch(configuration: configuration, tint: tint).padding(.trailing, -look.overhang)
        }
        .accessibilityControl(.toggle) { node in
            node.value = state
            node.setAction(.activate) { assumeMainActor { toggle() } }
            // Touches are for the switch alone, which stands at the trailing edge of the row.
            let x =
                1 - (look.size.width / 2 - look.overhang) / max(node.frame.width, look.size.width)
            node.activationPoint = UnitPoint(x: layoutDirection == .rightToLeft ? 1 - x : x, y: 0.5)
        }
    }
}

/// A switch that a tap flips and a drag carries past its middle and back.
private struct TouchedSwitch: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?

    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.appearance) private var appearance
    @GestureState(resetTransaction: TouchedSwitch.change) private var isPressed = false
    /// Whether the finger has moved far enough not to be a tap any longer.
    @State private var isDragged = false
    /// Counts the times that people flipped the switch, which then moves; a program's change shows at once.
    @State private var flips = 0

    var body: some View {
        SwitchView(
            isOn: isOn(after: flips), isMixed: configuration.isMixed, isPressed: isPressed, tint: tint
        )
        .contentShape(Rectangle())
        .gesture(drag)
        .onChange(of: isPressed) { isDragged = false }
    }

    /// Whether the switch is on. It is read together with the count of flips, in whose transaction it moves.
    private func isOn(after flips: Int) -> Bool { configuration.isOn }

    private var drag: some Gesture {
        let size = appearance.toggle.size
        return DragGesture(minimumDistance: 0)
            .updating($isPressed) { _, isPressed, transaction in
                if !isPressed { transaction = TouchedSwitch.change }
                isPressed = true
            }
            .onChanged { drag in
                if abs(drag.translation.width) > ToggleMetrics.tapSlop { isDragged = true }
                guard isDragged else { return }
                let isTrailing = drag.location.x > size.width / 2
                if (isTrailing != (layoutDirection == .rightToLeft)) != configuration.isOn { flip() }
            }
            .onEnded { drag in
                let isNear = CGRect(origin: .zero, size: size)
                    .insetBy(dx: -ToggleMetrics.reach, dy: -ToggleMetrics.reach).contains(drag.location)
                if !isDragged, isNear { flip() }
            }
    }

    private func flip() {
        // This view alone is brought up to date in the transaction of the count, whatever else depends on the value.
        withTransaction(TouchedSwitch.change) { flips += 1 }
        configuration.toggle()
    }

    private static var change: Transaction {
        Transaction(animation: .easeInOut(duration: ToggleMetrics.flipDuration))
    }
}

/// The switch alone: a capsule with a knob.
struct SwitchView: View {
    let isOn: Bool
    let isMixed: Bool
    let isPressed: Bool
    let tint: Color?

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var inheritedTint
    @Environment(\.appearance) private var appearance
    @Environment(\.accessibilitySettings) private var settings

    var body: some View {
        let look = appearance.toggle
        HStack(spacing: 0) {
            if isOn || isMixed { Spacer(minLength: 0) }
            Capsule(style: appearance.capsule)
                .fill(Color.white)
                .frame(
                    width: look.knob.width + (isPressed ? ToggleMetrics.pressedStretch : 0),
                    height: look.knob.height
                )
                .controlShadows(ToggleMetrics.knobShadows)
            if !isOn || isMixed { Spacer(minLength: 0) }
        }
        .padding(look.inset)
        .frame(width: look.size.width, height: look.size.height)
        .clipShape(Capsule(style: appearance.capsule))
        .background(alignment: isOn ? .leading : .trailing) {
            if settings.showsSwitchLabels, !isMixed {
                SwitchLabel(isOn: isOn).frame(width: look.size.width - look.knob.width - look.inset)
            }
        }
        .background(background, in: Capsule(style: appearance.capsule))
        .opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
    }

    private var background: AnyShapeStyle {
        guard isOn else { return AnyShapeStyle(ControlColors.switchOff) }
        return tint.map { AnyShapeStyle($0) } ?? inheritedTint ?? AnyShapeStyle(.green)
    }
}

/// The sign of a switch's state beside its knob.
private struct SwitchLabel: View {
    let isOn: Bool

    var body: some View {
        if isOn {
            Capsule().fill(Color.white)
                .frame(width: ToggleMetrics.onLabel.width, height: ToggleMetrics.onLabel.height)
        } else {
            Circle().strokeBorder(Color(uiColor: .systemGray), lineWidth: ToggleMetrics.labelLineWidth)
                .frame(width: ToggleMetrics.offLabelDiameter, height: ToggleMetrics.offLabelDiameter)
        }
    }
}

/// A toggle style that shows a button, which is highlighted while the toggle is on.
public struct ButtonToggleStyle {
    nonisolated public init() {}
}

extension ButtonToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View { ButtonToggle(configuration: configuration) }
}

private struct ButtonToggle: View {
    let configuration: ToggleStyleConfiguration

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.appearance) private var appearance
    @State private var isPressed = false

    var body: some View {
        let state = configuration.accessibilityState
        let metrics = ButtonMetrics(controlSize)
        configuration.label
            .font(metrics.font)
            .foregroundStyle(foreground)
            .padding(.horizontal, metrics.horizontalPadding)
            .padding(.vertical, metrics.verticalPadding)
            .background(
                background,
                in: ResolvedButtonBorder(
                    shape: borderShape, controlSize: controlSize, look: appearance.button,
                    capsule: appearance.capsule)
            )
            .opacity(isPressed ? ButtonMetrics.pressedBorderedOpacity : 1)
            .pressable(
                .toggle, traits: isOn ? .isSelected : [], isPressed: $isPressed, action: configuration.toggle
            ) { $0.value = state }
    }

    private var isOn: Bool { configuration.isOn || configuration.isMixed }

    private var foreground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(ControlColors.disabledLabel) }
        return isOn ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint)
    }

    private var background: AnyShapeStyle {
        guard isOn else { return AnyShapeStyle(Color.clear) }
        return isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColors.fill)
    }
}
