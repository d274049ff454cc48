import Foundation

/// A delegate that receives events of a scene. All methods are optional.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene is connected. A program creates its window in this method.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called after the scene was disconnected. Perch's hosts do not call it.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called after the scene became active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene becomes inactive. Hosts without a screen do not call it.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene becomes visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called after the scene moved to the background. Hosts without a screen do not call it.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Asks the scene to open URLs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Returns the activity that restores the state of the scene, or nil if there is no state. Hosts without a screen
    /// do not call it.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called when the user continues an activity. Perch's hosts do not call it.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called before the user continues an activity. Perch's hosts do not call it.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
}

/// A delegate that receives events of a window scene, and retains its window. All methods are optional.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }
    /// Called when the user selects an action on the program's icon. Perch's hosts do not call it.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
