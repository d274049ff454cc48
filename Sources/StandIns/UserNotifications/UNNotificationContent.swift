import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, NSCopying {
    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var targetContentIdentifier: String?
        var attachments: [UNNotificationAttachment] = []
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var filterCriteria: String?
    }

    var values: Values

    /// Creates empty content.
    public override init() { values = Values() }

    init(_ values: Values) { self.values = values }

    /// The title.
    open var title: String { values.title }
    /// The subtitle, which appears below the title.
    open var subtitle: String { values.subtitle }
    /// The message.
    open var body: String { values.body }
    /// The number on the app's icon. Nil for no change.
    open var badge: NSNumber? { values.badge }
    /// The sound.
    open var sound: UNNotificationSound? { values.sound }
    /// Custom information of the program.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The identifier of the category, which determines the actions.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// The identifier of the group in which the notification appears.
    open var threadIdentifier: String { values.threadIdentifier }
    /// The window that opens.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// The attached images, sounds, and videos.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// The interruption level of the notification.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// The relevance in a summary of notifications, from 0 to 1.
    open var relevanceScore: Double { values.relevanceScore }
    /// The criteria by which a Focus filters the notification.
    open var filterCriteria: String? { values.filterCriteria }

    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }
    /// Returns a copy that can be changed.
    open override func mutableCopy() -> Any { UNMutableNotificationContent(values) }
}

/// The content of a notification, which can be changed.
open class UNMutableNotificationContent: UNNotificationContent {
    /// Creates empty content.
    public override init() { super.init() }

    override init(_ values: UNNotificationContent.Values) { super.init(values) }

    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
    open override var filterCriteria: String? {
        get { values.filterCriteria }
        set { values.filterCriteria = newValue }
    }
}

/// Constants that describe the interruption level of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// The notification does not interrupt.
    case passive = 0
    /// The notification appears immediately.
    case active = 1
    /// The notification appears during a Focus.
    case timeSensitive = 2
    /// The notification appears regardless of all settings.
    case critical = 3
}

/// The sound of a notification. In Perch, no sound is played.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes.
    let name: String

    init(_ name: String) { self.name = name }

    /// Creates a sound from a file of the program.
    public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }

    /// The usual sound.
    open class var `default`: UNNotificationSound { UNNotificationSound("default") }
    /// The usual sound of critical alerts.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound("defaultCritical") }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
    open override var hash: Int { name.hashValue }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates the name of a sound's file.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A picture, a sound or a video of a notification.
open class UNNotificationAttachment: NSObject {
    /// The name.
    public let identifier: String
    /// The file.
    public let url: URL

    /// Creates an attachment. Fails if there is no such file.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard FileManager.default.fileExists(atPath: URL.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        self.identifier = identifier
        url = URL
    }
}
