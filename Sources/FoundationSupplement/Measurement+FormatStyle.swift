import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes a measurement in units that people of a locale use.
    ///
    /// Names of units are English; the other widths use symbols, which are the same in most languages.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// A type that describes how much room there is.
        public struct UnitWidth: Codable, Hashable, Sendable {
            enum Kind: String, Codable { case wide, abbreviated, narrow }
            let kind: Kind

            /// "3 meters".
            public static var wide: UnitWidth { UnitWidth(kind: .wide) }
            /// "3 m".
            public static var abbreviated: UnitWidth { UnitWidth(kind: .abbreviated) }
            /// "3m".
            public static var narrow: UnitWidth { UnitWidth(kind: .narrow) }
        }

        /// The width: how much room there is.
        public var width: UnitWidth
        /// The locale that the number is written in, and whose units are used.
        public var locale: Locale
        /// The usage: what the measurement is for; nil, as `general`, uses the units of the locale.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The number format style: how the number is written; nil writes at least two digits that count, and no more
        /// decimals.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// A style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The style in another locale.
        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }

        /// The measurement as a text.
        public func format(_ value: Measurement<UnitType>) -> String {
            let isKept = usage == .asProvided
            let shown = isKept ? value : UnitPreference.converted(value, locale)
            let number: String
            if let numberFormatStyle {
                number = numberFormatStyle.locale(locale).format(shown.value)
            } else if isKept {
                number = FloatingPointFormatStyle<Double>(locale: locale).format(shown.value)
            } else {
                let digits = shown.value.magnitude < 9.95 ? 1 : 0
                number = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...digits))
                    .format(shown.value)
            }
            let isDegree = shown.unit is UnitTemperature
            switch width.kind {
            case .narrow: return number + (isDegree ? "°" : shown.unit.symbol)
            case .abbreviated: return number + (isDegree ? "" : " ") + shown.unit.symbol
            case .wide: return number + " " + UnitName.of(shown.unit, isOne: number == "1")
            }
        }
    }

    /// The measurement in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }

    /// The measurement in units of the current locale, with symbols.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

/// A type that describes what a measurement is for, which decides its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    private let name: String

    /// The unit that the locale uses for such a quantity.
    public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "general") }
    /// The unit that the measurement has.
    public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The weather.
    public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "weather") }
    /// A measurement format unit usage: Somebody's body.
    public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A way on roads.
    public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "road") }
}

extension FormatStyle {
    /// Measurements in units of the current locale.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

/// The units that people of a locale use.
///
/// Source: CLDR's table of unit preferences, usage "default", for the United States, the United Kingdom and the world.
enum UnitPreference {
    static func converted<U: Dimension>(_ value: Measurement<U>, _ locale: Locale) -> Measurement<U> {
        let units = units(for: value.unit, locale.measurementSystem).compactMap { $0 as? U }
        let converted = units.map { value.converted(to: $0) }
        return converted.first { $0.value.magnitude >= 1 } ?? converted.last ?? value
    }

    /// From the largest unit to the smallest; one is used from 1 on.
    private static func units(for unit: Dimension, _ system: Locale.MeasurementSystem) -> [Dimension] {
        let isUS = system == .us
        let isBritish = system == .uk
        switch unit {
        case is UnitLength where isUS || isBritish: return [UnitLength.miles, UnitLength.feet, UnitLength.inches]
        case is UnitLength: return [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters]
        case is UnitMass where isUS: return [UnitMass.pounds, UnitMass.ounces]
        case is UnitMass: return [UnitMass.kilograms, UnitMass.grams]
        case is UnitTemperature: return [isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius]
        case is UnitSpeed: return [isUS || isBritish ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour]
        default: return []
        }
    }
}

/// The English names of units.
enum UnitName {
    static func of(_ unit: Unit, isOne: Bool) -> String {
        guard let (one, many) = names[unit.symbol] else { return unit.symbol }
        return isOne ? one : many
    }

    /// By symbol: for one, and for another number.
    private static let names: [String: (String, String)] = {
        let regular = [
            "m": "meter", "km": "kilometer", "cm": "centimeter", "mm": "millimeter", "mi": "mile", "yd": "yard",
            "kg": "kilogram", "g": "gram", "mg": "milligram", "lb": "pound", "oz": "ounce", "L": "liter",
            "mL": "milliliter", "gal": "gallon", "qt": "quart", "pt": "pint", "cup": "cup", "min": "minute",
            "hr": "hour", "s": "second", "kCal": "kilocalorie", "cal": "calorie", "J": "joule", "kJ": "kilojoule",
            "W": "watt", "kW": "kilowatt", "kWh": "kilowatt-hour", "V": "volt", "A": "ampere", "bar": "bar",
            "°": "degree", "rad": "radian", "M": "nautical mile", "kn": "knot", "ac": "acre", "ha": "hectare",
            "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
        ]
        var names = regular.mapValues { ($0, $0 + "s") }
        names["ft"] = ("foot", "feet")
        names["in"] = ("inch", "inches")
        names["°C"] = ("degree Celsius", "degrees Celsius")
        names["°F"] = ("degree Fahrenheit", "degrees Fahrenheit")
        names["K"] = ("kelvin", "kelvins")
        names["km/h"] = ("kilometer per hour", "kilometers per hour")
        names["mph"] = ("mile per hour", "miles per hour")
        names["m/s"] = ("meter per second", "meters per second")
        names["Hz"] = ("hertz", "hertz")
        names["m²"] = ("square meter", "square meters")
        names["km²"] = ("square kilometer", "square kilometers")
        names["ft²"] = ("square foot", "square feet")
        return names
    }()
}
