import Combine
import Observation
import Testing

@testable import SwiftUICore

/// A view of a given size that counts the runs of its body.
private struct Probe: View {
    let name: String
    var width: CGFloat = 1
    let log: RunLog

    var body: some View {
        log.note(name)
        return Spacer(minLength: width)
    }
}

@MainActor private final class RunLog {
    private var names: [String] = []

    /// Notes a run, unless the oracle made it.
    func note(_ name: String) {
        if !FrameOracle.isChecking { names.append(name) }
    }

    func drain() -> [String] {
        defer { names = [] }
        return names
    }
}

@MainActor private func widths(_ host: ViewHost) -> [CGFloat] {
    _ = host.frame()
    return host.rootElement.children[0].children[0].children.map(\.frame.width)
}

@MainActor struct GraphTests {
    @Test func stateSetOnAppearShowsInTheSameFrame() {
        struct Counter: View {
            @State var count = 0
            var body: some View { Spacer(minLength: CGFloat(count)).onAppear { count = 30 } }
        }
        let host = ViewHost(
            HStack {
                Counter()
                Spacer(minLength: 0).layoutPriority(1)
            }, size: CGSize(width: 100, height: 200))
        #expect(widths(host) == [30, 70])
    }

    @Test func onlyTheBodyThatReadTheStateRuns() {
        struct Parent: View {
            @State var a: CGFloat = 10
            @State var b: CGFloat = 20
            let log: RunLog
            let hook: (Binding<CGFloat>, Binding<CGFloat>) -> Void
            var body: some View {
                log.note("parent")
                hook($a, $b)
                return HStack {
                    Child(value: $a, name: "a", log: log)
                    Child(value: $b, name: "b", log: log)
                }
            }
        }
        struct Child: View {
            @Binding var value: CGFloat
            let name: String
            let log: RunLog
            var body: some View {
                log.note(name)
                return Spacer(minLength: value)
            }
        }
        let log = RunLog()
        var bindings: (Binding<CGFloat>, Binding<CGFloat>)?
        let host = ViewHost(Parent(log: log) { bindings = ($0, $1) }, size: CGSize(width: 0, height: 10))
        #expect(widths(host) == [10, 20])
        #expect(log.drain() == ["parent", "a", "b"])
        bindings!.1.wrappedValue = 25
        #expect(widths(host) == [10, 25])
        #expect(log.drain() == ["b"])
    }

    private struct Parent: View {
        @State var width: CGFloat = 5
        let log: RunLog
        let hook: (Binding<CGFloat>) -> Void
        var body: some View {
            hook($width)
            return HStack {
                Probe(name: "same", log: log)
                Probe(name: "other", width: width, log: log)
            }
        }
    }

    @Test func aStateThatIsSetToWhatItIsRunsNoBody() {
        let log = RunLog()
        var binding: Binding<CGFloat>?
        let host = ViewHost(Parent(log: log) { binding = $0 }, size: CGSize(width: 0, height: 10))
        _ = widths(host)
        _ = log.drain()
        host.tree.counters = FrameCounters()
        binding!.wrappedValue = 5
        _ = widths(host)
        #expect(host.tree.counters.bodiesRun == 0 && log.drain().isEmpty)
        binding!.wrappedValue = 6
        binding!.wrappedValue = 6
        #expect(widths(host) == [1, 6])
        #expect(log.drain() == ["other"])
    }

    @Test func aPlainValueIsAnotherThoughItsIdentityIsEqual() {
        struct Item: Equatable {
            var id = 1
            var width: CGFloat
            static func == (a: Item, b: Item) -> Bool { a.id == b.id }
        }
        struct Screen: View {
            @State var item = Item(width: 5)
            let hook: (Binding<Item>) -> Void
            var body: some View {
                hook($item)
                return HStack { Probe(name: "item", width: item.width, log: RunLog()) }
            }
        }
        var binding: Binding<Item>?
        let host = ViewHost(Screen { binding = $0 }, size: CGSize(width: 0, height: 10))
        #expect(widths(host) == [5])
        binding!.wrappedValue = Item(width: 6)
        #expect(widths(host) == [6])
    }

    @Test func aChildWithEqualValuesIsNotRunAgain() {
        let log = RunLog()
        var binding: Binding<CGFloat>?
        let host = ViewHost(Parent(log: log) { binding = $0 }, size: CGSize(width: 0, height: 10))
        _ = widths(host)
        #expect(log.drain() == ["same", "other"])
        binding!.wrappedValue = 6
        #expect(widths(host) == [1, 6])
        #expect(log.drain() == ["other"])
    }

