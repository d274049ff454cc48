import Foundation
import PerchTesting
import Testing
import UIKit

@testable import SwiftUI

@MainActor struct BarTests {
    private func labels(_ view: RenderedView) -> [String] { view.elements.map(\.label) }

    @Test func titleMenusOpenAndAct() throws {
        struct Screen: View {
            @State var copies = 0
            var body: some View {
                NavigationStack {
                    Text("\(copies) copies")
                        .navigationTitle("Document")
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbarTitleMenu { Button("Duplicate") { copies += 1 } }
                }
            }
        }
        let view = try RenderedView(Screen(), variant: Variant())
        let title = try view.element(role: .button, label: "Document")
        view.update { title.activate() }
        let duplicate = try view.element(label: "Duplicate")
        view.update { duplicate.activate() }
        #expect(labels(view).contains("1 copies"))
    }

    @Test func titlesWithABindingCanBeRenamed() throws {
        struct Screen: View {
            @State var title = "Untitled"
            var body: some View {
                NavigationStack {
                    VStack {
                        Text("Named \(title)")
                        RenameButton()
                    }
                    .navigationTitle($title)
                }
            }
        }
        let view = try RenderedView(Screen(), variant: Variant())
        let rename = try view.element(role: .button, label: "Rename")
        view.update { rename.activate() }
        let field = try #require(view.elements.first { $0.role == .textField })
        view.update { field.replaceText(with: "Letter") }
        #expect(labels(view).contains("Named Letter"))
    }

    @Test func itemsTakeTheBarsColourScheme() throws {
        struct SchemeName: View {
            @Environment(\.colorScheme) var scheme
            var body: some View { Text("\(scheme)") }
        }
        let stack = { (isVisible: Visibility) in
            NavigationStack {
                Text("Content")
                    .toolbar { ToolbarItem(placement: .principal) { SchemeName() } }
                    .toolbarColorScheme(.dark, for: .navigationBar)
                    .toolbarBackground(isVisible, for: .navigationBar)
            }
        }
        #expect(try labels(RenderedView(stack(.visible), variant: Variant())).contains("dark"))
        // While the bar is clear, the page's scheme holds.
        #expect(try labels(RenderedView(stack(.automatic), variant: Variant())).contains("light"))
    }

    @Test func theSystemsItemsCanBeRemoved() throws {
        let view = try RenderedView(
            NavigationStack { Text("Content").navigationTitle("Title").toolbar(removing: .title) }, variant: Variant())
        #expect(!labels(view).contains("Title"))
    }

    // MARK: Appearance proxies

