import CoreGraphics

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        /// A corner; leading and trailing change places in a right-to-left layout.
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// The style of a corner of a rectangular shape.
        public struct Style: Hashable, Sendable {
            indirect enum Kind: Hashable, Sendable {
                case fixed(CGFloat)
                case concentric(minimum: Style?)
            }

            let kind: Kind

            /// The corner has the center of the container's corner. It is square where the container has none.
            public static var concentric: Style { Style(kind: .concentric(minimum: nil)) }

            /// The corner has the center of the container's corner, and at least the radius of `minimum`.
            public static func concentric(minimum: Style? = nil) -> Style { Style(kind: .concentric(minimum: minimum)) }

            /// A radius in points; a negative one, or one that is no number, counts as 0.
            public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius > 0 ? radius : 0)) }

            /// The radius for a corner of a container with its own radius, at a distance from it.
            func radius(container: CGFloat?, distance: CGFloat) -> CGFloat {
                switch kind {
                case .fixed(let radius): radius
                case .concentric(let minimum):
                    max(
                        (container ?? 0) - distance, 0,
                        minimum?.radius(container: container, distance: distance) ?? 0)
                }
            }
        }
    }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A radius in points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
    /// A radius in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
