import Foundation

/// A calendar, with the time below.
struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        let configuration = configuration
        VStack(spacing: 0) {
            if configuration.displayedComponents.contains(.date) {
                CalendarView(configuration: configuration)
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                HStack {
                    Text(verbatim: ControlWords.time)
                    Spacer(minLength: ControlMetrics.labelGap)
                    EnvironmentReader { environment in
                        DatePill(
                            text: DateReading(environment).text(configuration.selection, date: .none, time: .short)
                        ) {
                            DateWheels(configuration: configuration.with(.hourAndMinute))
                                .frame(width: MenuMetrics.width)
                        }
                    }
                }
                .frame(minHeight: DatePickerMetrics.cell)
                .fixedSize(horizontal: false, vertical: true)
            }
        }
        .frame(
            minWidth: DatePickerMetrics.calendarMinimumWidth, idealWidth: DatePickerMetrics.calendarIdealWidth
        )
        .accessibilityContainer(.datePicker)
        .spokenName(configuration.label)
    }
}

/// A month with the day that is chosen.
struct CalendarView: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        let configuration = configuration
        EnvironmentReader { environment in
            let reading = DateReading(environment)
            MonthView(
                reading: reading, initialMonth: configuration.selection,
                isChosen: { reading.calendar.isDate($0, inSameDayAs: configuration.selection) },
                isAllowed: { configuration.allows(day: $0, in: reading.calendar) },
                choose: { configuration.choose(day: $0, in: reading.calendar) })
        }
    }
}

extension DatePickerStyleConfiguration {
    /// Whether some moment of a day may be chosen.
    fileprivate func allows(day: Date, in calendar: Calendar) -> Bool {
        let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
        if let minimumDate, end <= minimumDate { return false }
        if let maximumDate, day > maximumDate { return false }
        return true
    }

    /// Chooses a day and keeps the time.
    fileprivate func choose(day: Date, in calendar: Calendar) {
        let time = calendar.dateComponents([.hour, .minute, .second], from: selection)
        let date = calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
        boundedSelection.wrappedValue = date ?? day
    }
}

/// A month whose days can be chosen, with buttons that lead to other months.
struct MonthView: View {
    let reading: DateReading
    let initialMonth: Date
    let isChosen: (Date) -> Bool
    let isAllowed: (Date) -> Bool
    let choose: @MainActor (Date) -> Void

    /// How many months the calendar was turned from the initial one.
    @State private var turned = 0

    var body: some View {
        let calendar = reading.calendar
        let month = calendar.date(
            byAdding: .month, value: turned, to: MonthGrid(month: initialMonth, in: calendar).start)
        let grid = MonthGrid(month: month ?? initialMonth, in: calendar)
        VStack(spacing: 0) {
            header(grid)
            HStack(spacing: 0) {
                ForEach(Array(reading.weekdayNames.enumerated()), id: \.offset) { _, name in
                    Text(verbatim: name.uppercased(with: reading.locale))
                        .font(DatePickerMetrics.weekdayFont)
                        .foregroundStyle(ControlColors.tertiaryLabel)
                        .lineLimit(1)
                        .frame(maxWidth: .infinity)
                }
            }
            .frame(height: DatePickerMetrics.weekdayHeight)
            .accessibilityHidden(true)
            ForEach(0..<grid.weeks, id: \.self) { week in
                HStack(spacing: 0) {
                    ForEach(0..<7, id: \.self) { column in cell(grid.day(week: week, column: column)) }
                }
                .frame(height: DatePickerMetrics.cell)
            }
        }
        .dynamicTypeSize(.large)
    }

    private func header(_ grid: MonthGrid) -> some View {
        HStack(spacing: 0) {
            Text(verbatim: reading.text(grid.start, template: "yMMMM"))
                .font(DatePickerMetrics.monthFont)
            Image(systemName: "chevron.forward")
                .font(DatePickerMetrics.yearChevronFont)
                .foregroundStyle(.tint)
                .padding(.leading, PickerMetrics.indicatorGap)
                .accessibilityHidden(true)
            Spacer(minLength: 0)
            TurnButton(symbol: "chevron.backward", name: ControlWords.previousMonth) { turned -= 1 }
                .padding(.trailing, DatePickerMetrics.chevronGap)
            TurnButton(symbol: "chevron.forward", name: ControlWords.nextMonth) { turned += 1 }
        }
        .padding(.horizontal, ControlMetrics.labelGap)
        .frame(height: DatePickerMetrics.headerHeight)
    }

    @ViewBuilder private func cell(_ day: Date?) -> some View {
        if let day {
            DayCell(
                number: reading.calendar.component(.day, from: day),
                name: reading.text(day, template: "EEEEMMMMd"), isChosen: isChosen(day),
                isToday: reading.calendar.isDate(day, inSameDayAs: reading.now), isAllowed: isAllowed(day)
            ) { choose(day) }
        } else {
            Color.clear.frame(maxWidth: .infinity)
        }
    }
}

private struct TurnButton: View {
    let symbol: String
    let name: String
    let action: @MainActor () -> Void

    @State private var isPressed = false

    var body: some View {
        let name = name
        Image(systemName: symbol)
            .font(DatePickerMetrics.chevronFont)
            .foregroundStyle(.tint)
            .opacity(isPressed ? ButtonMetrics.pressedLabelOpacity : 1)
            .contentShape(Rectangle())
            .pressable(.button, isPressed: $isPressed, action: action) { $0.label = name }
    }
}

private struct DayCell: View {
    let number: Int
    let name: String
    let isChosen: Bool
    let isToday: Bool
    let isAllowed: Bool
    let choose: @MainActor () -> Void

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let name = name
        Text(number, format: .number.grouping(.never))
            .font(isChosen ? DatePickerMetrics.chosenDayFont : DatePickerMetrics.dayFont)
            .foregroundStyle(foreground)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if isChosen {
                    Circle()
                        .fill(.tint)
                        .opacity(isToday ? 1 : DatePickerMetrics.chosenDayOpacity)
                        .frame(maxWidth: DatePickerMetrics.cell, maxHeight: DatePickerMetrics.cell)
                }
            }
            .contentShape(Rectangle())
            .pressable(.button, traits: isChosen ? .isSelected : [], action: choose) { $0.label = name }
            .disabled(!isAllowed)
    }

    private var foreground: AnyShapeStyle {
        if !isAllowed || !isEnabled { return AnyShapeStyle(ControlColors.disabledLabel) }
        if isChosen { return isToday ? AnyShapeStyle(.white) : AnyShapeStyle(.tint) }
        return isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColors.label)
    }
}
