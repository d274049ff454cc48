import Combine
import SwiftUI
import Testing

/// State, the environment and a view's life, as public code uses them most.
@MainActor @Suite struct StateDemandTests {
    private struct Counter: View {
        @State private var count: Int

        init(from start: Int) { _count = State(initialValue: start) }

        var body: some View {
            VStack {
                Button("Count \(count)") { count += 1 }
                Toggled(
                    isOn: Binding(
                        get: { [binding = $count] in binding.wrappedValue % 2 == 0 },
                        set: { [binding = $count] in binding.wrappedValue = $0 ? 0 : 1 }))
            }
        }
    }

    private struct Toggled: View {
        @Binding var isOn: Bool
        var body: some View { Button(isOn ? "Even" : "Odd") { isOn.toggle() } }
    }

    @Test(.shows("@State", "State(initialValue:)", "@Binding", "Binding", "Binding(get:set:)"))
    func stateIsKeptAndBound() {
        let view = DrawnView(Counter(from: 4), width: 200)
        #expect(view.labels == ["Count 4", "Even"])
        view.tap("Count 4")
        #expect(view.labels == ["Count 5", "Odd"])
        view.tap("Odd")
        #expect(view.labels == ["Count 0", "Even"])
    }

    private final class Order: ObservableObject {
        @Published var chairs = 0
    }

    private struct Shop: View {
        @State private var visits = 0
        var body: some View {
            VStack {
                Button("Visits \(visits)") { visits += 1 }
                Owner(Order())
            }
        }
    }

    private struct Owner: View {
        @StateObject private var order: Order

        init(_ order: @autoclosure @escaping () -> Order) { _order = StateObject(wrappedValue: order()) }

        var body: some View {
            VStack {
                Reader(order: order)
                FromEnvironment()
            }
            .environmentObject(order)
        }
    }

    private struct Reader: View {
        @ObservedObject var order: Order
        var body: some View { Button("Chairs \(order.chairs)") { order.chairs += 1 } }
    }

    private struct FromEnvironment: View {
        @EnvironmentObject private var order: Order
        var body: some View { Text("Ordered \(order.chairs)") }
    }

    @Test(
        .shows(
            "@StateObject", "StateObject(wrappedValue:)", "@Published", "@EnvironmentObject",
            "View.environmentObject(_:)"))
    func objectsTellTheirViews() {
        let view = DrawnView(Shop(), width: 200, height: 200)
        #expect(view.labels == ["Visits 0", "Chairs 0", "Ordered 0"])
        view.tap("Chairs 0")
        #expect(view.labels == ["Visits 0", "Chairs 1", "Ordered 1"])
        // The view keeps its object when it is created again.
        view.tap("Visits 0")
        #expect(view.labels == ["Visits 1", "Chairs 1", "Ordered 1"])
    }

    @Test(.shows("@ObservedObject"))
    func observedObjectsTellTheirView() {
        let view = DrawnView(Reader(order: Order()), width: 200)
        view.tap("Chairs 0")
        #expect(view.labels == ["Chairs 1"])
    }

    @Observable final class Room {
        var name = "Hall"
        @ObservationIgnored var notes = ""
    }

    private struct RoomName: View {
        @Environment(Room.self) private var room
        @Environment(\.layoutDirection) private var direction
        var body: some View {
            @Bindable var room = room
            VStack {
                Text(direction == .rightToLeft ? "from the right" : "from the left")
                Button(room.name) { room.name = "Kitchen" }
                TextField("Name", text: $room.name)
            }
        }
    }

    @Test(
        .shows(
            "@Environment", "View.environment(_:)", "View.environment(_:_:)", "@Observable", "@Bindable"))
    func environmentsHandDownValuesAndObjects() throws {
        let room = Room()
        let view = DrawnView(
            RoomName().environment(room).environment(\.layoutDirection, .rightToLeft), width: 200)
        #expect(view.labels.prefix(2) == ["from the right", "Hall"])
        view.tap("Hall")
        #expect(room.name == "Kitchen")
        #expect(view.labels.contains("Kitchen"))
        #expect(try #require(view.element("Name")).replaceText(with: "Attic"))
        #expect(room.name == "Attic")
    }

    @Test(.shows("@Observable", "@ObservationIgnored"))
    func whatIsIgnoredTellsNoReader() {
        let room = Room()
        /// Whether a reader of both is notified when one changes.
        func isTold(by change: () -> Void) -> Bool {
            nonisolated(unsafe) var isTold = false
            withObservationTracking {
                _ = (room.name, room.notes)
            } onChange: {
                isTold = true
            }
            change()
            return isTold
        }
        #expect(isTold { room.name = "Attic" })
        #expect(!isTold { room.notes = "large" })
        #expect(room.notes == "large")
    }

    private struct DepthKey: EnvironmentKey { static let defaultValue = 0 }

