import CoreGraphics
import Foundation

/// A view that shows that a task is in progress.
open class UIActivityIndicatorView: UIView {
    /// Constants that describe the size of the indicator.
    public enum Style: Int, Sendable {
        /// A size of 20 points.
        case medium = 100
        /// A size of 37 points.
        case large
    }

    /// Creates an activity indicator with a style.
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

    /// The style of the indicator.
    open var style = Style.medium { didSet { contentAndSizeDidChange() } }
    /// The color of the indicator.
    open var color: UIColor! { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether the indicator is hidden while it does not animate.
    open var hidesWhenStopped = true { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether the indicator is animating.
    open private(set) var isAnimating = false { didSet { contentDidChange() } }

    /// Starts the animation of the indicator.
    open func startAnimating() { isAnimating = true }
    /// Stops the animation of the indicator.
    open func stopAnimating() { isAnimating = false }

    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large ? 37 : 20
        return CGSize(width: side, height: side)
    }

    override var showsContent: Bool { true }
    package override var contentTakesTouches: Bool { false }
}
