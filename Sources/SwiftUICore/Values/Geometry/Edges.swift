import Foundation

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The edges. Leading and trailing are swapped in a right-to-left layout.
    case top, leading, bottom, trailing

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The top edge.
        public static let top = Set(.top)
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom edge.
        public static let vertical: Set = [.top, .bottom]

        /// Creates a set with one edge.
        public init(_ e: Edge) { rawValue = 1 << e.rawValue }
    }
}

/// Constants that describe the horizontal edges, which depend on the layout direction.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The edges at which lines of text begin and end.
    case leading, trailing

    /// A set of horizontal or vertical edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// A set with both edges.
        public static let all: Set = [.leading, .trailing]
        /// Creates a set with one edge.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    }
}

/// The upper or lower side.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The top edge and the bottom edge.
    case top, bottom

    /// A set of horizontal or vertical edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The top edge.
        public static let top = Set(.top)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// A set with both edges.
        public static let all: Set = [.top, .bottom]
        /// Creates a set with one edge.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    }
}

/// The insets of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
    /// The inset at the top, in points.
    public var top: CGFloat
    /// The inset at the leading edge, in points.
    public var leading: CGFloat
    /// The inset at the bottom, in points.
    public var bottom: CGFloat
    /// The inset at the trailing edge, in points.
    public var trailing: CGFloat

    /// Creates insets in points. Negative insets extend outward.
    @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of zero on all sides.
    @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// `length` on the sides in `edges`, 0 on the others.
    package init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    package var horizontal: CGFloat { leading + trailing }
    package var vertical: CGFloat { top + bottom }

    package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
            trailing: a.trailing + b.trailing)
    }

    /// NaN and infinite lengths count as 0.
    package var sanitized: EdgeInsets {
        func sane(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return EdgeInsets(
            top: sane(top), leading: sane(leading), bottom: sane(bottom), trailing: sane(trailing))
    }
}

/// The horizontal or vertical dimension.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// The horizontal and the vertical dimension.
    case horizontal, vertical

    /// A set of dimensions.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The horizontal dimension.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical dimension.
        public static let vertical = Set(rawValue: 2)
    }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
