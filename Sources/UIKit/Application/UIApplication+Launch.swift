import Foundation

extension UIApplication {
    /// Starts a program up to where its first screen is in front, in the order that Apple documents: the delegate's
    /// `willFinishLaunching` and `didFinishLaunching`, the scene's configuration, `willConnectTo`, `willEnterForeground`
    /// and `didBecomeActive`. A window that is shown on the way has its controller's view loaded and `viewWillAppear`
    /// called at once, and `viewDidAppear` at the end.
    ///
    /// - Parameters:
    ///   - delegate: The object that is notified of the program.
    ///   - sceneDelegate: makes the scene's delegate, given the one that the program has for it; nil takes the latter.
    package func launch(
        _ delegate: any UIApplicationDelegate,
        sceneDelegate: (((any UISceneDelegate)?) -> any UISceneDelegate)? = nil
    ) {
        forgetProgram()
        self.delegate = delegate
        phase = .inactive
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        post(UIApplication.didFinishLaunchingNotification, self)

        let options = UIScene.ConnectionOptions()
        let (session, own) = makeSession(for: delegate, options)
        let sceneType = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = sceneType.init(session: session, connectionOptions: options)
        scenes = [scene]
        if let active = sceneDelegate?(own) ?? own {
            scene.delegate = active
            connect(scene, active, options)
        } else {
            // A program without scenes has one nevertheless, which it need not know of.
            adoptLooseWindow(into: scene)
            scene.activationState = .foregroundActive
            delegate.applicationDidBecomeActive(self)
        }
        phase = .active
        post(UIApplication.didBecomeActiveNotification, self)
        let waiting = afterLaunch ?? []
        afterLaunch = nil
        for action in waiting { action() }
    }

    private func connect(_ scene: UIWindowScene, _ delegate: any UISceneDelegate, _ options: UIScene.ConnectionOptions)
    {
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        post(UIScene.willConnectNotification, scene)
        // A window that was made without its scene is on the only one there is.
        adoptLooseWindow(into: scene)
        scene.activationState = .foregroundInactive
        delegate.sceneWillEnterForeground(scene)
        post(UIScene.willEnterForegroundNotification, scene)
        scene.activationState = .foregroundActive
        delegate.sceneDidBecomeActive(scene)
        post(UIScene.didActivateNotification, scene)
    }

    private func post(_ name: Notification.Name, _ object: AnyObject) {
        NotificationCenter.default.post(name: name, object: object)
    }

    /// The session of the program's only scene, and the delegate that it has for it.
    private func makeSession(
        for delegate: any UIApplicationDelegate, _ options: UIScene.ConnectionOptions
    ) -> (UISceneSession, (any UISceneDelegate)?) {
        let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
        let listed = SceneManifest.configurations(module: String(module))
        let standard =
            listed.first ?? UISceneConfiguration(name: SceneManifest.standardName, sessionRole: .windowApplication)
        let session = UISceneSession(role: .windowApplication, configuration: standard)
        let asked = delegate.application(self, configurationForConnecting: session, options: options)
        let matching = listed.first { $0.name == asked.name } ?? standard
        asked.delegateClass = asked.delegateClass ?? matching.delegateClass
        asked.sceneClass = asked.sceneClass ?? matching.sceneClass
        // Xcode's template lists a class of this name in the Info.plist, which a package on Linux does not have.
        if asked.delegateClass == nil, listed.isEmpty {
            asked.delegateClass = NSClassFromString("\(module).\(SceneManifest.standardDelegate)")
        }
        session.configuration = asked
        guard let type = asked.delegateClass as? NSObject.Type else { return (session, nil) }
        return (session, ClassInstantiation.object(of: type) as? any UISceneDelegate)
    }
}

/// What the program's Info.plist says about its scenes.
@MainActor enum SceneManifest {
    /// What Xcode's template calls a program's configuration.
    static let standardName = "Default Configuration"
    /// What Xcode's template calls the scenes' delegate.
    static let standardDelegate = "SceneDelegate"

    /// The configurations of windows, in their order.
    static func configurations(
        module: String, in files: [InformationFile] = InformationFiles.all
    ) -> [UISceneConfiguration] {
        for info in files {
            guard let manifest = info.values["UIApplicationSceneManifest"] as? [String: Any],
                let lists = manifest["UISceneConfigurations"] as? [String: Any],
                let list = lists[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
            else { continue }
            func type(_ name: Any?) -> AnyClass? {
                (name as? String).flatMap {
                    NSClassFromString($0.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module))
                }
            }
            return list.map { item in
                let configuration = UISceneConfiguration(
                    name: item["UISceneConfigurationName"] as? String, sessionRole: .windowApplication)
                configuration.delegateClass = type(item["UISceneDelegateClassName"])
                configuration.sceneClass = type(item["UISceneClassName"])
                return configuration
            }
        }
        return []
    }
}
