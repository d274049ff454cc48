import Foundation

/// The object that is notified of a scene. All of it may be left out.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is connected; here a program makes its window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene is gone. A host on Linux does not call it.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is in front and takes events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to leave the front. A headless host does not call it.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to be seen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is no longer seen. A headless host does not call it.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The program is asked to open addresses.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Returns what brings the scene back as it was; nil if there is nothing to keep. A headless host does not ask.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// The user continues with something. A host on Linux does not call it.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called when something is about to be gone on with. A host on Linux does not call it.
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

/// The object that is notified of a scene with windows, and keeps its window. All of it may be left out.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }
    /// An action on the program's icon was chosen. A host on Linux does not call it.
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
