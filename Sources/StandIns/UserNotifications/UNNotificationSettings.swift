import Foundation
import PerchStandIns

/// Options that describe what a notification may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Set the number on the program's icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// Play a sound.
    public static let sound = Self(rawValue: 1 << 1)
    /// Show a message.
    public static let alert = Self(rawValue: 1 << 2)
    /// Be shown in cars.
    public static let carPlay = Self(rawValue: 1 << 3)
    /// Come through silence.
    public static let criticalAlert = Self(rawValue: 1 << 4)
    /// Lead to the program's own settings.
    public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
    /// Come quietly without anybody being asked.
    public static let provisional = Self(rawValue: 1 << 6)
    /// Be read aloud.
    public static let announcement = Self(rawValue: 1 << 7)
    /// Come through a focus.
    public static let timeSensitive = Self(rawValue: 1 << 8)
}

/// Options that describe how a notification is shown while the program is used.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The number is set.
    public static let badge = Self(rawValue: 1 << 0)
    /// The sound is played.
    public static let sound = Self(rawValue: 1 << 1)
    /// The message is shown.
    public static let alert = Self(rawValue: 1 << 2)
    /// The message is in the notification center.
    public static let list = Self(rawValue: 1 << 3)
    /// The message is shown as a banner.
    public static let banner = Self(rawValue: 1 << 4)
}

/// Constants that indicate whether a program may notify.
public enum UNAuthorizationStatus: Int, Sendable {
    /// An authorization status: nobody was asked.
    case notDetermined = 0
    /// The user refused.
    case denied = 1
    /// The user agreed.
    case authorized = 2
    /// Quietly, until somebody is asked.
    case provisional = 3
    /// An authorization status: for a while.
    case ephemeral = 4

    init(_ permission: DeviceState.Permission) {
        switch permission {
        case .notDetermined: self = .notDetermined
        case .denied: self = .denied
        case .granted: self = .authorized
        }
    }
}

/// Constants that indicate whether something is allowed.
public enum UNNotificationSetting: Int, Sendable {
    case notSupported = 0
    case disabled = 1
    case enabled = 2
}

/// Constants that describe how messages are shown.
public enum UNAlertStyle: Int, Sendable {
    case none = 0
    case banner = 1
    case alert = 2
}

/// A type that describes what a program's notifications may do.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes.

    /// A value that indicates whether the program may notify.
    public let authorizationStatus: UNAuthorizationStatus

    init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

    private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }

    /// A value that indicates whether sounds are played.
    open var soundSetting: UNNotificationSetting { setting }
    /// A value that indicates whether numbers are set.
    open var badgeSetting: UNNotificationSetting { setting }
    /// A value that indicates whether messages are shown.
    open var alertSetting: UNNotificationSetting { setting }
    /// A value that indicates whether messages are in the notification center.
    open var notificationCenterSetting: UNNotificationSetting { setting }
    /// A value that indicates whether messages are on the lock screen.
    open var lockScreenSetting: UNNotificationSetting { setting }
    /// A value that indicates whether messages are shown in cars.
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    /// A value that indicates whether silence is broken.
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// A value that indicates whether a focus is broken.
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// The alert style: how messages are shown.
    open var alertStyle: UNAlertStyle { authorizationStatus == .authorized ? .banner : .none }
}

/// A type that describes what went wrong with a notification.
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
