import SwiftUI

/// The part of a circle that is left, from the top clockwise.
struct RingSegment: InsettableShape {
    var progress: Double
    var insetAmount: CGFloat = 0

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY),
            radius: min(rect.width, rect.height) / 2 - insetAmount,
            startAngle: Angle(degrees: -90),
            endAngle: Angle(degrees: -90 + 360 * progress),
            clockwise: false)
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}

/// A clock face with the time that is left.
struct Dial: View {
    let progress: Double
    let clock: String
    let caption: String
    var isRunning = false

    @Environment(\.theme) private var theme
    @ScaledMetric(relativeTo: .largeTitle) private var clockSize: CGFloat = 60
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isBreathing = false

    var body: some View {
        ZStack {
            ticks
            Circle()
                .strokeBorder(Color.primary.opacity(0.08), lineWidth: 14)
            RingSegment(progress: progress)
                .strokeBorder(theme.gradient, style: StrokeStyle(lineWidth: 14, lineCap: .round))
                .animation(.linear(duration: 0.4), value: progress)
            Circle()
                .fill(theme.tint.opacity(0.12))
                .padding(32)
                .scaleEffect(isBreathing ? 1 : 0.96)
                .animation(breathing, value: isBreathing)
            VStack(spacing: 4) {
                Text(clock)
                    .font(.system(size: clockSize, weight: .light, design: .rounded))
                    .monospacedDigit()
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                Text(caption)
                    .font(.subheadline)
                    .foregroundColor(.secondary)
                    .lineLimit(2)
                    .multilineTextAlignment(.center)
            }
            .padding(.horizontal, 48)
        }
        .aspectRatio(1, contentMode: .fit)
        .onAppear { isBreathing = isRunning && !reduceMotion }
        .onChange(of: isRunning) { _, running in isBreathing = running && !reduceMotion }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(caption))
        .accessibilityValue(Text(clock))
        .accessibilityAddTraits(.updatesFrequently)
    }

    private var breathing: Animation {
        isBreathing ? Animation.easeInOut(duration: 2).repeatForever(autoreverses: true) : .default
    }

    private var ticks: some View {
        ForEach(0..<60, id: \.self) { index in
            Rectangle()
                .fill(index.isMultiple(of: 5) ? Color.secondary : Color.secondary.opacity(0.35))
                .frame(width: index.isMultiple(of: 5) ? 2 : 1, height: 6)
                .offset(y: -112)
                .rotationEffect(.degrees(Double(index) * 6))
        }
        .accessibilityHidden(true)
    }
}

struct Dial_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Dial(progress: 0.35, clock: "16:15", caption: "Write the introduction", isRunning: true)
                .frame(width: 280)
                .padding()
                .previewDisplayName("Running")
            Dial(progress: 0, clock: "05:00", caption: "Short break")
                .theme(.lime)
                .frame(width: 280)
                .padding()
                .previewDisplayName("Lime")
        }
        .previewLayout(.sizeThatFits)
    }
}
