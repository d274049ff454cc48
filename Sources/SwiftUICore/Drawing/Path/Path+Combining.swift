import CoreGraphics

extension Path {
    /// The area that lies in this path or in another.
    ///
    /// The results of this and the methods below are simple outlines without crossings. Curves in them are short straight lines,
    /// which is not so at Apple's.
    ///
    /// - Parameter eoFill: Whether points that a path goes round twice are outside of it.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        Path(data.combined(.union, other.data, evenOdd: eoFill))
    }

    /// The area that lies in both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(data.combined(.intersection, other.data, evenOdd: eoFill))
    }

    /// The area that lies in this path and not in another.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        Path(data.combined(.subtraction, other.data, evenOdd: eoFill))
    }

    /// The area that lies in one of two paths and not in both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(data.combined(.symmetricDifference, other.data, evenOdd: eoFill))
    }

    /// The parts of this path's line that lie in the area of another.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(data.lines(insideOf: other.data, true, evenOdd: eoFill))
    }

    /// The parts of this path's line that lie outside of the area of another.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(data.lines(insideOf: other.data, false, evenOdd: eoFill))
    }

    /// The same area as outlines that do not cross, which fill alike by either rule.
    public func normalized(eoFill: Bool = true) -> Path {
        Path(data.combined(.union, .empty, evenOdd: eoFill))
    }
}
