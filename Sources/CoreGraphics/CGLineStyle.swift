import Foundation

/// The styles of the end of an open line.
public enum CGLineCap: Int32, Sendable, Hashable {
    /// Ends at the end point.
    case butt = 0
    /// Ends with a half circle round the end point.
    case round = 1
    /// Ends with half a square beyond the end point.
    case square = 2
}

/// The styles of the joint of two line segments.
public enum CGLineJoin: Int32, Sendable, Hashable {
    /// Edges meet in a point, as long as the miter limit allows it.
    case miter = 0
    /// A circle round the corner.
    case round = 1
    /// The corner is cut off.
    case bevel = 2
}

/// Rules for the interior of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable, Hashable {
    /// A point is inside if a ray from it crosses the outline an odd number of times.
    case evenOdd
    /// A point is inside if the outline winds round it.
    case winding
}

/// Modes for mixing source colors with existing colors.
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
