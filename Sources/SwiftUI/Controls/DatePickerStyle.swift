import Foundation

/// A type that defines the appearance and interaction of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The type of the view that represents the body.
    associatedtype Body: View

    /// Creates a view that represents the body of a date picker.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a date picker.
    typealias Configuration = DatePickerStyleConfiguration
}

/// The properties of a date picker.
public struct DatePickerStyleConfiguration {
    /// The type-erased label.
    @MainActor @preconcurrency
    public struct Label {
        let content: AnyView
    }

    /// The label of the picker.
    public let label: Label
    /// The selected date.
    @Binding public var selection: Date
    /// The minimum date that the user can select. Nil for no minimum.
    public var minimumDate: Date?
    /// The maximum date that the user can select. Nil for no maximum.
    public var maximumDate: Date?
    /// The components of the date that the picker shows.
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
    /// Sets the style of the date pickers in this view.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default date picker style, which shows buttons that open a calendar or wheels.
@MainActor @preconcurrency
public struct DefaultDatePickerStyle {
    nonisolated public init() {}
}

extension DefaultDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// A date picker style that shows buttons that open a calendar or wheels.
public struct CompactDatePickerStyle {
    nonisolated public init() {}
}

extension CompactDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// A date picker style that shows a calendar, with the time below.
public struct GraphicalDatePickerStyle {
    nonisolated public init() {}
}

extension GraphicalDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        GraphicalDatePicker(configuration: configuration)
    }
}

/// A date picker style that shows wheels.
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
    /// The default date picker style, which depends on the position of the picker.
    @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A date picker style that shows buttons that open a calendar or wheels.
    @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A date picker style that shows a calendar.
    @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A date picker style that shows wheels.
    @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
