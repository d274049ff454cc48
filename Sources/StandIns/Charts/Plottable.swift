import Foundation
import SwiftUI

/// A value that a chart can place.
public protocol Plottable {
    /// The type that is placed.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// The value that is placed.
    var primitivePlottable: PrimitivePlottable { get }
    /// The value of a place.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A type that charts place without conversion: numbers, dates and text.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// What is placed.
    var _datum: _Datum { get }
}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Double: PrimitivePlottableProtocol { public var _datum: _Datum { .number(self) } }
extension Float: PrimitivePlottableProtocol { public var _datum: _Datum { .number(Double(self)) } }
extension CGFloat: PrimitivePlottableProtocol { public var _datum: _Datum { .number(Double(self)) } }
extension Int: PrimitivePlottableProtocol { public var _datum: _Datum { .number(Double(self)) } }
extension Decimal: PrimitivePlottableProtocol {
    public var _datum: _Datum { .number(NSDecimalNumber(decimal: self).doubleValue) }
}
extension String: PrimitivePlottableProtocol { public var _datum: _Datum { .category(self) } }
extension Date: PrimitivePlottableProtocol { public var _datum: _Datum { .date(self) } }

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value as a chart places it.
public enum _Datum: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)

    /// The place on a scale without categories.
    var number: Double? {
        switch self {
        case .number(let number): number.isFinite ? number : nil
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }

    var isNoNumber: Bool { if case .number = self { false } else { true } }

    /// What assistive technology says.
    var spoken: String {
        switch self {
        case .number(let number): number.formatted()
        case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
        case .category(let name): name
        }
    }
}

/// A value with its name.
public struct PlottableValue<Value: Plottable> {
    let label: Text
    let datum: _Datum
    /// The calendar unit that a bar covers.
    var unit: Calendar.Component?

    /// A value with its name.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(label: Text(labelKey), datum: value.primitivePlottable._datum)
    }
    /// A value with its name.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(label: label, datum: value.primitivePlottable._datum)
    }
    /// A value with its name.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(label: Text(label), datum: value.primitivePlottable._datum)
    }
}

extension PlottableValue where Value == Date {
    /// The calendar unit that a date lies in.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue {
        let start = calendar.dateInterval(of: unit, for: value)?.start ?? value
        return PlottableValue(label: Text(labelKey), datum: .date(start), unit: unit)
    }
    /// The calendar unit that a date lies in.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue {
        let start = calendar.dateInterval(of: unit, for: value)?.start ?? value
        return PlottableValue(label: Text(label), datum: .date(start), unit: unit)
    }
}
