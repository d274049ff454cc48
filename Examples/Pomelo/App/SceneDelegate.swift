import Pomelo
import SwiftUI
import UIKit
import os

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private let environment = AppEnvironment()
    private let logger = Logger(subsystem: "app.pomelo.ios", category: "scene")

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }

        let root = RootView(preferences: environment.preferences)
            .environmentObject(environment.timer)
            .environmentObject(environment.history)
        let controller = UIHostingController(rootView: root)
        controller.view.backgroundColor = .systemGroupedBackground

        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = controller
        window.overrideUserInterfaceStyle = environment.preferences.appearance.interfaceStyle
        window.makeKeyAndVisible()
        self.window = window

        if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
            resume(activity)
        }
        if let url = connectionOptions.urlContexts.first?.url {
            environment.open(url)
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        guard let url = URLContexts.first?.url else { return }
        environment.open(url)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        resume(userActivity)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: AppEnvironment.focusActivity)
        activity.title = environment.timer.task
        activity.addUserInfoEntries(from: ["task": environment.timer.task])
        return activity
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        environment.timer.tick(at: Date())
    }

    func sceneWillResignActive(_ scene: UIScene) {
        logger.debug("Resigning with \(self.environment.timer.remaining, format: .fixed(precision: 0)) s to go")
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        environment.history.save()
    }

    private func resume(_ activity: NSUserActivity) {
        guard activity.activityType == AppEnvironment.focusActivity,
            let task = activity.userInfo?["task"] as? String
        else { return }
        environment.timer.task = task
    }
}
