import Foundation

/// The size that a container proposes to a view. A missing dimension requests the ideal size of the view.
public struct ProposedViewSize: Equatable, Sendable {
    /// The width in points. Nil requests the ideal width.
    public var width: CGFloat?
    /// The height in points. Nil requests the ideal height.
    public var height: CGFloat?

    /// A proposal that requests the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// A proposal that requests the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// A proposal that requests the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal in points. Nil requests the ideal length of the view in that dimension.
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal from a size.
    @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// Returns the proposed size, with `size` for missing dimensions.
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
