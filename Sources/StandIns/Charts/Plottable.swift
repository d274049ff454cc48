import Foundation
import SwiftUI

/// A type whose values a chart can display.
public protocol Plottable {
    /// The type that is placed.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// The value that is placed.
    var primitivePlottable: PrimitivePlottable { get }
    /// Creates the value from its primitive form.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A type whose values charts display without conversion: numbers, dates, and text.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// The value in the form in which a chart displays it.
    var _datum: _Datum { get }
    /// Returns the value of a number on a scale. Nil for types that are not numbers.
    static func _value(_ number: Double) -> Self?
}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
    public static func _value(_ number: Double) -> Self? { nil }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    public var _datum: _Datum { .number(Double(self)) }
    public static func _value(_ number: Double) -> Self? { Self(exactly: number.rounded()) }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _datum: _Datum { .number(Double(self)) }
    public static func _value(_ number: Double) -> Self? { Self(number) }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {
    public var _datum: _Datum { .number(NSDecimalNumber(decimal: self).doubleValue) }
    public static func _value(_ number: Double) -> Decimal? { Decimal(number) }
}
extension String: PrimitivePlottableProtocol { public var _datum: _Datum { .category(self) } }
extension Date: PrimitivePlottableProtocol { public var _datum: _Datum { .date(self) } }

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
    var datum: _Datum { primitivePlottable._datum }

    /// The value of a place; nil if the place is of another type.
    static func value(of datum: _Datum) -> Self? {
        let primitive: PrimitivePlottable? =
            switch datum {
            case .number(let number): PrimitivePlottable._value(number)
            case .date(let date): date as? PrimitivePlottable
            case .category(let name): name as? PrimitivePlottable
            }
        return primitive.flatMap(Self.init(primitivePlottable:))
    }
}

/// A value in the form in which a chart displays it.
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

    var isNumber: Bool { if case .number = self { true } else { false } }
    var isCategory: Bool { if case .category = self { true } else { false } }

    /// What assistive technology says.
    var text: String {
        switch self {
        case .number(let number): number.formatted()
        case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
        case .category(let name): name
        }
    }
}
