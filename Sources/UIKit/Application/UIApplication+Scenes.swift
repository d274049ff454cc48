import Foundation

extension UIScene {
    /// Options with which an app requests a scene.
    @MainActor @preconcurrency open class ActivationRequestOptions: NSObject {
        public override init() { super.init() }

        /// The scene from which the user requested the other one. Perch has one scene, so the value has no effect.
        open var requestingScene: UIScene? {
            didSet { UIKitWithoutEffect.activationRequestingScene.log() }
        }
        /// The way in which the new scene joins the requesting scene. Perch has one scene, so the value has no effect.
        open var collectionJoinBehavior = CollectionJoinBehavior.automatic {
            didSet { UIKitWithoutEffect.activationCollectionJoinBehavior.log() }
        }

        /// Constants that describe how a scene joins others.
        public enum CollectionJoinBehavior: Int, Sendable {
            /// The behaviors: automatic, preferred, disallowed, and preferred without activation.
            case automatic, preferred, disallowed, preferredWithoutActivating
        }
    }
}

/// The options of destroying a scene.
@MainActor @preconcurrency open class UISceneDestructionRequestOptions: NSObject {
    public override init() { super.init() }
}

/// The options of destroying a window scene.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// Constants that describe the animation with which a window disappears.
    public enum DismissalAnimation: Int, Sendable {
        /// The animations: the standard animation, one that commits changes, and one that discards them.
        case standard = 1, commit, decline
    }

    /// The animation with which the window disappears. Perch keeps the window, so the value has no effect.
    open var windowDismissalAnimation = DismissalAnimation.standard {
        didSet { UIKitWithoutEffect.windowDismissalAnimation.log() }
    }
}

/// A request to show a scene.
@MainActor @preconcurrency public struct UISceneSessionActivationRequest {
    /// The session of the scene, if it is there.
    public let session: UISceneSession?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The activity that the scene continues.
    public var userActivity: NSUserActivity?
    /// The options of the request.
    public var options: UIScene.ActivationRequestOptions?

    /// Creates a request for a new scene with a role.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        session = nil
        self.role = role
        self.userActivity = userActivity
        self.options = options
    }

    /// Creates a request for a scene that is there.
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.session = session
        role = session.role
        self.userActivity = userActivity
        self.options = options
    }
}

extension UIApplication {
    /// The error of a request for another scene.
    private static var noOtherScenes: NSError { unsupported("Other scenes") }

    /// Requests a scene. Perch has one scene. A request for a scene that is connected has no effect. For another one, the
    /// handler receives an error.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        UIKitWithoutEffect.sceneSessionActivation.log()
        if sceneSession?.scene == nil { errorHandler?(Self.noOtherScenes) }
    }

    /// Requests a scene. Perch has one scene. A request for a scene that is connected has no effect. For another one, the
    /// handler receives an error.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        UIKitWithoutEffect.activateSceneSession.log()
        if request.session?.scene == nil { errorHandler?(Self.noOtherScenes) }
    }

    /// Requests to disconnect a scene and to forget its session. Perch keeps its scene, so the method has no effect other
    /// than a call of the handler with an error.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        UIKitWithoutEffect.sceneSessionDestruction.log()
        errorHandler?(Self.unsupported("Requests to end the scene"))
    }

    /// Requests a new picture of a scene for the list of scenes. Perch has no such list, and does nothing.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}
