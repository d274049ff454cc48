import LiteralValues
import LiveLiterals
import SwiftUI

// In the copies that the live page is built from, literals are arguments of these functions, so that a literal can be changed
// without the compiler. There is one function for each kind, because overloads would cost the compiler time. What a literal's
// type cannot hold is left as it was compiled.

/// The text of a literal, or what it was changed to.
public func _perchText<Value: ExpressibleByStringLiteral>(_ id: Int, _ value: Value) -> Value {
    guard case .text(let text)? = LiveLiterals.value(id), let literal = text as? Value.StringLiteralType else {
        return value
    }
    return Value(stringLiteral: literal)
}

/// The whole number of a literal, or what it was changed to.
public func _perchInteger<Value: ExpressibleByIntegerLiteral>(_ id: Int, _ value: Value) -> Value {
    guard case .integer(let number)? = LiveLiterals.value(id),
        let literal: Value.IntegerLiteralType = literal(number)
    else { return value }
    return Value(integerLiteral: literal)
}

/// The number of a literal, or what it was changed to.
public func _perchNumber<Value: ExpressibleByFloatLiteral>(_ id: Int, _ value: Value) -> Value {
    guard case .number(let number)? = LiveLiterals.value(id),
        let type = Value.FloatLiteralType.self as? any BinaryFloatingPoint.Type,
        let literal = type.init(number) as? Value.FloatLiteralType
    else { return value }
    return Value(floatLiteral: literal)
}

/// The literal `true` or `false`, or what it was changed to.
public func _perchFlag<Value: ExpressibleByBooleanLiteral>(_ id: Int, _ value: Value) -> Value {
    guard case .flag(let isOn)? = LiveLiterals.value(id), let literal = isOn as? Value.BooleanLiteralType else {
        return value
    }
    return Value(booleanLiteral: literal)
}

/// A color by its name, or the one that it was changed to.
public func _perchColor(_ id: Int, _ color: Color) -> Color {
    guard case .color(let name)? = LiveLiterals.value(id) else { return color }
    return colors[name] ?? color
}

private let colors: [String: Color] = [
    "black": .black, "blue": .blue, "brown": .brown, "clear": .clear, "cyan": .cyan, "gray": .gray, "green": .green,
    "indigo": .indigo, "mint": .mint, "orange": .orange, "pink": .pink, "purple": .purple, "red": .red, "teal": .teal,
    "white": .white, "yellow": .yellow,
]

private func literal<Value>(_ number: Int) -> Value? {
    func make<Whole: FixedWidthInteger>(_ type: Whole.Type) -> Value? { Whole(exactly: number) as? Value }
    if let type = Value.self as? any FixedWidthInteger.Type { return make(type) }
    func makeFraction<Fraction: BinaryFloatingPoint>(_ type: Fraction.Type) -> Value? { Fraction(number) as? Value }
    return (Value.self as? any BinaryFloatingPoint.Type).flatMap { makeFraction($0) }
}
