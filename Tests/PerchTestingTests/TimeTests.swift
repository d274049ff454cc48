import Combine
import PerchTesting
import Testing

/// Delays in user code follow the clock that the test steps; nothing here waits.
@MainActor
@Suite struct TimeTests {
    private func texts(_ view: RenderedView) -> [String] { view.elements.filter { $0.role == .text }.map(\.label) }

    // MARK: A banner

    private struct Banner: View {
        @State private var isShown = false

        var body: some View {
            VStack {
                Button("Save") { withAnimation { isShown = true } }
                if isShown {
                    Text("Saved")
                        .task {
                            try? await Task.sleep(for: .seconds(4))
                            withAnimation(.linear(duration: 1)) { isShown = false }
                        }
                }
            }
            .frame(width: 200, height: 200)
        }
    }

    @Test func aBannerDismissesItselfAfterFourSeconds() throws {
        let view = try RenderedView(Banner())
        try view.element(label: "Save").activate()
        view.update()
        #expect(texts(view) == ["Saved"])
        view.advance(to: 3.99)
        #expect(texts(view) == ["Saved"])
        view.advance(to: 4)
        #expect(texts(view).isEmpty)
    }

    /// What a delay brings begins at its moment, also when the step is longer.
    @Test func aLongStepShowsWhatShortOnesDo() throws {
        func picture(_ steps: [TimeInterval]) throws -> Data {
            let canvas = try ViewCanvas(Banner().onAppear {}, variant: .component)
            canvas.session.perform {
                let button = canvas.elements.flatMap(\.flattened).first { $0.label == "Save" }
                if let button { canvas.session.host.accessibilityActions.activate(button) }
            }
            for step in steps { canvas.draw(at: step) }
            return try canvas.file(.png)
        }
        let long = try picture([4.5])
        #expect(try picture([0.5, 3.99, 4, 4.2, 4.5]) == long)
        #expect(try picture([4]) != long)
        #expect(try picture([5.5]) != long)
    }

    // MARK: A queue of toasts

    @MainActor private final class Toasts: ObservableObject {
        @Published private(set) var current: String?
        private var waiting: [String] = []

        func show(_ text: String) {
            waiting.append(text)
            if current == nil { next() }
        }

        private func next() {
            current = waiting.isEmpty ? nil : waiting.removeFirst()
            guard current != nil else { return }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { MainActor.assumeIsolated { self.next() } }
        }
    }

    private struct ToastView: View {
        @ObservedObject var toasts: Toasts
        var body: some View { Text(toasts.current ?? "–") }
    }

    @Test func toastsComeOneAfterTheOther() throws {
        let toasts = Toasts()
        let view = try RenderedView(ToastView(toasts: toasts))
        view.update { for text in ["one", "two", "three"] { toasts.show(text) } }
        #expect(texts(view) == ["one"])
        view.advance(by: .seconds(1.9))
        #expect(texts(view) == ["one"])
        view.advance(by: .milliseconds(200))
        #expect(texts(view) == ["two"])
        view.update(at: 3) { toasts.show("four") }
        #expect(texts(view) == ["two"])
        view.advance(to: 7)
        #expect(texts(view) == ["four"])
        view.advance(to: 8)
        #expect(texts(view) == ["–"])
    }

    // MARK: A search

    @MainActor private final class Search: ObservableObject {
        @Published var query = ""
        @Published private(set) var searched: [String] = []
        private var cancellables: Set<AnyCancellable> = []

        init() {
            $query.dropFirst().debounce(for: .seconds(0.3), scheduler: RunLoop.main).removeDuplicates()
                .sink { [weak self] in self?.searched.append($0) }
                .store(in: &cancellables)
        }
    }

    private struct SearchView: View {
        @StateObject private var search = Search()
        var body: some View {
            TextField("Search", text: $search.query)
            Text(search.searched.joined(separator: ","))
        }
    }

    @Test func aSearchWaitsUntilTypingRests() throws {
        let view = try RenderedView(SearchView())
        for (index, text) in ["o", "oa", "oak"].enumerated() {
            view.advance(to: Double(index) * 0.2)
            try view.element(role: .textField).replaceText(with: text)
            view.update()
        }
        #expect(texts(view).isEmpty)
        view.advance(to: 0.69)
        #expect(texts(view).isEmpty)
        view.advance(to: 0.7)
        #expect(texts(view) == ["oak"])
    }

