import Foundation

/// The size that a container suggests to a view. A missing dimension asks for the view's ideal.
public struct ProposedViewSize: Equatable, Sendable {
    /// The width in points; nil asks for the ideal width.
    public var width: CGFloat?
    /// The height in points; nil asks for the ideal height.
    public var height: CGFloat?

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// A proposal in points; `nil` asks for the view's own size along that axis.
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// A proposal of a size.
    @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The size, with `size` in place of missing dimensions.
    @inlinable public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    /// The same proposal smaller by insets; never negative.
    package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    /// NaN proposals come from arithmetic on bad input; they are taken as "ideal".
    package var sanitized: ProposedViewSize {
        ProposedViewSize(
            width: width.flatMap { $0.isNaN ? nil : max(0, $0) },
            height: height.flatMap { $0.isNaN ? nil : max(0, $0) })
    }
}
