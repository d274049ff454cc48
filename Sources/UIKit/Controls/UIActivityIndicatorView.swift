import CoreGraphics
import Foundation

/// A wheel that rotates while an operation is in progress.
open class UIActivityIndicatorView: UIView {
    /// Constants that describe how large the wheel is.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large
    }

    /// A wheel of a size.
    public init(style: Style) {
        super.init(frame: .zero)
        self.style = style
        keepSizeOfContent()
        frame.size = intrinsicContentSize
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        keepSizeOfContent()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        keepSizeOfContent()
    }

    /// The size of the wheel.
    open var style = Style.medium { didSet { contentAndSizeDidChange() } }
    /// The wheel's color.
    open var color: UIColor! { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether it is left out while it stands.
    open var hidesWhenStopped = true { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether it turns.
    open private(set) var isAnimating = false { didSet { contentDidChange() } }

    /// Lets it turn.
    open func startAnimating() { isAnimating = true }
    /// Lets it stand.
    open func stopAnimating() { isAnimating = false }

    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large ? 37 : 20
        return CGSize(width: side, height: side)
    }

    override var showsContent: Bool { true }
    package override var contentTakesTouches: Bool { false }
}