    /// The same with tasks: each change cancels the search that waits.
    @Test func aTaskWithAnIdentifierWaitsAnew() throws {
        struct Searching: View {
            @State private var query = ""
            @State private var found = "nothing"
            var body: some View {
                TextField("Search", text: $query)
                Text(found)
                    .task(id: query) {
                        guard !query.isEmpty else { return }
                        do {
                            try await Task.sleep(for: .milliseconds(300))
                            found = query
                        } catch {}
                    }
            }
        }
        let view = try RenderedView(Searching())
        try view.element(role: .textField).replaceText(with: "o")
        view.advance(to: 0.2)
        try view.element(role: .textField).replaceText(with: "oak")
        view.advance(to: 0.4)
        #expect(texts(view) == ["nothing"])
        view.advance(to: 0.5)
        #expect(texts(view) == ["oak"])
    }

    // MARK: Publishers

    @Test func combinesSchedulersFollow() throws {
        @MainActor final class Model: ObservableObject {
            @Published var log: [String] = []
            var cancellables: Set<AnyCancellable> = []
            init() {
                Timer.publish(every: 1, on: .main, in: .common).autoconnect().prefix(2)
                    .sink { [weak self] in self?.log.append("tick \(Int($0.timeIntervalSinceReferenceDate) % 60)") }
                    .store(in: &cancellables)
                Just("delayed").delay(for: .seconds(1.5), scheduler: DispatchQueue.main)
                    .sink { [weak self] in self?.log.append($0) }.store(in: &cancellables)
                Timer.publish(every: 0.4, on: .main, in: .common).autoconnect().map { _ in "beat" }
                    .throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
                    .sink { [weak self] in self?.log.append($0) }.store(in: &cancellables)
            }
        }
        struct Log: View {
            @StateObject private var model = Model()
            var body: some View { Text(model.log.joined(separator: ", ")) }
        }
        let view = try RenderedView(Log())
        view.advance(to: 0.5)
        #expect(texts(view) == ["beat"])
        view.advance(to: 1.45)
        #expect(texts(view) == ["beat, tick 1, beat"])
        view.advance(to: 2.3)
        #expect(texts(view) == ["beat, tick 1, beat, delayed, tick 2"])
    }

    // MARK: Life

    @Test func aTaskEndsWithItsView() throws {
        struct Host: View {
            @State private var isShown = true
            @State private var log: [String] = []
            var body: some View {
                Button("Hide") { isShown = false }
                Text(log.joined())
                if isShown {
                    Text("x").task {
                        do { try await Task.sleep(for: .seconds(1)) } catch { log.append("cancelled") }
                    }
                }
            }
        }
        let view = try RenderedView(Host())
        view.advance(to: 0.5)
        try view.element(label: "Hide").activate()
        view.update()
        #expect(texts(view) == ["cancelled"])
        view.advance(to: 3)
        #expect(texts(view) == ["cancelled"])
    }

    @Test func aPollingTaskIsBoundedByTheSteps() throws {
        struct Poll: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").task {
                    while !Task.isCancelled {
                        try? await Task.sleep(for: .seconds(0.1))
                        count += 1
                    }
                }
            }
        }
        let view = try RenderedView(Poll())
        view.advance(to: 1)
        #expect(texts(view) == ["10"])
        view.advance(by: .milliseconds(50))
        #expect(texts(view) == ["10"])
        view.advance(by: .milliseconds(50))
        #expect(texts(view) == ["11"])
    }

    @Test func dateAndTimelineAgree() throws {
        struct Clock: View {
            var body: some View {
                TimelineView(.periodic(from: .now, by: 1)) { context in
                    Text("\(Int(context.date.timeIntervalSinceNow.rounded()))")
                    Text("\(Int(context.date.timeIntervalSinceReferenceDate) % 60)")
                }
            }
        }
        let view = try RenderedView(Clock())
        #expect(texts(view) == ["0", "0"])
        view.advance(to: 3)
        #expect(texts(view) == ["0", "3"])
    }

    @Test func whatOtherThreadsDoComesInWhenItIsDone() async throws {
        struct Loading: View {
            @State private var text = "loading"
            var body: some View {
                Text(text).onAppear {
                    DispatchQueue.global().async {
                        usleep(1000)
                        DispatchQueue.main.async { MainActor.assumeIsolated { text = "loaded" } }
                    }
                }
            }
        }
        let view = try RenderedView(Loading())
        while texts(view) != ["loaded"] { await view.drain() }
    }
}
