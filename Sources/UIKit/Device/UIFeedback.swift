import CoreGraphics
import Foundation

/// An object that creates haptic feedback. Perch notifies hosts of the feedback.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
    public override init() {}

    /// Prepares the generator for feedback. In Perch, this has no effect.
    open func prepare() {}

    fileprivate func play(_ haptic: HostRequest.Haptic) { HostRequests.current.post(.haptic(haptic)) }
}

/// A generator for impact feedback.
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// Constants that describe the strength of an impact.
    public enum FeedbackStyle: Int, Sendable {
        /// The styles: light, medium, heavy, soft, and rigid.
        case light, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    public override convenience init() { self.init(style: .medium) }

    /// Creates a generator with a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates impact feedback with full strength.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// - Parameter intensity: The intensity, from 0 to 1.
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

/// A generator for success, warning, and error feedback.
@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Constants that describe the type of notification feedback.
    public enum FeedbackType: Int, Sendable {
        /// The types: success, warning, and error.
        case success, warning, error
    }

    /// Creates feedback of a type.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: play(.success)
        case .warning: play(.warning)
        case .error: play(.error)
        }
    }
}

/// A generator for feedback when a selection changes.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Creates feedback for a changed selection.
    open func selectionChanged() { play(.selection) }
}
