import Foundation

/// A part of an app's interface that is shown separately.
@MainActor @preconcurrency open class UIScene: UIResponder {
    /// Constants that indicate whether a scene is in front.
    public enum ActivationState: Int, Sendable {
        /// An activation state: not shown.
        case unattached = -1
        /// An activation state: in front, and takes events.
        case foregroundActive = 0
        /// An activation state: in front, and takes no events.
        case foregroundInactive = 1
        /// An activation state: behind.
        case background = 2
    }

    /// A scene of a session. Programs do not make scenes; they are connected when the program starts.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// The session: what outlasts the scene.
    public let session: UISceneSession

    /// The object that is notified of the scene. A scene keeps its delegate.
    open var delegate: (any UISceneDelegate)?

    /// A value that indicates whether the scene is in front.
    open internal(set) var activationState = ActivationState.unattached

    /// The title: what a list of scenes would call it.
    open var title: String! = ""
    /// The subtitle: what a list of scenes would say besides. Stored; there is no such list.
    open var subtitle = ""
    /// The user activity: what the user does in the scene.
    open var userActivity: NSUserActivity?

    /// Asks the host to open an address. The handler receives whether it did.
    @preconcurrency open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let didOpen = HostRequests.current.open(url)
        completion?(didOpen)
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// A notification that is posted when a scene is connected.
    public nonisolated static let willConnectNotification = notification("WillConnect")
    /// A notification that is posted when a scene is gone. A host on Linux does not post it.
    public nonisolated static let didDisconnectNotification = notification("DidDisconnect")
    /// A notification that is posted when a scene comes to the front.
    public nonisolated static let didActivateNotification = notification("DidActivate")
    /// A notification that is posted before a scene leaves the front.
    public nonisolated static let willDeactivateNotification = notification("WillDeactivate")
    /// A notification that is posted before a scene is seen.
    public nonisolated static let willEnterForegroundNotification = notification("WillEnterForeground")
    /// A notification that is posted when a scene is no longer seen.
    public nonisolated static let didEnterBackgroundNotification = notification("DidEnterBackground")

    private nonisolated static func notification(_ name: String) -> NSNotification.Name {
        NSNotification.Name("UIScene\(name)Notification")
    }
}

extension UIScene {
    /// A type that describes why a scene is connected.
    @MainActor @preconcurrency open class ConnectionOptions: NSObject {
        package override init() { super.init() }

        /// The addresses that are to be opened. A host on Linux passes on none.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// The program that asked for the scene; none here.
        open var sourceApplication: String? { nil }
        /// The kind of activity that is taken over from another device; none here.
        open var handoffUserActivityType: String? { nil }
        /// The user activities: what the user is to continue with. A host on Linux passes on nothing.
        open var userActivities: Set<NSUserActivity> { [] }
        /// The action on the program's icon that was chosen; none here.
        open var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    /// A type that describes how an address is to be opened.
    @MainActor @preconcurrency open class OpenExternalURLOptions: NSObject {
        public override init() { super.init() }

        /// Opens the address only if an app represents it.
        open var universalLinksOnly = false
    }

    /// A type that describes what is known about an address that is to be opened.
    @MainActor @preconcurrency open class OpenURLOptions: NSObject {
        package override init() { super.init() }

        /// The program that asks for it; not known here.
        open var sourceApplication: String? { nil }
        /// The annotation: what that program says besides; nothing here.
        open var annotation: Any? { nil }
        /// A Boolean value that indicates whether the file may be changed where it is.
        open var openInPlace: Bool { false }
    }
}

/// An address that is to be opened.
@MainActor @preconcurrency open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    /// The options: what is known about it.
    public let options: UIScene.OpenURLOptions

    package init(url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions()
        super.init()
    }
}

/// A type that describes what outlasts a scene: its role and how it is made.
@MainActor @preconcurrency open class UISceneSession: NSObject {
    /// A type that describes what a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Windows of the program on the device.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Windows on another screen that takes no events.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene, while it is connected.
    open internal(set) weak var scene: UIScene?
    /// The role: what the scene is for.
    public let role: Role
    /// The configuration: how the scene is made.
    open internal(set) var configuration: UISceneConfiguration
    /// The same for the same session in every run.
    public let persistentIdentifier: String
    /// The state restoration activity: what brings the scene back as it was.
    open var stateRestorationActivity: NSUserActivity?
    /// The user info: what the program keeps with the session.
    open var userInfo: [String: Any]?

    init(role: Role, configuration: UISceneConfiguration) {
        self.role = role
        self.configuration = configuration
        // Programs have one session here, so that its name can be the same in every run.
        persistentIdentifier = role.rawValue
        super.init()
    }
}

/// A type that describes how a scene is made.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject, NSCopying {
    /// The name that the Info.plist has it under.
    public let name: String?
    /// The role: what the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene; nil takes `UIWindowScene`.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?

    /// A configuration. What it says beyond name and role is taken from the Info.plist, where it is listed there.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        assumeMainActor {
            let copy = UISceneConfiguration(name: name, sessionRole: role)
            copy.sceneClass = sceneClass
            copy.delegateClass = delegateClass
            return copy
        }
    }
}
