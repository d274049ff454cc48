import Foundation

/// A unit, which consists of products and powers of basic units.
open class HKUnit: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here is changed.
    /// The unit as text, such as `count/min`.
    public let unitString: String
    /// Powers of the kinds of units.
    let dimensions: [String: Int]
    /// How many of the basic units one is.
    let factor: Double
    /// What is added after that, for temperatures.
    let offset: Double

    init(_ text: String, _ dimensions: [String: Int], _ factor: Double = 1, offset: Double = 0) {
        unitString = text
        self.dimensions = dimensions.filter { $0.value != 0 }
        self.factor = factor
        self.offset = offset
    }

    /// Creates a unit from its text, with `/`, `·`, and `*` between units. An unknown unit is incompatible with other
    /// units.
    public convenience init(from string: String) {
        let parts = string.split(separator: "/", omittingEmptySubsequences: false)
        var unit = HKUnit.count()
        for (index, part) in parts.enumerated() {
            for name in part.split(whereSeparator: { $0 == "*" || $0 == "·" || $0 == "." }) {
                let one = HKUnit.named(String(name))
                unit = index == 0 ? unit.unitMultiplied(by: one) : unit.unitDivided(by: one)
            }
        }
        self.init(string, unit.dimensions, unit.factor, offset: unit.offset)
    }

    private static let known: [String: HKUnit] = Dictionary(
        ([
            .gram(), .meter(), .liter(), .second(), .minute(), .hour(), .day(), .joule(), .kilocalorie(),
            .smallCalorie(), .count(),
            .percent(), .degreeCelsius(), .degreeFahrenheit(), .kelvin(), .ounce(), .pound(), .stone(), .inch(),
            .foot(),
            .yard(), .mile(), .fluidOunceUS(), .cupUS(), .internationalUnit(), .millimeterOfMercury(), .pascal(),
            .watt(),
            HKUnit("kg", ["mass": 1], 1000), HKUnit("mg", ["mass": 1], 0.001), HKUnit("mcg", ["mass": 1], 1e-6),
            HKUnit("km", ["length": 1], 1000), HKUnit("cm", ["length": 1], 0.01), HKUnit("mm", ["length": 1], 0.001),
            HKUnit("mL", ["length": 3], 1e-6), HKUnit("dL", ["length": 3], 1e-4), HKUnit("ms", ["time": 1], 0.001),
            HKUnit("kJ", ["mass": 1, "length": 2, "time": -2], 1e6),
        ] as [HKUnit]).map { ($0.unitString, $0) }, uniquingKeysWith: { first, _ in first })

    private static func named(_ name: String) -> HKUnit { known[name] ?? HKUnit(name, [name: 1]) }

    // The basic units are grams, meters, seconds and degrees of Kelvin.
    open class func gram() -> HKUnit { HKUnit("g", ["mass": 1]) }
    open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit("\(prefix.text)g", ["mass": 1], prefix.factor)
    }
    open class func ounce() -> HKUnit { HKUnit("oz", ["mass": 1], 28.349523125) }
    open class func pound() -> HKUnit { HKUnit("lb", ["mass": 1], 453.59237) }
    open class func stone() -> HKUnit { HKUnit("st", ["mass": 1], 6350.29318) }
    open class func meter() -> HKUnit { HKUnit("m", ["length": 1]) }
    open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit("\(prefix.text)m", ["length": 1], prefix.factor)
    }
    open class func inch() -> HKUnit { HKUnit("in", ["length": 1], 0.0254) }
    open class func foot() -> HKUnit { HKUnit("ft", ["length": 1], 0.3048) }
    open class func yard() -> HKUnit { HKUnit("yd", ["length": 1], 0.9144) }
    open class func mile() -> HKUnit { HKUnit("mi", ["length": 1], 1609.344) }
    open class func liter() -> HKUnit { HKUnit("L", ["length": 3], 0.001) }
    open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit("\(prefix.text)L", ["length": 3], 0.001 * prefix.factor)
    }
    open class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", ["length": 3], 2.95735295625e-5) }
    open class func cupUS() -> HKUnit { HKUnit("cup_us", ["length": 3], 2.365882365e-4) }
    open class func second() -> HKUnit { HKUnit("s", ["time": 1]) }
    open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit("\(prefix.text)s", ["time": 1], prefix.factor)
    }
    open class func minute() -> HKUnit { HKUnit("min", ["time": 1], 60) }
    open class func hour() -> HKUnit { HKUnit("hr", ["time": 1], 3600) }
    open class func day() -> HKUnit { HKUnit("d", ["time": 1], 86400) }
    open class func joule() -> HKUnit { HKUnit("J", ["mass": 1, "length": 2, "time": -2], 1000) }
    open class func kilocalorie() -> HKUnit { HKUnit("kcal", ["mass": 1, "length": 2, "time": -2], 4_184_000) }
    open class func largeCalorie() -> HKUnit { HKUnit("Cal", ["mass": 1, "length": 2, "time": -2], 4_184_000) }
    open class func smallCalorie() -> HKUnit { HKUnit("cal", ["mass": 1, "length": 2, "time": -2], 4184) }
    open class func watt() -> HKUnit { HKUnit("W", ["mass": 1, "length": 2, "time": -3], 1000) }
    open class func pascal() -> HKUnit { HKUnit("Pa", ["mass": 1, "length": -1, "time": -2], 1000) }
    open class func millimeterOfMercury() -> HKUnit {
        HKUnit("mmHg", ["mass": 1, "length": -1, "time": -2], 133_322.387415)
    }
    open class func kelvin() -> HKUnit { HKUnit("K", ["temperature": 1]) }
    open class func degreeCelsius() -> HKUnit { HKUnit("degC", ["temperature": 1], 1, offset: 273.15) }
    open class func degreeFahrenheit() -> HKUnit { HKUnit("degF", ["temperature": 1], 5.0 / 9, offset: 459.67 * 5 / 9) }
    open class func count() -> HKUnit { HKUnit("count", [:]) }
    open class func percent() -> HKUnit { HKUnit("%", [:], 1) }
    open class func internationalUnit() -> HKUnit { HKUnit("IU", ["IU": 1]) }

    /// Returns the product of two units.
    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit(
            dimensions.isEmpty && factor == 1 ? unit.unitString : "\(unitString)·\(unit.unitString)",
            dimensions.merging(unit.dimensions, uniquingKeysWith: +), factor * unit.factor, offset: offset + unit.offset
        )
    }
    /// Returns this unit divided by another unit.
    open func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)/\(unit.unitString)",
            dimensions.merging(unit.dimensions.mapValues { -$0 }, uniquingKeysWith: +),
            factor / unit.factor)
    }
    /// Returns a power of the unit.
    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit("\(unitString)^\(power)", dimensions.mapValues { $0 * power }, pow(factor, Double(power)))
    }
    /// Returns the reciprocal of the unit.
    open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

    open override var description: String { unitString }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKUnit else { return false }
        return dimensions == other.dimensions && factor == other.factor && offset == other.offset
    }
    open override var hash: Int { dimensions.hashValue }
}

/// A multiple of a unit.
public enum HKMetricPrefix: Int, Sendable {
    case none = 0
    case pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

    var text: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue] }
    var factor: Double { pow(10, [0, -12, -9, -6, -3, -2, -1, 1, 2, 3, 6, 9, 12][rawValue]) }
}

/// A number of a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here is changed.
    private let value: Double
    private let unit: HKUnit

    /// Creates a number of a unit.
    public init(unit: HKUnit, doubleValue value: Double) {
        self.unit = unit
        self.value = value
    }

    /// Returns a Boolean value that indicates whether the quantity is compatible with a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimensions == unit.dimensions }

    /// Returns the value in a unit. For an incompatible unit, the result is NaN. On Apple's systems, the program stops.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard self.is(compatibleWith: unit) else { return .nan }
        return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
    }

    /// Returns the order of two quantities.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    open override var description: String { "\(value) \(unit)" }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKQuantity).map { compare($0) == .orderedSame && $0.is(compatibleWith: unit) } ?? false
    }
    open override var hash: Int { (value * unit.factor).hashValue }
}
