import Observation
import Testing

@testable import SwiftUICore

/// What lies under a finger is found without asking all elements (law 7), and is what asking all of them finds (law 9).
@MainActor @Suite("Where elements can be touched", .serialized)
struct TouchBoxTests {
    @Observable final class Item: Identifiable {
        let id: Int
        var name: String
        var shift: CGFloat = 0
        var isLarge = false

        init(id: Int) {
            self.id = id
            name = "Item \(id)"
        }
    }

    @Observable final class Angle { var degrees = 0.0 }

    struct Row: View {
        let item: Item

        var body: some View {
            HStack {
                Text(item.name)
                Spacer()
                Color.red.frame(width: 10, height: 10)
            }
            .padding(4)
            .contentShape(Rectangle().inset(by: item.isLarge ? -40 : 0))
            .offset(x: item.shift, y: item.shift)
        }
    }

    private func host(_ items: [Item]) -> ViewHost {
        let host = ViewHost(
            ScrollView { VStack(spacing: 0) { ForEach(items) { Row(item: $0) } } },
            size: CGSize(width: 400, height: 800))
        _ = host.frame()
        return host
    }

    private func cost(_ host: ViewHost, of touch: CGPoint) -> Int {
        host.tree.counters = FrameCounters()
        #expect(host.canvas.hitTest(touch) != nil)
        return host.tree.counters.touchBoxesFound
    }

    @Test("a touch in a thousand rows asks those that changed and no others")
    func cost() {
        let items = (0..<1000).map(Item.init)
        let host = host(items)
        let touch = CGPoint(x: 200, y: 100)
        // The boxes of all rows are found once.
        _ = cost(host, of: touch)
        #expect(cost(host, of: touch) == 0)
        // Elsewhere it asks what is in one row.
        #expect(cost(host, of: CGPoint(x: 20, y: 500)) < 10)
        items[900].name = "Changed"
        _ = host.frame()
        if !FrameOracle.isEnabled { #expect(1...15 ~= cost(host, of: touch)) }
    }

    @Test("what hangs over, turns, moves or has a larger shape is found where it is", arguments: [1, 2, 3] as [UInt64])
    func places(_ seed: UInt64) {
        var random = seed
        func next(_ bound: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((random >> 33) % UInt64(bound))
        }
        struct Screen: View {
            let items: [Item]
            let angle: Angle
            var body: some View {
                ZStack {
                    VStack { ForEach(items) { Row(item: $0) } }.rotationEffect(.degrees(angle.degrees))
                    Color.blue.frame(width: 20, height: 20)
                        .background { Color.green.frame(width: 90, height: 90) }
                        .scaleEffect(1.5)
                        .zIndex(angle.degrees > 40 ? 1 : -1)
                }
            }
        }
        let (items, angle) = ((0..<8).map(Item.init), Angle())
        let host = ViewHost(Screen(items: items, angle: angle), size: CGSize(width: 300, height: 400))
        var time = 0.0
        for _ in 0..<40 {
            let item = items[next(8)]
            switch next(4) {
            case 0: item.shift = CGFloat(next(200) - 100)
            case 1: item.isLarge.toggle()
            case 2: withAnimation { item.shift = CGFloat(next(200) - 100) }
            default: angle.degrees = Double(next(90))
            }
            time += 0.1
            _ = host.frame(at: time)
            for x in stride(from: CGFloat(5), to: 300, by: 29) {
                for y in stride(from: CGFloat(5), to: 400, by: 23) {
                    let point = CGPoint(x: x, y: y)
                    let found = host.canvas.hitTest(point)
                    host.tree.looksForTouchesEverywhere = true
                    #expect(found === host.canvas.hitTest(point))
                    host.tree.looksForTouchesEverywhere = false
                }
            }
        }
    }
}
