import Foundation

/// The look of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The type of the view that `makeBody` gives.
    associatedtype Body: View

    /// The view of one date picker.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// A date picker, as the style sees it.
    typealias Configuration = DatePickerStyleConfiguration
}

/// A date picker, as a style sees it.
public struct DatePickerStyleConfiguration {
    /// The type-erased label.
    @MainActor @preconcurrency
    public struct Label {
        let content: AnyView
    }

    /// The label of the picker.
    public let label: Label
    /// The date that is chosen.
    @Binding public var selection: Date
    /// The first date that may be chosen; nil for any.
    public var minimumDate: Date?
    /// The last date that may be chosen; nil for any.
    public var maximumDate: Date?
    /// The parts of the date that are shown.
    public var displayedComponents: DatePickerComponents

    nonisolated init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }
}

extension DatePickerStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension DatePickerStyleConfiguration {
    /// The date, kept within the range when it is set.
    var boundedSelection: Binding<Date> {
        let (selection, minimum, maximum) = ($selection, minimumDate, maximumDate)
        return Binding(
            location: ClosureLocation(
                get: { selection.wrappedValue },
                set: { date, transaction in
                    var date = date
                    if let maximum { date = min(date, maximum) }
                    if let minimum { date = max(date, minimum) }
                    selection.transaction(transaction).wrappedValue = date
                }))
    }
}

extension View {
    /// Shows the date pickers in this view by a style.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}

/// The style that suits the position of the picker: pills.
@MainActor @preconcurrency
public struct DefaultDatePickerStyle {
    nonisolated public init() {}
}

extension DefaultDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// Pills that open a calendar or wheels.
public struct CompactDatePickerStyle {
    nonisolated public init() {}
}

extension CompactDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// A calendar, with the time below.
public struct GraphicalDatePickerStyle {
    nonisolated public init() {}
}

extension GraphicalDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        GraphicalDatePicker(configuration: configuration)
    }
}

/// Wheels.
@MainActor @preconcurrency
public struct WheelDatePickerStyle {
    nonisolated public init() {}
}

extension WheelDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(configuration.label) { DateWheels(configuration: configuration) }
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style that suits the position of the picker.
    @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Pills that open a calendar or wheels.
    @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
