import SwiftUI

/// The sun's way over the horizon, from left to right.
struct SunArc: View {
    let progress: Double

    var body: some View {
        GeometryReader { proxy in
            let size = proxy.size
            let horizon = size.height * 0.72
            ZStack {
                ArcOfDay(horizon: 0.72)
                    .stroke(.tertiary, style: StrokeStyle(lineWidth: 2, dash: [2, 4]))
                ArcOfDay(horizon: 0.72)
                    .trim(from: 0, to: min(max(progress, 0), 1))
                    .stroke(Color(.warm), style: StrokeStyle(lineWidth: 3, lineCap: .round))
                Rectangle()
                    .fill(.secondary)
                    .frame(height: 1)
                    .position(x: size.width / 2, y: horizon)
                Circle()
                    .fill(.yellow)
                    .frame(width: 16, height: 16)
                    .shadow(color: .yellow, radius: 6)
                    .opacity((0...1).contains(progress) ? 1 : 0.3)
                    .position(ArcOfDay.point(at: progress, in: size, horizon: horizon))
            }
        }
        .accessibilityHidden(true)
    }
}

/// One smooth hump from corner to corner.
private struct ArcOfDay: Shape {
    var horizon: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * horizon))
        path.addQuadCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * horizon),
            control: CGPoint(x: rect.midX, y: rect.minY - rect.height * horizon * 0.8))
        return path
    }

    /// The point of the curve at a part of its way.
    static func point(at progress: Double, in size: CGSize, horizon: CGFloat) -> CGPoint {
        let t = min(max(progress, 0), 1)
        let top = -horizon * 0.8
        let y = (1 - t) * (1 - t) * horizon + 2 * (1 - t) * t * top + t * t * horizon
        return CGPoint(x: size.width * t, y: y)
    }
}

/// A compass with a needle that points where the wind goes.
struct WindCompass: View {
    let direction: Double

    var body: some View {
        Canvas { context, size in
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            let radius = min(size.width, size.height) / 2
            paintTicks(in: context, center: center, radius: radius)
            for (index, name) in ["N", "E", "S", "W"].enumerated() {
                let angle = Angle.degrees(Double(index) * 90 - 90)
                let point = CGPoint(
                    x: center.x + cos(angle.radians) * (radius - 18), y: center.y + sin(angle.radians) * (radius - 18))
                context.draw(Text(name).font(.caption2.bold()).foregroundStyle(.secondary), at: point)
            }
            if let needle = context.resolveSymbol(id: "needle") {
                var turned = context
                turned.translateBy(x: center.x, y: center.y)
                turned.rotate(by: .degrees(direction + 180))
                turned.draw(needle, at: .zero)
            }
        } symbols: {
            Image(.needle)
                .renderingMode(.template)
                .resizable()
                .scaledToFit()
                .frame(height: 58)
                .foregroundStyle(Color(.warm))
                .tag("needle")
        }
        .aspectRatio(1, contentMode: .fit)
        .accessibilityElement()
        .accessibilityLabel("Wind from \(Int(direction)) degrees")
    }

    private func paintTicks(in context: GraphicsContext, center: CGPoint, radius: CGFloat) {
        for index in 0..<36 {
            var tick = context
            tick.translateBy(x: center.x, y: center.y)
            tick.rotate(by: .degrees(Double(index) * 10))
            let isMain = index.isMultiple(of: 9)
            var path = Path()
            path.move(to: CGPoint(x: 0, y: -radius))
            path.addLine(to: CGPoint(x: 0, y: -radius + (isMain ? 8 : 5)))
            tick.stroke(path, with: .color(.primary.opacity(isMain ? 0.8 : 0.3)), lineWidth: isMain ? 2 : 1)
        }
    }
}

/// A dial open at the bottom, with a mark at the value.
struct PressureDial: View {
    /// From 0 to 1.
    let value: Double

    var body: some View {
        ZStack {
            OpenRing()
                .stroke(
                    AngularGradient(
                        colors: [Color(.cold), .teal, .green, .yellow, Color(.warm)], center: .center,
                        startAngle: .degrees(135), endAngle: .degrees(405)),
                    style: StrokeStyle(lineWidth: 8, lineCap: .round)
                )
                .hueRotation(.degrees(6))
            Capsule()
                .fill(.primary)
                .frame(width: 4, height: 16)
                .offset(y: -32)
                .rotationEffect(.degrees(-135 + 270 * min(max(value, 0), 1)))
        }
        .frame(width: 72, height: 72)
        .padding(4)
        .accessibilityHidden(true)
    }
}

private struct OpenRing: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 4,
                startAngle: .degrees(135), endAngle: .degrees(405), clockwise: false)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 72, height: 72))
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }
}

/// The warmth of a day as a part of the warmth of all days.
struct RangeBar: View {
    let low: Double
    let high: Double
    let bounds: ClosedRange<Double>

    var body: some View {
        GeometryReader { proxy in
            let width = proxy.size.width
            let span = max(bounds.upperBound - bounds.lowerBound, 1)
            let start = width * (low - bounds.lowerBound) / span
            let end = width * (high - bounds.lowerBound) / span
            Capsule()
                .fill(.quaternary)
                .overlay(alignment: .leading) {
                    LinearGradient(
                        colors: [Color(.cold), .green, Color(.warm)], startPoint: .leading, endPoint: .trailing
                    )
                    .mask(alignment: .leading) {
                        Capsule().frame(width: max(end - start, 6)).padding(.leading, start)
                    }
                }
        }
        .frame(height: 6)
        .accessibilityHidden(true)
    }
}

#Preview("Instruments", traits: .sizeThatFitsLayout) {
    @Previewable @State var progress = 0.62
    VStack(spacing: 24) {
        SunArc(progress: progress).frame(width: 160, height: 80)
        WindCompass(direction: 315).frame(width: 140)
        PressureDial(value: progress)
        RangeBar(low: 14, high: 25, bounds: 10...28).frame(width: 200)
        Slider(value: $progress) { Text("Progress") }.frame(width: 200)
    }
    .padding(24)
}
