import Foundation

/// An action in the menu of the program's icon.
@MainActor @preconcurrency open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    fileprivate var values: Values

    fileprivate struct Values {
        var type: String
        var title: String
        var subtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var target: Any?
    }

    fileprivate init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// Creates an action with all its properties.
    ///
    /// - Parameters:
    ///   - type: The type, with which the program identifies the action.
    ///   - localizedTitle: The localized title.
    ///   - localizedSubtitle: The localized subtitle, or nil.
    ///   - icon: The icon, or nil.
    ///   - userInfo: Additional data of the program, or nil.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        values = Values(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
        super.init()
    }

    /// Creates an action with a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// The type, with which the program identifies the action.
    open var type: String { values.type }
    /// The localized title of the action.
    open var localizedTitle: String { values.title }
    /// The localized subtitle of the action.
    open var localizedSubtitle: String? { values.subtitle }
    /// The icon of the action.
    open var icon: UIApplicationShortcutIcon? { values.icon }
    /// Additional data of the program.
    open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
    /// The identifier with which the system selects a scene for the action.
    open var targetContentIdentifier: Any? { values.target }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        assumeMainActor { UIApplicationShortcutItem(values) }
    }

    public nonisolated func mutableCopy(with zone: NSZone? = nil) -> Any {
        assumeMainActor { UIMutableApplicationShortcutItem(values) }
    }
}

/// An action in the menu of the program's icon, with properties that can change.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The type, with which the program identifies the action.
    open override var type: String {
        get { values.type }
        set { values.type = newValue }
    }
    /// The localized title of the action.
    open override var localizedTitle: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// The localized subtitle of the action.
    open override var localizedSubtitle: String? {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// The icon of the action.
    open override var icon: UIApplicationShortcutIcon? {
        get { values.icon }
        set { values.icon = newValue }
    }
    /// Additional data of the program.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// The identifier with which the system selects a scene for the action.
    open override var targetContentIdentifier: Any? {
        get { values.target }
        set { values.target = newValue }
    }
}

/// The icon of an action in the menu of the program's icon. In Perch, nothing draws it.
@MainActor @preconcurrency open class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// Constants that describe the icons of the system.
    public enum IconType: Int, Sendable {
        /// The icons for composing, playing, pausing, adding, a location, searching, and sharing.
        case compose, play, pause, add, location, search, share
        /// The icons for something forbidden, a contact, home, marking a location, a favorite, love, and a cloud.
        case prohibit, contact, home, markLocation, favorite, love, cloud
        /// The icons for an invitation, a confirmation, mail, a message, a date, and the time.
        case invitation, confirmation, mail, message, date, time
        /// The icons for capturing a photo, capturing a video, a task, and a completed task.
        case capturePhoto, captureVideo, task, taskCompleted
        /// The icons for an alarm, a bookmark, shuffling, audio, and an update.
        case alarm, bookmark, shuffle, audio, update
    }

    private enum Source: Hashable {
        case type(IconType)
        case template(String)
        case symbol(String)
    }

    private let source: Source

    /// Creates an icon of the system.
    public init(type: IconType) {
        source = .type(type)
        super.init()
    }

    /// Creates an icon from an image of the app, by its name.
    public init(templateImageName: String) {
        source = .template(templateImageName)
        super.init()
    }

    /// Creates an icon from a symbol, by its name.
    public init(systemImageName: String) {
        source = .symbol(systemImageName)
        super.init()
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a Boolean value that indicates whether another icon shows the same image.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIApplicationShortcutIcon else { return false }
        return assumeMainActor { source == other.source }
    }

    open nonisolated override var hash: Int { assumeMainActor { source.hashValue } }
}
