import CoreGraphics
import Foundation

/// Plays haptics. There is nothing to feel here; hosts are notified instead.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
    public override init() {}

    /// Tells that feedback may follow soon. Nothing needs to be got ready.
    open func prepare() {}

    fileprivate func play(_ haptic: HostRequest.Haptic) { HostRequests.current.post(.haptic(haptic)) }
}

/// A knock.
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// Constants that describe how heavy the thing is that strikes.
    public enum FeedbackStyle: Int, Sendable {
        /// The feedback styles: from light to heavy; a soft and a rigid thing.
        case light, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    public override convenience init() { self.init(style: .medium) }

    /// A generator of a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// A strike of full strength.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// - Parameter intensity: from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        let impact: HostRequest.Haptic.Impact =
            switch style {
            case .light: .light
            case .medium: .medium
            case .heavy: .heavy
            case .soft: .soft
            case .rigid: .rigid
            }
        play(.impact(impact, intensity: intensity.isNaN ? 1 : min(max(intensity, 0), 1)))
    }
}

/// Success, warning or failure.
@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Constants that describe what the user is notified of.
    public enum FeedbackType: Int, Sendable {
        /// The feedback types: that it worked, that something is amiss, or that it failed.
        case success, warning, error
    }

    /// Tells the user by a pattern.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: play(.success)
        case .warning: play(.warning)
        case .error: play(.error)
        }
    }
}

/// A tick while a selection changes.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Tells the user that another thing is selected.
    open func selectionChanged() { play(.selection) }
}
