import PerchTesting
import SwiftUI
import Testing

#Preview("A demand preview", traits: .fixedLayout(width: 30, height: 20)) {
    Tile(width: 30, height: 20)
}

#Preview {
    @Previewable @State var count = 2
    Text("Count \(count)")
}

private struct OlderPreviews: PreviewProvider {
    static var previews: some View {
        Tile().previewDisplayName("An older preview").previewLayout(.fixed(width: 40, height: 30))
        Text("On a phone").previewDevice("iPhone SE (3rd generation)").previewDisplayName("On a phone")
    }
}

/// Apps and previews, as public code writes them most.
@MainActor @Suite struct PreviewDemandTests {
    @Test(
        .shows(
            "#Preview", "@Previewable", "PreviewProvider", "View.previewDisplayName(_:)", "View.previewLayout(_:)",
            "View.previewDevice(_:)"))
    func previewsAreFound() throws {
        // Those of this file: its mutants are in one module.
        let module = String(#fileID.prefix { $0 != "/" })
        let places = [#fileID, String(reflecting: OlderPreviews.self)]
        let previews = Preview.all(in: module).filter { preview in
            places.contains("\(module)/\(preview.file)") || places.contains("\(module).\(preview.file)")
        }
        func size(_ name: String) throws -> [Int] {
            let preview = try #require(previews.first { $0.name == name })
            let (width, height) = try ViewCanvas(preview, variant: Variant(scale: 1)).pixelSize()
            return [width, height]
        }
        #expect(try size("A demand preview") == [30, 20])
        #expect(try size("An older preview") == [40, 30])
        #expect(try size("On a phone") == [375, 667])
        #expect(previews.count == 4)
        // State of a preview's own is as it begins.
        let stateful = try #require(previews.first { $0.name == nil })
        let canvas = try ViewCanvas(stateful, variant: Variant(scale: 1))
        #expect(canvas.accessibility.contains("Count 2"))
    }

    private struct Sample: App {
        var body: some Scene { Windows() }
    }

    private struct Windows: Scene {
        var body: some Scene {
            WindowGroup { Text("Window") }
        }
    }

    @Test(.shows("App", "Scene", "WindowGroup {}"))
    func appsTellTheirWindows() throws {
        func windows(_ app: some App) -> [_SceneWindow] { app.body.windows }
        let window = try #require(windows(Sample()).first)
        #expect(windows(Sample()).count == 1)
        #expect(DrawnView(window.content).labels == ["Window"])
    }

    @Test(.shows("@MainActor"))
    func bodiesRunOnTheMainActor() async {
        struct Asking: View {
            @MainActor private func isOnMain() -> Bool { isOnMainExecutor() }
            var body: some View { Text(isOnMain() ? "main" : "elsewhere") }
        }
        #expect(DrawnView(Asking()).labels == ["main"])
        // From elsewhere the way to such a function leads over the main actor.
        @Sendable func isElsewhere() -> Bool { !isOnMainExecutor() }
        @MainActor func isOnMain() -> Bool { isOnMainExecutor() }
        let seen = await Task.detached { (isElsewhere(), await isOnMain()) }.value
        #expect(seen == (true, true))
    }
}
