/// The priority of a constraint. A value of 1000 is required. Constraints with lower priorities can be broken.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: Float

    /// Creates a priority, from 1 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority, from 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority of a required constraint, 1000.
    public static let required = UILayoutPriority(1000)
    /// The priority with which a control resists compression, 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that can resize a scene, 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene keeps its size, 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that cannot resize a scene, 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority with which a control hugs its content, 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority with which a view has the target size when it is measured, 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
}
