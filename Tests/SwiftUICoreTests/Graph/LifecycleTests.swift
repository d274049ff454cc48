import Foundation
import PerchTesting
import SwiftUI
import Testing

@testable import SwiftUICore

/// When actions run, and what keeps or loses state: what Apple's documentation of each modifier says.
@MainActor struct LifecycleTests {
    @MainActor final class Log {
        private(set) var lines: [String] = []
        func note(_ line: String) { lines.append(line) }
        func drain() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private func press(_ view: RenderedView, _ label: String) throws {
        try view.update { try view.element(role: .button, label: label).activate() }
    }

    /// "If the value changes several times before the view updates, only the change from the first to the last is seen."
    @Test func changesOfOneActionAreOneChange() throws {
        struct Root: View {
            let log: Log
            @State var value = 1
            var body: some View {
                VStack {
                    Button("Up") {
                        value = 2
                        value = 3
                    }
                    Button("And back") {
                        value += 1
                        value -= 1
                    }
                }
                .onChange(of: value) { old, new in log.note("\(old)→\(new)") }
            }
        }
        let log = Log()
        let view = try RenderedView(Root(log: log))
        try press(view, "Up")
        #expect(log.drain() == ["1→3"])
        try press(view, "And back")
        #expect(log.drain().isEmpty)
    }

    /// `initial`: "whether the action should be run when this view initially appears".
    @Test func initialChanges() throws {
        let log = Log()
        _ = try RenderedView(Text("a").onChange(of: 7, initial: true) { log.note("\($0)→\($1)") })
        #expect(log.drain() == ["7→7"])
        _ = try RenderedView(Text("a").onChange(of: 7) { log.note("no") })
        #expect(log.drain().isEmpty)
    }

    @Test func appearingAndDisappearing() throws {
        struct Root: View {
            let log: Log
            @State var isShown = true
            @State var id = 0
            var body: some View {
                VStack {
                    if isShown {
                        Text("a").onAppear { log.note("in \(id)") }.onDisappear { log.note("out") }.id(id)
                    }
                    Button("Toggle") { isShown.toggle() }
                    Button("New") { id += 1 }
                }
            }
        }
        let log = Log()
        let view = try RenderedView(Root(log: log))
        #expect(log.drain() == ["in 0"])
        try press(view, "New")
        #expect(Set(log.drain()) == ["out", "in 1"])
        try press(view, "Toggle")
        #expect(log.drain() == ["out"])
        try press(view, "Toggle")
        #expect(log.drain() == ["in 1"])
    }

    /// "The task is cancelled … when the view disappears", and with an id "cancelled and restarted when the value changes".
    @Test func tasksAreCancelledAndStartedAnew() async throws {
        struct Root: View {
            let log: Log
            @State var id = 0
            @State var isShown = true
            var body: some View {
                VStack {
                    if isShown {
                        Text("a").task(id: id) {
                            let id = id
                            log.note("start \(id)")
                            try? await Task.sleep(for: .seconds(60))
                            log.note("cancelled \(id) \(Task.isCancelled)")
                        }
                    }
                    Button("Next") { id += 1 }
                    Button("Hide") { isShown = false }
                }
            }
        }
        let log = Log()
        let view = try RenderedView(Root(log: log))
        func lines(_ count: Int) async -> Set<String> {
            for _ in 0..<1000 where log.lines.count < count { try? await Task.sleep(for: .milliseconds(1)) }
            return Set(log.drain())
        }
        #expect(await lines(1) == ["start 0"])
        try press(view, "Next")
        #expect(await lines(2) == ["cancelled 0 true", "start 1"])
        try press(view, "Hide")
        #expect(await lines(1) == ["cancelled 1 true"])
    }

    /// "SwiftUI creates a new instance of the model object only once during the lifetime of the container"; a new id is a new
    /// lifetime.
    @Test func stateObjectsLiveAsLongAsTheirView() throws {
        final class Model: ObservableObject {
            let log: Log
            @MainActor init(_ log: Log) {
                self.log = log
                log.note("init")
            }
        }
        struct Child: View {
            let number: Int
            @StateObject var model: Model
            init(number: Int, log: Log) {
                self.number = number
                _model = StateObject(wrappedValue: Model(log))
            }
            var body: some View { Text("\(number)") }
        }
        struct Root: View {
            let log: Log
            @State var number = 0
            @State var id = 0
            var body: some View {
                VStack {
                    Child(number: number, log: log).id(id)
                    Button("Number") { number += 1 }
                    Button("Identity") { id += 1 }
                }
            }
        }
        let log = Log()
        let view = try RenderedView(Root(log: log))
        #expect(log.drain() == ["init"])
        try press(view, "Number")
        #expect(log.drain().isEmpty)
        try press(view, "Identity")
        #expect(log.drain() == ["init"])
    }

    /// "If you change the value that you initialise the state with, SwiftUI ignores the new initial value."
    @Test func initialStateCountsOnce() throws {
        struct Child: View {
            @State var value: Int
            init(_ value: Int) { _value = State(initialValue: value) }
            var body: some View { Text("\(value)") }
        }
        struct Root: View {
            @State var value = 1
            var body: some View {
                VStack {
                    Child(value)
                    Button("Up") { value += 1 }
                }
            }
        }
        let view = try RenderedView(Root())
        try press(view, "Up")
        #expect(try view.element(role: .text).label == "1")
    }

