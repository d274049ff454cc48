import CoreGraphics
import Foundation

/// A bar that shows the progress of a task.
open class UIProgressView: UIView {
    /// Constants that describe the style of a progress view.
    public enum Style: Int, Sendable {
        /// The styles: the default style, and the style in a bar.
        case `default`, bar
    }

    /// Creates a progress view with a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// The style of the progress view. Perch draws both styles in the same way.
    open var progressViewStyle = Style.default
    /// The progress, from 0 to 1.
    open var progress: Float = 0 {
        didSet {
            progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
            if progress != oldValue { contentDidChange() }
        }
    }
    /// The color of the completed part.
    open var progressTintColor: UIColor? { didSet { contentDidChange() } }
    /// The color of the remaining part. Perch stores this value, but it has no effect.
    open var trackTintColor: UIColor? { didSet { UIKitWithoutEffect.trackTintColor.log() } }

    /// Sets the progress.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// The intrinsic content size, with the height of the bar and a flexible width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: super.intrinsicContentSize.height)
    }

    override var showsContent: Bool { true }
    package override var contentTakesTouches: Bool { false }
}
