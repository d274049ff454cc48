import Foundation
import PerchTesting
import Testing

@testable import SwiftUI
@testable import UIKit

/// What programs are notified, in the order in which they were.
@MainActor private final class Journal {
    static let shared = Journal()
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    func record(_ body: () -> Void) -> [String] {
        lines = []
        let names: [Notification.Name] = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
            UIScene.didActivateNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { Journal.shared.add("posted \(name)") }
            }
        }
        body()
        tokens.forEach(NotificationCenter.default.removeObserver)
        return lines
    }
}

private class Controller: UIViewController {
    override func loadView() {
        Journal.shared.add("loadView")
        super.loadView()
        view.backgroundColor = .red
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        Journal.shared.add("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Journal.shared.add("viewWillAppear in window: \(view.window != nil)")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        Journal.shared.add("viewIsAppearing in window: \(view.window != nil)")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Journal.shared.add("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        Journal.shared.add("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        Journal.shared.add("viewDidDisappear")
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        Journal.shared.add("viewDidLayoutSubviews \(Int(view.bounds.width))")
    }
}

private class SceneBased: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        Journal.shared.add("willFinishLaunching")
        return true
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Journal.shared.add("didFinishLaunching \(application.applicationState == .inactive)")
        return true
    }
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        Journal.shared.add("configurationForConnecting")
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = MainScene.self
        return configuration
    }
    func applicationDidBecomeActive(_ application: UIApplication) { Journal.shared.add("applicationDidBecomeActive") }
}

private class MainScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        Journal.shared.add("willConnectTo")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        window.rootViewController = Controller()
        Journal.shared.add("root is set")
        window.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) {
        Journal.shared.add("sceneWillEnterForeground \(scene.activationState == .foregroundInactive)")
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
        Journal.shared.add("sceneDidBecomeActive \(scene.activationState == .foregroundActive)")
    }
}

private class WithoutScenes: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        Journal.shared.add("applicationDidFinishLaunching")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Controller()
        window?.makeKeyAndVisible()
    }
    func applicationDidBecomeActive(_ application: UIApplication) { Journal.shared.add("applicationDidBecomeActive") }
}

