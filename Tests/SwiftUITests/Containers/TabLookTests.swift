import PerchTesting
import SwiftUI
import Testing
import UIKit

/// How tab views look on a device.
@MainActor struct TabLookTests {
    private struct Tabs: View {
        var body: some View {
            TabView(selection: .constant(1)) {
                Tab("Home", systemImage: "house", value: 0) { Text("Home") }
                Tab("Library", systemImage: "books.vertical", value: 1) {
                    NavigationStack {
                        List(1..<30, id: \.self) { Text("Title \($0)") }.navigationTitle("Library")
                    }
                }
                .badge(3)
                Tab("Search", systemImage: "magnifyingglass", value: 2) { Text("Search") }
                Tab("Settings", systemImage: "gear", value: 3) { Text("Settings") }.badge("New")
            }
        }
    }

    @Test(arguments: NavigationLookTests.variants + [NavigationLookTests.sideways, NavigationLookTests.pad])
    func bar(_ variant: Variant) {
        AppearanceProxies.withoutProxies { assertSnapshot(of: Tabs(), as: .image(variant)) }
    }

    @Test(arguments: NavigationLookTests.lightAndDark) func barAtRestWithTint(_ variant: Variant) {
        let view = TabView {
            Text("Nothing under the bar").tabItem { Label("First", systemImage: "star") }
            Text("Second").tabItem {
                Image(systemName: "heart")
                Text("Second")
            }
        }
        .tint(.pink)
        AppearanceProxies.withoutProxies { assertSnapshot(of: view, as: .image(variant)) }
    }

    @Test(arguments: NavigationLookTests.lightAndDark) func pages(_ variant: Variant) {
        let view = TabView(selection: .constant(1)) {
            ForEach(0..<4, id: \.self) { page in
                ZStack {
                    Color.teal
                    Text("Page \(page)").font(.largeTitle)
                }
            }
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        AppearanceProxies.withoutProxies { assertSnapshot(of: view, as: .image(variant)) }
    }
}