    @Test(.shows("EnvironmentKey"))
    func keysHaveADefault() {
        struct Depth: View {
            @Environment(\.self) private var environment
            var body: some View { Text("Depth \(environment[DepthKey.self])") }
        }
        #expect(DrawnView(Depth()).labels == ["Depth 0"])
        #expect(DrawnView(Depth().transformEnvironment(\.self) { $0[DepthKey.self] = 2 }).labels == ["Depth 2"])
    }

    @Test(.shows("@AppStorage"))
    func appStorageIsKeptAndShared() throws {
        struct Visits: View {
            @AppStorage("visits") private var visits = 3
            var body: some View { Button("Visits \(visits)") { visits += 1 } }
        }
        let store = try #require(UserDefaults(suiteName: "perch-demand-tests"))
        store.removeObject(forKey: "visits")
        let view = DrawnView(
            VStack {
                Visits(); Visits()
            }.defaultAppStorage(store))
        #expect(view.labels == ["Visits 3", "Visits 3"])
        view.tap("Visits 3")
        #expect(view.labels == ["Visits 4", "Visits 4"])
        #expect(store.integer(forKey: "visits") == 4)
    }

    // MARK: A view's life

    private final class Record {
        var events: [String] = []
        var notes = 0
    }

    private struct Living: View {
        let record: Record
        @State private var isShown = true
        @State private var count = 0

        var body: some View {
            VStack {
                if isShown {
                    Text("Here")
                        .onAppear { record.events.append("appeared") }
                        .onAppear(perform: note)
                        .onDisappear { record.events.append("left") }
                }
                Button("Hide") { isShown = false }
                Button("Add") { count += 2 }
            }
            .onChange(of: count) { old, new in record.events.append("\(old) to \(new)") }
        }

        private func note() { record.notes += 1 }
    }

    @Test(
        .shows(
            "View.onAppear {}", "View.onAppear(perform:)", "View.onDisappear {}", "View.onChange(of:) {}"))
    func viewsTellOfTheirLife() {
        let record = Record()
        let view = DrawnView(Living(record: record))
        #expect(view.labels.contains("Here"))
        #expect(record.events == ["appeared"] && record.notes == 1)
        view.tap("Add")
        #expect(record.events == ["appeared", "0 to 2"])
        view.tap("Hide")
        #expect(record.events == ["appeared", "0 to 2", "left"])
    }

    @Test(.shows("View.task {}", "View.task(id:) {}"))
    func tasksRunWhileTheViewIsThere() async {
        struct Loader: View {
            @State private var text = "loading"
            @State private var page = 1
            @State private var loaded = 0
            var body: some View {
                VStack {
                    Text(text).task { text = "loaded" }
                    Button("Page \(page), loaded \(loaded)") { page += 1 }.task(id: page) { loaded = page }
                }
            }
        }
        let view = DrawnView(Loader(), width: 200)
        _ = view.labels
        await view.runTasks()
        #expect(view.labels == ["loaded", "Page 1, loaded 1"])
        view.tap("Page 1, loaded 1")
        await view.runTasks()
        #expect(view.labels == ["loaded", "Page 2, loaded 2"])
    }

    @Test(.shows("View.onReceive(_:) {}"))
    func publishersAreHeard() {
        struct Listener: View {
            let subject: PassthroughSubject<String, Never>
            @State private var text = "nothing"
            var body: some View { Text(text).onReceive(subject) { text = $0 } }
        }
        let subject = PassthroughSubject<String, Never>()
        let view = DrawnView(Listener(subject: subject))
        #expect(view.labels == ["nothing"])
        subject.send("heard")
        #expect(view.labels == ["heard"])
    }

    // MARK: Building

    private struct Framed: ViewModifier {
        let title: String
        func body(content: Content) -> some View {
            VStack {
                Text(title)
                content
            }
        }
    }

    private struct Card<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { VStack { content } }
    }

    @Test(.shows("ViewModifier", "View.modifier(_:)", "@ViewBuilder"))
    func modifiersAndBuildersCompose() {
        #expect(DrawnView(Text("Oak").modifier(Framed(title: "Wood"))).labels == ["Wood", "Oak"])
        let isLong = true
        let card = Card {
            Text("One")
            if isLong { Text("Two") }
        }
        #expect(DrawnView(card).labels == ["One", "Two"])
    }

    private struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    @Test(.shows("PreferenceKey", "View.preference(key:value:)", "View.onPreferenceChange(_:) {}"))
    func preferencesGoUp() {
        struct Widest: View {
            @State private var width: CGFloat = 0
            var body: some View {
                VStack {
                    Text("Width \(Int(width))")
                    Color.clear.preference(key: WidthKey.self, value: 30)
                    Color.clear.preference(key: WidthKey.self, value: 70)
                }
                .onPreferenceChange(WidthKey.self) { [binding = $width] in binding.wrappedValue = $0 }
            }
        }
        #expect(DrawnView(Widest()).labels == ["Width 70"])
    }

    @Test(.shows("Transaction()"))
    func transactionsCarryAnAnimation() {
        var transaction = Transaction()
        #expect(transaction.animation == nil && !transaction.disablesAnimations)
        transaction.animation = .default
        #expect(Transaction(animation: .default).animation == transaction.animation)
    }
}
