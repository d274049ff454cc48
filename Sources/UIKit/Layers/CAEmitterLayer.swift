import CoreGraphics
import Foundation

/// Particles that come out of a source. They are kept and not drawn.
open class CAEmitterLayer: CALayer {
    /// The emitter cells: what comes out.
    open var emitterCells: [CAEmitterCell]? { didSet { UIKitWithoutEffect.emitterCells.log() } }
    /// The number of particles that come out, in parts of what the cells say.
    open var birthRate: Float = 1
    /// The lifetime: how long particles last, in parts of what the cells say.
    open var lifetime: Float = 1
    /// The middle of the source, in the layer's space.
    open var emitterPosition = CGPoint.zero
    /// The depth of the source.
    open var emitterZPosition: CGFloat = 0
    /// The size of the source, in points.
    open var emitterSize = CGSize.zero
    /// The depth of the source's shape.
    open var emitterDepth: CGFloat = 0
    /// The form of the source.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The emitter mode: from which part of the source particles come.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// The render mode: how particles lie on each other.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// A Boolean value that indicates whether particles have a depth.
    open var preservesDepth = false
    /// The velocity: how fast particles move, in parts of what the cells say.
    open var velocity: Float = 1
    /// The scale: how large particles are, in parts of what the cells say.
    open var scale: Float = 1
    /// The spin: how fast particles turn, in parts of what the cells say.
    open var spin: Float = 1
    /// The start of the random numbers.
    open var seed: UInt32 = 0
}

/// One kind of particle.
open class CAEmitterCell: NSObject {
    /// Made by an `NSObject`'s initializer; all numbers are 0 but `scale`, which is 1.
    public override init() { super.init() }

    /// The cell's name.
    open var name: String?
    /// A Boolean value that indicates whether particles come out.
    open var isEnabled = true
    /// The picture, a `CGImage`.
    open var contents: Any?
    /// The emitter cells: what comes out of the particles.
    open var emitterCells: [CAEmitterCell]?
    /// When particles begin to come out, in seconds of the layer's time, and how long they do.
    open var beginTime: CFTimeInterval = 0, duration: CFTimeInterval = 0
    /// The speed of the cell's time, in parts of the layer's.
    open var speed: Float = 1
    /// Particles each second.
    open var birthRate: Float = 0
    /// The lifetime: how long a particle lasts, in seconds, and by how much that differs.
    open var lifetime: Float = 0, lifetimeRange: Float = 0
    /// The color, and by how much its parts differ.
    open var color: CGColor?
    /// The red range: by how much the color's parts differ.
    open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0, alphaRange: Float = 0
    /// The red speed: how the color's parts change in a second.
    open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0, alphaSpeed: Float = 0
    /// The size, by how much it differs, and how it changes in a second.
    open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
    /// The turning, in radians a second, and by how much it differs.
    open var spin: CGFloat = 0, spinRange: CGFloat = 0
    /// The speed, in points a second, and by how much it differs.
    open var velocity: CGFloat = 0, velocityRange: CGFloat = 0
    /// The x acceleration: how the speed changes, in points a second in a second.
    open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0, zAcceleration: CGFloat = 0
    /// The direction, in radians.
    open var emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0, emissionRange: CGFloat = 0
}

/// The form of a source of particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box.
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
    /// All of it.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// A type that describes how particles lie on each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// An emitter layer render mode: in no order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// An emitter layer render mode: from back to front.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their light adds up.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
