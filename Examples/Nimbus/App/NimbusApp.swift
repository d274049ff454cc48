import Nimbus
import SwiftUI

@main
struct NimbusApp: App {
    @State private var model = WeatherModel.live
    @Environment(\.scenePhase) private var scenePhase

    init() {
        Typeface.register()
    }

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(model)
                .environment(\.sky, .automatic)
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .active { Task { await model.refresh() } }
        }
    }
}