    /// `EquatableView`: the body does not run while the view equals the one before; its own state still makes it run.
    @Test func equatableViews() throws {
        struct Child: View, Equatable {
            let log: Log
            let shown: Int
            let ignored: Int
            @State var own = 0
            nonisolated static func == (a: Self, b: Self) -> Bool { a.shown == b.shown }
            var body: some View {
                let line = "\(shown) \(own)"
                if !FrameOracle.isChecking { log.note(line) }
                return Button("Own") { own += 1 }
            }
        }
        struct Root: View {
            let log: Log
            @State var shown = 0
            @State var ignored = 0
            var body: some View {
                VStack {
                    Child(log: log, shown: shown, ignored: ignored).equatable()
                    Button("Shown") { shown += 1 }
                    Button("Ignored") { ignored += 1 }
                }
            }
        }
        let log = Log()
        let view = try RenderedView(Root(log: log))
        #expect(log.drain() == ["0 0"])
        try press(view, "Ignored")
        #expect(log.drain().isEmpty)
        try press(view, "Own")
        #expect(log.drain() == ["0 1"])
        try press(view, "Shown")
        #expect(log.drain() == ["1 1"])
    }

    /// `PreferenceKey.reduce`: "The system calls this in view-tree order".
    @Test func preferencesAreReducedInTreeOrder() throws {
        struct Names: PreferenceKey {
            static let defaultValue: [String] = []
            static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
        }
        struct Root: View {
            let log: Log
            @State var hasMiddle = true
            var body: some View {
                VStack {
                    Text("a").preference(key: Names.self, value: ["a"])
                    Group {
                        if hasMiddle { Text("b").preference(key: Names.self, value: ["b"]) }
                        HStack {
                            Text("c").preference(key: Names.self, value: ["c"])
                            // A view's own value is in the place of those further in.
                            VStack { Text("x").preference(key: Names.self, value: ["x"]) }
                                .preference(key: Names.self, value: ["d"])
                        }
                        .transformPreference(Names.self) { $0.append("e") }
                    }
                    Button("Drop") { hasMiddle = false }
                }
                .onPreferenceChange(Names.self) { names in MainActor.assumeIsolated { log.note(names.joined()) } }
            }
        }
        let log = Log()
        let view = try RenderedView(Root(log: log))
        #expect(log.drain() == ["abcde"])
        try press(view, "Drop")
        #expect(log.drain() == ["acde"])
    }

    /// The environment that counts is the one set closest above the view; transforms start from what is above them.
    @Test func environmentsNest() throws {
        struct Reader: View {
            @Environment(\.lineLimit) var limit
            @Environment(\.isEnabled) var isEnabled
            var body: some View { Text(verbatim: "\(limit ?? 0) \(isEnabled)") }
        }
        let view = VStack {
            Reader().lineLimit(1).lineLimit(2)
            Reader().transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) * 10 }.lineLimit(3)
            // "The higher views in a view hierarchy can override the value you set on this view."
            Reader().disabled(false).disabled(true)
        }
        #expect(try RenderedView(view).elements(role: .text).map(\.label) == ["1 true", "30 true", "0 false"])
    }

    /// Where nothing moves, an animation is complete at once.
    @Test func completionsOfAnimationsAreCalled() throws {
        struct Root: View {
            let log: Log
            @State var isOn = false
            var body: some View {
                Button("Go") {
                    withAnimation(.default) {
                        isOn = true
                    } completion: {
                        log.note("complete \(isOn)")
                    }
                }
            }
        }
        let log = Log()
        let view = try RenderedView(Root(log: log))
        try press(view, "Go")
        #expect(log.drain() == ["complete true"])
    }

    /// `DynamicProperty.update()`: "SwiftUI calls this function before rendering a view's body".
    @Test func dynamicPropertiesAreUpdatedBeforeTheBody() throws {
        struct Doubled: DynamicProperty {
            @State var value = 2
            var result = 0
            mutating func update() { result = value * 2 }
        }
        struct Root: View {
            var doubled = Doubled()
            var body: some View { Button("\(doubled.result)") { doubled.value += 1 } }
        }
        let view = try RenderedView(Root())
        try press(view, "4")
        #expect(try view.element(role: .button).label == "6")
    }

    /// Elements of a `ForEach` keep their state when they move, and lose it when they go and come back.
    @Test func stateMovesWithItsElement() throws {
        struct Row: View {
            let id: Int
            @State var count = 0
            var body: some View { Button("\(id):\(count)") { count += 1 } }
        }
        struct Root: View {
            @State var ids = [1, 2, 3]
            var body: some View {
                VStack {
                    ForEach(ids, id: \.self) { Row(id: $0) }
                    Button("Turn") { ids.reverse() }
                    Button("Drop") { ids.removeAll { $0 == 1 } }
                    Button("Add") { ids.append(1) }
                }
            }
        }
        let view = try RenderedView(Root())
        func rows() -> [String] { view.elements(role: .button).map(\.label).filter { $0.contains(":") } }
        try press(view, "1:0")
        try press(view, "Turn")
        #expect(rows() == ["3:0", "2:0", "1:1"])
        try press(view, "Drop")
        try press(view, "Add")
        #expect(rows() == ["3:0", "2:0", "1:0"])
    }
}
