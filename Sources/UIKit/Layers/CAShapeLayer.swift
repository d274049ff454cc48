import CoreGraphics
import Foundation

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
    /// The path, in the layer's coordinates.
    open var path: CGPath? { didSet { lookDidChange?() } }
    /// The color inside the path. Nil for no fill.
    open var fillColor: CGColor? = .black { didSet { lookDidChange?() } }
    /// The color of the stroke. Nil for no stroke.
    open var strokeColor: CGColor? { didSet { lookDidChange?() } }
    /// The rule that determines the inside of the path.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { lookDidChange?() } }
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1 { didSet { lookDidChange?() } }
    /// The shape of the ends of the line.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { lookDidChange?() } }
    /// The shape of the joins of the line.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { lookDidChange?() } }
    /// The miter limit, in line widths.
    open var miterLimit: CGFloat = 10 { didSet { lookDidChange?() } }
    /// The start of the stroke, as a fraction of the path.
    open var strokeStart: CGFloat = 0 { didSet { lookDidChange?() } }
    /// The end of the stroke, as a fraction of the path.
    open var strokeEnd: CGFloat = 1 { didSet { lookDidChange?() } }
    /// The lengths of dashes and gaps, in points.
    open var lineDashPattern: [NSNumber]? { didSet { lookDidChange?() } }
    /// The position in the dash pattern at which the line begins, in points.
    open var lineDashPhase: CGFloat = 0 { didSet { lookDidChange?() } }
}

/// The rules that determine the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The nonzero rule.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The even-odd rule.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shapes of the ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A cap that ends at the end of the line.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A round cap that extends beyond the end of the line.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// A square cap that extends beyond the end of the line.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shapes of the joins of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A pointed join.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A round join.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A beveled join.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws a gradient.
open class CAGradientLayer: CALayer {
    /// The colors, each a `CGColor`, from the start to the end.
    open var colors: [Any]? { didSet { lookDidChange?() } }
    /// The positions of the colors, from 0 to 1. By default, they are at equal distances.
    open var locations: [NSNumber]? { didSet { lookDidChange?() } }
    /// The position of the first color, as a fraction of the bounds. For round gradients, it is the center.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { if startPoint != oldValue { lookDidChange?() } } }
    /// The position of the last color, as a fraction of the bounds. For round gradients, it is the extent from the
    /// center.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { if endPoint != oldValue { lookDidChange?() } } }
    /// The type of the gradient.
    open var type = CAGradientLayerType.axial { didSet { if type != oldValue { lookDidChange?() } } }
}

/// The types of gradient layers.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A gradient along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// A gradient from the center outward.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// A gradient around the center.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