    @Test func forEachKeepsStateOfMovedElementsAndDropsThatOfRemovedOnes() {
        struct Row: View {
            let id: Int
            @State var start: Int?
            var body: some View {
                Spacer(minLength: CGFloat(start ?? id)).onAppear { start = id * 10 }
            }
        }
        struct Root: View {
            @State var ids = [1, 2, 3]
            let hook: (Binding<[Int]>) -> Void
            var body: some View {
                HStack { ForEach(ids, id: \.self) { Row(id: $0) } }.onAppear { hook($ids) }
            }
        }
        var ids: Binding<[Int]>?
        let host = ViewHost(Root { ids = $0 }, size: CGSize(width: 0, height: 10))
        #expect(widths(host) == [10, 20, 30])
        ids!.wrappedValue = [3, 1]
        #expect(widths(host) == [30, 10])
    }

    @Test func observablePropertiesMakeTheirReadersRun() {
        let model = Model()
        struct Root: View {
            let model: Model
            let log: RunLog
            var body: some View {
                log.note("root")
                return HStack { Spacer(minLength: model.width) }
            }
        }
        let log = RunLog()
        let host = ViewHost(Root(model: model, log: log), size: CGSize(width: 0, height: 10))
        #expect(widths(host) == [5])
        model.unread = "changed"
        #expect(widths(host) == [5])
        #expect(log.drain() == ["root"])
        model.width = 9
        #expect(widths(host) == [9])
        #expect(log.drain() == ["root"])
    }

    @Observable final class Model {
        var width: CGFloat = 5
        var unread = ""
    }

    final class Store: ObservableObject {
        @Published var width: CGFloat = 3
    }

    @Test func observedAndEnvironmentObjectsMakeTheirReadersRun() {
        struct Owned: View {
            @EnvironmentObject var store: Store
            var body: some View { Spacer(minLength: store.width) }
        }
        struct Root: View {
            @ObservedObject var store: Store
            var body: some View {
                HStack {
                    Spacer(minLength: store.width)
                    Owned()
                }
                .environmentObject(store)
            }
        }
        let store = Store()
        let host = ViewHost(Root(store: store), size: CGSize(width: 0, height: 10))
        #expect(widths(host) == [3, 3])
        store.width = 8
        #expect(widths(host) == [8, 8])
    }

    @Test func stateObjectsAreMadeOnce() {
        final class Counter: ObservableObject {
            nonisolated(unsafe) static var made = 0
            init() { Counter.made += 1 }
            @Published var width: CGFloat = 2
        }
        struct Child: View {
            @StateObject var counter = Counter()
            let extra: CGFloat
            var body: some View { Spacer(minLength: counter.width + extra) }
        }
        struct Root: View {
            @State var extra: CGFloat = 0
            let hook: (Binding<CGFloat>) -> Void
            var body: some View {
                hook($extra)
                return HStack { Child(extra: extra) }
            }
        }
        Counter.made = 0
        var extra: Binding<CGFloat>?
        let host = ViewHost(Root { extra = $0 }, size: CGSize(width: 0, height: 10))
        #expect(widths(host) == [2])
        extra!.wrappedValue = 1
        #expect(widths(host) == [3])
        #expect(Counter.made == 1)
    }

    @Test func aBranchThatComesBackHasLostItsState() {
        struct Child: View {
            @State var width: CGFloat = 1
            var body: some View { Spacer(minLength: width).onAppear { width += 1 } }
        }
        struct Root: View {
            @State var shows = true
            let hook: (Binding<Bool>) -> Void
            var body: some View {
                hook($shows)
                return HStack {
                    if shows { Child() } else { Spacer(minLength: 50) }
                }
            }
        }
        var shows: Binding<Bool>?
        let host = ViewHost(Root { shows = $0 }, size: CGSize(width: 0, height: 10))
        #expect(widths(host) == [2])
        shows!.wrappedValue = false
        #expect(widths(host) == [50])
        shows!.wrappedValue = true
        #expect(widths(host) == [2])
    }

    @Test func idChangesLoseState() {
        struct Child: View {
            @State var width: CGFloat = 1
            let log: RunLog
            var body: some View { Spacer(minLength: width).onDisappear { log.note("gone") } }
        }
        struct Root: View {
            @State var id = 1
            let log: RunLog
            let hook: (Binding<Int>) -> Void
            var body: some View {
                hook($id)
                return HStack { Child(log: log).id(id) }
            }
        }
        let log = RunLog()
        var id: Binding<Int>?
        let host = ViewHost(Root(log: log) { id = $0 }, size: CGSize(width: 0, height: 10))
        _ = widths(host)
        #expect(log.drain().isEmpty)
        id!.wrappedValue = 2
        _ = widths(host)
        #expect(log.drain() == ["gone"])
    }

