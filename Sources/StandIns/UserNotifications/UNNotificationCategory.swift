import Foundation

/// An action of a notification.
open class UNNotificationAction: NSObject {
    /// The name.
    public let identifier: String
    /// The title of the button.
    public let title: String
    /// The options of the action.
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

/// An action with a text that the user types in a notification.
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

    /// Creates an icon from an image of the program.
    public init(templateImageName: String) { name = templateImageName }
    /// Creates a symbol of the system.
    public init(systemImageName: String) { name = systemImageName }
}

/// Options that describe the behavior of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device has to be unlocked.
    public static let authenticationRequired = Self(rawValue: 1)
    /// The action is destructive.
    public static let destructive = Self(rawValue: 2)
    /// The action brings the program to the front.
    public static let foreground = Self(rawValue: 4)
}

/// Options that describe the behavior of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The program is notified when the user dismisses a notification.
    public static let customDismissAction = Self(rawValue: 1)
    /// Notifications appear in cars.
    public static let allowInCarPlay = Self(rawValue: 2)
    /// The title is visible if previews are hidden.
    public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
    /// The subtitle is visible if previews are hidden.
    public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
}

/// A category of notifications with the same actions.
open class UNNotificationCategory: NSObject {
    /// The name.
    public let identifier: String
    /// The actions of the category.
    public let actions: [UNNotificationAction]
    /// The identifiers of intents of the category.
    public let intentIdentifiers: [String]
    /// The options of the action.
    public let options: UNNotificationCategoryOptions
    /// The placeholder if previews are hidden.
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
