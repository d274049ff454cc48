import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let settings = Settings()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: ContentView().environmentObject(settings))
        self.window = window
        window.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        settings.isActive = true
    }
}

class Settings: ObservableObject {
    @Published var isActive = false
}

struct ContentView: View {
    @EnvironmentObject var settings: Settings

    var body: some View {
        NavigationView {
            List {
                Text(settings.isActive ? "Active" : "Not active")
                Text("\(Int(UIScreen.main.bounds.width)) points wide")
            }
            .navigationTitle("Scenes")
        }
        .navigationViewStyle(.stack)
    }
}