    @Test func preferencesReduceInOrderAndReachTheState() {
        enum Widths: PreferenceKey {
            static let defaultValue: [CGFloat] = []
            static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
        }
        struct Root: View {
            @State var total: CGFloat = 0
            var body: some View {
                HStack {
                    Spacer(minLength: 1).preference(key: Widths.self, value: [4])
                    Spacer(minLength: total).preference(key: Widths.self, value: [5, 6])
                }
                .onPreferenceChange(Widths.self) { [$total] widths in
                    $total.wrappedValue = widths.reduce(0) { $0 * 10 + $1 }
                }
            }
        }
        let host = ViewHost(Root(), size: CGSize(width: 0, height: 10))
        #expect(widths(host) == [1, 456])
    }

    @Test func onlyReadersOfAnEnvironmentKeyRun() {
        struct Reader: View {
            @Environment(\.layoutDirection) var direction
            let log: RunLog
            var body: some View {
                log.note("\(direction)")
                return Spacer()
            }
        }
        struct Root: View {
            @State var direction = LayoutDirection.leftToRight
            let log: RunLog
            let hook: (Binding<LayoutDirection>) -> Void
            var body: some View {
                hook($direction)
                return HStack {
                    Reader(log: log)
                    Probe(name: "probe", log: log)
                }
                .environment(\.layoutDirection, direction)
            }
        }
        let log = RunLog()
        var direction: Binding<LayoutDirection>?
        let host = ViewHost(Root(log: log) { direction = $0 }, size: CGSize(width: 100, height: 10))
        _ = host.frame()
        #expect(log.drain() == ["leftToRight", "probe"])
        direction!.wrappedValue = .rightToLeft
        _ = host.frame()
        #expect(log.drain() == ["rightToLeft"])
    }

    @Test func anEndlessLoopIsToldAndEnds() {
        struct Endless: View {
            @State var count = 0
            var body: some View { Spacer().onChange(of: count, initial: true) { count += 1 } }
        }
        Log.reset()
        nonisolated(unsafe) var messages: [String] = []
        Log.redirect { messages.append($0) }
        defer { Log.redirect(nil) }
        let host = ViewHost(Endless(), size: CGSize(width: 10, height: 10))
        _ = host.frame()
        #expect(messages.contains { $0.contains("endlessly") })
    }

    @Test func duplicateIdentitiesAreToldAndShown() {
        Log.reset()
        nonisolated(unsafe) var messages: [String] = []
        Log.redirect { messages.append($0) }
        defer { Log.redirect(nil) }
        let host = ViewHost(
            HStack { ForEach([7, 7, 8], id: \.self) { Spacer(minLength: CGFloat($0)) } },
            size: CGSize(width: 0, height: 10))
        #expect(widths(host) == [7, 7, 8])
        #expect(messages.filter { $0.contains("occurs multiple times") }.count == 1)
    }

    @Test func modifiersWithABodySeeNewContent() {
        struct Padded: ViewModifier {
            let log: RunLog
            func body(content: Content) -> some View {
                log.note("modifier")
                return HStack {
                    content
                    content
                }
            }
        }
        struct Root: View {
            @State var width: CGFloat = 4
            let log: RunLog
            let hook: (Binding<CGFloat>) -> Void
            var body: some View {
                hook($width)
                return Spacer(minLength: width).modifier(Padded(log: log))
            }
        }
        let log = RunLog()
        var width: Binding<CGFloat>?
        let host = ViewHost(Root(log: log) { width = $0 }, size: CGSize(width: 0, height: 10))
        #expect(widths(host) == [4, 4])
        width!.wrappedValue = 6
        #expect(widths(host) == [6, 6])
        #expect(log.drain() == ["modifier"])
    }

    @Test func bindingsReachElementsOfCollectionsAndClosures() {
        nonisolated(unsafe) var values = [1, 2, 3]
        let binding = Binding(get: { values }, set: { values = $0 })
        binding[1].wrappedValue = 20
        #expect(values == [1, 20, 3])
        let text = Binding.constant("fixed")
        text.wrappedValue = "changed"
        #expect(text.wrappedValue == "fixed")
        let optional = Binding<Int?>(binding[0])
        optional.wrappedValue = nil
        #expect(values == [1, 20, 3])
        optional.wrappedValue = 5
        #expect(values == [5, 20, 3])
        #expect(binding.map(\.wrappedValue) == [5, 20, 3])
    }
}
