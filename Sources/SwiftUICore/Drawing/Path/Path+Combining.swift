import CoreGraphics

extension Path {
    /// Returns the area that is in this path, in another path, or in both.
    ///
    /// The results of this and the methods below are simple outlines without crossings. Curves in them are short straight lines,
    /// which is not so at Apple's.
    ///
    /// - Parameter eoFill: Whether points that a path goes round twice are outside of it.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        Path(data.combined(.union, other.data, evenOdd: eoFill))
    }

    /// Returns the area that is in both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(data.combined(.intersection, other.data, evenOdd: eoFill))
    }

    /// Returns the area that is in this path, but not in another path.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        Path(data.combined(.subtraction, other.data, evenOdd: eoFill))
    }

    /// Returns the area that is in one of two paths, but not in both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(data.combined(.symmetricDifference, other.data, evenOdd: eoFill))
    }

    /// Returns the parts of this path's line that are inside the area of another path.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(data.lines(insideOf: other.data, true, evenOdd: eoFill))
    }

    /// Returns the parts of this path's line that are outside the area of another path.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(data.lines(insideOf: other.data, false, evenOdd: eoFill))
    }

    /// Returns the same area as outlines that do not cross. Both fill rules fill them equally.
    public func normalized(eoFill: Bool = true) -> Path {
        Path(data.combined(.union, .empty, evenOdd: eoFill))
    }
}
