import SwiftUI

/// A control for selecting a part of a range, with two thumbs on a track.
///
/// ```swift
/// AppRangeSlider(lowerValue: $low, upperValue: $high, range: 0...100)
/// AppRangeSlider(lowerValue: $low, upperValue: $high, range: 0...100, step: 5, showLabels: true)
/// ```
///
/// A drag takes the nearer thumb and keeps it until the finger lifts; a thumb stops before the other one. Each thumb is
/// its own element for assistive technology and is moved by the arrow keys while it has the keyboard. Its look is
/// ``NativeRangeSliderStyling``.
public struct AppRangeSlider: View {
    @Binding private var lowerValue: Double
    @Binding private var upperValue: Double
    private let model: RangeSliderModel
    private let showLabels: Bool
    @Themed(.bubbles) private var theme

    /// The thumb under the finger, and how far the finger is from its center, in points.
    @State private var drag: (thumb: RangeSliderModel.Thumb, offset: CGFloat)?
    @GestureState private var isHeld = false
    @FocusState private var focus: RangeSliderModel.Thumb?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection

    /// Creates a slider.
    ///
    /// - Parameters:
    ///   - lowerValue: where the chosen part begins.
    ///   - upperValue: where the chosen part ends.
    ///   - range: what can be chosen from. Values outside are shown at its ends.
    ///   - step: the distance between values; 0 lets them be anything.
    ///   - showLabels: whether the values show below, with one decimal at most.
    public init(
        lowerValue: Binding<Double>, upperValue: Binding<Double>, range: ClosedRange<Double>,
        step: Double = 0,
        showLabels: Bool = false
    ) {
        _lowerValue = lowerValue
        _upperValue = upperValue
        model = RangeSliderModel(range: range, step: step)
        self.showLabels = showLabels
    }

    private typealias Style = NativeRangeSliderStyling

    private var values: (lower: Double, upper: Double) { model.sane(lower: lowerValue, upper: upperValue) }

    public var body: some View {
        VStack(spacing: theme.distance(Style.Layout.labelSpacing)) {
            GeometryReader { geometry in
                control(SliderTrack(width: geometry.size.width, isMirrored: layoutDirection == .rightToLeft))
            }
            // Places are computed from the left; the track knows which end the values begin at.
            .environment(\.layoutDirection, .leftToRight)
            .frame(height: Style.Layout.totalHeight)
            if showLabels { labels }
        }
        .opacity(isEnabled ? .opacityFull : Style.Layout.disabledOpacity)
    }

    private func control(_ track: SliderTrack) -> some View {
        let lower = track.place(of: model.fraction(of: values.lower))
        let upper = track.place(of: model.fraction(of: values.upper))
        return ZStack(alignment: .leading) {
            bar(theme(Style.Colors.trackBackground))
            bar(theme(Style.Colors.trackActive))
                .frame(width: abs(upper - lower))
                .offset(x: min(lower, upper))
            thumb(.lower, at: lower, named: "Minimum")
            thumb(.upper, at: upper, named: "Maximum")
        }
        .frame(width: track.width, height: Style.Layout.totalHeight)
        .contentShape(Rectangle())
        .gesture(dragGesture(on: track))
        // Something else may take the finger away.
        .onChange(of: isHeld) { if !isHeld { drag = nil } }
    }

    private func bar(_ color: Color) -> some View {
        RoundedRectangle(cornerRadius: Style.Layout.trackCornerRadius)
            .fill(color)
            .frame(height: Style.Layout.trackHeight)
    }

    private func thumb(
        _ thumb: RangeSliderModel.Thumb, at place: CGFloat, named name: LocalizedStringKey
    ) -> some View {
        RangeSliderThumb(isFocused: focus == thumb)
            .focusable(isEnabled)
            .focused($focus, equals: thumb)
            .onKeyPress(keys: AppRangeSlider.keys) { press in adjust(thumb, by: press) }
            .accessibilityElement()
            .accessibilityLabel(name)
            .accessibilityValue(formatted(thumb == .lower ? values.lower : values.upper))
            .accessibilityAdjustableAction { direction in adjust(thumb, by: direction) }
            .offset(x: place - Style.Layout.thumbDiameter / 2)
    }

    private var labels: some View {
        HStack {
            Text(formatted(values.lower))
            Spacer()
            Text(formatted(values.upper))
        }
        .font(theme(Style.Typography.boundLabel))
        .foregroundStyle(theme(Style.Colors.label))
        // The thumbs say their values.
        .accessibilityHidden(true)
    }

    private func formatted(_ value: Double) -> String {
        value.formatted(.number.precision(.fractionLength(0...1)))
    }

    // MARK: Moving

