import CoreGraphics
import Foundation

/// A picker of dates.
open class UIDatePicker: UIControl {
    /// Constants that describe what is picked.
    public enum Mode: Int, Sendable {
        /// A time, a day, both, or a length of time.
        case time, date, dateAndTime, countDownTimer
    }

    /// Constants that describe how the picker looks.
    public enum Style: Int, Sendable {
        /// The styles: what suits the place, wheels, a button that opens a calendar, or a calendar.
        case automatic, wheels, compact, inline
    }

    /// The date that is picked. Setting it tells nobody.
    open var date = Date() { didSet { if date != oldValue { contentDidChange() } } }
    /// The date picker mode: what is picked.
    open var datePickerMode = Mode.dateAndTime { didSet { contentAndSizeDidChange() } }
    /// The preferred date picker style: how the picker looks.
    open var preferredDatePickerStyle = Style.automatic { didSet { contentAndSizeDidChange() } }
    /// The earliest date; nil sets no limit.
    open var minimumDate: Date? { didSet { contentDidChange() } }
    /// The latest date; nil sets no limit.
    open var maximumDate: Date? { didSet { contentDidChange() } }
    /// The step of the minutes.
    open var minuteInterval = 1 { didSet { UIKitWithoutEffect.minuteInterval.log() } }
    /// The language of the picker; nil takes that around.
    open var locale: Locale? { didSet { contentDidChange() } }
    /// The calendar of the picker; nil takes that around.
    open var calendar: Calendar! { didSet { contentDidChange() } }
    /// The time zone of the picker; nil takes that around.
    open var timeZone: TimeZone? { didSet { contentDidChange() } }

    /// Sets the date, and tells nobody.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// The user picked a date.
    package func pick(_ date: Date) {
        self.date = date
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override var showsContent: Bool { true }
}
