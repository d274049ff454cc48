import Dispatch
import Locking
import Testing

/// Under the thread sanitizer these fail as well where it does not know the lock.
@Suite struct LockedTests {
    @Test func changesOfManyThreadsAllCount() {
        struct State {
            var count = 0
            var seen: [Int] = []
        }
        let state = Locked(State())
        DispatchQueue.concurrentPerform(iterations: 16) { _ in
            for step in 0..<200 {
                state.withLock { state in
                    state.count += 1
                    state.seen.append(step)
                }
            }
        }
        let (count, seen) = state.withLock { ($0.count, $0.seen.count) }
        #expect(count == 3200)
        #expect(seen == 3200)
    }

    /// The sanitizer took what guards nothing but an order for a race.
    @Test func theValueMayBeNothing() {
        let turn = Locked(())
        let count = Locked(0)
        DispatchQueue.concurrentPerform(iterations: 16) { _ in
            for _ in 0..<200 { turn.withLock { _ in count.withLock { $0 += 1 } } }
        }
        #expect(count.withLock { $0 } == 3200)
    }

    @Test func aThrownErrorFreesTheValue() {
        struct Failure: Error {}
        let number = Locked(1)
        #expect(throws: Failure.self) {
            try number.withLock { number throws(Failure) in
                number = 2
                throw Failure()
            }
        }
        #expect(number.withLock { $0 } == 2)
    }
}
