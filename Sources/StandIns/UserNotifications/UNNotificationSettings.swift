import Foundation
import PerchStandIns

/// Options that describe what notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Setting the number on the app's icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// Playing a sound.
    public static let sound = Self(rawValue: 1 << 1)
    /// Showing a message.
    public static let alert = Self(rawValue: 1 << 2)
    /// Appearing in cars.
    public static let carPlay = Self(rawValue: 1 << 3)
    /// Playing a sound while the device is muted.
    public static let criticalAlert = Self(rawValue: 1 << 4)
    /// Showing a button for the settings of the program.
    public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
    /// Quiet delivery, without asking the user.
    public static let provisional = Self(rawValue: 1 << 6)
    /// Reading notifications aloud.
    public static let announcement = Self(rawValue: 1 << 7)
    /// Appearing during a Focus.
    public static let timeSensitive = Self(rawValue: 1 << 8)
}

/// Options that describe how a notification appears while the program is in use.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The number is set.
    public static let badge = Self(rawValue: 1 << 0)
    /// The sound is played.
    public static let sound = Self(rawValue: 1 << 1)
    /// Showing the message.
    public static let alert = Self(rawValue: 1 << 2)
    /// The message is in the notification center.
    public static let list = Self(rawValue: 1 << 3)
    /// Showing the message as a banner.
    public static let banner = Self(rawValue: 1 << 4)
}

/// Constants that indicate whether the program may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// The user refused.
    case denied = 1
    /// The user agreed.
    case authorized = 2
    /// Notifications are quiet until the user is asked.
    case provisional = 3
    /// Notifications are allowed for a limited time.
    case ephemeral = 4

    init(_ permission: DeviceState.Permission) {
        switch permission {
        case .notDetermined: self = .notDetermined
        case .denied: self = .denied
        case .granted: self = .authorized
        }
    }
}

/// Constants that indicate whether a setting is turned on.
public enum UNNotificationSetting: Int, Sendable {
    case notSupported = 0
    case disabled = 1
    case enabled = 2
}

/// Constants that describe how messages appear.
public enum UNAlertStyle: Int, Sendable {
    case none = 0
    case banner = 1
    case alert = 2
}

/// The settings of a program's notifications.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes.

    /// The authorization of the program.
    public let authorizationStatus: UNAuthorizationStatus

    init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

    private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }

    /// A value that indicates whether sounds are played.
    open var soundSetting: UNNotificationSetting { setting }
    /// A value that indicates whether numbers are set.
    open var badgeSetting: UNNotificationSetting { setting }
    /// A value that indicates whether messages appear.
    open var alertSetting: UNNotificationSetting { setting }
    /// A value that indicates whether messages are in the notification center.
    open var notificationCenterSetting: UNNotificationSetting { setting }
    /// A value that indicates whether messages are on the lock screen.
    open var lockScreenSetting: UNNotificationSetting { setting }
    /// A value that indicates whether messages appear in cars.
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    /// A value that indicates whether silence is broken.
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// A value that indicates whether a focus is broken.
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// The style in which messages appear.
    open var alertStyle: UNAlertStyle { authorizationStatus == .authorized ? .banner : .none }
}

/// An error of a notification.
public struct UNError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType = 101
        case attachmentInvalidFileSize = 102
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent = 1401
    }

    /// The reason.
    public let code: Code
    /// Creates an error with a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    public static let errorDomain = "UNErrorDomain"
    public var errorCode: Int { code.rawValue }
}
