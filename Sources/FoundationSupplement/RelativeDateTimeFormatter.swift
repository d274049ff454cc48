import Foundation

/// Writes how far a moment is from another one: "in 2 weeks", "yesterday".
open class RelativeDateTimeFormatter: Formatter {
    /// Constants that indicate whether days near today have names.
    public enum DateTimeStyle: Int, Sendable {
        /// Always a number: "1 day ago".
        case numeric
        /// A name where there is one: "yesterday".
        case named
    }

    /// Constants that describe how units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago", or with numbers as words.
        case full, spellOut
        /// "2 mo. ago", or as short as can be.
        case short, abbreviated
    }

    /// A value that indicates whether days near today have names.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The units style: how units are written.
    open var unitsStyle = UnitsStyle.full
    /// The formatting context: where in a sentence the text stands; decides whether it begins with a capital.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that counts.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns how far a moment is from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        // The moment is the anchor that the other one looks at.
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
            locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent,
            capitalizationContext: capitalization)
        style.locale = locale ?? .autoupdatingCurrent
        return style.format(referenceDate)
    }

    /// Returns how far a number of seconds is: before now where it is below 0.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date.now
        return localizedString(for: now.addingTimeInterval(timeInterval.isFinite ? timeInterval : 0), relativeTo: now)
    }

    /// Returns how far a length of time is: before now where it is below 0.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date.now
        return localizedString(
            for: (calendar ?? .autoupdatingCurrent).date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }

    /// Returns how far a moment is from now; nil for what is no date.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }

    private var width: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private var capitalization: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        case .listItem: .listItem
        case .standalone: .standalone
        default: .unknown
        }
    }
}
