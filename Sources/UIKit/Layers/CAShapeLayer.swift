import CoreGraphics
import Foundation

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
    /// The path, in the layer's own space.
    open var path: CGPath? { didSet { lookDidChange?() } }
    /// The color inside the path; nil leaves it clear.
    open var fillColor: CGColor? = .black { didSet { lookDidChange?() } }
    /// The color of the line along the path; nil draws none.
    open var strokeColor: CGColor? { didSet { lookDidChange?() } }
    /// The fill rule: what counts as inside.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { lookDidChange?() } }
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1 { didSet { lookDidChange?() } }
    /// The line cap: how the line ends.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { lookDidChange?() } }
    /// The line join: how the line turns.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { lookDidChange?() } }
    /// The miter limit: how far a pointed corner reaches, in widths of the line.
    open var miterLimit: CGFloat = 10 { didSet { lookDidChange?() } }
    /// The stroke start: where the line begins, as a part of the path.
    open var strokeStart: CGFloat = 0 { didSet { lookDidChange?() } }
    /// The stroke end: where the line ends, as a part of the path.
    open var strokeEnd: CGFloat = 1 { didSet { lookDidChange?() } }
    /// Lengths of dashes and gaps in turn, in points.
    open var lineDashPattern: [NSNumber]? { didSet { lookDidChange?() } }
    /// The line dash phase: where in the pattern the line begins, in points.
    open var lineDashPhase: CGFloat = 0 { didSet { lookDidChange?() } }
}

/// A type that describes what counts as inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whatever the path goes round.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Whatever it goes round an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A type that describes how a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight, at its end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Round, beyond its end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Straight, beyond its end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// A type that describes how a line turns.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws a gradient over its box.
open class CAGradientLayer: CALayer {
    /// The colors, each a `CGColor`, from the start to the end.
    open var colors: [Any]? { didSet { lookDidChange?() } }
    /// The locations: where the colors are, 0 to 1; spread evenly if nothing is said.
    open var locations: [NSNumber]? { didSet { lookDidChange?() } }
    /// The start point: where the first color is, in parts of the box; of round gradients, the middle.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { if startPoint != oldValue { lookDidChange?() } } }
    /// The end point: where the last color is, in parts of the box; of round gradients, their extent from the middle.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { if endPoint != oldValue { lookDidChange?() } } }
    /// The type: how the colors follow each other.
    open var type = CAGradientLayerType.axial { didSet { if type != oldValue { lookDidChange?() } } }
}

/// A type that describes how the colors of a gradient layer follow each other.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// A gradient layer type: from the middle outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Round the middle.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
