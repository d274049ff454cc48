import CoreGraphics

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        /// The corners. Leading and trailing are swapped in a right-to-left layout.
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// The style of a corner of a rectangular shape.
        public struct Style: Hashable, Sendable {
            indirect enum Kind: Hashable, Sendable {
                case fixed(CGFloat)
                case concentric(minimum: Style?)
            }

            let kind: Kind

            /// A style in which the corner is concentric to the container's corner. It is square if the container has
            /// no such corner.
            public static var concentric: Style { Style(kind: .concentric(minimum: nil)) }

            /// Returns a style in which the corner is concentric to the container's corner, with at least the radius of
            /// `minimum`.
            public static func concentric(minimum: Style? = nil) -> Style { Style(kind: .concentric(minimum: minimum)) }

            /// Returns a style with a radius in points. Negative and undefined values count as 0.
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
    /// Creates a style with a radius in points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
    /// Creates a style with a radius in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
