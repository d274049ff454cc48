extension Slider {
    /// Creates a slider with marks along its track. When the user releases the knob, it moves to the nearest mark.
    ///
    /// - Parameters:
    ///   - neutralValue: The value from which the track is filled. The default is the lower bound.
    ///   - enabledBounds: The part of the range in which the user can select values. The default is the whole range.
    ///   - currentValueLabel: The accessibility value.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged: onEditingChanged)
        scale = SliderScale(
            ticks: ticks().body.map { Double($0.value) }, snaps: true, neutral: neutralValue.map { Double($0) },
            enabled: enabledBounds.map { Double($0.lowerBound)...Double($0.upperBound) })
        setValueLabel(currentValueLabel())
    }

    /// Creates a slider that moves in steps, with marks at the steps for which `tick` returns a mark.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged: onEditingChanged)
        let steps = SliderScale.steps(Double(bounds.lowerBound)...Double(bounds.upperBound), by: Double(step))
        scale = SliderScale(
            ticks: steps.compactMap { tick(V($0)).map { Double($0.value) } }, snaps: false,
            neutral: neutralValue.map { Double($0) },
            enabled: enabledBounds.map { Double($0.lowerBound)...Double($0.upperBound) })
        setValueLabel(currentValueLabel())
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with marks along its track. When the user releases the knob, it moves to the nearest mark.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
            currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider that moves in steps, with marks at the steps for which `tick` returns a mark.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() }, tick: tick, onEditingChanged: onEditingChanged)
    }
}

/// What a slider has along its track.
struct SliderScale: Equatable {
    /// The values that have a mark.
    var ticks: [Double] = []
    /// Whether the knob goes to the nearest mark when it is released.
    var snaps = false
    /// The value from which the track is filled; nil for the lower end.
    var neutral: Double?
    /// The part of the range that people can choose in; nil for all of it.
    var enabled: ClosedRange<Double>?

    /// More marks than these could not be told apart.
    private static let mostTicks = 200

    static func steps(_ bounds: ClosedRange<Double>, by step: Double) -> [Double] {
        guard step > 0, step.isFinite else { return [] }
        let count = (bounds.upperBound - bounds.lowerBound) / step
        guard count.isFinite, count < Double(mostTicks) else { return [] }
        return (0...Int(count)).map { bounds.lowerBound + Double($0) * step }
    }

    /// A value moved into the enabled part, and to the nearest mark where a slider stops at them.
    func settled(_ value: Double) -> Double {
        let value = limited(value)
        guard snaps else { return value }
        return ticks.filter { limited($0) == $0 }.min { abs($0 - value) < abs($1 - value) } ?? value
    }

    func limited(_ value: Double) -> Double {
        enabled.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
    }
}
