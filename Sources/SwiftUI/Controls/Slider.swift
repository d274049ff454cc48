import Foundation

/// A control that picks a value in a range by dragging.
///
/// The label is read aloud, not shown. A value outside the range is shown at its nearer end.
public struct Slider<Label: View, ValueLabel: View> {
    private let value: Binding<Double>
    private let range: SliderRange
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void

    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.isEnabled) private var isEnabled
    @State private var isEditing = false

    nonisolated init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimum: ValueLabel,
        maximum: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding(
            location: ClosureLocation(
                get: { Double(value.wrappedValue) },
                set: { new, transaction in value.transaction(transaction).wrappedValue = V(new) }))
        range = SliderRange(Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) })
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        self.onEditingChanged = onEditingChanged
    }
}

extension Slider: View {
    public var body: some View {
        let (value, range, onEditingChanged) = (value, range, onEditingChanged)
        let fraction = range.fraction(of: value.wrappedValue)
        HStack {
            minimumValueLabel
            SliderTrack(fraction: fraction)
                .opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
                .overlay { GeometryReader { proxy in dragArea(width: proxy.size.width) } }
                .spokenName(label)
                .accessibilityControl(.slider) { node in
                    node.value = spokenPercentage(fraction)
                    node.adjust = AccessibilityHandler { direction in
                        onEditingChanged(true)
                        value.wrappedValue = range.adjusted(
                            value.wrappedValue, increment: direction == .increment)
                        onEditingChanged(false)
                    }
                }
            maximumValueLabel
        }
        .modifier(ListRowFitting())
    }

    @MainActor private func dragArea(width: CGFloat) -> some View {
        let (value, range, onEditingChanged) = (value, range, onEditingChanged)
        let isMirrored = layoutDirection == .rightToLeft
        return Color.clear
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { drag in
                        if !isEditing { onEditingChanged(true) }
                        isEditing = true
                        value.wrappedValue = range.value(at: drag.location.x, width: width, isMirrored: isMirrored)
                    }
                    .onEnded { _ in
                        isEditing = false
                        onEditingChanged(false)
                    })
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

    /// The value under a finger.
    func value(at x: CGFloat, width: CGFloat, isMirrored: Bool) -> Double {
        let room = max(width - SliderMetrics.knob, 1)
        var fraction = (x - SliderMetrics.knob / 2) / room
        if isMirrored { fraction = 1 - fraction }
        return snapped(bounds.lowerBound + min(max(Double(fraction), 0), 1) * length)
    }

    /// A value one step further up or down.
    func adjusted(_ value: Double, increment: Bool) -> Double {
        let distance = step ?? length * SliderMetrics.adjustment
        return snapped(value + (increment ? distance : -distance))
    }
}

/// The track with its knob at a fraction of the way.
private struct SliderTrack: View {
    let fraction: Double

    var body: some View {
        KnobLayout(
            fraction: fraction, height: SliderMetrics.height, knob: SliderMetrics.knob, track: SliderMetrics.track,
            trackInset: SliderMetrics.trackInset, trackDrop: SliderMetrics.trackDrop
        ) {
            Capsule().fill(ControlColors.track)
            Capsule().fill(.tint)
            Circle().fill(Color.white).controlShadows(SliderMetrics.knobShadows)
        }
    }
}
