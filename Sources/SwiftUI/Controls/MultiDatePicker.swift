import Foundation

/// A control with which the user selects several days in a calendar.
public struct MultiDatePicker<Label: View> {
    private let label: Label
    private let selection: Binding<Set<DateComponents>>
    private let bounds: (lower: Date?, upper: Date?)

    nonisolated private init(_ label: Label, _ selection: Binding<Set<DateComponents>>, _ lower: Date?, _ upper: Date?)
    {
        self.label = label
        self.selection = selection
        bounds = (lower, upper)
    }

    /// Creates a picker for any days.
    nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(label(), selection, nil, nil)
    }

    /// Creates a picker for days in a range, which does not contain its upper bound.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, bounds.lowerBound, bounds.upperBound)
    }

    /// Creates a picker for days from a minimum date.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, bounds.lowerBound, nil)
    }

    /// Creates a picker for days before a date.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, nil, bounds.upperBound)
    }
}

extension MultiDatePicker: View {
    public var body: some View {
        let (selection, bounds) = (selection, bounds)
        EnvironmentReader { environment in
            let reading = DateReading(environment)
            MonthView(
                reading: reading, initialMonth: selection.wrappedValue.earliest(in: reading.calendar) ?? reading.now,
                isChosen: { selection.wrappedValue.entry(for: $0, in: reading.calendar) != nil },
                isAllowed: { day in
                    let end = reading.calendar.date(byAdding: .day, value: 1, to: day) ?? day
                    return bounds.lower.map { end > $0 } ?? true && bounds.upper.map { day < $0 } ?? true
                },
                choose: { day in
                    if let entry = selection.wrappedValue.entry(for: day, in: reading.calendar) {
                        selection.wrappedValue.remove(entry)
                    } else {
                        selection.wrappedValue.insert(reading.calendar.dayComponents(day))
                    }
                })
        }
        .frame(
            minWidth: DatePickerMetrics.calendarMinimumWidth, idealWidth: DatePickerMetrics.calendarIdealWidth
        )
        .accessibilityContainer(.datePicker)
        .accessibilityName(label)
    }
}

extension Calendar {
    /// A day as a multi-date picker writes it.
    fileprivate func dayComponents(_ day: Date) -> DateComponents {
        var components = dateComponents([.era, .year, .month, .day], from: day)
        components.calendar = self
        return components
    }
}

extension Set<DateComponents> {
    /// The entry that represents a day, whatever else it holds.
    fileprivate func entry(for day: Date, in calendar: Calendar) -> DateComponents? {
        let wanted = calendar.dateComponents([.year, .month, .day], from: day)
        return first { $0.year == wanted.year && $0.month == wanted.month && $0.day == wanted.day }
    }

    fileprivate func earliest(in calendar: Calendar) -> Date? { compactMap { calendar.date(from: $0) }.min() }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker with a localized label for any days.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// Creates a picker with a label that is not localized, for any days.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    /// Creates a picker with a localized label for days in a range.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker with a label that is not localized, for days in a range.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// Creates a picker with a localized label for days from a minimum date.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker with a label that is not localized, for days from a minimum date.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// Creates a picker with a localized label for days before a date.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker with a label that is not localized, for days before a date.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}
