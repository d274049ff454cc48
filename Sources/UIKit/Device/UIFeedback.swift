import CoreGraphics
import Foundation

/// What a device would have let somebody feel.
package enum UIFeedback: Hashable, Sendable {
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    case selection
}

/// Plays haptics. There is nothing to feel here; hosts are told instead.
@MainActor open class UIFeedbackGenerator: NSObject {
    public override init() {}

    /// Tells that feedback may follow soon. Nothing needs to be got ready.
    open func prepare() {}

    fileprivate func play(_ feedback: UIFeedback) { UIKitServices.current.feedback(feedback) }
}

/// A knock.
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    private let style: FeedbackStyle

    public override convenience init() { self.init(style: .medium) }

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// - Parameter intensity: from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        play(.impact(style, intensity: intensity.isNaN ? 1 : min(max(intensity, 0), 1)))
    }
}

/// Success, warning or failure.
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: FeedbackType) { play(.notification(notificationType)) }
}

/// A tick while a selection changes.
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { play(.selection) }
}
