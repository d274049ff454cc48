import CoreGraphics
import Foundation

/// A control with which the user selects dates and times.
open class UIDatePicker: UIControl {
    /// Constants that describe the mode of a date picker.
    public enum Mode: Int, Sendable {
        /// The modes: time, date, date and time, and countdown timer.
        case time, date, dateAndTime, countDownTimer
    }

    /// Constants that describe the style of a date picker.
    public enum Style: Int, Sendable {
        /// The styles: automatic, wheels, compact, and inline.
        case automatic, wheels, compact, inline
    }

    /// The selected date. Setting it does not send an event.
    open var date = Date() { didSet { if date != oldValue { contentDidChange() } } }
    /// The mode of the date picker.
    open var datePickerMode = Mode.dateAndTime { didSet { contentAndSizeDidChange() } }
    /// The preferred style of the date picker.
    open var preferredDatePickerStyle = Style.automatic { didSet { contentAndSizeDidChange() } }
    /// The minimum date. Nil for no limit.
    open var minimumDate: Date? { didSet { contentDidChange() } }
    /// The maximum date. Nil for no limit.
    open var maximumDate: Date? { didSet { contentDidChange() } }
    /// The interval of the minutes. Perch stores this value, but it has no effect.
    open var minuteInterval = 1 { didSet { UIKitWithoutEffect.minuteInterval.log() } }
    /// The locale of the picker. Nil for the locale of the environment.
    open var locale: Locale? { didSet { contentDidChange() } }
    /// The calendar of the picker. Nil for the calendar of the environment.
    open var calendar: Calendar! { didSet { contentDidChange() } }
    /// The time zone of the picker. Nil for the time zone of the environment.
    open var timeZone: TimeZone? { didSet { contentDidChange() } }

    /// Sets the date, without sending an event.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// The user picked a date.
    package func pick(_ date: Date) {
        self.date = date
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override var showsContent: Bool { true }
}
