import CoreGraphics
import Testing

@testable import SwiftUICore

@Suite struct MeasurementCacheTests {
    private let proposals = [
        ProposedViewSize.unspecified, .zero, .infinity, ProposedViewSize(width: 0, height: nil),
        ProposedViewSize(width: nil, height: 0), ProposedViewSize(width: 40, height: .infinity),
    ]

    private var filled: MeasurementCache {
        var cache = MeasurementCache()
        for (index, proposal) in proposals.enumerated() {
            cache.append(CGSize(width: index, height: 2 * index), for: proposal)
        }
        return cache
    }

    @Test func eachProposalHasItsOwnAnswer() {
        for (index, proposal) in proposals.enumerated() {
            #expect(filled[proposal] == CGSize(width: index, height: 2 * index))
        }
        #expect(filled[ProposedViewSize(width: 41, height: .infinity)] == nil)
        #expect(MeasurementCache()[.zero] == nil)
    }

    @Test func theOldestGoesFirst() {
        var cache = filled
        for (index, proposal) in proposals.enumerated() {
            #expect(cache.count == proposals.count - index)
            cache.removeOldest()
            #expect(cache[proposal] == nil)
        }
        #expect(cache.count == 0)
        cache.removeOldest()
        cache.append(.zero, for: .unspecified)
        #expect(cache[.unspecified] == .zero)
    }

    @Test func whatWasAskedCanBeAskedAgain() {
        var asked: [ProposedViewSize] = []
        _ = filled.contains { proposal, _ in
            asked.append(proposal)
            return false
        }
        #expect(asked == proposals)
        #expect(filled.contains { _, size in size.width == 3 })
        var empty = filled
        empty.removeAll()
        #expect(!empty.contains { _, _ in true })
    }

    /// A proposal that is no number is answered as any other, and is none that is not there.
    @Test func aProposalThatIsNoNumberIsNotUnspecified() {
        var cache = MeasurementCache()
        cache.append(CGSize(width: 1, height: 1), for: ProposedViewSize(width: .nan, height: nil))
        #expect(cache[.unspecified] == nil)
        #expect(cache[ProposedViewSize(width: .nan, height: nil)] == CGSize(width: 1, height: 1))
    }
}
