import Foundation
import SwiftUI
import Testing

@testable import DesignSystem

@MainActor struct LoadStateTests {
    private func screen(_ state: LoadState<[String]>, retry: @escaping @MainActor () -> Void = {}) -> Screen {
        Screen(
            LoadStateView(state, message: "Loading items...", retry: retry) { names in
                VStack { ForEach(names, id: \.self) { Text($0) } }
            } empty: {
                Text("No items")
            })
    }

    @Test func aLoaderShowsOnlyAfterThreeHundredMilliseconds() {
        let screen = screen(.loading)
        screen.wait(0.25)
        #expect(screen.elementNow("Loading items...") == nil)
        screen.wait(0.1)
        #expect(screen.elementNow("Loading items...") != nil)
    }

    @Test func eachStateShowsItsOwnAndNoOther() {
        #expect(screen(.empty()).element("No items") != nil)
        let failed = screen(.failed(LoadFailure(message: "Couldn't load items.", isOffline: true)))
        #expect(failed.element("No items") == nil)
        #expect(failed.elements.contains { $0.label.contains("Couldn't load items.") })
        #expect(failed.elements.contains { $0.label.contains("You appear to be offline") })
        let loaded = screen(.loaded(["Chair"]))
        #expect(loaded.element("Chair") != nil && loaded.element("Try Again") == nil)
    }

    @Test func everyFailureHasAWayToTryAgain() throws {
        var attempts = 0
        let failed = screen(.failed(LoadFailure(message: "No."))) { attempts += 1 }
        #expect(try #require(failed.element("Try Again")).activate())
        let refresh = screen(.loaded(["Chair"], .failed(LoadFailure(message: "No.")))) { attempts += 1 }
        #expect(refresh.element("Chair") != nil)
        #expect(try #require(refresh.element("Try Again")).activate())
        let nothing = screen(.empty(.failed(LoadFailure(message: "No.")))) { attempts += 1 }
        #expect(nothing.element("No items") != nil)
        #expect(try #require(nothing.element("Try Again")).activate())
        #expect(attempts == 3)
    }

    @Test func whatIsLoadedAgainSaysSoOnlyOnceThatTakesAWhile() {
        for state: LoadState<[String]> in [.loaded(["Chair"], .refreshing), .empty(.refreshing)] {
            let screen = screen(state)
            screen.wait(0.25)
            #expect(screen.elementNow("Updating") == nil)
            screen.wait(0.1)
            #expect(screen.elementNow("Updating") != nil)
            #expect(screen.elementNow(state.value == nil ? "No items" : "Chair") != nil)
        }
    }

    // MARK: Loader

    /// Work that ends on request.
    @MainActor private final class Source {
        var waiting: [CheckedContinuation<[String], any Error>] = []
        func next() async throws -> [String] { try await withCheckedThrowingContinuation { waiting.append($0) } }
        func answer(_ result: Result<[String], any Error>) { waiting.removeFirst().resume(with: result) }
    }

    private func turns() async { for _ in 0..<20 { await Task.yield() } }

    @Test func aLoaderGoesThroughItsStates() async {
        let source = Source()
        let loader = Loader { try await source.next() }
        #expect(loader.state == .loading)
        let first = Task { await loader.refresh() }
        await turns()
        source.answer(.success(["a"]))
        await first.value
        #expect(loader.state == .loaded(["a"]))

        let second = Task { await loader.refresh() }
        await turns()
        // What is there stays while it is loaded again, and when that fails.
        #expect(loader.state == .loaded(["a"], .refreshing) && loader.state.isLoading)
        source.answer(.failure(LoadFailure(message: "No.")))
        await second.value
        #expect(loader.state == .loaded(["a"], .failed(LoadFailure(message: "No."))))

        let third = Task { await loader.refresh() }
        await turns()
        source.answer(.success([]))
        await third.value
        #expect(loader.state == .empty())

        // That there is nothing is known as well, and stays.
        let fourth = Task { await loader.refresh() }
        await turns()
        #expect(loader.state == .empty(.refreshing) && loader.state.isLoading)
        source.answer(.failure(URLError(.notConnectedToInternet)))
        await fourth.value
        #expect(loader.state.failure?.isOffline == true && loader.state.value == nil)
    }

    @Test(arguments: [CancellationError() as any Error, URLError(.cancelled)])
    func aLoadThatGivesUpByItselfHasFailed(error: any Error) async {
        let first = Loader<[String]> { throw error }
        await first.refresh()
        #expect(first.state == .failed(LoadFailure(error)))
        let again = Loader(cached: ["old"]) { throw error }
        await again.refresh()
        #expect(again.state == .loaded(["old"], .failed(LoadFailure(error))))
    }

    @Test func anAttemptThatIsCancelledLeavesThingsAsTheyWere() async {
        let source = Source()
        let loader = Loader(cached: ["old"]) { try await source.next() }
        let attempt = Task { await loader.refresh() }
        await turns()
        attempt.cancel()
        source.answer(.success(["new"]))
        await attempt.value
        #expect(loader.state == .loaded(["old"]))
    }

    @Test func ofTwoAttemptsTheLaterOneCounts() async {
        let source = Source()
        let loader = Loader { try await source.next() }
        let first = Task { await loader.refresh() }
        await turns()
        let second = Task { await loader.refresh() }
        await turns()
        let late = source.waiting.removeFirst()
        source.answer(.success(["second"]))
        await second.value
        late.resume(returning: ["first"])
        await first.value
        #expect(loader.state == .loaded(["second"]))
    }

    @Test func anAttemptStillCountsWhenALaterOneIsCancelled() async {
        // The first may end before the second is cancelled, or after.
        for endsFirst in [true, false] {
            let source = Source()
            let loader = Loader(cached: ["old"]) { try await source.next() }
            let first = Task { await loader.refresh() }
            await turns()
            let second = Task { await loader.refresh() }
            await turns()
            second.cancel()
            let (early, late) = (source.waiting.removeFirst(), source.waiting.removeFirst())
            if endsFirst {
                early.resume(returning: ["new"])
                await first.value
                #expect(loader.state == .loaded(["new"], .refreshing))
                late.resume(throwing: CancellationError())
                await second.value
            } else {
                late.resume(throwing: CancellationError())
                await second.value
                #expect(loader.state == .loaded(["old"], .refreshing))
                early.resume(returning: ["new"])
                await first.value
            }
            #expect(loader.state == .loaded(["new"]))
        }
    }

    @Test func whatComesAnotherWayTakesTheAttemptsPlace() async {
        let source = Source()
        let loader = Loader { try await source.next() }
        let attempt = Task { await loader.refresh() }
        await turns()
        loader.receive(["sent"])
        #expect(loader.state == .loaded(["sent"]))
        source.answer(.success(["asked for"]))
        await attempt.value
        #expect(loader.state == .loaded(["sent"]))
    }

    @Test func errorsAreToldInTheirOwnWords() {
        struct Named: LocalizedError { var errorDescription: String? { "The disk is full." } }
        struct Silent: Error {}
        #expect(LoadFailure(Named()).message == "The disk is full.")
        #expect(LoadFailure(Silent()).message == "Something went wrong")
        #expect(LoadFailure(Silent(), fallback: "Saving failed.").message == "Saving failed.")
        #expect(LoadFailure(LoadFailure(message: "x", isOffline: true)) == LoadFailure(message: "x", isOffline: true))
    }
}
