import CoreGraphics
import DisplayList
import Foundation

/// The style of a line along a path. Lengths in points.
public struct StrokeStyle: Equatable, Sendable {
    /// The stroke's width in points.
    public var lineWidth: CGFloat
    /// The shape of the ends.
    public var lineCap: CGLineCap
    /// The shape of the corners.
    public var lineJoin: CGLineJoin
    /// The length of a mitered corner, in line widths, above which it is cut off.
    public var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps. Empty for a solid line.
    public var dash: [CGFloat]
    /// The distance in the pattern at which the line begins.
    public var dashPhase: CGFloat

    /// Creates a style. The default is a solid line with a width of one point.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    package var pen: StrokePen {
        StrokePen(
            width: Double(lineWidth), cap: lineCap, join: lineJoin, miterLimit: Double(miterLimit),
            dash: dash.map(Double.init), dashPhase: Double(dashPhase))
    }
}

extension StrokeStyle: Animatable {
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

/// The style of a filled path.
public struct FillStyle: Equatable, Sendable {
    /// A Boolean value that indicates whether the even-odd rule determines the inside of the path.
    public var isEOFilled: Bool
    /// A Boolean value that indicates whether edges are smoothed.
    public var isAntialiased: Bool

    /// Creates a style.
    @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
