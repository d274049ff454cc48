import Foundation

/// A control with which the user selects a value in a range by dragging.
///
/// The label is not visible. Assistive technology reads it. A value outside the range is shown at the nearest bound.
public struct Slider<Label: View, ValueLabel: View> {
    private let value: Binding<Double>
    private let range: SliderRange
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void
    var scale = SliderScale()
    /// What is read aloud as the value; nil for a percentage.
    private var valueText: Text?

    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.appearance) private var appearance
    /// The value under the knob when a finger came down on it.
    @State private var heldValue: Double?
    @GestureState private var isHeld = false

    nonisolated init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimum: ValueLabel,
        maximum: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = value.converted(as: "double", get: { Double($0) }, set: { new, value in value = V(new) })
        range = SliderRange(Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) })
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        self.onEditingChanged = onEditingChanged
    }

    /// Sets what is read aloud as the value. A label that is no text leaves the percentage.
    nonisolated mutating func setValueLabel(_ label: some View) { valueText = label as? Text }
}

extension Slider: View {
    public var body: some View {
        let (value, range, onEditingChanged) = (value, range, onEditingChanged)
        let scale = scale
        let fraction = range.fraction(of: value.wrappedValue)
        HStack {
            minimumValueLabel
            SliderTrack(
                fraction: fraction, neutral: scale.neutral.map(range.fraction) ?? 0,
                ticks: scale.ticks.map(range.fraction)
            )
            .opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
            .overlay { GeometryReader { proxy in grip(at: fraction, width: proxy.size.width) } }
            .accessibilityName(label)
            .accessibilityControl(.slider) { node in
                node.value = accessibilityPercentage(fraction)
                node.activationPoint = knobPlace(fraction, in: node.frame)
                node.setAdjustment { direction in
                    onEditingChanged(true)
                    value.wrappedValue = scale.settled(
                        range.adjusted(value.wrappedValue, increment: direction == .increment))
                    onEditingChanged(false)
                }
                node.setAmount(value.wrappedValue, in: range.bounds) { amount in
                    onEditingChanged(true)
                    value.wrappedValue = scale.settled(range.snapped(amount))
                    onEditingChanged(false)
                }
            }
            .modifier(SliderValueText(text: valueText))
            maximumValueLabel
        }
        .modifier(ListRowFitting())
    }

    /// What a finger takes hold of: the knob alone, which keeps its distance to the finger. A touch of the bare track does
    /// nothing, as on iOS.
    @MainActor private func grip(at fraction: Double, width: CGFloat) -> some View {
        let (value, range, onEditingChanged, scale) = (value, range, onEditingChanged, scale)
        let isMirrored = layoutDirection == .rightToLeft
        let knob = appearance.slider.knob.width
        let start = (width - knob) * fraction - (SliderMetrics.grip - knob) / 2
        return Color.clear
            .frame(width: SliderMetrics.grip)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { drag in
                        if heldValue == nil { onEditingChanged(true) }
                        let start = heldValue ?? value.wrappedValue
                        heldValue = start
                        let distance = isMirrored ? -drag.translation.width : drag.translation.width
                        guard distance != 0 else { return }
                        value.wrappedValue = scale.limited(
                            range.value(from: start, movedBy: distance, way: width - knob))
                    }
                    .onEnded { _ in release() }
                    .updating($isHeld) { _, isHeld, _ in isHeld = true }
            )
            // Another gesture may take the finger away.
            .onChange(of: isHeld) { _, isHeld in if !isHeld { release() } }
            .offset(x: isMirrored ? -start : start)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    private func release() {
        guard heldValue != nil else { return }
        heldValue = nil
        if scale.snaps { value.wrappedValue = scale.settled(value.wrappedValue) }
        onEditingChanged(false)
    }

    /// Where the knob is, for those who touch it.
    private func knobPlace(_ fraction: Double, in frame: CGRect) -> UnitPoint {
        let width = max(frame.width, 1)
        let knob = appearance.slider.knob.width
        let x = (knob / 2 + max(0, width - knob) * fraction) / width
        return UnitPoint(x: layoutDirection == .rightToLeft ? 1 - x : x, y: 0.5)
    }
}

/// What a slider goes through, and how it snaps.
struct SliderRange: Equatable {
    let bounds: ClosedRange<Double>
    let step: Double?

    init(_ bounds: ClosedRange<Double>, step: Double?) {
        self.bounds = bounds
        self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    /// Where a value lies, 0...1. A value that is no number counts as the lower end.
    func fraction(of value: Double) -> Double {
        guard length > 0, !value.isNaN else { return 0 }
        return min(max((value - bounds.lowerBound) / length, 0), 1)
    }

    /// The nearest value that the slider may take.
    func snapped(_ value: Double) -> Double {
        var value = value
        if let step {
            value = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step
            // The last step need not reach the end; the end itself stays reachable only where it lies on a step.
            if value > bounds.upperBound { value -= step }
        }
        return min(max(value, bounds.lowerBound), bounds.upperBound)
    }

    /// The value after the knob was moved, in points, from where it stood for `start`, on its way from end to end.
    func value(from start: Double, movedBy distance: CGFloat, way: CGFloat) -> Double {
        let moved = fraction(of: start) + Double(distance / max(way, 1))
        return snapped(bounds.lowerBound + min(max(moved, 0), 1) * length)
    }

    /// A value one step further up or down.
    func adjusted(_ value: Double, increment: Bool) -> Double {
        let distance = step ?? length * SliderMetrics.adjustment
        return snapped(value + (increment ? distance : -distance))
    }
}

/// Reads a text aloud as the value of a control; without one, what the control says itself.
private struct SliderValueText: ViewModifier {
    let text: Text?

    func body(content: Content) -> some View {
        if let text { content.accessibilityValue(text) } else { content }
    }
}

/// The track with its knob at a fraction of the way.
private struct SliderTrack: View {
    let fraction: Double
    /// Where the filled part begins.
    let neutral: Double
    let ticks: [Double]

    @Environment(\.appearance) private var appearance
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let look = appearance.slider
        KnobLayout(
            fraction: fraction, height: SliderMetrics.height, knob: look.knob, track: look.track,
            trackInset: look.trackInset, trackDrop: look.trackDrop
        ) {
            Capsule().fill(colorScheme == .dark ? look.unfilledDark : look.unfilled)
            SliderFill(fraction: fraction, neutral: neutral).fill(.tint)
            SliderKnob().fill(Color.white).controlShadows(SliderMetrics.knobShadows)
        }
        .overlay { if !ticks.isEmpty { SliderTicks(fractions: ticks) } }
    }
}
