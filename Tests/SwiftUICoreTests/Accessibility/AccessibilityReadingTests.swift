import Observation
import Testing

@testable import SwiftUICore

/// What is read of elements is kept until something in it changes (law 7), and is what a reading of all of them gives (law 9).
@MainActor @Suite("The accessibility tree from frame to frame", .serialized)
struct AccessibilityReadingTests {
    @Observable final class Item: Identifiable {
        let id: Int
        var name: String
        var isHidden = false
        var isSelected = false
        var shift: CGFloat = 0
        var hasDetail = false

        init(id: Int) {
            self.id = id
            name = "Item \(id)"
        }
    }

    @Observable final class Screen {
        var items: [Item]
        var scrolled: Int?
        var turn = 0.0
        init(_ count: Int) { items = (0..<count).map(Item.init) }
    }

    struct Row: View {
        let item: Item

        var body: some View {
            HStack {
                Text(item.name)
                if item.hasDetail { Text("Detail of \(item.id)") }
                Color.red.frame(width: 10, height: 10)
                    .accessibilityName(item.isSelected ? Text("Chosen") : Text(item.name))
            }
            .frame(width: 300)
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(item.isSelected ? .isSelected : [])
            .accessibilityHidden(item.isHidden)
            .offset(x: item.shift)
        }
    }

    struct List: View {
        @Bindable var screen: Screen

        var body: some View {
            ScrollView {
                VStack { ForEach(screen.items) { Row(item: $0) } }.scrollTargetLayout()
                    .rotationEffect(.degrees(screen.turn))
            }
            .scrollPosition(id: $screen.scrolled, anchor: .top)
        }
    }

    @MainActor private final class Reader {
        let host: ViewHost
        let screen: Screen

        init(_ screen: Screen) {
            self.screen = screen
            host = ViewHost(List(screen: screen), size: CGSize(width: 400, height: 800))
            _ = host.accessibility(at: 0)
        }

        /// What is kept after a change, what all elements say, and how many nodes were read for it.
        func read(after change: (Screen) -> Void) -> (kept: [AccessibilityNode], whole: [AccessibilityNode], nodes: Int)
        {
            change(screen)
            _ = host.frame()
            host.tree.counters = FrameCounters()
            let kept = host.accessibility
            let nodes = host.tree.counters.nodesRead
            return (kept, host.canvas.accessibilityElements(), nodes)
        }
    }

    @Test("one label of ten thousand costs the way to it, and the other elements are the same ones")
    func oneLabel() {
        let texts = (0..<10_000).map(Item.init)
        struct Name: View {
            let item: Item
            var body: some View { Text(item.name) }
        }
        let host = ViewHost(
            ScrollView { VStack { ForEach(texts) { Name(item: $0) } } }, size: CGSize(width: 400, height: 800))
        let before = host.accessibility(at: 0)
        #expect(before.count == 10_000)
        texts[5000].name = "Changed"
        _ = host.frame()
        host.tree.counters = FrameCounters()
        let after = host.accessibility
        #expect(host.tree.counters.nodesRead <= 8)
        #expect(after[5000].label == "Changed")
        // The check of a frame has everything read again.
        guard !FrameOracle.isEnabled else { return }
        #expect(zip(before, after).filter { !$0.isIdentical(to: $1) }.count == 1)
    }

    @Test("nothing changed is nothing read")
    func nothing() {
        let reader = Reader(Screen(100))
        #expect(reader.read { _ in }.nodes == 0)
    }

    @Test("traits, hiding, names of others and places are read again", arguments: 0..<7)
    func change(_ kind: Int) {
        let reader = Reader(Screen(100))
        let item = reader.screen.items[3]
        for isOn in [true, false] {
            let (kept, whole, nodes) = reader.read { screen in
                switch kind {
                case 0: item.name = isOn ? "Other" : "Item"
                case 1: item.isHidden = isOn
                case 2: item.isSelected = isOn
                case 3: item.shift = isOn ? 20 : 0
                case 4: item.hasDetail = isOn
                case 5: screen.scrolled = isOn ? 20 : 0
                default: screen.turn = isOn ? 30 : 0
                }
            }
            #expect(kept == whole)
            // The check of a frame has everything read again.
            if FrameOracle.isEnabled { continue }
            // What scrolls or turns has new frames throughout.
            if kind < 5 { #expect(nodes < 60) }
            #expect(nodes > 0)
        }
    }

    @Test("any changes are read as they are", arguments: [1, 2, 3] as [UInt64])
    func anyChanges(_ seed: UInt64) {
        var random = seed
        func next(_ bound: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((random >> 33) % UInt64(bound))
        }
        let reader = Reader(Screen(30))
        var made = 30
        for _ in 0..<200 {
            let (kept, whole, _) = reader.read { screen in
                for _ in 0...next(3) {
                    guard !screen.items.isEmpty, next(6) > 0 else {
                        screen.items.insert(Item(id: made), at: next(screen.items.count + 1))
                        made += 1
                        continue
                    }
                    let item = screen.items[next(screen.items.count)]
                    switch next(8) {
                    case 0: item.name = "Name \(next(100))"
                    case 1: item.isHidden.toggle()
                    case 2: item.isSelected.toggle()
                    case 3: item.shift = CGFloat(next(50))
                    case 4: item.hasDetail.toggle()
                    case 5: screen.scrolled = item.id
                    case 6: screen.turn = Double(next(3) * 30)
                    default: screen.items.removeAll { $0 === item }
                    }
                }
            }
            #expect(kept == whole)
        }
    }
}
