import SwiftData
import SwiftUI
import Verdure

@main
struct VerdureApp: App {
    var body: some Scene {
        WindowGroup {
            PlantList()
        }
        .modelContainer(for: Plant.self, isUndoEnabled: true)
    }
}
