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
        .accessibilityName(configuration.label)
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
    /// Whether a moment may be chosen. Bounds that contradict each other count for nothing.
    func allows(_ date: Date) -> Bool {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return true }
        return date >= minimumDate ?? .distantPast && date <= maximumDate ?? .distantFuture
    }

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
    /// Whether the month and the year are chosen on wheels, in the place of the days.
    @State private var showsWheels = false
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        let calendar = reading.calendar
        let month = calendar.date(
            byAdding: .month, value: turned, to: MonthGrid(month: initialMonth, in: calendar).start)
        let grid = MonthGrid(month: month ?? initialMonth, in: calendar)
        VStack(spacing: 0) {
            header(grid)
            if showsWheels {
                MonthWheels(reading: reading, month: monthBinding(grid))
                    .frame(height: DatePickerMetrics.weekdayHeight + CGFloat(grid.weeks) * DatePickerMetrics.cell)
            } else {
                weekdays
                days(grid).contentShape(Rectangle()).gesture(swipe)
            }
        }
        .dynamicTypeSize(.large)
    }

    private var weekdays: some View {
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
    }

    private func days(_ grid: MonthGrid) -> some View {
        VStack(spacing: 0) {
            ForEach(0..<grid.weeks, id: \.self) { week in
                HStack(spacing: 0) {
                    ForEach(0..<7, id: \.self) { column in cell(grid.day(week: week, column: column)) }
                }
                .frame(height: DatePickerMetrics.cell)
            }
        }
    }

    /// A swipe over the days leads to the next month or the one before.
    private var swipe: some Gesture {
        DragGesture(along: .horizontal)
            .onEnded { drag in
                let distance = drag.predictedEndTranslation.width * (layoutDirection == .rightToLeft ? -1 : 1)
                guard abs(distance) > DatePickerMetrics.swipe else { return }
                turned += distance < 0 ? 1 : -1
            }
    }

    /// The month that is shown, for the wheels.
    private func monthBinding(_ grid: MonthGrid) -> Binding<Date> {
        let calendar = reading.calendar
        let initial = MonthGrid(month: initialMonth, in: calendar).start
        return Binding(
            location: ClosureLocation(
                get: { grid.start },
                set: { date, _ in
                    turned = calendar.dateComponents([.month], from: initial, to: date).month ?? turned
                }))
    }

    private func header(_ grid: MonthGrid) -> some View {
        HStack(spacing: 0) {
            MonthTitle(text: reading.text(grid.start, template: "yMMMM"), isOpen: showsWheels) { showsWheels.toggle() }
            Spacer(minLength: 0)
            if !showsWheels {
                TurnButton(symbol: "chevron.backward", name: ControlWords.previousMonth) { turned -= 1 }
                    .padding(.trailing, DatePickerMetrics.chevronGap)
                TurnButton(symbol: "chevron.forward", name: ControlWords.nextMonth) { turned += 1 }
            }
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

/// The month and the year over the days; a tap opens wheels for them.
private struct MonthTitle: View {
    let text: String
    let isOpen: Bool
    let action: @MainActor () -> Void

    @Environment(\.layoutDirection) private var layoutDirection
    @State private var isPressed = false

    var body: some View {
        let (isOpen, toggle) = (isOpen, action)
        HStack(spacing: 0) {
            Text(verbatim: text)
                .font(DatePickerMetrics.monthFont)
                .foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColors.label))
            Image(systemName: "chevron.forward")
                .font(DatePickerMetrics.yearChevronFont)
                .foregroundStyle(.tint)
                .rotationEffect(.degrees(isOpen ? (layoutDirection == .rightToLeft ? -90 : 90) : 0))
                .padding(.leading, PickerMetrics.indicatorGap)
                .accessibilityHidden(true)
        }
        .opacity(isPressed ? ButtonMetrics.pressedLabelOpacity : 1)
        .contentShape(Rectangle())
        .pressable(.button, isPressed: $isPressed) {
            withAnimation(.easeInOut(duration: ControlMetrics.changeDuration)) { toggle() }
        } configure: { node in
            node.value = isOpen ? ControlWords.expanded : ControlWords.collapsed
        }
    }
}

/// Wheels for a month and a year.
private struct MonthWheels: View {
    let reading: DateReading
    let month: Binding<Date>

    var body: some View {
        HStack(spacing: PickerMetrics.columnGap) {
            ForEach(DateWheelColumn.monthAndYear(reading), id: \.self) { column in
                DateWheel(column: column, reading: reading, selection: month)
            }
        }
        .padding(.horizontal, PickerMetrics.bandMargin + ControlMetrics.labelGap)
        .frame(maxWidth: .infinity)
        .wheelBand()
        .font(PickerMetrics.dateWheelFont)
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
