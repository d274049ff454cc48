import Foundation
import PerchStandIns
import UIKit

/// Shows an animation in UIKit. Here it is a gray ground of the animation's size.
open class LottieAnimationView: UIView {
    /// The animation.
    open var animation: LottieAnimation?
    /// The loop mode: how it repeats.
    open var loopMode = LottieLoopMode.playOnce
    /// The animation speed: how fast it plays.
    open var animationSpeed: CGFloat = 1
    /// The background behavior: what happens in the background.
    open var backgroundBehavior = LottieBackgroundBehavior.pause
    /// The progress between zero and one.
    open var currentProgress: CGFloat = 0
    /// A Boolean value that indicates whether it plays: never.
    open var isAnimationPlaying: Bool { false }

    /// Creates a view for an animation of a bundle.
    public convenience init(name: String, bundle: Bundle = .main) {
        self.init(animation: .named(name, bundle: bundle))
    }

    /// Creates a view for an animation.
    public init(animation: LottieAnimation?) {
        self.animation = animation
        super.init(frame: CGRect(origin: .zero, size: animation?.size ?? .zero))
        backgroundColor = .secondarySystemBackground
    }

    public required init?(coder: NSCoder) { return nil }

    open override var intrinsicContentSize: CGSize { animation?.size ?? super.intrinsicContentSize }

    /// Plays the animation. In Perch, this method has no effect, except that it calls the closure immediately.
    open func play(completion: ((Bool) -> Void)? = nil) {
        noEffect("LottieAnimationView.play(completion:)", "animations are not drawn")
        completion?(true)
    }
    /// Stops nothing.
    open func stop() {}
    /// Stops nothing.
    open func pause() {}
}
