import Testing

@testable import SwiftUI

/// Views that are nested without end, or thousands deep, are cut off, and the message tells where.
@MainActor @Suite(.serialized) struct EndlessNestingTests {
    private struct Stacked: View {
        var body: some View { VStack { Stacked() } }
    }

    private struct Grouped: View {
        var body: some View { Group { Grouped() } }
    }

    private struct Erased: View {
        var body: some View { AnyView(Erased()) }
    }

    private struct Ping: View {
        var body: some View { Pong().padding(1) }
    }

    private struct Pong: View {
        var body: some View { AnyView(Ping()) }
    }

    private struct Measured: View {
        var body: some View { GeometryReader { _ in Measured() } }
    }

    private struct Listed: View {
        var body: some View { List { Listed() } }
    }

    private struct Repeated: View {
        var body: some View { ForEach(0..<2) { _ in AnyView(Repeated()) } }
    }

    private struct Lazily: View {
        var body: some View { ScrollView { LazyVStack { Lazily() } } }
    }

    private struct Overlaid: View {
        var body: some View { Color.red.overlay { Overlaid() } }
    }

    private struct Modified: View {
        var body: some View { Text("x").modifier(Again()) }
    }

    private struct Again: ViewModifier {
        func body(content: Content) -> some View { content.background { AnyView(Text("y").modifier(Again())) } }
    }

    private struct Growing: View {
        @State private var grows = false
        var body: some View {
            Text("before")
            if grows { Erased() } else { Color.clear.onAppear { grows = true } }
        }
    }

    /// What is reported of a view that is shown.
    private func messages(_ view: some View) -> [String] {
        Log.reset()
        nonisolated(unsafe) var messages: [String] = []
        Log.redirect { messages.append($0) }
        // Where there is room for more is another place when all is created again.
        let wasEnabled = FrameOracle.isEnabled
        FrameOracle.isEnabled = false
        defer {
            Log.redirect(nil)
            FrameOracle.isEnabled = wasEnabled
        }
        let host = ViewHost(view, size: CGSize(width: 100, height: 100))
        _ = host.accessibility(at: 0)
        host.resize(to: CGSize(width: 120, height: 100), safeAreaInsets: EdgeInsets())
        _ = host.frame(at: 1)
        return messages
    }

    @Test func viewsWithoutEndAreReportedByTheirPath() {
        for (name, view) in [
            ("Stacked", AnyView(Stacked())), ("Grouped", AnyView(Grouped())), ("Erased", AnyView(Erased())),
            ("Pong", AnyView(Ping())), ("Measured", AnyView(Measured())), ("Overlaid", AnyView(Overlaid())),
            ("Again", AnyView(Modified())), ("Erased", AnyView(Growing())),
        ] {
            let told = messages(view).filter { $0.contains("nested too deeply") }
            #expect(told.contains { $0.contains(name) }, "\(name): \(told)")
        }
    }

    @Test func lazyViewsWithoutEndAreReportedAsWell() {
        for (name, view) in [("Lazily", AnyView(Lazily())), ("Listed", AnyView(Listed()))] {
            let told = messages(view).filter { $0.contains("nested too deeply") }
            #expect(told.contains { $0.contains(name) }, "\(name): \(told)")
        }
    }

    /// A view that holds two of itself would be made without end even where it is cut off.
    @Test func whatBranchesWithoutEndEnds() {
        let told = messages(Repeated()).filter { $0.contains("nested too deeply") }
        #expect(told.contains { $0.contains("Repeated") })
    }

    /// Thousands of levels, each of which is its own view.
    @Test func thousandsOfLevelsAreReportedByTheirPath() {
        struct Level: View {
            let depth: Int
            var body: some View {
                if depth > 0 { Level(depth: depth - 1) } else { Text("bottom") }
            }
        }
        let told = messages(Level(depth: 20_000)).filter { $0.contains("nested too deeply") }
        #expect(told.contains { $0.contains("Level") })
        #expect(messages(Level(depth: 50)).isEmpty)
    }

    /// What is cut off says so, and the views beside it are shown.
    @Test func theRestIsShown() {
        let host = ViewHost(
            VStack {
                Text("before")
                Erased()
                Text("after")
            }, size: CGSize(width: 100, height: 100))
        let labels = host.accessibility(at: 0).flatMap(\.flattened).map(\.label)
        #expect(labels.contains("before") && labels.contains("after") && labels.contains("Nested too deeply"))
    }
}
