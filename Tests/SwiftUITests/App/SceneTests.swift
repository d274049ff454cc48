import Foundation
import PerchTesting
import Testing

@testable import SwiftUI

@MainActor struct SceneTests {
    private struct Sample: App {
        @State private var count = 0

        var body: some Scene {
            WindowGroup("Title", id: "main") {
                Button("Count \(count)") { count += 1 }
            }
            .defaultSize(width: 300, height: 200)
            .environment(\.lineLimit, 2)
            .commands {
                CommandMenu("Extras") { Button("Unused") {} }
                CommandGroup(after: .newItem) { Button("Unused") {} }
            }
            WindowGroup(for: Int.self) { number in
                Text("Number \(number.wrappedValue.map(String.init) ?? "none")")
            }
        }
    }

    @Test func windowsHaveWhatTheSceneSays() throws {
        let windows = Sample().body.windows
        #expect(windows.count == 2)
        #expect(windows[0].id == "main" && windows[0].defaultSize == CGSize(width: 300, height: 200))
        let second = try RenderedView(windows[1].content, variant: Variant())
        #expect(second.elements.map(\.label) == ["Number none"])
    }

    @Test func stateOfTheAppIsKept() throws {
        let view = try RenderedView(AppContent.of(Sample()), variant: Variant())
        let button = try view.element(label: "Count 0")
        view.update { button.activate() }
        #expect(view.elements.map(\.label) == ["Count 1"])
    }

    @Test func changesOfThePhaseAreSeen() throws {
        struct Screen: View {
            @Environment(\.scenePhase) var phase
            @State var seen: [String] = []
            var body: some View {
                Text(seen.joined(separator: " ")).onChange(of: phase) { seen.append("\($1)") }
            }
        }
        let view = try RenderedView(Screen(), variant: Variant())
        view.update { view.setEnvironment { $0.scenePhase = .inactive } }
        view.update { view.setEnvironment { $0.scenePhase = .background } }
        #expect(view.elements.map(\.label) == ["inactive background"])
    }

    @Test func urlsReachTheViewsThatAreThere() throws {
        struct Screen: View {
            @State var opened = ""
            var body: some View { Text("Opened \(opened)").onOpenURL { opened = $0.absoluteString } }
        }
        let view = try RenderedView(Screen(), variant: Variant())
        let url = try #require(URL(string: "books://moby"))
        view.update { #expect(view.open(url)) }
        #expect(view.elements.map(\.label) == ["Opened books://moby"])
        #expect(try !RenderedView(Text("x"), variant: Variant()).open(url))
    }

    @Test func pagesOfTheWebAreActivitiesToGoOnWith() throws {
        struct Screen: View {
            @State var page = ""
            var body: some View {
                Text("Page \(page)").onContinueUserActivity(NSUserActivityTypeBrowsingWeb) {
                    page = $0.webpageURL?.absoluteString ?? "none"
                }
            }
        }
        let view = try RenderedView(Screen(), variant: Variant())
        view.update { _ = view.open(URL(string: "books://moby")!) }
        #expect(view.elements.map(\.label) == ["Page "])
        view.update { _ = view.open(URL(string: "https://example.org/moby")!) }
        #expect(view.elements.map(\.label) == ["Page https://example.org/moby"])
    }

    @Test func anActivityIsFilledInForEachThingThatItIsAbout() throws {
        struct Place: Codable, Equatable { var page: Int }
        let reading = Reading()
        struct Screen: View {
            let reading: Reading
            var body: some View {
                Text("Read").userActivity("org.example.reading", element: reading.book) { book, activity in
                    activity.title = book
                    reading.log.append("\(activity.activityType) \(activity.title ?? "")")
                }
            }
        }
        let view = try RenderedView(Screen(reading: reading), variant: Variant())
        #expect(reading.log == [])
        view.update { reading.book = "Moby" }
        view.update { reading.book = "Emma" }
        #expect(reading.log == ["org.example.reading Moby", "org.example.reading Emma"])

        let activity = NSUserActivity(activityType: "org.example.reading")
        try activity.setTypedPayload(Place(page: 7))
        #expect(try activity.typedPayload(Place.self) == Place(page: 7))
        #expect(throws: EncodingError.self) { try activity.setTypedPayload([1, 2]) }
        #expect(throws: DecodingError.self) {
            try NSUserActivity(activityType: "other").typedPayload(Place.self)
        }
    }

    @Test func groupsHoldScenes() {
        struct Windows: Scene {
            var body: some Scene {
                Group {
                    WindowGroup("First", id: "first") { Text("First") }
                    if #available(iOS 17, *) {
                        WindowGroup("Second", id: "second") { Text("Second") }
                    }
                }
                .defaultSize(width: 100, height: 50)
                WindowGroup("Third", id: "third", for: Int.self) { $number in
                    Text("\(number)")
                } defaultValue: {
                    3
                }
            }
        }
        let windows = Windows().windows
        #expect(windows.map(\.id) == ["first", "second", "third"])
        #expect(windows.map(\.defaultSize) == [CGSize(width: 100, height: 50), CGSize(width: 100, height: 50), nil])
    }
}

/// What somebody reads, and what was said of it.
@Observable private final class Reading {
    var book: String?
    var log: [String] = []
}
