import SwiftUI

/// How lively the sky is.
public enum SkyMotion: Sendable {
    case automatic, still
}

extension EnvironmentValues {
    @Entry public var sky: SkyMotion = .still
}

/// The colors, the clouds and the rain behind a forecast.
struct Sky: View {
    let condition: Condition
    let isNight: Bool

    @Environment(\.sky) private var motion
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        TimelineView(.animation(minimumInterval: 1 / 30, paused: motion == .still || reduceMotion)) { timeline in
            let seconds =
                motion == .still ? 0 : timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 600)
            Canvas { context, size in
                paintLight(in: &context, size: size)
                switch condition {
                case .clear:
                    if isNight { paintStars(in: &context, size: size, seconds: seconds) }
                case .partlyCloudy:
                    paintClouds(in: context, size: size, seconds: seconds, count: 3)
                case .cloudy, .fog:
                    paintClouds(in: context, size: size, seconds: seconds, count: 7)
                case .rain, .thunder:
                    paintClouds(in: context, size: size, seconds: seconds, count: 6)
                    paintRain(in: &context, size: size, seconds: seconds)
                case .snow:
                    paintSnow(in: &context, size: size, seconds: seconds)
                }
            }
        }
        .background(gradient)
        .accessibilityHidden(true)
    }

    private var gradient: LinearGradient {
        let colors: [Color] =
            switch (condition, isNight) {
            case (_, true): [Color(.nightTop), Color(.nightBottom)]
            case (.clear, _), (.partlyCloudy, _): [Color(.dayTop), Color(.dayBottom)]
            default: [Color(.greyTop), Color(.greyBottom)]
            }
        return LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    }

    private func paintLight(in context: inout GraphicsContext, size: CGSize) {
        guard !isNight, condition == .clear || condition == .partlyCloudy else { return }
        let center = CGPoint(x: size.width * 0.82, y: size.height * 0.1)
        let radius = size.width * 0.7
        let warm = Color(red: 1, green: 0.94, blue: 0.78)
        let glow = Gradient(stops: [
            .init(color: .white.opacity(0.25), location: 0), .init(color: warm.opacity(0.1), location: 0.14),
            .init(color: warm.opacity(0), location: 0.6),
        ])
        context.blendMode = .screen
        context.fill(
            Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)),
            with: .radialGradient(glow, center: center, startRadius: 0, endRadius: radius))
        context.blendMode = .normal
    }

    private func paintStars(in context: inout GraphicsContext, size: CGSize, seconds: Double) {
        var random = Repeatable(seed: 7)
        for _ in 0..<90 {
            let x = random.next() * size.width
            let y = random.next() * size.height * 0.7
            let twinkle = 0.5 + 0.5 * sin(seconds * (0.4 + random.next()) + random.next() * 6)
            let radius = 0.4 + random.next() * 1.1
            context.opacity = 0.3 + 0.6 * twinkle
            context.fill(
                Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)),
                with: .color(.white))
        }
        context.opacity = 1
    }

    private func paintClouds(in context: GraphicsContext, size: CGSize, seconds: Double, count: Int) {
        var random = Repeatable(seed: 3)
        context.drawLayer { layer in
            layer.addFilter(.blur(radius: 22))
            // White text lies on them.
            layer.opacity = isNight ? 0.12 : 0.07
            for _ in 0..<count {
                let width = size.width * (0.5 + random.next() * 0.6)
                let speed = 4 + random.next() * 8
                let start = random.next() * (size.width + width)
                let x = (start + seconds * speed).truncatingRemainder(dividingBy: size.width + width) - width
                let y = size.height * (0.02 + random.next() * 0.3)
                var cloud = Path()
                cloud.addEllipse(in: CGRect(x: x, y: y, width: width, height: width * 0.22))
                cloud.addEllipse(
                    in: CGRect(x: x + width * 0.25, y: y - width * 0.1, width: width * 0.4, height: width * 0.3))
                layer.fill(cloud, with: .color(.white))
            }
        }
    }

    private func paintRain(in context: inout GraphicsContext, size: CGSize, seconds: Double) {
        var random = Repeatable(seed: 11)
        var drops = Path()
        for _ in 0..<140 {
            let length = 10 + random.next() * 16
            let speed = 420 + random.next() * 260
            let x = random.next() * (size.width + 60) - 30
            let fall = random.next() * size.height + seconds * speed
            let y = fall.truncatingRemainder(dividingBy: size.height + length) - length
            drops.move(to: CGPoint(x: x, y: y))
            drops.addLine(to: CGPoint(x: x - length * 0.18, y: y + length))
        }
        context.stroke(drops, with: .color(.white.opacity(0.4)), style: StrokeStyle(lineWidth: 1.2, lineCap: .round))
    }

    private func paintSnow(in context: inout GraphicsContext, size: CGSize, seconds: Double) {
        var random = Repeatable(seed: 5)
        for _ in 0..<110 {
            let radius = 1 + random.next() * 2.6
            let drift = sin(seconds * 0.5 + random.next() * 6) * 14
            let fall = random.next() * size.height + seconds * (18 + radius * 14)
            let x = random.next() * size.width + drift
            let y = fall.truncatingRemainder(dividingBy: size.height)
            context.fill(
                Path(ellipseIn: CGRect(x: x, y: y, width: radius * 2, height: radius * 2)),
                with: .color(.white.opacity(0.35 + radius / 6)))
        }
    }
}

/// The same numbers from 0 to 1 at every run.
private struct Repeatable {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15
    }

    mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 33) / Double(UInt32.max >> 1)
    }
}

#Preview("Skies") {
    let skies: [(Condition, Bool)] = [
        (.clear, false), (.clear, true), (.partlyCloudy, false), (.cloudy, false), (.rain, false), (.snow, true),
    ]
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 12) {
        ForEach(Array(skies.enumerated()), id: \.offset) { _, sky in
            Sky(condition: sky.0, isNight: sky.1)
                .frame(height: 200)
                .clipShape(.rect(cornerRadius: 20))
                .overlay(alignment: .bottomLeading) {
                    Text(sky.0.name).font(.tileTitle).foregroundStyle(.white).padding(12)
                }
        }
    }
    .padding()
}
