import CoreGraphics
import Foundation

/// A bar that fills up.
open class UIProgressView: UIView {
    /// Constants that describe how high the bar is.
    public enum Style: Int, Sendable {
        /// An ordinary bar, or one that lies on another bar.
        case `default`, bar
    }

    /// A bar of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// The height of the bar. Both are drawn alike.
    open var progressViewStyle = Style.default
    /// The progress: how much is done, 0 to 1.
    open var progress: Float = 0 {
        didSet {
            progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
            if progress != oldValue { contentDidChange() }
        }
    }
    /// The color of what is done.
    open var progressTintColor: UIColor? { didSet { contentDidChange() } }
    /// The color of what is left.
    open var trackTintColor: UIColor? { didSet { UIKitWithoutEffect.trackTintColor.log() } }

    /// Sets how much is done.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// The intrinsic content size: as high as the bar, and as wide as there is room.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: super.intrinsicContentSize.height)
    }

    override var showsContent: Bool { true }
    package override var contentTakesTouches: Bool { false }
}
