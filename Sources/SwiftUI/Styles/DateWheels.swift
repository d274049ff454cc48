import Foundation

/// Wheels for the parts of a date, in the order of the locale.
struct DateWheels: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        let configuration = configuration
        EnvironmentReader { environment in
            let reading = DateReading(environment)
            let columns = DateWheelColumn.columns(for: configuration.displayedComponents, reading)
            HStack(spacing: PickerMetrics.columnGap) {
                ForEach(columns, id: \.self) { column in
                    DateWheel(
                        column: column, reading: reading, selection: configuration.boundedSelection,
                        isAllowed: configuration.allows)
                }
            }
            .padding(.horizontal, PickerMetrics.bandMargin + ControlMetrics.labelGap)
            .fixedSize(horizontal: true, vertical: false)
            .frame(maxWidth: PickerMetrics.wheelWidth)
            .wheelBand()
            .font(PickerMetrics.dateWheelFont)
            .dynamicTypeSize(.large)
            .accessibilityContainer(.datePicker)
        }
    }
}

/// A wheel for a part of a date.
struct DateWheel: View {
    let column: DateWheelColumn
    let reading: DateReading
    let selection: Binding<Date>
    /// Whether a date may be chosen.
    var isAllowed: (Date) -> Bool = { _ in true }

    var body: some View {
        let (column, reading, selection) = (column, reading, selection)
        let range = column.range(for: selection.wrappedValue, reading)
        let chosen = column.value(of: selection.wrappedValue, reading)
        ZStack {
            // As wide as the widest value, so that the wheel keeps its width when it turns.
            ForEach(column.samples(for: selection.wrappedValue, reading), id: \.self) { sample in
                Text(verbatim: sample).hidden()
            }
            Wheel(
                count: range.count, chosen: chosen - range.lowerBound, alignment: column.alignment, wraps: column.wraps,
                isAllowed: { isAllowed(column.date(selection.wrappedValue, with: range.lowerBound + $0, reading)) }
            ) { index in
                selection.wrappedValue = column.date(
                    selection.wrappedValue, with: range.lowerBound + index, reading)
            } row: { index in
                Text(verbatim: column.text(range.lowerBound + index, for: selection.wrappedValue, reading))
                    .lineLimit(1)
            }
            .fixedSize(horizontal: true, vertical: false)
        }
        .fixedSize(horizontal: true, vertical: false)
    }
}

/// A part of a date that has its own wheel. Values are whole numbers.
enum DateWheelColumn: Hashable {
    case year, month, day
    /// A day with its weekday; the value counts days from the chosen one.
    case weekday
    case hour, minute, dayPeriod

    /// The wheels for some parts of a date, from the leading side.
    static func columns(for components: DatePickerComponents, _ reading: DateReading) -> [DateWheelColumn] {
        var columns: [DateWheelColumn] = []
        if components.contains(.date), !components.contains(.hourAndMinute) {
            columns = order(of: reading.pattern("yMMMMd")) { character in
                switch character {
                case "y", "U", "r": .year
                case "M", "L": .month
                case "d": .day
                default: nil
                }
            }
        } else if components.contains(.date) {
            columns = [.weekday]
        }
        if components.contains(.hourAndMinute) {
            columns += order(of: reading.pattern("jmm")) { character in
                switch character {
                case "h", "H", "k", "K": .hour
                case "m": .minute
                case "a", "b", "B": .dayPeriod
                default: nil
                }
            }
        }
        return columns
    }

    /// The wheels of a calendar's month and year, from the leading side.
    static func monthAndYear(_ reading: DateReading) -> [DateWheelColumn] {
        columns(for: .date, reading).filter { $0 == .month || $0 == .year }
    }

    private static func order(
        of pattern: String, _ column: (Character) -> DateWheelColumn?
    ) -> [DateWheelColumn] {
        var columns: [DateWheelColumn] = []
        for character in pattern {
            if let found = column(character), !columns.contains(found) { columns.append(found) }
        }
        return columns
    }

    var alignment: HorizontalAlignment {
        switch self {
        case .month: .leading
        case .weekday, .hour, .day: .trailing
        case .year, .minute, .dayPeriod: .center
        }
    }

    /// Whether the wheel's last value is followed by its first.
    var wraps: Bool {
        switch self {
        case .month, .day, .hour, .minute: true
        case .year, .weekday, .dayPeriod: false
        }
    }

    /// The values that the wheel goes through.
    func range(for date: Date, _ reading: DateReading) -> ClosedRange<Int> {
        let calendar = reading.calendar
        switch self {
        case .year: return DatePickerMetrics.wheelYears
        case .month: return 1...(calendar.range(of: .month, in: .year, for: date)?.count ?? 12)
        case .day: return 1...(calendar.range(of: .day, in: .month, for: date)?.count ?? 31)
        case .weekday: return -DatePickerMetrics.wheelDayReach...DatePickerMetrics.wheelDayReach
        case .hour: return reading.usesTwelveHours ? 0...11 : 0...23
        case .minute: return 0...59
        case .dayPeriod: return 0...1
        }
    }

    /// The value of a date.
    func value(of date: Date, _ reading: DateReading) -> Int {
        let calendar = reading.calendar
        switch self {
        case .year: return calendar.component(.year, from: date)
        case .month: return calendar.component(.month, from: date)
        case .day: return calendar.component(.day, from: date)
        case .weekday: return 0
        case .hour:
            let hour = calendar.component(.hour, from: date)
            return reading.usesTwelveHours ? hour % 12 : hour
        case .minute: return calendar.component(.minute, from: date)
        case .dayPeriod: return calendar.component(.hour, from: date) / 12
        }
    }

    /// A date with another value. A day that the new month does not have becomes its last.
    func date(_ date: Date, with value: Int, _ reading: DateReading) -> Date {
        let calendar = reading.calendar
        let difference = value - self.value(of: date, reading)
        let component: Calendar.Component
        switch self {
        case .year: component = .year
        case .month: component = .month
        case .day, .weekday: component = .day
        case .hour: component = .hour
        case .minute: component = .minute
        case .dayPeriod:
            return calendar.date(byAdding: .hour, value: difference * 12, to: date) ?? date
        }
        return calendar.date(byAdding: component, value: difference, to: date) ?? date
    }

    /// Values of which one is the widest.
    func samples(for date: Date, _ reading: DateReading) -> [String] {
        switch self {
        case .month: reading.monthNames
        case .year: ["0000"]
        case .day, .hour, .minute: ["00"]
        case .weekday: (0..<7).map { text($0, for: date, reading) }
        case .dayPeriod: reading.dayPeriodNames
        }
    }

    /// What the wheel shows for a value.
    func text(_ value: Int, for date: Date, _ reading: DateReading) -> String {
        switch self {
        case .year: return reading.text(self.date(date, with: value, reading), template: "y")
        case .month:
            let names = reading.monthNames
            return names.indices.contains(value - 1) ? names[value - 1] : String(value)
        case .day: return reading.text(self.date(date, with: value, reading), template: "d")
        case .weekday: return reading.text(self.date(date, with: value, reading), template: "EEEMMMd")
        case .hour: return String(reading.usesTwelveHours && value == 0 ? 12 : value)
        case .minute: return value < 10 ? "0\(value)" : String(value)
        case .dayPeriod: return reading.dayPeriodNames[value]
        }
    }
}
