import Foundation

/// A length that grows with the Dynamic Type size, as the leading of a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let baseValue: Value
    private let textStyle: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.displayScale) private var displayScale

    /// Creates a length that is `wrappedValue` at the size `large` and scales with the body style.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// Creates a length that is `wrappedValue` at the size `large` and scales with a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        baseValue = wrappedValue
        self.textStyle = textStyle
    }

    /// The length at the current text size, rounded to pixels. At the size `large`, it is the given value.
    public var wrappedValue: Value {
        let size = dynamicTypeSize
        guard size != .large, CGFloat(baseValue).isFinite else { return baseValue }
        let metrics = TextStyleAppearance.metrics(textStyle)
        return Value(metrics.scaled(CGFloat(baseValue), to: size.index, scale: displayScale))
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}
