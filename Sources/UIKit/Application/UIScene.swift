import Foundation

/// An instance of the app's user interface.
@MainActor @preconcurrency open class UIScene: UIResponder {
    /// Constants that describe the activation state of a scene.
    public enum ActivationState: Int, Sendable {
        /// A state in which the scene is not connected.
        case unattached = -1
        /// A state in which the scene is in front and receives events.
        case foregroundActive = 0
        /// A state in which the scene is in front and receives no events.
        case foregroundInactive = 1
        /// A state in which the scene is in the background.
        case background = 2
    }

    /// Creates a scene of a session. Programs do not create scenes. They are connected when the program starts.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// The session of the scene, which continues to exist after the scene is disconnected.
    public let session: UISceneSession

    /// The delegate of the scene. The scene retains its delegate.
    open var delegate: (any UISceneDelegate)?

    /// The activation state of the scene.
    open internal(set) var activationState = ActivationState.unattached

    /// The title of the scene in a list of scenes.
    open var title: String! = ""
    /// The subtitle of the scene in a list of scenes. Perch stores this value, but there is no such list.
    open var subtitle = ""
    /// The activity of the user in the scene.
    open var userActivity: NSUserActivity?

    /// Asks the host to open a URL. The handler receives whether this succeeded.
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
    /// A notification that is posted after a scene was disconnected. Perch's hosts do not post it.
    public nonisolated static let didDisconnectNotification = notification("DidDisconnect")
    /// A notification that is posted after a scene became active.
    public nonisolated static let didActivateNotification = notification("DidActivate")
    /// A notification that is posted before a scene becomes inactive.
    public nonisolated static let willDeactivateNotification = notification("WillDeactivate")
    /// A notification that is posted before a scene becomes visible.
    public nonisolated static let willEnterForegroundNotification = notification("WillEnterForeground")
    /// A notification that is posted after a scene moved to the background.
    public nonisolated static let didEnterBackgroundNotification = notification("DidEnterBackground")

    private nonisolated static func notification(_ name: String) -> NSNotification.Name {
        NSNotification.Name("UIScene\(name)Notification")
    }
}

extension UIScene {
    /// Information about the reason for which a scene is connected.
    @MainActor @preconcurrency open class ConnectionOptions: NSObject {
        package override init() { super.init() }

        /// The URLs that the scene must open. Perch's hosts pass none.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// The program that requested the scene. In Perch, it is always nil.
        open var sourceApplication: String? { nil }
        /// The type of the activity that the user continues from another device. In Perch, it is always nil.
        open var handoffUserActivityType: String? { nil }
        /// The activities that the user continues. Perch's hosts pass none.
        open var userActivities: Set<NSUserActivity> { [] }
        /// The action on the program's icon that the user selected. In Perch, it is always nil.
        open var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    /// The options of opening a URL.
    @MainActor @preconcurrency open class OpenExternalURLOptions: NSObject {
        public override init() { super.init() }

        /// A Boolean value that indicates whether to open the URL only if an app is registered for it.
        open var universalLinksOnly = false
    }

    /// Information about a URL that the app must open.
    @MainActor @preconcurrency open class OpenURLOptions: NSObject {
        package override init() { super.init() }

        /// The program that opened the URL. In Perch, it is unknown.
        open var sourceApplication: String? { nil }
        /// Additional data from this program. In Perch, it is always nil.
        open var annotation: Any? { nil }
        /// A Boolean value that indicates whether the app can edit the file in place.
        open var openInPlace: Bool { false }
    }
}

/// Information about a URL that a scene must open.
@MainActor @preconcurrency open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    /// The options of the URL.
    public let options: UIScene.OpenURLOptions

    package init(url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions()
        super.init()
    }
}

/// The session of a scene, with its role and its configuration. It continues to exist after the scene is disconnected.
@MainActor @preconcurrency open class UISceneSession: NSObject {
    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The role of windows on the device.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// The role of windows on an external display that receives no events.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene while it is connected, otherwise nil.
    open internal(set) weak var scene: UIScene?
    /// The role of the scene.
    public let role: Role
    /// The configuration with which the scene was created.
    open internal(set) var configuration: UISceneConfiguration
    /// An identifier that is the same for the same session in every run.
    public let persistentIdentifier: String
    /// The activity that restores the state of the scene.
    open var stateRestorationActivity: NSUserActivity?
    /// Additional data of the program for the session.
    open var userInfo: [String: Any]?

    init(role: Role, configuration: UISceneConfiguration) {
        self.role = role
        self.configuration = configuration
        // Programs have one session here, so that its name can be the same in every run.
        persistentIdentifier = role.rawValue
        super.init()
    }
}

/// The configuration with which a scene is created.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject, NSCopying {
    /// The name of the configuration in the Info.plist.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene. Nil for `UIWindowScene`.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?

    /// Creates a configuration with a name and a role. Other values come from the Info.plist, if it contains the
    /// configuration.
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
