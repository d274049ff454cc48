import Foundation

/// How the end of an open line is drawn.
public enum CGLineCap: Int32, Sendable, Hashable {
    /// Ends at the end point.
    case butt = 0
    /// Ends with a half circle round the end point.
    case round = 1
    /// Ends with half a square beyond the end point.
    case square = 2
}

/// How two segments of a line meet.
public enum CGLineJoin: Int32, Sendable, Hashable {
    /// Edges meet in a point, as long as the miter limit allows it.
    case miter = 0
    /// A circle round the corner.
    case round = 1
    /// The corner is cut off.
    case bevel = 2
}

/// Which points a self-crossing path holds.
public enum CGPathFillRule: Int, Sendable, Hashable {
    /// A point is inside if a ray from it crosses the outline an odd number of times.
    case evenOdd
    /// A point is inside if the outline winds round it.
    case winding
}

/// How source colors mix with what is already drawn.
public enum CGBlendMode: Int32, Sendable, Hashable {
    /// The separable modes: each channel is mixed separately.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    /// The remaining separable modes, and those that mix hue, saturation and luminosity.
    case hardLight, difference, exclusion, hue, saturation, color, luminosity
    /// Porter and Duff's ways of putting one layer on another, by their alpha.
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
    /// The remaining ways of Porter and Duff, and sums of both layers.
    case destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
