import Foundation

/// An action of a notification.
open class UNNotificationAction: NSObject {
    /// The name.
    public let identifier: String
    /// The title of the button.
    public let title: String
    /// The options: what is special about it.
    public let options: UNNotificationActionOptions
    /// The picture in the button.
    public let icon: UNNotificationActionIcon?

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.options = options
        self.icon = icon
    }
}

/// Text that users can write in a notification.
open class UNTextInputNotificationAction: UNNotificationAction {
    /// The title of the button that sends.
    public let textInputButtonTitle: String
    /// The placeholder of the empty field.
    public let textInputPlaceholder: String

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

/// The picture of an action.
open class UNNotificationActionIcon: NSObject {
    let name: String

    /// Creates a picture of the program's.
    public init(templateImageName: String) { name = templateImageName }
    /// Creates a symbol of the system.
    public init(systemImageName: String) { name = systemImageName }
}

/// Options that describe what is special about an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device has to be unlocked.
    public static let authenticationRequired = Self(rawValue: 1)
    /// A notification action option: something is destroyed.
    public static let destructive = Self(rawValue: 2)
    /// The program comes to the front.
    public static let foreground = Self(rawValue: 4)
}

/// Options that describe what is special about a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The program is notified when a notification is put away.
    public static let customDismissAction = Self(rawValue: 1)
    /// Notifications are shown in cars.
    public static let allowInCarPlay = Self(rawValue: 2)
    /// The title is shown where contents are hidden.
    public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
    /// The subtitle is shown where contents are hidden.
    public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
}

/// Notifications with the same actions.
open class UNNotificationCategory: NSObject {
    /// The name.
    public let identifier: String
    /// The actions: what users can do.
    public let actions: [UNNotificationAction]
    /// Intents that go with it.
    public let intentIdentifiers: [String]
    /// The options: what is special about it.
    public let options: UNNotificationCategoryOptions
    /// The hidden previews body placeholder: what is said where contents are hidden.
    public let hiddenPreviewsBodyPlaceholder: String

    /// Creates a category.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String = "", options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
        self.options = options
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationCategory)?.identifier == identifier
    }
    open override var hash: Int { identifier.hashValue }
}
