import Foundation
import FoundationSupplement
import Testing

@Suite struct KeyValueObservationTests {
    private final class Player: NSObject {
        var rate = 2.0
    }

    @Test func reportsTheValueThatIsThereWhereAsked() {
        let player = Player()
        var reported: [Double?] = []
        let first = player.observe(\.rate, options: [.initial, .new]) { _, change in reported.append(change.newValue) }
        let second = player.observe(\.rate, options: .initial) { player, change in
            #expect(player.rate == 2)
            reported.append(change.newValue)
        }
        let third = player.observe(\.rate) { _, _ in reported.append(nil) }
        #expect(reported == [2, nil])
        for observation in [first, second, third] { observation.invalidate() }
    }

    @Test func observersByNameAreNotCalled() {
        final class Observer: NSObject {
            var isCalled = false
            func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) { isCalled = true }
        }
        let (player, observer) = (Player(), Observer())
        player.addObserver(observer, forKeyPath: "rate", options: [.new, .old], context: nil)
        player.rate = 3
        player.removeObserver(observer, forKeyPath: "rate")
        player.removeObserver(observer, forKeyPath: "rate", context: nil)
        #expect(!observer.isCalled)
    }
}
