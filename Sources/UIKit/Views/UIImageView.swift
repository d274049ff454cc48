import CoreGraphics
import Foundation

/// A view that shows an image.
open class UIImageView: UIView {
    /// Creates a view with the size of an image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// Creates a view with the size of an image, and a second image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The image.
    open var image: UIImage? { didSet { if image != oldValue { contentAndSizeDidChange() } } }
    /// The image for the highlighted state. Nil for the same image.
    open var highlightedImage: UIImage? { didSet { if highlightedImage != oldValue { contentDidChange() } } }
    /// A Boolean value that indicates whether the view is highlighted.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { contentDidChange() } } }
    /// The preferred configuration of symbols. Nil for the configuration of the image.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { contentAndSizeDidChange() } }
    }
    /// The images of the animation. Perch shows the first image during the animation.
    open var animationImages: [UIImage]? { didSet { if animationImages != oldValue { contentDidChange() } } }
    /// The duration of the animation, in seconds.
    open var animationDuration: TimeInterval = 0
    /// The number of repetitions. The value 0 means no limit. The value has no effect.
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