/// There is one app in a process, so the tests run one after the other.
@MainActor @Suite(.serialized) struct LifeCycleTests {
    @Test func aProgramWithScenesIsToldInTheDocumentedOrder() throws {
        let delegate = SceneBased()
        let lines = Journal.shared.record { UIApplication.shared.launch(delegate) }
        #expect(
            lines == [
                "willFinishLaunching", "didFinishLaunching true", "posted UIApplicationDidFinishLaunchingNotification",
                "configurationForConnecting", "willConnectTo", "root is set", "loadView", "viewDidLoad",
                "viewWillAppear in window: false", "viewDidLayoutSubviews 393", "viewIsAppearing in window: true",
                "posted UISceneWillConnectNotification", "sceneWillEnterForeground true",
                "posted UISceneWillEnterForegroundNotification", "sceneDidBecomeActive true",
                "posted UISceneDidActivateNotification", "posted UIApplicationDidBecomeActiveNotification",
                "viewDidAppear",
            ])
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = try #require(UIApplication.shared.keyWindow)
        #expect(UIApplication.shared.delegate === delegate && UIApplication.shared.applicationState == .active)
        #expect(scene.windows == [window] && scene.keyWindow === window && window.windowScene === scene)
        #expect(scene.delegate is MainScene && scene.session.scene === scene)
        #expect(window.rootViewController is Controller && window.isKeyWindow && !window.isHidden)
        // From the view to the delegate.
        var chain: [UIResponder] = []
        var responder: UIResponder? = window.rootViewController?.view
        while let current = responder {
            chain.append(current)
            responder = current.next
        }
        #expect(
            chain.map { String(describing: type(of: $0)) } == [
                "UIView", "Controller", "UIWindow", "UIWindowScene", "UIApplication", "SceneBased",
            ])
    }

    @Test func aProgramWithoutScenesIsToldInTheDocumentedOrder() throws {
        let delegate = WithoutScenes()
        let lines = Journal.shared.record { UIApplication.shared.launch(delegate) }
        #expect(
            lines == [
                "applicationDidFinishLaunching", "loadView", "viewDidLoad", "viewWillAppear in window: false",
                "viewDidLayoutSubviews 393", "viewIsAppearing in window: true",
                "posted UIApplicationDidFinishLaunchingNotification", "applicationDidBecomeActive",
                "posted UIApplicationDidBecomeActiveNotification", "viewDidAppear",
            ])
        #expect(UIApplication.shared.keyWindow === delegate.window)
        #expect(delegate.window?.windowScene === UIApplication.shared.connectedScenes.first)
        #expect(UIApplication.shared.windows == [delegate.window])
    }

    @Test func aProgramIsStartedAnew() {
        UIApplication.shared.launch(SceneBased())
        let first = UIApplication.shared.keyWindow
        let delegate = WithoutScenes()
        UIApplication.shared.launch(delegate)
        #expect(UIApplication.shared.keyWindow !== first && UIApplication.shared.windows.count == 1)
        #expect(UIApplication.shared.connectedScenes.count == 1)
    }

    @Test func controllersComeAndGo() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let first = Controller()
        let second = Controller()
        let lines = Journal.shared.record {
            window.rootViewController = first
            Journal.shared.add("hidden")
            window.isHidden = false
            Journal.shared.add("shown")
            window.rootViewController = second
        }
        let coming = [
            "loadView", "viewDidLoad", "viewWillAppear in window: false", "viewDidLayoutSubviews 100",
            "viewIsAppearing in window: true", "viewDidAppear",
        ]
        #expect(lines == ["hidden"] + coming + ["shown", "viewWillDisappear", "viewDidDisappear"] + coming)
        #expect(first.view.superview == nil && second.view.frame == window.bounds)
        window.frame.size = CGSize(width: 200, height: 100)
        #expect(second.view.frame == window.bounds)
    }

    @Test func controllersArePresentedAndDismissed() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        let other = Controller()
        var completions = 0
        let lines = Journal.shared.record {
            root.present(other, animated: true) { completions += 1 }
            #expect(root.presentedViewController === other && other.presentingViewController === root)
            root.present(UIViewController(), animated: false)
            #expect(other.view.window === window)
            other.dismiss(animated: true) { completions += 1 }
        }
        #expect(lines.suffix(3) == ["viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
        #expect(completions == 2 && root.presentedViewController == nil && other.view.window == nil)
    }

    @Test func servicesThatAreNotThereSaySo() async {
        final class Delegate: NSObject, UIApplicationDelegate {
            var errors: [String] = []
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                application.registerForRemoteNotifications()
                errors.append("started")
                return true
            }
            func application(
                _ application: UIApplication,
                didFailToRegisterForRemoteNotificationsWithError error: any Error
            ) { errors.append(error.localizedDescription) }
        }
        let delegate = Delegate()
        let app = UIApplication.shared
        app.launch(delegate)
        #expect(delegate.errors == ["started", "Remote notifications are not supported here."])
        #expect(app.beginBackgroundTask {} != app.beginBackgroundTask(withName: "a"))
        await #expect(throws: (any Error).self) { try await app.setAlternateIconName("Dark") }
    }

    @Test func theManifestNamesTheDelegate() {
        let manifest: [String: Any] = [
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": [
                    "UIWindowSceneSessionRoleApplication": [
                        [
                            "UISceneConfigurationName": "Main",
                            "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).ListedScene",
                        ]
                    ]
                ]
            ]
        ]
        let listed = SceneManifest.configurations(
            module: "UIKitTests", in: [InformationFile(values: manifest, folders: [])])
        #expect(listed.count == 1 && listed[0].name == "Main" && listed[0].delegateClass == ListedScene.self)
        #expect(SceneManifest.configurations(module: "UIKitTests", in: []).isEmpty)
    }

    // MARK: SwiftUI's life cycle

    fileprivate final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
        @Published var greeting = "Not started"
        let list = [1, 2, 3]

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            greeting = "Started with \(list)"
            return true
        }
    }

    private struct Sample: App {
        @UIApplicationDelegateAdaptor private var delegate: AppDelegate

        var body: some Scene {
            WindowGroup { Content() }
        }
    }

    private struct Content: View {
        @EnvironmentObject var delegate: AppDelegate
        @Environment(\.colorScheme) var scheme
        var body: some View {
            Text("\(delegate.greeting), \(scheme == .dark ? "dark" : "light")").padding().background(.yellow)
        }
    }

    @Test func aProgramOfSwiftUIHasItsDelegate() throws {
        AppLaunch.launch(Sample.self)
        let window = try #require(UIApplication.shared.keyWindow)
        let delegate = try #require(UIApplication.shared.delegate as? AppDelegate)
        let view = try RenderedView(WindowView(window), variant: Variant(scheme: .dark))
        #expect(view.elements.map(\.label) == ["Started with [1, 2, 3], dark"])
        view.update { delegate.greeting = "Changed" }
        #expect(view.elements.map(\.label) == ["Changed, dark"])
        let frame = try #require(view.elements.first?.frame)
        // In the middle of what the bars leave free.
        #expect(frame.midX == 393.0 / 2 && abs(frame.midY - (59 + 852 - 34) / 2) < 1)
    }

    @Test func theFirstScreenIsDrawn() throws {
        AppLaunch.launch(Sample.self)
        let window = try #require(UIApplication.shared.keyWindow)
        for scheme in [Scheme.light, .dark] {
            assertSnapshot(
                of: WindowView(window),
                as: .image(layout: .fixed(width: 220, height: 90), scheme: scheme), named: "\(scheme)")
        }
    }
}

class ListedScene: UIResponder, UIWindowSceneDelegate {}
