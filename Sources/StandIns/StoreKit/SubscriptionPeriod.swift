import Foundation

extension Product {
    /// A time that a subscription lasts.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// Constants that describe the unit of a period.
        public enum Unit: Int, Hashable, Codable, Sendable, CustomDebugStringConvertible {
            case day, week, month, year

            public var debugDescription: String { name }

            /// The unit in words, such as "Month". The words are English.
            public var localizedDescription: String { name.capitalized }

            var name: String {
                switch self {
                case .day: "day"
                case .week: "week"
                case .month: "month"
                case .year: "year"
                }
            }

            var component: Calendar.Component {
                switch self {
                case .day: .day
                case .week: .weekOfYear
                case .month: .month
                case .year: .year
                }
            }

            /// A format that writes a unit as text.
            public struct FormatStyle: Foundation.FormatStyle {
                /// The language. The words are English in every language.
                public var locale: Locale
                /// Creates a style.
                public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }
                public func format(_ value: Unit) -> String { value.name }
                public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(locale: locale) }
            }

            /// Returns the unit in words, such as "month".
            public func formatted() -> String { formatted(FormatStyle()) }
            /// Returns the unit as a style writes it.
            public func formatted<Style: Foundation.FormatStyle>(_ format: Style) -> Style.FormatOutput
            where Style.FormatInput == Unit { format.format(self) }
        }

        /// The unit, which indicates what is counted.
        public let unit: Unit
        /// A value that describes how many.
        public let value: Int

        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
        public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
        public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
        public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
        public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
        public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)

        init(unit: Unit, value: Int) {
            self.unit = unit
            self.value = value
        }

        /// A period as files write it: `P1M`.
        init?(_ text: String) {
            let units: [Character: Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
            guard text.first == "P", let unit = text.last.flatMap({ units[$0] }),
                let value = Int(text.dropFirst().dropLast())
            else { return nil }
            self.init(unit: unit, value: value)
        }

        /// Returns the range of dates of a period that begins at a date.
        public func dateRange(referenceDate: Date = .now) -> Range<Date> {
            let end = Calendar.current.date(byAdding: unit.component, value: value, to: referenceDate)
            return referenceDate..<max(referenceDate, end ?? referenceDate)
        }

        /// Returns the period as a style for ranges of dates writes it.
        public func formatted<Style: Foundation.FormatStyle>(
            _ format: Style, referenceDate: Date = .now
        ) -> Style.FormatOutput where Style.FormatInput == Range<Date> {
            format.format(dateRange(referenceDate: referenceDate))
        }

        /// A format that writes the length of a period, such as "3 months", in English.
        public struct FormatStyle: Foundation.FormatStyle {
            let unit: Unit
            public func format(_ value: Range<Date>) -> String {
                let parts = Calendar.current.dateComponents(
                    [unit.component], from: value.lowerBound, to: value.upperBound)
                let count = parts.value(for: unit.component) ?? 0
                return "\(count) \(unit.name)\(count == 1 ? "" : "s")"
            }
        }
    }

    /// The format of the subscription's period, for ``SubscriptionPeriod/formatted(_:referenceDate:)``.
    public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle {
        SubscriptionPeriod.FormatStyle(unit: subscription?.subscriptionPeriod.unit ?? .day)
    }

    /// The format of the unit of the subscription's period.
    public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
        SubscriptionPeriod.Unit.FormatStyle()
    }
}
