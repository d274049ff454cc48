import Foundation

/// A control with two buttons that increment and decrement a value.
public struct Stepper<Label: View> {
    private let label: Label
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void

    nonisolated private init(
        _ label: Label, increment: (() -> Void)?, decrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.label = label
        self.increment = increment
        self.decrement = decrement
        self.onEditingChanged = onEditingChanged
    }

    /// Creates a stepper with custom actions. A button without an action is disabled.
    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label(), increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value without bounds.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label(), increment: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            decrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value in a range. At a bound of the range, the button that would exceed it is disabled.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let steps = StepperSteps(value: value, bounds: bounds, step: step)
        self.init(
            label(), increment: steps.increment, decrement: steps.decrement, onEditingChanged: onEditingChanged)
    }
}

/// The steps that lead through a range from where the value is.
private struct StepperSteps<V: Strideable> {
    let value: Binding<V>
    let bounds: ClosedRange<V>
    let step: V.Stride

    /// One step up, to the end at most; nil at the end.
    var increment: (() -> Void)? {
        guard value.wrappedValue < bounds.upperBound else { return nil }
        return { value.wrappedValue = clamped(value.wrappedValue.advanced(by: step)) }
    }

    /// One step down, to the end at most; nil at the end.
    var decrement: (() -> Void)? {
        guard value.wrappedValue > bounds.lowerBound else { return nil }
        return { value.wrappedValue = clamped(value.wrappedValue.advanced(by: -step)) }
    }

    private func clamped(_ value: V) -> V { min(max(value, bounds.lowerBound), bounds.upperBound) }
}

extension Stepper: View {
    public var body: some View {
        let (increment, decrement, editing) = (increment, decrement, onEditingChanged)
        LabeledControl(label) {
            HStack(spacing: 0) {
                StepperHalf(symbol: "minus", step: decrement, editing: editing)
                Rectangle()
                    .fill(ControlColors.separator)
                    .frame(width: StepperMetrics.divider.width, height: StepperMetrics.divider.height)
                StepperHalf(symbol: "plus", step: increment, editing: editing)
            }
            .accessibilityHidden(true)
            .frame(width: StepperMetrics.size.width, height: StepperMetrics.size.height)
            .modifier(StepperGround())
        }
        .accessibilityControl(.stepper) { node in
            node.setAdjustment { direction in
                guard let step = direction == .increment ? increment : decrement else { return }
                editing(true)
                step()
                editing(false)
            }
        }
    }
}

/// The ground of a stepper, in the middle of its box.
private struct StepperGround: ViewModifier {
    @Environment(\.appearance) private var appearance

    func body(content: Content) -> some View {
        let look = appearance.stepper
        return content.background {
            RoundedRectangle(cornerRadius: look.cornerRadius, style: .continuous)
                .fill(ControlColors.fill)
                .frame(width: look.platter.width, height: look.platter.height)
        }
    }
}

/// One of the two buttons. A tap makes a step; held, it makes more and more.
private struct StepperHalf: View {
    let symbol: String
    let step: (() -> Void)?
    let editing: (Bool) -> Void

    @Environment(\.isEnabled) private var isEnabled
    @State private var isPressed = false
    /// Whether steps were made while the finger was down, so that lifting it makes none.
    @State private var hasRepeated = false

    var body: some View {
        let (step, editing) = (step, editing)
        Image(systemName: symbol)
            .font(StepperMetrics.glyph)
            .foregroundStyle(isEnabled && step != nil ? ControlColors.label : ControlColors.disabledLabel)
            .opacity(isPressed ? StepperMetrics.pressedOpacity : 1)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .pressable(.button, isPressed: $isPressed) {
                defer { hasRepeated = false }
                guard !hasRepeated else { return editing(false) }
                editing(true)
                step?()
                editing(false)
            }
            .repeating(while: isPressed && step != nil, StepperMetrics.pace) {
                if !hasRepeated { editing(true) }
                hasRepeated = true
                step?()
            }
            .onChange(of: isPressed) { _, isPressed in if isPressed { hasRepeated = false } }
            .disabled(step == nil)
    }
}
