import Foundation
import PerchHost
import PerchTesting
import Testing

@testable import SwiftUI

@MainActor struct PreferredColorSchemeTests {
    private struct SchemeName: View {
        @Environment(\.colorScheme) var scheme
        var name = ""
        var body: some View { Text("\(name)\(scheme)") }
    }

    private func labels(_ view: RenderedView) -> [String] { view.elements.map(\.label) }

    @Test func theWholeWindowTakesIt() throws {
        let view = try RenderedView(
            VStack {
                SchemeName(name: "beside ")
                SchemeName().preferredColorScheme(.dark)
            }, variant: Variant())
        #expect(labels(view) == ["beside dark", "dark"])
    }

    @Test func theCanvasIsInTheSchemeToo() throws {
        let light = try ViewCanvas(Text("x"), variant: Variant(layout: .sizeThatFits, scale: 1))
        let forced = try ViewCanvas(
            Text("x").preferredColorScheme(.dark), variant: Variant(layout: .sizeThatFits, scale: 1))
        let dark = try ViewCanvas(Text("x"), variant: Variant(scheme: .dark, layout: .sizeThatFits, scale: 1))
        #expect(try forced.file(.png) == dark.file(.png))
        #expect(try forced.file(.png) != light.file(.png))
    }

    @Test func withoutOrWithNilPreferenceTheWindowStaysAsItIs() throws {
        let view = try RenderedView(SchemeName().preferredColorScheme(nil), variant: Variant(scheme: .dark))
        #expect(labels(view) == ["dark"])
    }

    @Test func theFirstOfSeveralAndTheOutermostCount() throws {
        let siblings = VStack {
            SchemeName().preferredColorScheme(.dark)
            SchemeName().preferredColorScheme(.light)
        }
        #expect(try labels(RenderedView(siblings, variant: Variant())) == ["dark", "dark"])
        let nested = SchemeName().preferredColorScheme(.dark).padding().preferredColorScheme(.light)
        #expect(try labels(RenderedView(nested, variant: Variant(scheme: .dark))) == ["light"])
    }

    private struct Switching: View {
        let handle: Handle<Binding<ColorScheme?>>
        @State var scheme: ColorScheme?
        var body: some View {
            handle.value = $scheme
            return VStack {
                SchemeName()
                Text("Still").preferredColorScheme(scheme)
            }
        }
    }

    @Test func changesSettleInOneMorePassAndGoAwayAgain() throws {
        let handle = Handle<Binding<ColorScheme?>>()
        let view = try RenderedView(Switching(handle: handle), variant: Variant())
        // The body with the state, and the one that reads the scheme.
        let cost = view.update { handle.value?.wrappedValue = .dark }
        #expect(cost.bodiesRun == 2)
        #expect(labels(view).first == "dark")
        view.update { handle.value?.wrappedValue = nil }
        #expect(labels(view).first == "light")
        #expect(view.update() == .nothing)
    }

    @Test func aViewThatAlwaysWantsTheOtherSchemeSettles() throws {
        struct Contrary: View {
            @Environment(\.colorScheme) var scheme
            var body: some View { Text("x").preferredColorScheme(scheme == .dark ? .light : .dark) }
        }
        let view = try RenderedView(Contrary(), variant: Variant())
        #expect(view.cost.bodiesRun < 10)
        #expect(view.update() == .nothing)
    }

    @Test func sheetsTakeTheirContentsSchemeAndLeaveTheWindow() throws {
        struct Screen: View {
            let isSheetDark: Bool?
            var body: some View {
                VStack { SchemeName(name: "window ") }
                    .sheet(isPresented: .constant(true)) {
                        SchemeName(name: "sheet ")
                            .presentationDetents([.medium])
                            .presentationBackgroundInteraction(.enabled)
                            .preferredColorScheme(isSheetDark.map { $0 ? .dark : .light })
                    }
            }
        }
        let dark = try RenderedView(Screen(isSheetDark: true), variant: Variant())
        #expect(Set(labels(dark)).isSuperset(of: ["window light", "sheet dark"]))
        let dimmed = try RenderedView(
            Screen(isSheetDark: nil).preferredColorScheme(.dark), variant: Variant())
        #expect(Set(labels(dimmed)).isSuperset(of: ["window dark", "sheet dark"]))
        let light = try RenderedView(Screen(isSheetDark: false), variant: Variant(scheme: .dark))
        #expect(Set(labels(light)).isSuperset(of: ["window dark", "sheet light"]))
    }

    @Test func aSheetStartsFromTheWindowNotFromTheViewThatPresentsIt() throws {
        let view = SchemeName(name: "view ")
            .sheet(isPresented: .constant(true)) {
                SchemeName(name: "sheet ").presentationBackgroundInteraction(.enabled)
            }
            .environment(\.colorScheme, .dark)
        let rendered = try RenderedView(view, variant: Variant())
        #expect(Set(labels(rendered)).isSuperset(of: ["view dark", "sheet light"]))
    }

    @Test func hiddenTabsAreNotHeard() throws {
        let tabs = { (selected: Int) in
            TabView(selection: .constant(selected)) {
                SchemeName(name: "first ").tabItem { Text("1") }.tag(0)
                SchemeName(name: "second ").preferredColorScheme(.dark).tabItem { Text("2") }.tag(1)
            }
        }
        #expect(try labels(RenderedView(tabs(0), variant: Variant())).contains("first light"))
        #expect(try labels(RenderedView(tabs(1), variant: Variant())).contains("second dark"))
    }

    @Test func imageRendererHasNoWindow() throws {
        let plain = ImageRenderer(content: SchemeName())
        let asking = ImageRenderer(content: SchemeName().preferredColorScheme(.dark))
        #expect(plain.uiImage?.pngData() == asking.uiImage?.pngData())
    }

    @Test func eachPreviewOfAProviderHasItsOwn() throws {
        let elements = PreviewElement.split(
            Group {
                SchemeName(name: "a ").preferredColorScheme(.light)
                SchemeName(name: "b ").preferredColorScheme(.dark)
                SchemeName(name: "c ")
            })
        let names = try elements.flatMap { try labels(RenderedView($0.view, variant: Variant())) }
        #expect(names == ["a light", "b dark", "c light"])
    }
}
