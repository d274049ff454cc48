import Foundation

/// Writes measurements: "3 km", "3 kilometers".
///
/// Names of units are English; the other styles use symbols.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    // Unchecked as all formatters are: they are set up before they are used.

    /// Options that describe what is done with the unit.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the measurement, whatever people of the locale use.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The unit that makes a number that is neither large nor small.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// A temperature without the letter of its scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// The unit options: what is done with the unit.
    open var unitOptions: UnitOptions = []
    /// "3km", "3 km" or "3 kilometers".
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language, and the units that people use.
    open var locale: Locale! = .autoupdatingCurrent
    /// The number formatter: how the number is written.
    open var numberFormatter: NumberFormatter! = MeasurementFormatter.usualNumberFormatter()

    private static func usualNumberFormatter() -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let (value, unit) = shown(measurement)
        let formatter = numberFormatter ?? MeasurementFormatter.usualNumberFormatter()
        if formatter.locale != locale { formatter.locale = locale }
        return written(formatter.string(from: NSNumber(value: value)) ?? "\(value)", unit, isOne: value == 1)
    }

    /// A unit without a number.
    open func string(from unit: Unit) -> String {
        unitStyle == .long ? UnitName.of(unit, isOne: false) : unit.symbol
    }

    /// A measurement; nil for what is none.
    open override func string(for obj: Any?) -> String? {
        guard let measurement = obj as? any AnyMeasurement else { return nil }
        return string(from: Measurement(value: measurement.value, unit: measurement.anyUnit))
    }

    /// The measurement in the unit that it is written in.
    private func shown<UnitType: Unit>(_ measurement: Measurement<UnitType>) -> (value: Double, unit: Unit) {
        let given = (measurement.value, measurement.unit as Unit)
        guard !unitOptions.contains(.providedUnit), let dimension = measurement.unit as? Dimension else { return given }
        let converted = UnitPreference.converted(
            Measurement(value: measurement.value, unit: dimension), locale ?? .autoupdatingCurrent)
        return (converted.value, converted.unit)
    }

    private func written(_ number: String, _ unit: Unit, isOne: Bool) -> String {
        if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
        switch unitStyle {
        case .long: return number + " " + UnitName.of(unit, isOne: isOne)
        case .short: return number + (unit is UnitTemperature ? "°" : unit.symbol)
        default: return number + (unit is UnitTemperature ? "" : " ") + unit.symbol
        }
    }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
    fileprivate var anyUnit: Unit { unit }
}
