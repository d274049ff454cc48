import Larder
import SwiftUI

@main
struct LarderApp: App {
    @StateObject private var cart = Cart()

    var body: some Scene {
        WindowGroup {
            ShopFront()
                .environmentObject(cart)
        }
    }
}
