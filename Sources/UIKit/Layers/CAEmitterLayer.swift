import CoreGraphics
import Foundation

/// A layer that emits particles. Perch stores its values, but does not draw particles.
open class CAEmitterLayer: CALayer {
    /// The cells that describe the particles. Perch stores this value, but it has no effect.
    open var emitterCells: [CAEmitterCell]? { didSet { UIKitWithoutEffect.emitterCells.log() } }
    /// The factor for the birth rate of the cells.
    open var birthRate: Float = 1
    /// The factor for the lifetime of the cells.
    open var lifetime: Float = 1
    /// The center of the source, in the layer's coordinates.
    open var emitterPosition = CGPoint.zero
    /// The depth of the source.
    open var emitterZPosition: CGFloat = 0
    /// The size of the source, in points.
    open var emitterSize = CGSize.zero
    /// The depth of the source's shape.
    open var emitterDepth: CGFloat = 0
    /// The shape of the source.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the source that emits particles.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// The mode in which particles are drawn over each other.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// A Boolean value that indicates whether particles have a depth.
    open var preservesDepth = false
    /// The factor for the velocity of the cells.
    open var velocity: Float = 1
    /// The factor for the scale of the cells.
    open var scale: Float = 1
    /// The factor for the spin of the cells.
    open var spin: Float = 1
    /// The seed of the random numbers.
    open var seed: UInt32 = 0
}

/// A type of particle.
open class CAEmitterCell: NSObject {
    /// Creates a cell. All numbers are 0, except `scale`, which is 1.
    public override init() { super.init() }

    /// The cell's name.
    open var name: String?
    /// A Boolean value that indicates whether the cell emits particles.
    open var isEnabled = true
    /// The image, a `CGImage`.
    open var contents: Any?
    /// The cells that the particles emit.
    open var emitterCells: [CAEmitterCell]?
    /// The time at which the cell begins to emit particles, and the duration, in seconds of the layer's time.
    open var beginTime: CFTimeInterval = 0, duration: CFTimeInterval = 0
    /// The speed of the cell's time relative to the layer's time.
    open var speed: Float = 1
    /// The number of particles per second.
    open var birthRate: Float = 0
    /// The lifetime of a particle in seconds, and its variation.
    open var lifetime: Float = 0, lifetimeRange: Float = 0
    /// The color, and the variation of its components.
    open var color: CGColor?
    /// The variation of the color's components.
    open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0, alphaRange: Float = 0
    /// The change of the color's components per second.
    open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0, alphaSpeed: Float = 0
    /// The scale, its variation, and its change per second.
    open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
    /// The spin in radians per second, and its variation.
    open var spin: CGFloat = 0, spinRange: CGFloat = 0
    /// The velocity in points per second, and its variation.
    open var velocity: CGFloat = 0, velocityRange: CGFloat = 0
    /// The acceleration, in points per second squared.
    open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0, zAcceleration: CGFloat = 0
    /// The direction, in radians.
    open var emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0, emissionRange: CGFloat = 0
}

/// The shape of a source of particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A cuboid.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A sphere.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the source from which particles are emitted.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The points.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The whole volume.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The modes in which particles are drawn over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A mode without order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// A mode that draws particles from back to front.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// A mode that adds the colors of particles.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
