import Foundation

/// A length that grows with the Dynamic Type size, as a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let baseValue: Value
    private let textStyle: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// A length that is `wrappedValue` at the `large` size and grows with the body style.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// A length that is `wrappedValue` at the `large` size and grows with a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        baseValue = wrappedValue
        self.textStyle = textStyle
    }

    /// The length at the size in use, rounded to a third of a point.
    public var wrappedValue: Value {
        let size = dynamicTypeSize
        guard size != .large else { return baseValue }
        let scaled = DynamicTypeSize.scale(CGFloat(baseValue), relativeTo: textStyle, at: size)
        guard scaled.isFinite else { return baseValue }
        return Value((scaled * 3).rounded() / 3)
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}
