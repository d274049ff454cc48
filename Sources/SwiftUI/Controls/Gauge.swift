/// A view that shows a value within a range.
///
/// A value outside the range is shown at the nearest bound.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    private let configuration: GaugeStyleConfiguration

    nonisolated private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?,
        _ minimum: BoundsLabel?, _ maximum: BoundsLabel?, _ marked: MarkedValueLabels?
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let fraction = length > 0 && !value.isNaN ? Double(value - bounds.lowerBound) / length : 0
        configuration = GaugeStyleConfiguration(
            value: min(max(fraction, 0), 1), label: .init(content: AnyView(label)),
            currentValueLabel: current.map { .init(content: AnyView($0)) },
            minimumValueLabel: minimum.map { .init(content: AnyView($0)) },
            maximumValueLabel: maximum.map { .init(content: AnyView($0)) },
            markedValueLabels: marked.map { .init(content: AnyView($0)) })
    }
}

extension Gauge: View {
    public var body: some View {
        let fraction = configuration.value
        // Whatever a style draws, it is read aloud as a gauge.
        OneElement(
            configuration, standard: AnyStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
        )
        .accessibilityControl(.gauge) { node in
            if node.value.isEmpty { node.value = accessibilityPercentage(fraction) }
        }
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(value, bounds, label(), nil, nil, nil, nil)
    }

    /// Creates a gauge with a label and a label for the current value.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil, nil)
    }
}

extension Gauge {
    /// Creates a gauge with a label, a label for the current value, and labels for marked values.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil, markedValueLabels())
    }

    /// Creates a gauge with a label, a label for the current value, and labels for the bounds.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), nil)
    }

    /// Creates a gauge with all labels.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(),
            markedValueLabels())
    }
}

/// A type that defines the appearance and interaction of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the view that represents the body.
    associatedtype Body: View

    /// Creates a view that represents the body of a gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a gauge.
    typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge.
public struct GaugeStyleConfiguration {
    /// The type-erased label.
    public struct Label {
        let content: AnyView
    }

    /// The type-erased label of the current value.
    public struct CurrentValueLabel {
        let content: AnyView
    }

    /// The type-erased label of the lower bound.
    public struct MinimumValueLabel {
        let content: AnyView
    }

    /// The type-erased label of the upper bound.
    public struct MaximumValueLabel {
        let content: AnyView
    }

    /// The type-erased labels of marked values.
    public struct MarkedValueLabel {
        let content: AnyView
    }

    /// The position of the value in the range, from 0 to 1.
    public var value: Double
    /// The label of the gauge.
    public var label: Label
    /// The label of the current value, if there is one.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the lower bound. Nil if there is none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the upper bound. Nil if there is none.
    public var maximumValueLabel: MaximumValueLabel?
    var markedValueLabels: MarkedValueLabel?
}

extension GaugeStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
    public var body: some View { content }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
    public var body: some View { content }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
    public var body: some View { content }
}

extension GaugeStyleConfiguration.MarkedValueLabel: View {
    public var body: some View { content }
}

extension View {
    /// Sets the style of the gauges in this view.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}
