import Foundation

/// The filled part of a slider's track, in the box that ends under the knob: from its beginning, or from the neutral value.
struct SliderFill: Shape {
    let fraction: Double
    let neutral: Double

    nonisolated func path(in rect: CGRect) -> Path {
        guard neutral > 0, fraction > 0 else { return neutral > 0 ? Path() : Capsule().path(in: rect) }
        // The box is as long as the value's share of the track; the neutral value may lie beyond it.
        let start = rect.minX + rect.width * neutral / fraction
        return Capsule().path(
            in: CGRect(x: min(start, rect.maxX), y: rect.minY, width: abs(rect.maxX - start), height: rect.height))
    }
}

/// The marks along a slider's track.
struct SliderTicks: View {
    let fractions: [Double]

    @Environment(\.appearance) private var appearance

    var body: some View {
        let knob = appearance.slider.knob.width
        GeometryReader { proxy in
            ForEach(fractions.indices, id: \.self) { index in
                Circle()
                    .fill(ControlColors.secondaryLabel)
                    .frame(width: SliderMetrics.tick, height: SliderMetrics.tick)
                    .position(
                        x: knob / 2 + (proxy.size.width - knob) * fractions[index],
                        y: proxy.size.height / 2 + SliderMetrics.tickDrop)
            }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}
