/// Shows a value in a range.
///
/// A value outside the range is shown at its nearer end.
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
    /// A gauge with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(value, bounds, label(), nil, nil, nil, nil)
    }

    /// A gauge with a label and what the value is in words.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil, nil)
    }
}

extension Gauge {
    /// A gauge with a label, what the value is in words, and labels of places in between.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil, markedValueLabels())
    }

    /// A gauge with a label, what the value is in words, and labels at the ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), nil)
    }

    /// A gauge with all labels.
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

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the view that `makeBody` gives.
    associatedtype Body: View

    /// The view of one gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// A gauge, as the style sees it.
    typealias Configuration = GaugeStyleConfiguration
}

/// A gauge, as a style sees it.
public struct GaugeStyleConfiguration {
    /// The type-erased label.
    public struct Label {
        let content: AnyView
    }

    /// The label of the value, whatever its type.
    public struct CurrentValueLabel {
        let content: AnyView
    }

    /// The label at the lower end, whatever its type.
    public struct MinimumValueLabel {
        let content: AnyView
    }

    /// The label at the upper end, whatever its type.
    public struct MaximumValueLabel {
        let content: AnyView
    }

    /// The labels in between, whatever their type.
    public struct MarkedValueLabel {
        let content: AnyView
    }

    /// The position of the value in the range, 0...1.
    public var value: Double
    /// The label of the gauge.
    public var label: Label
    /// The value in words, if the gauge was given any.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the lower bound, if there is one.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the upper bound, if there is one.
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
    /// Shows the gauges in this view by a style.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}
