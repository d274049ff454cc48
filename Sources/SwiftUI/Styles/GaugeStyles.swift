import Foundation

/// A gauge style that shows a bar that fills from the lower bound.
@MainActor @preconcurrency
public struct DefaultGaugeStyle {
    nonisolated public init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A gauge style that shows a bar that fills from the lower bound, with labels around it.
@MainActor @preconcurrency
public struct LinearCapacityGaugeStyle {
    nonisolated public init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: GaugeMetrics.gap) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                CapacityBar(fraction: configuration.value, height: GaugeMetrics.bar, tint: nil)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A gauge style that shows a bar that fills from the lower bound, for limited space, with labels only at its ends.
@MainActor @preconcurrency
public struct AccessoryLinearCapacityGaugeStyle {
    nonisolated public init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: GaugeMetrics.gap) {
            configuration.label
            CapacityBar(fraction: configuration.value, height: GaugeMetrics.bar, tint: nil)
            configuration.currentValueLabel
        }
    }
}

/// A gauge style that shows a bar with a marker at the value.
@MainActor @preconcurrency
public struct AccessoryLinearGaugeStyle {
    nonisolated public init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            if let minimum = configuration.minimumValueLabel { minimum } else { configuration.currentValueLabel }
            MarkerTrack(fraction: configuration.value)
            configuration.maximumValueLabel
        }
    }
}

/// A gauge style that shows an open dial with a marker at the value.
@MainActor @preconcurrency
public struct AccessoryCircularGaugeStyle {
    nonisolated public init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            DialTrack(fraction: configuration.value)
            configuration.currentValueLabel.font(GaugeMetrics.valueFont).lineLimit(1)
        }
        .frame(width: GaugeMetrics.dial, height: GaugeMetrics.dial)
        .overlay(alignment: .bottom) {
            if let minimum = configuration.minimumValueLabel {
                HStack {
                    minimum
                    Spacer(minLength: 0)
                    configuration.maximumValueLabel
                }
                .font(GaugeMetrics.labelFont)
                .padding(.horizontal, GaugeMetrics.marker)
            } else {
                configuration.label.font(GaugeMetrics.labelFont)
            }
        }
    }
}

/// A gauge style that shows a ring that fills from the top.
@MainActor @preconcurrency
public struct AccessoryCircularCapacityGaugeStyle {
    nonisolated public init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        let line = StrokeStyle(lineWidth: GaugeMetrics.dialLine, lineCap: .round)
        ZStack {
            Circle().stroke(.tint, style: line).opacity(GaugeMetrics.trackOpacity)
            Circle().trim(from: 0, to: configuration.value).stroke(.tint, style: line).rotationEffect(.degrees(-90))
            if let value = configuration.currentValueLabel {
                value.font(GaugeMetrics.valueFont).lineLimit(1)
            } else {
                configuration.label.font(GaugeMetrics.valueFont).lineLimit(1)
            }
        }
        .padding(GaugeMetrics.dialLine / 2)
        .frame(width: GaugeMetrics.dial, height: GaugeMetrics.dial)
        .environment(\.layoutDirection, .leftToRight)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// A gauge style that shows a bar that fills from the lower bound.
    @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A gauge style that shows a bar that fills from the lower bound.
    @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle {
        LinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A gauge style that shows a small bar that fills from the lower bound.
    @MainActor @preconcurrency public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A gauge style that shows a bar with a marker at the value.
    @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle {
        AccessoryLinearGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A gauge style that shows an open dial with a marker at the value.
    @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle {
        AccessoryCircularGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A gauge style that shows a ring that fills from the top.
    @MainActor @preconcurrency public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// A bar with a ring at a fraction of the way.
private struct MarkerTrack: View {
    let fraction: Double

    var body: some View {
        let size = GaugeMetrics.marker + 2 * GaugeMetrics.markerGap
        KnobLayout(
            fraction: fraction, height: GaugeMetrics.bar, knob: CGSize(width: size, height: size),
            track: GaugeMetrics.bar
        ) {
            Capsule().fill(.tint)
            Color.clear
            Marker()
        }
    }
}

/// The ring that marks the value.
private struct Marker: View {
    var body: some View {
        Circle()
            .fill(ControlColors.label)
            .frame(width: GaugeMetrics.marker, height: GaugeMetrics.marker)
            .padding(GaugeMetrics.markerGap)
            .background(ControlColors.background, in: Circle())
    }
}

/// An open circle with a ring at a fraction of the way.
private struct DialTrack: View {
    let fraction: Double

    var body: some View {
        let radius = (GaugeMetrics.dial - GaugeMetrics.dialLine) / 2
        let angle = Angle(degrees: GaugeMetrics.dialStart + fraction * GaugeMetrics.dialOpening * 360)
        ZStack {
            Circle()
                .trim(from: 0, to: GaugeMetrics.dialOpening)
                .stroke(.tint, style: StrokeStyle(lineWidth: GaugeMetrics.dialLine, lineCap: .round))
                .rotationEffect(.degrees(GaugeMetrics.dialStart))
                .padding(GaugeMetrics.dialLine / 2)
            Marker()
                .offset(x: cos(angle.radians) * radius, y: sin(angle.radians) * radius)
        }
        // A dial turns clockwise in every language.
        .environment(\.layoutDirection, .leftToRight)
    }
}
