/// A type that defines the appearance and interaction of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the view that represents the body.
    associatedtype Body: View

    /// Creates a view that represents the body of a progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view.
public struct ProgressViewStyleConfiguration {
    /// The type-erased label.
    public struct Label {
        let content: AnyView
    }

    /// The type-erased label of the current value.
    public struct CurrentValueLabel {
        let content: AnyView
    }

    /// The completed fraction, from 0 to 1. Nil if it is unknown.
    public let fractionCompleted: Double?
    /// The label of the task; nil if there is none.
    public var label: Label?
    /// The description of the value; nil if there is none.
    public var currentValueLabel: CurrentValueLabel?

    nonisolated init<L: View, C: View>(fraction: Double?, label: L?, currentValueLabel: C?) {
        fractionCompleted = fraction
        self.label = label.map { $0 as? Label ?? Label(content: AnyView($0)) }
        self.currentValueLabel = currentValueLabel.map {
            $0 as? CurrentValueLabel ?? CurrentValueLabel(content: AnyView($0))
        }
    }

    func with(fraction: Double) -> ProgressViewStyleConfiguration {
        ProgressViewStyleConfiguration(
            fraction: fraction, label: label, currentValueLabel: currentValueLabel)
    }
}

extension ProgressViewStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
    public var body: some View { content }
}

extension View {
    /// Sets the style of the progress views in this view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}

/// A progress view style that shows a spinner if the value is unknown, otherwise a bar.
public struct DefaultProgressViewStyle {
    nonisolated public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
    @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgress(configuration: configuration, tint: nil)
        } else {
            LinearProgress(configuration: configuration, tint: nil)
        }
    }
}

/// A progress view style that shows a spinner. On iOS, the circle does not show a value.
public struct CircularProgressViewStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }

    /// A spinner in its own color.
    @available(iOS, deprecated: 100000.0, message: "Use tint(_:) instead.")
    nonisolated public init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CircularProgress(configuration: configuration, tint: tint)
    }
}

/// A progress view style that shows a bar.
public struct LinearProgressViewStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }

    /// A bar in its own color.
    @available(iOS, deprecated: 100000.0, message: "Use tint(_:) instead.")
    nonisolated public init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LinearProgress(configuration: configuration, tint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A progress view style that shows a spinner if the value is unknown, otherwise a bar.
    @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle {
        DefaultProgressViewStyle()
    }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A progress view style that shows a spinner.
    @MainActor @preconcurrency public static var circular: CircularProgressViewStyle {
        CircularProgressViewStyle()
    }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A progress view style that shows a bar.
    @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private struct CircularProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?

    @Environment(\.controlSize) private var controlSize
    @Environment(\.accentColor) private var accentColor

    var body: some View {
        let isLarge = controlSize == .large || controlSize == .extraLarge
        VStack(spacing: ProgressMetrics.labelGap) {
            Spinner(
                diameter: isLarge ? ProgressMetrics.largeSpinner : ProgressMetrics.spinner,
                color: tint ?? accentColor)
            configuration.label.foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

private struct LinearProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?

    var body: some View {
        VStack(alignment: .leading, spacing: ProgressMetrics.labelGap) {
            configuration.label
            CapacityBar(fraction: configuration.fractionCompleted ?? 0, height: ProgressMetrics.bar, tint: tint)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}
