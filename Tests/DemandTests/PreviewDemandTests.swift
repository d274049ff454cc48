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
        Text("On a phone").previewDevice("iPhone SE (3rd generation)")
    }
}

/// Apps and previews, as public code writes them most.
@MainActor @Suite struct PreviewDemandTests {
    @Test(
        .shows(
            "#Preview", "@Previewable", "PreviewProvider", "View.previewDisplayName(_:)", "View.previewLayout(_:)",
            "View.previewDevice(_:)"))
    func previewsAreFound() {
        let names = Preview.all(in: "DemandTests").map(\.name)
        #expect(names.contains("A demand preview"))
        #expect(names.contains("An older preview"))
        #expect(names.count == 4)
    }

    private struct Sample: App {
        var body: some Scene {
            WindowGroup { Text("Window") }
        }
    }

    @Test(.shows("App", "Scene", "WindowGroup {}"))
    func appsTellTheirWindows() {
        #expect(Sample().body.windows.count == 1)
    }

    @Test(.shows("@MainActor"))
    func bodiesRunOnTheMainActor() {
        struct Asking: View {
            @MainActor private func isOnMain() -> Bool { MainActor.assumeIsolated { true } }
            var body: some View { Text(isOnMain() ? "main" : "elsewhere") }
        }
        #expect(DrawnView(Asking()).labels == ["main"])
    }
}
