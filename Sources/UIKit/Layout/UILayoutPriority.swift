/// A type that describes how much a condition on sizes and places weighs against others: 1000 must hold, less may give
/// way.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: Float

    /// A priority, 1 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority, 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// A layout priority: it must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// A control keeps its content whole by this: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// A layout priority: what can resize a scene by dragging: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// A scene stays as large as it is: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// A layout priority: what cannot resize a scene by dragging: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// A control keeps close to its content by this: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// A layout priority: by this a view takes the target size it is measured with: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
}
