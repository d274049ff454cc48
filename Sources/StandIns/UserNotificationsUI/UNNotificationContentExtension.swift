import UIKit
import UserNotifications

/// Constants that describe what a notification does after one of its actions was chosen.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
    /// A notification content extension response option: it stays.
    case doNotDismiss = 0
    /// A notification content extension response option: it goes away.
    case dismiss = 1
    /// A notification content extension response option: it goes away, and the program receives the action.
    case dismissAndForwardAction = 2
}

/// The button of a notification that plays media.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
    /// A notification content extension media play pause button type: there is no button.
    case none = 0
    /// A standard button.
    case `default` = 1
    /// A translucent button over the media.
    case overlay = 2
}

/// A view controller that shows a notification's contents. No system shows notifications here, so a program or a
/// preview has to call it.
@MainActor @preconcurrency public protocol UNNotificationContentExtension: NSObjectProtocol {
    /// Called with the notification.
    func didReceive(_ notification: UNNotification)
    /// Called with an action that was chosen.
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
    /// The button that plays media.
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
    /// The media play pause button frame, which indicates where the button is.
    var mediaPlayPauseButtonFrame: CGRect { get }
    /// The color of the button.
    var mediaPlayPauseButtonTintColor: UIColor { get }
    /// Called to play.
    func mediaPlay()
    /// Called to pause.
    func mediaPause()
}

extension UNNotificationContentExtension {
    /// Dismisses the notification and forwards the action.
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) { completion(.dismissAndForwardAction) }
    /// The media play pause button type: there is no button.
    public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
    /// The media play pause button frame: there is no button.
    public var mediaPlayPauseButtonFrame: CGRect { .zero }
    /// The tint of views.
    public var mediaPlayPauseButtonTintColor: UIColor { .tintColor }
    /// Does nothing.
    public func mediaPlay() {}
    /// Does nothing.
    public func mediaPause() {}
}
