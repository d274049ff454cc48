import Dispatch
import FoundationSupplement
import Testing

/// A source that watches how much memory is left.
struct MemoryPressureTests {
    @Test func aSourceHasTheLifeOfAnyOther() async {
        let queue = DispatchQueue(label: "memory")
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: queue)
        #expect(source.mask == [.warning, .critical] && source.data == [])
        source.setEventHandler { Issue.record("Nothing reports memory pressure.") }
        await withCheckedContinuation { done in
            source.setRegistrationHandler { done.resume() }
            source.resume()
        }
        await withCheckedContinuation { done in
            source.setCancelHandler { done.resume() }
            source.cancel()
        }
        #expect(source.isCancelled)
    }
}
