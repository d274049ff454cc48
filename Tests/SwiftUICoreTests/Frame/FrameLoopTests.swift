import Foundation
import Testing

@testable import SwiftUICore

@MainActor private final class Log {
    private var entries: [String] = []

    /// Notes something, unless the oracle made it happen.
    func note(_ entry: String) {
        if !FrameOracle.isChecking { entries.append(entry) }
    }

    func drain() -> [String] {
        defer { entries = [] }
        return entries
    }
}

private enum WidthKey: PreferenceKey {
    static var defaultValue: [CGFloat] { [] }
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
}

/// A view that everything looks at: its geometry, its preference and its value.
private struct Watched: View {
    let name: String
    let width: CGFloat
    let log: Log

    var body: some View {
        log.note("body \(name)")
        return Spacer().frame(width: width, height: 10)
            .preference(key: WidthKey.self, value: [width])
            .onPreferenceChange(WidthKey.self) { [log, name] _ in assumeMainActor { log.note("preference \(name)") } }
            .onGeometryChange(for: CGFloat.self) { [log, name] proxy in
                assumeMainActor { log.note("geometry \(name)") }
                return proxy.size.width
            } action: { (_: CGFloat) in
                log.note("moved \(name)")
            }
            .onChange(of: width) { log.note("changed \(name)") }
    }
}

private struct Pair: View {
    @State private var width: CGFloat = 10
    let log: Log
    let hook: (Binding<CGFloat>) -> Void

    var body: some View {
        hook($width)
        return HStack {
            Watched(name: "A", width: width, log: log)
            Watched(name: "B", width: width, log: log)
        }
    }
}

/// The order in which a change goes through the passes of a frame.
@MainActor struct FrameLoopTests {
    private let log = Log()

    private func makeHost() -> (ViewHost, Binding<CGFloat>) {
        var width: Binding<CGFloat>!
        let host = ViewHost(Pair(log: log) { width = $0 }, size: CGSize(width: 200, height: 100))
        _ = host.frame()
        _ = log.drain()
        return (host, width)
    }

    @Test func aChangeReachesEachPassInTurnAndItsObserversInOrder() {
        let (host, width) = makeHost()
        width.wrappedValue = 20
        _ = host.frame()
        #expect(
            log.drain() == [
                "body A", "body B", "geometry A", "geometry B", "preference A", "preference B", "changed A",
                "changed B", "moved A", "moved B",
            ])
    }

    @Test func anActionRunsBeforeWhatItChangesIsUpdatedInTheSameFrame() {
        let (host, width) = makeHost()
        host.afterUpdate {
            log.note("action")
            width.wrappedValue = 30
        }
        host.afterUpdate { log.note("next action") }
        _ = host.frame()
        #expect(log.drain().prefix(4) == ["action", "next action", "body A", "body B"])
    }

    @Test func aLongStepSettlesAtEachMomentOnTheWay() {
        let (host, width) = makeHost()
        for moment in [1.0, 2] {
            host.tree.moments.at(moment) {
                log.note("at \(host.tree.time)")
                width.wrappedValue += 10
            }
        }
        _ = host.frame(at: 3)
        let entries = log.drain().filter { $0.hasPrefix("at") || $0 == "body A" || $0 == "moved B" }
        #expect(entries == ["at 1.0", "body A", "moved B", "at 2.0", "body A", "moved B"])
        #expect(host.tree.time == 3)
    }

    @Test func anIdleHostWaitsForNothing() {
        let (host, width) = makeHost()
        #expect(host.nextWake == nil)
        width.wrappedValue = 20
        #expect(host.nextWake == host.tree.time)
        _ = host.frame()
        #expect(host.nextWake == nil)
    }
}
