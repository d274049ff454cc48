import CoreGraphics
import Foundation

/// A picture.
open class UIImageView: UIView {
    /// A view as large as a picture.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// A view as large as a picture, and another picture for when it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The picture.
    open var image: UIImage? { didSet { if image != oldValue { contentAndSizeDidChange() } } }
    /// The picture while it is highlighted; nil takes the usual one.
    open var highlightedImage: UIImage? { didSet { if highlightedImage != oldValue { contentDidChange() } } }
    /// A Boolean value that indicates whether it is highlighted.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { contentDidChange() } } }
    /// The preferred symbol configuration: how symbols are drawn; nil leaves it to the picture.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { contentAndSizeDidChange() } }
    }
    /// Pictures that take turns. The first is shown here while they do.
    open var animationImages: [UIImage]? { didSet { if animationImages != oldValue { contentDidChange() } } }
    /// The animation duration: how long all of them take, in seconds.
    open var animationDuration: TimeInterval = 0
    /// The animation repeat count: how often they come round; 0 continues forever.
    open var animationRepeatCount = 0 { didSet { UIKitWithoutEffect.animationRepeatCount.log() } }

    open override var contentMode: UIView.ContentMode { didSet { if contentMode != oldValue { contentDidChange() } } }

    /// The picture, a symbol in the form that it is drawn in.
    private var drawnImage: UIImage? { image?.preferring(preferredSymbolConfiguration) }

    /// The size of the picture, that of a symbol at the view's size of text.
    private var drawnSize: CGSize? {
        guard let drawnImage, drawnImage.isSymbolImage else { return image?.size }
        var size = CGSize.zero
        traitCollection.performAsCurrent { size = drawnImage.size }
        return size
    }

    open override var intrinsicContentSize: CGSize {
        drawnSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { drawnSize ?? .zero }

    override var showsContent: Bool { true }
    package override var contentTakesTouches: Bool { false }
}
