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
}
