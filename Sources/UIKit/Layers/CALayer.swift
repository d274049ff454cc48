import CoreGraphics
import Foundation

/// Where a view is and how its box is drawn: corners, border and background.
///
/// A layer belongs to a view, which reads its geometry from it; layers by themselves are not drawn.
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
        opacity = other.opacity
        masksToBounds = other.masksToBounds
        cornerRadius = other.cornerRadius
        borderWidth = other.borderWidth
        borderColor = other.borderColor
        background = other.background
    }

    /// An archive holds nothing of a layer's here: the layer is a new one.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Geometry

    /// The layer's own space, in points. Lengths below 0 count as 0, and what is not a number as 0.
    open var bounds = CGRect.zero {
        didSet {
            bounds = CALayer.sane(bounds)
            if bounds != oldValue { geometryDidChange?(oldValue.size != bounds.size) }
        }
    }
    /// Where the anchor point is in the layer around, in points.
    open var position = CGPoint.zero {
        didSet {
            position = CGPoint(x: CALayer.sane(position.x), y: CALayer.sane(position.y))
            if position != oldValue { geometryDidChange?(false) }
        }
    }
    /// The point of the layer that `position` places, in parts of its size; the middle by default.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

    /// Where the layer is in the one around, in points.
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

    /// Whether it is left out.
    open var isHidden = false { didSet { if isHidden != oldValue { lookDidChange?() } } }
    /// Whether it says that nothing shines through.
    open var isOpaque = false
    /// How opaque the layer is, 0 to 1.
    open var opacity: Float = 1 { didSet { if opacity != oldValue { lookDidChange?() } } }
    /// Whether what lies outside is cut off.
    open var masksToBounds = false { didSet { if masksToBounds != oldValue { lookDidChange?() } } }
    /// The radius of the corners of background and border, in points.
    open var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { lookDidChange?() } } }
    /// The width of the border, inside the edges, in points.
    open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { lookDidChange?() } } }
    /// The colour of the border.
    open var borderColor: CGColor? = .black { didSet { if borderColor != oldValue { lookDidChange?() } } }
    /// The colour behind the content.
    open var backgroundColor: CGColor? {
        get { background?.cgColor }
        set { background = newValue.map { UIColor(cgColor: $0) } }
    }

    /// The colour behind the content as the view was given it, which may follow the traits.
    var background: UIColor? { didSet { if background != oldValue { lookDidChange?() } } }

    /// Told when the layer is to be drawn in another way.
    var lookDidChange: (() -> Void)?

    /// The view that the layer belongs to.
    package internal(set) weak var owner: UIView?
}

/// The seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
