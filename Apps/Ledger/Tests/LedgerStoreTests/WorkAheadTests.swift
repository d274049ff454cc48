import Dispatch
import Foundation
import Testing

@testable import LedgerStore

/// Work that another thread does before anybody asks for it.
@Suite struct WorkAheadTests {
    @Test(arguments: [0, 1, 499, 500, 501, 5000]) func everythingComesOnceAndInItsOrder(count: Int) {
        let times = Locked([Int](repeating: 0, count: count))
        let outcomes = Array(
            WorkAhead(Array(0..<count)) { number in
                times { $0[number] += 1 }
                return number * 2
            })
        #expect(outcomes == (0..<count).map { $0 * 2 })
        #expect(times { $0.allSatisfy { $0 == 1 } })
    }

    /// A few parts wait in memory, however many there are.
    @Test func itRunsOnlySoFarAhead() {
        let done = Locked(0)
        let work = WorkAhead(Array(0..<100_000)) { number in
            done { $0 += 1 }
            return number
        }
        var iterator = work.makeIterator()
        _ = iterator.next()
        Thread.sleep(forTimeInterval: 0.2)
        #expect(done { $0 } <= 3 * WorkAhead<Int, Int>.together)
    }

    /// Where no other thread is free, the thread that takes does the work.
    @Test func nobodyWaitsForAThreadThatDoesNotCome() {
        let gate = DispatchSemaphore(value: 0)
        let blocked = DispatchGroup()
        for _ in 0..<256 { DispatchQueue.global().async(group: blocked) { gate.wait() } }
        #expect(Array(WorkAhead(Array(0..<3000)) { $0 }).count == 3000)
        for _ in 0..<256 { gate.signal() }
        blocked.wait()
    }
}
