import HarborKit
import SwiftUI

@main
struct HarborApp: App {
    var body: some Scene {
        WindowGroup { BerthList(berths: Berth.samples) }
    }
}
