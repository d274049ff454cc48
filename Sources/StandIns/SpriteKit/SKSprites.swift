import CoreGraphics
import Foundation
import UIKit

/// A picture that nodes show.
open class SKTexture: NSObject {
    let image: UIImage?
    /// The filtering mode for scaling a picture. In Perch, it has no effect.
    open var filteringMode = SKTextureFilteringMode.linear
    /// Creates a texture from the picture with a name. If it does not exist, the texture is empty.
    public init(imageNamed name: String) { image = UIImage(named: name) }
    /// Creates a picture.
    public init(image: UIImage) { self.image = image }
    /// Creates a bitmap.
    public init(cgImage image: CGImage) { self.image = UIImage(cgImage: image) }
    /// Returns the size, in points.
    open func size() -> CGSize { image?.size ?? .zero }
}

/// Constants that describe how a picture is scaled.
public enum SKTextureFilteringMode: Int, Sendable { case nearest = 0, linear = 1 }
/// Constants that describe how colors blend. In Perch, they have no effect.
public enum SKBlendMode: Int, Sendable { case alpha = 0, add = 1, subtract = 2, multiply = 3, screen = 5, replace = 6 }

/// A rectangle with a color or a picture.
@MainActor @preconcurrency open class SKSpriteNode: SKNode {
    open var texture: SKTexture?
    /// The color, of the rectangle, or mixed into the picture.
    open var color: UIColor
    open var colorBlendFactor: CGFloat = 0
    open var size: CGSize
    /// The anchor point of the sprite, which is drawn at its position. The default is the center.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var blendMode = SKBlendMode.alpha
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Creates a sprite with a picture, a color and a size.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        self.texture = texture
        self.color = color
        self.size = size
        super.init()
    }
    /// Creates a sprite of a color.
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    /// Creates a sprite as large as a picture.
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }
    /// Creates a sprite with a picture and a size.
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }
    /// Creates a sprite with a picture of a name.
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    public required init?(coder: NSCoder) { return nil }

    override var ownBounds: CGRect {
        CGRect(
            x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
    }
}

/// Constants that describe the horizontal alignment of text.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center = 0, left = 1, right = 2 }
/// Constants that describe the vertical alignment of text.
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline = 0, center = 1, top = 2, bottom = 3 }

/// A node that shows text.
@MainActor @preconcurrency open class SKLabelNode: SKNode {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var fontName: String?
    open var fontSize: CGFloat = 32
    open var fontColor: UIColor? = .white
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    /// The maximum number of lines. In Perch, one line is drawn.
    open var numberOfLines = 1
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// Creates words in a font of a name.
    public convenience init(fontNamed fontName: String?) {
        self.init()
        self.fontName = fontName
    }
    /// Creates words.
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
    /// Creates words with attributes.
    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }

    var font: UIFont { fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize) }
    var words: NSAttributedString {
        attributedText
            ?? NSAttributedString(
                string: text ?? "", attributes: [.font: font, .foregroundColor: fontColor ?? UIColor.white])
    }
    override var ownBounds: CGRect {
        let size = words.size()
        let x: CGFloat =
            switch horizontalAlignmentMode {
            case .left: 0
            case .center: -size.width / 2
            case .right: -size.width
            }
        let y: CGFloat =
            switch verticalAlignmentMode {
            case .baseline: font.descender
            case .center: -size.height / 2
            case .top: -size.height
            case .bottom: 0
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}

/// A shape.
@MainActor @preconcurrency open class SKShapeNode: SKNode {
    open var path: CGPath?
    open var fillColor = UIColor.clear
    open var strokeColor = UIColor.white
    open var lineWidth: CGFloat = 1
    open var lineCap = CGLineCap.butt
    open var lineJoin = CGLineJoin.miter
    open var glowWidth: CGFloat = 0
    open var isAntialiased = true
    open var fillTexture: SKTexture?
    open var blendMode = SKBlendMode.alpha

    /// Creates a shape of a path.
    public convenience init(path: CGPath, centered: Bool = false) {
        self.init()
        let box = path.boundingBox
        var shift = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        self.path = centered ? path.copy(using: &shift) : path
    }
    /// Creates a rectangle.
    public convenience init(rect: CGRect, cornerRadius: CGFloat = 0) {
        self.init()
        path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath
    }
    /// Creates a rectangle around the position.
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) {
        self.init(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
            cornerRadius: cornerRadius)
    }
    /// Creates a circle around the position.
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
    }
    /// Creates an ellipse around the position.
    public convenience init(ellipseOf size: CGSize) {
        self.init(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    /// Creates an ellipse.
    public convenience init(ellipseIn rect: CGRect) {
        self.init()
        path = UIBezierPath(ovalIn: rect).cgPath
    }
    override var ownBounds: CGRect {
        path.map { $0.boundingBox.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2) } ?? .null
    }
}

/// A camera of a scene. Perch stores it, but shows the scene from its anchor point.
@MainActor @preconcurrency open class SKCameraNode: SKNode {}
/// A node that emits particles. Perch stores it, but does not draw it.
@MainActor @preconcurrency open class SKEmitterNode: SKNode {
    open var particleBirthRate: CGFloat = 0
    open var particleTexture: SKTexture?
    open var particleColor = UIColor.white
    open var numParticlesToEmit = 0
    open var targetNode: SKNode?
    /// Creates an emitter from a file. In Perch, it is nil, because such files are not read.
    public convenience init?(fileNamed name: String) { return nil }
}