    @Test func barsFollowTheAppearanceProxy() throws {
        try AppearanceProxies.withoutProxies {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .systemRed
            appearance.titleTextAttributes = [
                .foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 20),
            ]
            UINavigationBar.appearance().standardAppearance = appearance
            // Without an appearance for the edge, a bar with nothing under it stays clear.
            #expect(NavigationBarLook(isAtEdge: true, isCompact: false).ground.isClear)
            #expect(NavigationBarLook(isAtEdge: false, isCompact: false).ground.fill != nil)
            UINavigationBar.appearance().scrollEdgeAppearance = appearance
            let edge = NavigationBarLook(isAtEdge: true, isCompact: false)
            #expect(edge.ground.fill != nil && edge.ground.material == nil)
            #expect(edge.titleFont == Font.system(size: 20, weight: .bold, design: .default))
            let red = try picture(NavigationStack { Text("x").navigationTitle("T") })
            AppearanceProxies.reset()
            #expect(try red != picture(NavigationStack { Text("x").navigationTitle("T") }))
        }
    }

    @Test func olderPropertiesCountAsWell() {
        AppearanceProxies.withoutProxies {
            UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
            UINavigationBar.appearance().shadowImage = UIImage()
            #expect(NavigationBarLook(isAtEdge: false, isCompact: false).ground.isClear)
            AppearanceProxies.reset()
            UINavigationBar.appearance().barTintColor = .systemGreen
            UINavigationBar.appearance().tintColor = .white
            let look = NavigationBarLook(isAtEdge: false, isCompact: false)
            #expect(look.ground.fill != nil && look.itemColor == Color(uiColor: .white))
        }
    }

    /// A proxy that says something of another kind leaves the items the page's tint.
    @Test func withoutATintOfItsOwnAProxyLeavesTheItemsTheirs() throws {
        try AppearanceProxies.withoutProxies {
            @MainActor func bar(_ tint: Color) throws -> Data {
                try picture(
                    NavigationStack { Text("x").toolbar { Button("Edit") {} } }.tint(tint))
            }
            @MainActor func tabs(_ tint: Color) throws -> Data {
                try picture(TabView { Text("x").tabItem { Label("One", systemImage: "star") } }.tint(tint))
            }
            UINavigationBar.appearance().isTranslucent = true
            UITabBar.appearance().isTranslucent = true
            #expect(NavigationBarLook(isAtEdge: true, isCompact: false).itemColor == nil)
            let pictures = try [bar(.red), bar(.green), tabs(.red), tabs(.green)]
            #expect(pictures[0] != pictures[1] && pictures[2] != pictures[3])
        }
    }

    @Test func tabBarsFollowTheirProxy() {
        AppearanceProxies.withoutProxies {
            #expect(TabBarLook.ground(isAtEdge: true).isClear)
            let appearance = UITabBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.stackedLayoutAppearance.selected.iconColor = .systemPurple
            UITabBar.appearance().standardAppearance = appearance
            UITabBar.appearance().scrollEdgeAppearance = appearance
            #expect(TabBarLook.ground(isAtEdge: true).fill != nil)
            UITabBar.appearance().scrollEdgeAppearance = nil
            UITabBar.appearance().isTranslucent = false
            #expect(TabBarLook.ground(isAtEdge: true).fill != nil)
        }
    }

    @Test func badgesFollowTheirProxy() {
        AppearanceProxies.withoutProxies {
            let usual = TabBarLook(.stacked, isSelected: false)
            #expect(usual.badgeColor == .red && usual.badgeTextColor == .white)
            let appearance = UITabBarAppearance()
            let state = appearance.stackedLayoutAppearance.normal
            state.badgeBackgroundColor = .systemPink
            state.badgeTextAttributes = [.foregroundColor: UIColor.black, .font: UIFont.systemFont(ofSize: 20)]
            UITabBar.appearance().standardAppearance = appearance
            let look = TabBarLook(.stacked, isSelected: false)
            #expect(look.badgeColor == Color(uiColor: .systemPink))
            #expect(look.badgeTextColor == Color(uiColor: .black))
            #expect(look.badgeFont == Font(UIFont.systemFont(ofSize: 20)))
        }
    }

    private func picture(_ view: some View) throws -> Data { try ViewCanvas(view, variant: Variant()).file(.png) }

    // MARK: Bottom bar

    @Test func spacersSayWhereBottomItemsGo() throws {
        let view = try RenderedView(
            NavigationStack {
                Text("x").toolbar {
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("A") {}
                        Spacer()
                        Button("B") {}
                    }
                }
            }, variant: Variant())
        #expect(try view.element(label: "A").frame.minX == 16)
        #expect(try view.element(label: "B").frame.maxX == 393 - 16)
    }

    @Test func oneBottomItemStandsInTheMiddle() throws {
        let view = try RenderedView(
            NavigationStack { Text("x").toolbar { ToolbarItem(placement: .bottomBar) { Button("A") {} } } },
            variant: Variant())
        #expect(abs(try view.element(label: "A").frame.midX - 196.5) < 1)
    }

    @Test func groupsAndConditionsHoldItems() throws {
        struct Screen: View {
            @State var isEditing = false
            var body: some View {
                NavigationStack {
                    Button("Edit") { isEditing = true }
                        .toolbar {
                            Group {
                                ToolbarItem(placement: .topBarLeading) { Button("Close") {} }
                                if isEditing {
                                    ToolbarItem(placement: .topBarTrailing) { Button("Save") {} }
                                }
                            }
                            if isEditing {
                                ToolbarItem(placement: .bottomBar) { Button("Done") {} }
                            } else {
                                ToolbarItem(placement: .bottomBar) { Button("Start") {} }
                            }
                        }
                        .toolbar(id: "extra") {
                            Group { ToolbarItem(id: "share") { Button("Share") {} } }
                            if isEditing { ToolbarItem(id: "print") { Button("Print") {} } }
                        }
                }
            }
        }
        let view = try RenderedView(Screen(), variant: Variant())
        #expect(Set(labels(view)) == ["Close", "Share", "Edit", "Start"])
        let edit = try view.element(label: "Edit")
        view.update { edit.activate() }
        #expect(Set(labels(view)) == ["Close", "Save", "Share", "Print", "Edit", "Done"])
    }

    @Test func aContainersBackgroundLiesUnderContentAndBars() throws {
        let stack = NavigationStack {
            Text("Content").navigationTitle("Title").containerBackground(Color.red, for: .navigation)
        }
        let renderer = ImageRenderer(content: stack.frame(width: 100, height: 200))
        let image = try #require(renderer.cgImage)
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            let start = (y * image.width + x) * 4
            return Array(image.pixels[start..<start + 4])
        }
        // Blue, green, red, opacity.
        #expect(pixel(2, 2) == [48, 59, 255, 255])
        #expect(pixel(50, 150) == [48, 59, 255, 255])
    }
}
