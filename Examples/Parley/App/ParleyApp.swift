import Parley
import SwiftUI
import UIKit
import os

/// Receives what only UIKit is notified of.
final class AppDelegate: NSObject, UIApplicationDelegate {
    private let logger = Logger(subsystem: "app.parley", category: "push")

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        application.registerForRemoteNotifications()
        return true
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
        let name = token.map { String(format: "%02x", $0) }.joined()
        logger.info("Registered as \(name, privacy: .private)")
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        logger.error("Not registered: \(error.localizedDescription, privacy: .public)")
    }
}

@main
struct ParleyApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @State private var store = ChatStore.demo

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(store)
        }
    }
}
