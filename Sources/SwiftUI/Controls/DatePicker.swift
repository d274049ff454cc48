import Foundation

/// A control with which the user selects a date, a time, or both.
///
/// The picker uses the calendar, the time zone, and the locale of the environment. A selection outside the range is
/// shown unchanged. The user can select only dates in the range.
public struct DatePicker<Label: View> {
    /// The components of a date picker.
    public typealias Components = DatePickerComponents

    private let label: Label
    private let selection: Binding<Date>
    private let minimum: Date?
    private let maximum: Date?
    private let components: Components

    nonisolated private init(
        _ label: Label, _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components
    ) {
        self.label = label
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
    }

    /// Creates a picker for any date.
    nonisolated public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, nil, nil, displayedComponents)
    }

    /// Creates a picker for dates in a range.
    nonisolated public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, range.lowerBound, range.upperBound, displayedComponents)
    }

    /// Creates a picker for dates from a minimum date.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, range.lowerBound, nil, displayedComponents)
    }

    /// Creates a picker for dates up to a maximum date.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, nil, range.upperBound, displayedComponents)
    }
}

extension DatePicker: View {
    public var body: some View {
        OneElement(
            DatePickerStyleConfiguration(
                label: .init(content: AnyView(label)), selection: selection, minimumDate: minimum,
                maximumDate: maximum, displayedComponents: components),
            standard: AnyStyle(DefaultDatePickerStyle()) { $0.makeBody(configuration: $1) })
    }
}
