import SwiftUI

/// The parts of a date that the user selects.
public enum AppDatePickerMode: Sendable {
    /// The mode for day, month, and year.
    case date
    /// The mode for hour and minute.
    case time
    /// The mode for the date and the time.
    case dateAndTime
}

/// The styles of a date picker.
public enum AppDatePickerDisplayStyle: Sendable {
    /// A line with a button that opens a calendar.
    case compact
    /// A calendar.
    case graphical
    /// The display style with wheels.
    case wheel
}

/// A choice of a date, a time or both.
///
/// ```swift
/// AppDateTimePicker(label: "Birthday", selection: $date)
/// AppDateTimePicker(label: "Alarm", selection: $time, mode: .time, displayStyle: .wheel)
/// AppDateTimePicker(label: "Check-in", selection: $date, minimumDate: Date(), maximumDate: nextYear)
/// ```
///
/// The compact style has its label on the left; the others have it above. Its look is ``NativeDatePickerStyling``.
public struct AppDateTimePicker: View {
    private let label: String
    @Binding private var selection: Date
    private let mode: AppDatePickerMode
    private let displayStyle: AppDatePickerDisplayStyle
    private let minimumDate: Date?
    private let maximumDate: Date?
    @Themed(.bubbles) private var theme

    /// Creates a picker.
    ///
    /// - Parameters:
    ///   - label: what is chosen.
    ///   - selection: the chosen date.
    ///   - mode: whether the day, the time or both are chosen.
    ///   - displayStyle: how it is chosen.
    ///   - minimumDate: the earliest date; nil sets no limit.
    ///   - maximumDate: the latest date; nil sets no limit. One before `minimumDate` counts as `minimumDate`.
    public init(
        label: String, selection: Binding<Date>, mode: AppDatePickerMode = .date,
        displayStyle: AppDatePickerDisplayStyle = .compact, minimumDate: Date? = nil, maximumDate: Date? = nil
    ) {
        self.label = label
        _selection = selection
        self.mode = mode
        self.displayStyle = displayStyle
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
    }

    private typealias Style = NativeDatePickerStyling

    public var body: some View {
        switch displayStyle {
        case .compact:
            picker
                .datePickerStyle(.compact)
        case .graphical:
            labelled {
                picker
                    .datePickerStyle(.graphical)
                    .padding(theme.distance(Style.Layout.graphicalPadding))
                    .background(
                        theme(Style.Colors.background),
                        in: RoundedRectangle(cornerRadius: theme.radius(Style.Layout.graphicalCornerRadius)))
            }
        case .wheel:
            labelled {
                picker
                    .datePickerStyle(.wheel)
                    .frame(maxWidth: .infinity)
            }
        }
    }

    private var picker: some View {
        DatePicker(label, selection: $selection, in: dateRange, displayedComponents: displayedComponents)
            .tint(theme(Style.Colors.tint))
            .foregroundStyle(theme(Style.Colors.label))
            .font(theme(Style.Typography.label))
    }

    /// Wheels and calendars need the whole width, so their label stands above; they say it themselves as well.
    private func labelled(@ViewBuilder control: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: theme.distance(Style.Layout.labelSpacing)) {
            Text(label)
                .font(theme(Style.Typography.label))
                .foregroundStyle(theme(Style.Colors.label))
                .accessibilityHidden(true)
            control()
                .labelsHidden()
        }
    }

    private var displayedComponents: DatePickerComponents {
        switch mode {
        case .date: .date
        case .time: .hourAndMinute
        case .dateAndTime: [.date, .hourAndMinute]
        }
    }

    private var dateRange: ClosedRange<Date> {
        AppDateTimePicker.range(from: minimumDate, to: maximumDate)
    }

    /// The dates between two limits, for limits in any order.
    static func range(from minimum: Date?, to maximum: Date?) -> ClosedRange<Date> {
        let lower = minimum ?? .distantPast
        return lower...max(lower, maximum ?? .distantFuture)
    }
}

/// A date for previews, which look the same every day.
private let previewDate = Date(timeIntervalSince1970: 1_750_000_000)

#Preview {
    @Previewable @State var date = previewDate
    @Previewable @State var time = previewDate
    @Previewable @State var dateTime = previewDate

    ScrollView {
        VStack(alignment: .leading, spacing: .space8) {
            Text("Compact (date)").font(.appBodyMediumEm)
            AppDateTimePicker(label: "Birthday", selection: $date)

            Text("Graphical (date)").font(.appBodyMediumEm)
            AppDateTimePicker(label: "Appointment", selection: $dateTime, displayStyle: .graphical)

            Text("Wheel (time)").font(.appBodyMediumEm)
            AppDateTimePicker(label: "Alarm", selection: $time, mode: .time, displayStyle: .wheel)
        }
        .padding()
    }
}

#Preview("Limits, disabled, long") {
    @Previewable @State var date = previewDate

    VStack(alignment: .leading, spacing: .space8) {
        AppDateTimePicker(
            label: "Within a week", selection: $date, displayStyle: .graphical,
            minimumDate: previewDate.addingTimeInterval(-3 * 86_400),
            maximumDate: previewDate.addingTimeInterval(3 * 86_400))
        AppDateTimePicker(label: "Disabled", selection: $date, mode: .dateAndTime)
            .disabled(true)
        AppDateTimePicker(
            label: "A label that is too long to stand beside the date and the time", selection: $date,
            mode: .dateAndTime)
    }
    .padding()
}