    private func dragGesture(on track: SliderTrack) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { touch in
                guard isEnabled else { return }
                let current = drag ?? begin(at: touch.startLocation.x, on: track)
                drag = current
                set(current.thumb, to: model.value(at: track.fraction(at: touch.location.x - current.offset)))
            }
    }

    /// Takes a thumb. A finger on it does not move it at once; a finger beside it brings it there.
    private func begin(
        at place: CGFloat, on track: SliderTrack
    ) -> (thumb: RangeSliderModel.Thumb, offset: CGFloat) {
        let thumb = model.thumb(at: track.fraction(at: place), lower: lowerValue, upper: upperValue)
        let centre = track.place(of: model.fraction(of: thumb == .lower ? values.lower : values.upper))
        let offset = place - centre
        return (thumb, abs(offset) <= Style.Layout.totalHeight / 2 ? offset : 0)
    }

    private func set(_ thumb: RangeSliderModel.Thumb, to value: Double) {
        let new = model.moved(thumb, to: value, lower: lowerValue, upper: upperValue)
        if new.lower != lowerValue { lowerValue = new.lower }
        if new.upper != upperValue { upperValue = new.upper }
    }

    /// Moves a thumb by a step.
    private func adjust(_ thumb: RangeSliderModel.Thumb, isUp: Bool) {
        let old = thumb == .lower ? values.lower : values.upper
        set(thumb, to: isUp ? old + model.increment : old - model.increment)
    }

    private func adjust(_ thumb: RangeSliderModel.Thumb, by direction: AccessibilityAdjustmentDirection) {
        adjust(thumb, isUp: direction == .increment)
    }

    private static let keys: Set<KeyEquivalent> = [.leftArrow, .rightArrow, .upArrow, .downArrow]

    private func adjust(_ thumb: RangeSliderModel.Thumb, by press: KeyPress) -> KeyPress.Result {
        let forward: KeyEquivalent = layoutDirection == .rightToLeft ? .leftArrow : .rightArrow
        adjust(thumb, isUp: press.key == forward || press.key == .upArrow)
        return .handled
    }
}

/// A thumb; its line takes the track's color while it has the keyboard.
private struct RangeSliderThumb: View {
    let isFocused: Bool
    @Themed(.bubbles) private var theme

    private typealias Style = NativeRangeSliderStyling

    var body: some View {
        Circle()
            .fill(theme(Style.Colors.thumb))
            .overlay {
                Circle().strokeBorder(
                    isFocused ? theme(Style.Colors.trackActive) : theme(Style.Colors.thumbShadow),
                    lineWidth: Style.Layout.thumbBorderWidth)
            }
            .shadow(color: theme(Style.Colors.thumbShadow), radius: Style.Layout.thumbBorderWidth)
            .frame(width: Style.Layout.thumbDiameter, height: Style.Layout.thumbDiameter)
    }
}

/// Where on the screen a place in the range is. Thumbs stay within the track's ends.
private struct SliderTrack {
    let width: CGFloat
    let isMirrored: Bool

    private var inset: CGFloat { NativeRangeSliderStyling.Layout.thumbDiameter / 2 }
    private var length: CGFloat { max(0, width - 2 * inset) }

    /// In points from the left.
    func place(of fraction: Double) -> CGFloat {
        inset + length * (isMirrored ? 1 - fraction : fraction)
    }

    func fraction(at place: CGFloat) -> Double {
        guard length > 0 else { return 0 }
        let fraction = min(max((place - inset) / length, 0), 1)
        return isMirrored ? 1 - fraction : fraction
    }
}

#Preview {
    @Previewable @State var low = 20.0
    @Previewable @State var high = 80.0
    @Previewable @State var low2 = 0.0
    @Previewable @State var high2 = 50.0

    VStack(spacing: .space10) {
        VStack(alignment: .leading, spacing: .space2) {
            Text("Continuous").font(.appBodyMediumEm)
            AppRangeSlider(lowerValue: $low, upperValue: $high, range: 0...100, showLabels: true)
        }

        VStack(alignment: .leading, spacing: .space2) {
            Text("Step 10").font(.appBodyMediumEm)
            AppRangeSlider(lowerValue: $low2, upperValue: $high2, range: 0...100, step: 10, showLabels: true)
        }
    }
    .padding()
}

// audit: off reading-order - one slider is mirrored, whatever the language
#Preview("Disabled, ends, mirrored") {
    @Previewable @State var low = 0.0
    @Previewable @State var high = 1.0

    VStack(spacing: .space6) {
        AppRangeSlider(lowerValue: $low, upperValue: $high, range: 0...1, showLabels: true)
        AppRangeSlider(
            lowerValue: .constant(0.5), upperValue: .constant(0.5), range: 0...1, step: 0.25, showLabels: true
        )
        AppRangeSlider(lowerValue: .constant(0.2), upperValue: .constant(0.6), range: 0...1, showLabels: true)
            .disabled(true)
        AppRangeSlider(lowerValue: .constant(0.1), upperValue: .constant(0.4), range: 0...1, showLabels: true)
            .environment(\.layoutDirection, .rightToLeft)
    }
    .padding()
}
