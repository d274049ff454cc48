import EngineTesting
import Foundation
import Testing

@testable import SwiftUI

/// What is said of tabs that could be in a sidebar, where there is a bar only.
@MainActor struct TabCustomizationTests {
    private struct Tabs: View {
        @State private var customization = TabViewCustomization()
        var body: some View {
            TabView {
                Tab("One", systemImage: "1.circle") { Text("First") }
                    .customizationID("one")
                    .customizationBehavior(.disabled, for: .sidebar, .tabBar)
                Tab("Two", systemImage: "2.circle") { Text("Second") }
                    .defaultVisibility(.hidden, for: .tabBar)
                Tab("Three", systemImage: "3.circle") { Text("Third") }
                    .tabPlacement(.sidebarOnly)
                Tab("Four", systemImage: "4.circle") { Text("Fourth") }
                    .defaultVisibility(.hidden, for: .sidebar)
                    .tabPlacement(.pinned)
            }
            .tabViewCustomization($customization)
        }
    }

    @Test func whatIsHiddenInTheBarIsNotThere() throws {
        let labels = try SteppedScreen(Tabs()).labels
        #expect(labels.contains("One") && labels.contains("Four"))
        #expect(!labels.contains("Two") && !labels.contains("Three"))
    }

    @Test func aCustomizationIsWrittenDownAndReset() throws {
        var customization = TabViewCustomization()
        #expect(customization[tab: "one"].sidebarVisibility == .automatic)
        customization[tab: "one"].sidebarVisibility = .hidden
        customization[tab: "one"].tabBarVisibility = .visible
        let data = try JSONEncoder().encode(customization)
        let read = try JSONDecoder().decode(TabViewCustomization.self, from: data)
        #expect(read == customization && read[tab: "one"].sidebarVisibility == .hidden)
        #expect(read[section: "any"].tabOrder == nil)
        customization.resetVisibility()
        #expect(customization == TabViewCustomization())
    }
}
