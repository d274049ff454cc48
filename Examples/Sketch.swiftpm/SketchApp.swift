import SwiftUI

@main
struct SketchApp: App {
    var body: some Scene {
        WindowGroup { Spiral(turns: 5).stroke(.indigo, lineWidth: 4).padding() }
    }
}
