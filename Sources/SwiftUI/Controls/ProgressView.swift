import Foundation

/// A view that shows the progress of an operation, or that an operation is in progress.
///
/// By default, the view is a spinner if there is no value, and a bar if there is one. To set another appearance, use
/// `progressViewStyle(_:)`. A value outside the range counts as the nearest bound.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    private let source: Source

    private enum Source {
        case fixed(ProgressViewStyleConfiguration)
        case timer(ClosedRange<Date>, countsDown: Bool, ProgressViewStyleConfiguration)
        case progress(Progress)
    }

    nonisolated private init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        source = .fixed(
            ProgressViewStyleConfiguration(
                fraction: fraction, label: label, currentValueLabel: currentValueLabel))
    }
}

extension ProgressView: View {
    @ViewBuilder public var body: some View {
        switch source {
        case .fixed(let configuration): StyledProgress(configuration: configuration)
        case .timer(let interval, let countsDown, let configuration):
            TimerProgress(interval: interval, countsDown: countsDown, configuration: configuration)
        case .progress(let progress): ObservedProgress(progress: progress)
        }
    }
}

private struct StyledProgress: View {
    let configuration: ProgressViewStyleConfiguration

    var body: some View {
        let fraction = configuration.fractionCompleted
        // Whatever a style draws, it is read aloud as progress; nil is progress of which no one knows how far it has come.
        OneElement(
            configuration, standard: AnyStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
        )
        .accessibilityControl(.progress, traits: .updatesFrequently) { node in
            node.value = fraction.map(accessibilityPercentage) ?? ControlWords.inProgress
        }
    }
}

/// Follows the moment through an interval.
private struct TimerProgress: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool
    let configuration: ProgressViewStyleConfiguration

    var body: some View {
        EnvironmentReader { environment in
            StyledProgress(configuration: configuration.with(fraction: fraction(at: environment._referenceDate)))
        }
    }

    private func fraction(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let passed = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
        return countsDown ? 1 - passed : passed
    }
}

/// Shows Foundation's progress as it stands when the view is made.
private struct ObservedProgress: View {
    let progress: Progress

    var body: some View {
        let description = progress.localizedDescription ?? ""
        let addition = progress.localizedAdditionalDescription ?? ""
        StyledProgress(
            configuration: ProgressViewStyleConfiguration(
                fraction: progress.isIndeterminate ? nil : progress.fractionCompleted,
                label: description.isEmpty ? nil : Text(verbatim: description),
                currentValueLabel: addition.isEmpty ? nil : Text(verbatim: addition)))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view that shows indeterminate progress.
    nonisolated public init() where Label == EmptyView {
        self.init(fraction: nil, label: nil, currentValueLabel: nil)
    }

    /// Creates a view that shows indeterminate progress, with a label.
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: nil)
    }

    /// Creates a view that shows indeterminate progress, with a localized label.
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
    }

    /// Creates a view that shows indeterminate progress, with a label from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init(fraction: nil, label: Text(titleResource), currentValueLabel: nil)
    }

    /// Creates a view that shows indeterminate progress, with a label that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
    }
}

extension ProgressView {
    /// Creates a view that shows progress toward `total`.
    ///
    /// - Parameter value: The value, between 0 and `total`. Nil if it is unknown.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(fraction: progressFraction(value, total), label: nil, currentValueLabel: nil)
    }

    /// Creates a view that shows progress toward `total`, with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(fraction: progressFraction(value, total), label: label(), currentValueLabel: nil)
    }

    /// Creates a view that shows progress toward `total`, with a label and a description of the value.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: progressFraction(value, total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// Creates a view that shows progress toward `total`, with a localized label.
    nonisolated public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text, CurrentValueLabel == EmptyView {
        self.init(fraction: progressFraction(value, total), label: Text(titleKey), currentValueLabel: nil)
    }

    /// Creates a view that shows progress toward `total`, with a label from a localized string resource.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
    ) where Label == Text, CurrentValueLabel == EmptyView {
        self.init(fraction: progressFraction(value, total), label: Text(titleResource), currentValueLabel: nil)
    }

    /// Creates a view that shows progress toward `total`, with a label that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(fraction: progressFraction(value, total), label: Text(title), currentValueLabel: nil)
    }

    /// Creates a view that shows the progress of a progress object.
    nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        source = .progress(progress)
    }

    /// Creates a progress view from a configuration, in the next outer style.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        source = .fixed(configuration)
    }

    /// Creates a view that shows the progress of a time interval, with a label and a description of the value.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        source = .timer(
            timerInterval, countsDown: countsDown,
            ProgressViewStyleConfiguration(
                fraction: nil, label: label(), currentValueLabel: currentValueLabel()))
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a view that shows the progress of a time interval, with a label.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }

    /// Creates a view that shows the progress of a time interval.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView {
        source = .timer(
            timerInterval, countsDown: countsDown,
            ProgressViewStyleConfiguration(
                fraction: nil, label: EmptyView?.none,
                currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)))
    }
}

/// The default label for the progress of a time interval: the elapsed or the remaining time.
public struct DefaultDateProgressLabel {
    let interval: ClosedRange<Date>
    let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// A value as a part of a total, 0...1; nil for a value that is unknown or no number.
private func progressFraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, !value.isNaN, total > 0 else { return nil }
    if value < 0 || value > total {
        Log.once("ProgressView has an out-of-bounds progress value; it is shown at the nearest end.")
    }
    return Double(min(max(value / total, 0), 1))
}
