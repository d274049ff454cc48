/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    private let style: any ShapeStyle
    private let equals: @Sendable (any ShapeStyle) -> Bool

    /// Creates a type-erased style.
    public init<S: ShapeStyle>(_ style: S) {
        if let any = style as? AnyShapeStyle {
            self = any
        } else {
            self.style = style
            equals = { other in (other as? S).map { ValueComparison.areEqual(style, $0) } ?? false }
        }
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) { style._apply(to: &shape) }

    /// The level of a hierarchical style, nil for others.
    var hierarchyLevel: Int? { (style as? HierarchicalShapeStyle)?.level }

    /// Whether the style is the foreground itself.
    var isForeground: Bool { style is ForegroundStyle }
}

extension AnyShapeStyle: Equatable {
    /// Returns a Boolean value that indicates whether two styles paint the same.
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool { a.equals(b.style) }
}
