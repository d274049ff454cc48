import Combine
import Foundation
import PerchHost
import PerchTesting
import SwiftUI
import Testing

/// What public SwiftUI code uses often and no other test shows.
@MainActor @Suite(.serialized) struct CommonUseTests {
    private func labels(_ view: some View) throws -> [String] { try RenderedView(view).elements.map(\.label) }

    private func picture(_ view: some View) throws -> Data {
        try ViewCanvas(view, variant: Variant(layout: .fixed(width: 120, height: 160), scale: 1)).file(.png)
    }

    @Test func fontWeightMakesTextWider() throws {
        func width(_ weight: Font.Weight) throws -> CGFloat {
            try RenderedView(Text("Weight").fontWeight(weight)).element(label: "Weight").frame.width
        }
        #expect(try width(.regular) < width(.heavy))
    }

    @Test func resizableImagesTakeTheRoomThatFits() throws {
        let view = Image(systemName: "heart").resizable().scaledToFit().frame(width: 200, height: 40)
        let frame = try RenderedView(view).element(label: "heart").frame
        #expect(frame.height <= 40.5 && frame.height > 35)
        #expect(frame.width < 80)
    }

    @Test func onReceiveActsOnWhatIsPublished() throws {
        struct Listener: View {
            let subject: PassthroughSubject<String, Never>
            @State private var text = "nothing"
            var body: some View { Text(text).onReceive(subject) { text = $0 } }
        }
        let subject = PassthroughSubject<String, Never>()
        let view = try RenderedView(Listener(subject: subject))
        view.update { subject.send("heard") }
        #expect(view.elements.map(\.label).contains("heard"))
    }

    @Test func appStorageIsKeptAndShared() throws {
        struct Counter: View {
            @AppStorage("count") private var count = 3
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        let store = try #require(UserDefaults(suiteName: "perch-common-use-tests"))
        store.removeObject(forKey: "count")
        let view = try RenderedView(
            VStack {
                Counter(); Counter()
            }.defaultAppStorage(store))
        #expect(view.elements(label: "Count 3").count == 2)
        view.update { _ = view.elements(label: "Count 3").first?.activate() }
        #expect(view.elements(label: "Count 4").count == 2)
        #expect(store.integer(forKey: "count") == 4)
    }

    @Test func tasksRunWhileTheViewIsThere() async throws {
        struct Loader: View {
            @State private var text = "loading"
            var body: some View { Text(text).task { text = "loaded" } }
        }
        let host = ViewHost(Loader(), size: CGSize(width: 100, height: 100))
        _ = host.frame()
        await host.runTasks()
        #expect(host.accessibility(at: 0).flatMap(\.flattened).map(\.label).contains("loaded"))
    }

    @Test func rowAndListBackgroundsAreDrawn() throws {
        func list(_ row: Color?, _ visibility: Visibility) throws -> Data {
            try picture(
                List { Text("Row").listRowBackground(row) }.scrollContentBackground(visibility).background(.green))
        }
        #expect(try list(nil, .visible) != list(.orange, .visible))
        #expect(try list(nil, .visible) != list(nil, .hidden))
    }

    @Test func olderNavigationShowsItsTitle() throws {
        #expect(try labels(NavigationView { Text("Page").navigationBarTitle("Title") }).contains("Title"))
    }

    @Test func toolbarsTakeContentOfTheirOwnType() throws {
        struct Actions: ToolbarContent {
            var body: some ToolbarContent {
                ToolbarItem(placement: .topBarTrailing) { Button("Share") {} }
            }
        }
        #expect(try labels(NavigationStack { Text("Page").toolbar { Actions() } }).contains("Share"))
    }

    @Test func appsTellTheirWindows() {
        struct Sample: App {
            var body: some Scene {
                WindowGroup { Text("Window") }
            }
        }
        #expect(Sample().body.windows.count == 1)
    }

    @Test func scenesHandTheirEnvironmentToTheirWindows() throws {
        struct Line: View {
            @Environment(\.lineLimit) private var limit
            var body: some View { Text("Limit \(limit ?? 0)") }
        }
        struct Sample: App {
            var showsMore = true
            var body: some Scene {
                WindowGroup("One") { Line() }.environment(\.lineLimit, 7).onChange(of: showsMore) {}
                if #available(iOS 18, *) {
                    WindowGroup(Text("Two"), id: "two") { Line() }
                }
            }
        }
        let windows = Sample().body.windows
        #expect(windows.count == 2)
        #expect(try labels(windows[0].content).contains("Limit 7"))
        #expect(try labels(windows[1].content).contains("Limit 0"))
    }

    @Test func geometryProxiesTellTheSize() throws {
        let view = GeometryReader { (proxy: GeometryProxy) in Text("\(Int(proxy.size.width)) wide") }
            .frame(width: 123, height: 50)
        #expect(try labels(view).contains("123 wide"))
    }

    @Test func shapesOfTheUsersOwnAreDrawn() throws {
        struct Triangle: Shape {
            func path(in rect: CGRect) -> Path {
                Path { path in
                    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                    path.closeSubpath()
                }
            }
        }
        #expect(try picture(Triangle().fill(.red)) != picture(Rectangle().fill(.red)))
        #expect(Triangle().path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 5, y: 8)))
    }

    @Test func anglesAndGradientsAreValues() {
        #expect(abs(Angle(degrees: 180).radians - .pi) < 1e-12)
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    }
}
