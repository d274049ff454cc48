import CoreGraphics
import Foundation

/// The largest circle in an area.
public struct Circle: Shape, InsettableShape {
    @inlinable public init() {}

    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(proposal.width == nil ? .infinity : size.width, proposal.height == nil ? .infinity : size.height)
        return side.isFinite ? CGSize(width: side, height: side) : size
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetShape_(base: self, amount: amount)
    }
}

/// The ellipse that touches all sides of an area.
public struct Ellipse: Shape, InsettableShape {
    @inlinable public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetShape_(base: self, amount: amount)
    }
}
