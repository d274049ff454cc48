import Foundation

extension CGPath {
    /// The area that lies in this path or in another.
    ///
    /// The results of this and the methods below are simple outlines. Curves in them are short straight lines, which is not so
    /// at Apple's.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(.union, other, rule)
    }

    /// The area that lies in both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(.intersection, other, rule)
    }

    /// The area that lies in this path and not in another.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(.subtraction, other, rule)
    }

    /// The area that lies in one of two paths and not in both.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(.symmetricDifference, other, rule)
    }

    /// The parts of this path's line that lie in the area of another.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data: data.lines(insideOf: other.data, true, evenOdd: rule == .evenOdd))
    }

    /// The parts of this path's line that lie outside of the area of another.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data: data.lines(insideOf: other.data, false, evenOdd: rule == .evenOdd))
    }

    /// The same area as outlines that do not cross.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data: data.combined(.union, .empty, evenOdd: rule == .evenOdd))
    }

    private func combined(_ operation: AreaOperation, _ other: CGPath, _ rule: CGPathFillRule) -> CGPath {
        CGPath(data: data.combined(operation, other.data, evenOdd: rule == .evenOdd))
    }

    /// Returns a Boolean value that indicates whether a point lies in the path's area.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        guard point.x.isFinite, point.y.isFinite else { return false }
        return Polyline.contain(
            Polyline.pieces(of: data), point.applying(transform), evenOdd: rule == .evenOdd)
    }

    /// The box around what the path draws, without control points that lie outside; null where it is empty.
    public var boundingBoxOfPath: CGRect { data.tightBox }
}
