import CoreGraphics
import Foundation

/// A box that is drawn: where it is, its corners, border, background and picture, and the layers in it.
///
/// Each view has one, which it reads its geometry from. Layers that are added to it lie behind the view's subviews.
open class CALayer: NSObject {
    public override init() { super.init() }

    /// A layer with the values of another one.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        bounds = other.bounds
        position = other.position
        anchorPoint = other.anchorPoint
        isHidden = other.isHidden
        isOpaque = other.isOpaque
        shouldRasterize = other.shouldRasterize
        rasterizationScale = other.rasterizationScale
        opacity = other.opacity
        masksToBounds = other.masksToBounds
        cornerRadius = other.cornerRadius
        borderWidth = other.borderWidth
        borderColor = other.borderColor
        background = other.background
        shadowColor = other.shadowColor
        shadowOpacity = other.shadowOpacity
        shadowOffset = other.shadowOffset
        shadowRadius = other.shadowRadius
        maskedCorners = other.maskedCorners
        ownTransform = other.ownTransform
        contents = other.contents
        contentsGravity = other.contentsGravity
        name = other.name
        zPosition = other.zPosition
    }

    /// An archive holds nothing of a layer's here: the layer is a new one.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Geometry

    /// The layer's own space, in points. Lengths below 0 count as 0, and what is not a number as 0.
    open var bounds = CGRect.zero {
        didSet {
            bounds = CALayer.sane(bounds)
            guard bounds != oldValue else { return }
            move { $0.noteBounds(from: oldValue, to: bounds) }
            geometryDidChange?(oldValue.size != bounds.size)
        }
    }
    /// The position: where the anchor point is in the layer around, in points.
    open var position = CGPoint.zero {
        didSet {
            position = CGPoint(x: CALayer.sane(position.x), y: CALayer.sane(position.y))
            guard position != oldValue else { return }
            move { $0.notePosition(from: oldValue, to: position) }
            geometryDidChange?(false)
        }
    }
    /// The point of the layer that `position` places, in parts of its size; the middle by default.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

    private var ownTransform = CGAffineTransform.identity

    /// Returns how the layer is turned, scaled and moved about its anchor point.
    open func affineTransform() -> CGAffineTransform { ownTransform }

    /// Turns, scales and moves the layer about its anchor point. What is not a number counts as nothing to do.
    open func setAffineTransform(_ m: CGAffineTransform) {
        guard [m.a, m.b, m.c, m.d, m.tx, m.ty].allSatisfy(\.isFinite), m != ownTransform else { return }
        move { $0.noteTransform(from: ownTransform, to: m) }
        ownTransform = m
        lookDidChange?()
    }

    /// The frame: where the layer is in the one around, in points, without its transform.
    open var frame: CGRect {
        get {
            CGRect(
                x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
                width: bounds.width, height: bounds.height)
        }
        set {
            let box = CALayer.sane(newValue)
            bounds = CGRect(origin: bounds.origin, size: box.size)
            position = CGPoint(
                x: box.minX + box.width * anchorPoint.x, y: box.minY + box.height * anchorPoint.y)
        }
    }

    private static func sane(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

    private static func sane(_ rect: CGRect) -> CGRect {
        CGRect(
            x: sane(rect.origin.x), y: sane(rect.origin.y), width: max(0, sane(rect.size.width)),
            height: max(0, sane(rect.size.height)))
    }

    /// Told when place or size change; whether the size did.
    var geometryDidChange: ((Bool) -> Void)?

    // MARK: Look

    /// A Boolean value that indicates whether it is left out.
    open var isHidden = false { didSet { if isHidden != oldValue { lookDidChange?() } } }
    /// A Boolean value that indicates whether it says that nothing shines through.
    open var isOpaque = false
    /// A Boolean value that indicates whether the layer is kept as pixels. It is drawn the same either way, so this is
    /// only kept.
    open var shouldRasterize = false
    /// Pixels for each point of a layer that is kept as pixels. It is only kept: layers are drawn at the screen's scale.
    open var rasterizationScale: CGFloat = 1
    /// The opacity of the layer, 0 to 1.
    open var opacity: Float = 1 {
        didSet {
            guard opacity != oldValue else { return }
            move { $0.noteOpacity(from: oldValue, to: opacity) }
            lookDidChange?()
        }
    }
    /// A Boolean value that indicates whether what lies outside is cut off.
    open var masksToBounds = false { didSet { if masksToBounds != oldValue { lookDidChange?() } } }
    /// The radius of the corners of background and border, in points.
    open var cornerRadius: CGFloat = 0 {
        didSet {
            guard cornerRadius != oldValue else { return }
            move { $0.noteCornerRadius(from: oldValue, to: cornerRadius) }
            lookDidChange?()
        }
    }
    /// How the corners are rounded at any size; nil if the radius says it.
    package var corners: UICornerConfiguration? { didSet { if corners != oldValue { lookDidChange?() } } }

    /// The radii of the corners at a size, which those of layers inside may be concentric to; nil if the radius says
    /// it.
    package func cornerRadii(at size: CGSize) -> [CGFloat]? {
        guard let corners else { return nil }
        let outer = superlayer.map { layer in
            let radii = layer.cornerRadii(at: layer.bounds.size) ?? Array(repeating: layer.cornerRadius, count: 4)
            return (size: layer.bounds.size, radii: radii)
        }
        return corners.radii(in: size, frame: frame, container: outer)
    }
    /// The masked corners: which corners are round.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    {
        didSet { if maskedCorners != oldValue { lookDidChange?() } }
    }
    /// The corner curve: how corners curve. Both curves are drawn as they are named.
    open var cornerCurve = CALayerCornerCurve.circular { didSet { if cornerCurve != oldValue { lookDidChange?() } } }
    /// The color of the shadow.
    open var shadowColor: CGColor? = .black { didSet { if shadowColor != oldValue { lookDidChange?() } } }
    /// The opacity of the shadow, 0 to 1; 0 unless something is said.
    open var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { lookDidChange?() } } }
    /// The shadow offset: how far the shadow lies off, in points.
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { if shadowOffset != oldValue { lookDidChange?() } } }
    /// The shadow radius: how soft the shadow is, in points.
    open var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { lookDidChange?() } } }
    /// The outline of the shadow; nil takes that of what is drawn.
    open var shadowPath: CGPath? { didSet { UIKitWithoutEffect.shadowPath.log() } }
    /// The width of the border, inside the edges, in points.
    open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { lookDidChange?() } } }
    /// The color of the border.
    open var borderColor: CGColor? = .black { didSet { if borderColor != oldValue { lookDidChange?() } } }
    /// The color behind the content.
    open var backgroundColor: CGColor? {
        get { background?.cgColor }
        set { background = newValue.map { UIColor(cgColor: $0) } }
    }

    /// The color behind the content as the view was given it, which may follow the traits.
    var background: UIColor? {
        didSet {
            guard background != oldValue else { return }
            move { $0.noteBackground(from: oldValue, to: background) }
            lookDidChange?()
        }
    }

    /// What of the changes is still on its way.
    var motion = LayerMotion()

    /// Notes a change for the current animation, if the layer is in a window: elsewhere nobody would see it
    /// move.
    private func move(_ note: (inout LayerMotion) -> Void) {
        guard ViewAnimation.current != nil else { return }
        nonisolated(unsafe) let layer = self
        if assumeMainActor({ layer.owner?.window != nil }) { note(&motion) }
    }

    /// Told when the layer is to be drawn in another way.
    var lookDidChange: (() -> Void)?

    // MARK: Hierarchy

    /// The layers that were added to this one, in the order in which they were; nil if there are none.
    open internal(set) var sublayers: [CALayer]?
    /// The layer that this one was added to.
    open internal(set) weak var superlayer: CALayer?
    /// The mask: what shows the layer and what is in it, where it is opaque; nil shows all.
    open var mask: CALayer? {
        didSet {
            if let mask { follow(mask) }
            lookDidChange?()
        }
    }
    /// A name to find the layer by.
    open var name: String?
    /// The z position: how far in front the layer is among those beside it.
    open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { lookDidChange?() } } }
    /// The layer's picture, a `CGImage` or a `UIImage`.
    open var contents: Any? { didSet { lookDidChange?() } }
    /// The contents gravity: how the picture fills the layer.
    open var contentsGravity = CALayerContentsGravity.resize {
        didSet { if contentsGravity != oldValue { lookDidChange?() } }
    }
    /// Pixels of the picture for each point.
    open var contentsScale: CGFloat = 1 { didSet { if contentsScale != oldValue { lookDidChange?() } } }

    /// The layer is to be drawn again.
    open func setNeedsDisplay() { lookDidChange?() }

    /// The view that the layer belongs to.
    package internal(set) weak var owner: UIView?
}

/// A type that describes how a layer's picture fills it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Stretched.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// A layer contents gravity: as large as fits.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// A layer contents gravity: as small as covers.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// A layer contents gravity: at its size, in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// A type that describes how a corner curves.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins slowly, as the corners of the devices do.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
