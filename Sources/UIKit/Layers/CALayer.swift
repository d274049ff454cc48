import CoreGraphics
import Foundation

/// A rectangle that is drawn with its corners, border, background, image, and sublayers.
///
/// Each view has a layer, from which it reads its geometry. Layers that you add to this layer are behind the view's
/// subviews.
open class CALayer: NSObject {
    public override init() { super.init() }

    /// Creates a layer with the values of another layer.
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

    /// Creates a layer. Perch does not read the archive, so the layer is a new one.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Geometry

    /// The bounds of the layer, in points. Negative lengths and values that are not numbers count as 0.
    open var bounds = CGRect.zero {
        didSet {
            bounds = CALayer.sane(bounds)
            guard bounds != oldValue else { return }
            move { $0.noteBounds(from: oldValue, to: bounds) }
            geometryDidChange?(oldValue.size != bounds.size)
        }
    }
    /// The position of the anchor point in the superlayer, in points.
    open var position = CGPoint.zero {
        didSet {
            position = CGPoint(x: CALayer.sane(position.x), y: CALayer.sane(position.y))
            guard position != oldValue else { return }
            move { $0.notePosition(from: oldValue, to: position) }
            geometryDidChange?(false)
        }
    }
    /// The point of the layer at `position`, as a fraction of its size. The default is the center.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

    private var ownTransform = CGAffineTransform.identity

    /// Returns the affine transform of the layer about its anchor point.
    open func affineTransform() -> CGAffineTransform { ownTransform }

    /// Sets an affine transform about the anchor point. A transform with values that are not numbers counts as the
    /// identity.
    open func setAffineTransform(_ m: CGAffineTransform) {
        guard [m.a, m.b, m.c, m.d, m.tx, m.ty].allSatisfy(\.isFinite), m != ownTransform else { return }
        move { $0.noteTransform(from: ownTransform, to: m) }
        ownTransform = m
        lookDidChange?()
    }

    /// The frame of the layer in its superlayer, in points, without its transform.
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

    /// A Boolean value that indicates whether the layer is hidden.
    open var isHidden = false { didSet { if isHidden != oldValue { lookDidChange?() } } }
    /// A Boolean value that indicates whether the content is opaque.
    open var isOpaque = false
    /// A Boolean value that indicates whether the layer is rasterized. Perch stores this value, but draws the layer in
    /// the same way.
    open var shouldRasterize = false
    /// The number of pixels per point of a rasterized layer. Perch stores this value, but draws layers at the scale of
    /// the screen.
    open var rasterizationScale: CGFloat = 1
    /// The opacity of the layer, from 0 to 1.
    open var opacity: Float = 1 {
        didSet {
            guard opacity != oldValue else { return }
            move { $0.noteOpacity(from: oldValue, to: opacity) }
            lookDidChange?()
        }
    }
    /// A Boolean value that indicates whether content outside the bounds is clipped.
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
    /// The corners that are rounded.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    {
        didSet { if maskedCorners != oldValue { lookDidChange?() } }
    }
    /// The curve of the corners. Perch draws both curves.
    open var cornerCurve = CALayerCornerCurve.circular { didSet { if cornerCurve != oldValue { lookDidChange?() } } }
    /// The color of the shadow.
    open var shadowColor: CGColor? = .black { didSet { if shadowColor != oldValue { lookDidChange?() } } }
    /// The opacity of the shadow, from 0 to 1. The default is 0.
    open var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { lookDidChange?() } } }
    /// The offset of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { if shadowOffset != oldValue { lookDidChange?() } } }
    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { lookDidChange?() } } }
    /// The outline of the shadow. Nil for the outline of the content. Perch stores this value, but it has no effect.
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

    /// The sublayers, in the order in which they were added. Nil if there are none.
    open internal(set) var sublayers: [CALayer]?
    /// The superlayer.
    open internal(set) weak var superlayer: CALayer?
    /// The layer that masks this layer and its sublayers: they are visible where the mask is opaque. Nil for no mask.
    open var mask: CALayer? {
        didSet {
            if let mask { follow(mask) }
            lookDidChange?()
        }
    }
    /// The name of the layer.
    open var name: String?
    /// The position of the layer on the z axis, among its siblings.
    open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { lookDidChange?() } } }
    /// The layer's image, a `CGImage` or a `UIImage`.
    open var contents: Any? { didSet { lookDidChange?() } }
    /// The position and scaling of the image in the layer.
    open var contentsGravity = CALayerContentsGravity.resize {
        didSet { if contentsGravity != oldValue { lookDidChange?() } }
    }
    /// The number of pixels of the image per point.
    open var contentsScale: CGFloat = 1 { didSet { if contentsScale != oldValue { lookDidChange?() } } }

    /// Requests that the layer is drawn again.
    open func setNeedsDisplay() { lookDidChange?() }

    /// The view that the layer belongs to.
    package internal(set) weak var owner: UIView?
}

/// A type that describes how a layer's image fills it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A gravity that stretches the image.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// A gravity that scales the image to fit, and keeps its aspect ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// A gravity that scales the image to fill, and keeps its aspect ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// A gravity that centers the image at its size.
    public static let center = CALayerContentsGravity(rawValue: "center")
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper-left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The upper-right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The lower-left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The lower-right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A curve that is a quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A continuous curve, like the corners of Apple's devices.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Returns the time since the machine was started, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
