import Foundation

/// A part of an app's interface that is shown by itself. There are none of UIKit's here, so that code that looks for
/// one finds nothing.
@MainActor open class UIScene: UIResponder {
    /// Whether a scene is in front.
    public enum ActivationState: Int, Sendable {
        /// Not shown.
        case unattached = -1
        /// In front, and takes events.
        case foregroundActive = 0
        /// In front, and takes no events.
        case foregroundInactive = 1
        /// Behind.
        case background = 2
    }

    override init() {}

    /// Whether the scene is in front.
    open var activationState: ActivationState { .unattached }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
    /// The scene's windows.
    open var windows: [UIWindow] { [] }
    /// The window that gets keys.
    open var keyWindow: UIWindow? { nil }
    /// The screen that the scene is on.
    open var screen: UIScreen { .main }
    /// How the scene is turned.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}
