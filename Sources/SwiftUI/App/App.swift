import Foundation

/// A type that represents the structure and behavior of an app. Its body consists of scenes.
@MainActor @preconcurrency
public protocol App {
    /// The type of scene that represents the content of the app.
    associatedtype Body: Scene

    /// The content and behavior of the app.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates an instance of the app when it starts.
    @MainActor @preconcurrency init()
}

extension App {
    /// Starts the app. The host of this process connects the scene and shows the content of the first window in the key
    /// window.
    ///
    /// A process without a host has no screen. It prints a message and ends with an error.
    @MainActor @preconcurrency public static func main() {
        ApplicationHost.run(Program(Self.self) { AppLaunch.launch(Self.self, $0) })
    }
}

/// Starts programs whose life cycle is SwiftUI's: beneath lies that of UIKit's, with a delegate and a scene.
@MainActor enum AppLaunch {
    /// - Parameter window: which of the program's windows to show; nil for the first.
    static func launch<A: App>(_ type: A.Type, _ window: HostRequest.WindowName? = nil) {
        ApplicationDelegates.forget()
        let app = A()
        let delegate = ApplicationDelegates.latest
        guard app.body.windows.window(window) != nil else {
            return Log.once(
                "\(A.self) has no \(window == nil ? "window: its body needs a WindowGroup" : "such window").")
        }
        UIApplication.shared.launch(delegate?.object ?? PlainDelegate()) { own in
            AppScene(AnyView(AppContent.of(app, window)), own)
        }
    }

    /// The delegate of a program that has none.
    private final class PlainDelegate: NSObject, UIApplicationDelegate {}
}

/// Shows a program's content in a window, and hands what is reported of the scene to the program's own delegate.
private final class AppScene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    private let content: AnyView
    private let own: (any UISceneDelegate)?

    init(_ content: AnyView, _ own: (any UISceneDelegate)?) {
        self.content = ApplicationDelegates.latest?.provide(content) ?? content
        self.own = own
        super.init()
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        own?.scene(scene, willConnectTo: session, options: connectionOptions)
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(rootView: content)
        self.window = window
        window.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { own?.sceneWillEnterForeground(scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { own?.sceneDidBecomeActive(scene) }
    func sceneWillResignActive(_ scene: UIScene) { own?.sceneWillResignActive(scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { own?.sceneDidEnterBackground(scene) }
}

/// The content of a program's window, with the program's own state.
@MainActor enum AppContent {
    /// - Parameter window: which of the program's windows; nil for the first.
    static func of(_ app: some App, _ window: HostRequest.WindowName? = nil) -> some View {
        DynamicBody(app) { app in
            let windows = app.body.windows
            let content = windows.window(window)?.content ?? AnyView(EmptyView())
            let commands = windows.flatMap(\.commands)
            Group {
                if commands.isEmpty { content } else { content.keyCommands { CommandList(commands) } }
            }
            .environment(\.windowsOfProgram, windows.map(WindowKind.init))
        }
        .environment(\.windowValue, window?.value)
    }
}

extension [_SceneWindow] {
    /// The window with a name; the first one for no name.
    @MainActor fileprivate func window(_ name: HostRequest.WindowName?) -> _SceneWindow? {
        guard let name else { return first }
        return first { WindowKind($0).isMeant(by: name) }
    }
}
