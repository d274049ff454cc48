import Bazaar
import SwiftUI

@main
struct BazaarApp: App {
    var body: some Scene {
        WindowGroup {
            MarketScreen().ignoresSafeArea()
        }
    }
}
