import CoreGraphics

/// The sizes that an element took for some proposals, from the oldest to the latest.
///
/// Every element has one, and many are measured once only: so the first answer needs no separate memory, and a proposal takes
/// no more room than two numbers.
struct MeasurementCache {
    private struct Measurement {
        private let width: UInt64
        private let height: UInt64
        let size: CGSize

        init(_ proposal: ProposedViewSize, _ size: CGSize) {
            (width, height) = (Measurement.bits(proposal.width), Measurement.bits(proposal.height))
            self.size = size
        }

        var proposal: ProposedViewSize {
            ProposedViewSize(width: Measurement.length(width), height: Measurement.length(height))
        }

        func answers(_ proposal: ProposedViewSize) -> Bool {
            width == Measurement.bits(proposal.width) && height == Measurement.bits(proposal.height)
        }

        /// A number that is none, and that no computation gives.
        private static let unspecified = UInt64.max

        private static func bits(_ length: CGFloat?) -> UInt64 {
            length.map { Double($0).bitPattern } ?? unspecified
        }

        private static func length(_ bits: UInt64) -> CGFloat? {
            bits == unspecified ? nil : CGFloat(Double(bitPattern: bits))
        }
    }

    private var first: Measurement?
    private var others: [Measurement] = []

    var count: Int { first == nil ? 0 : 1 + others.count }

    /// The size for a proposal; nil if none is kept.
    subscript(proposal: ProposedViewSize) -> CGSize? {
        guard let first else { return nil }
        if first.answers(proposal) { return first.size }
        for other in others where other.answers(proposal) { return other.size }
        return nil
    }

    /// Keeps the size for a proposal that has none yet.
    mutating func append(_ size: CGSize, for proposal: ProposedViewSize) {
        let measurement = Measurement(proposal, size)
        guard first != nil else { return first = measurement }
        // A child of a stack is asked for its least and largest size, and mostly for two more.
        if others.isEmpty { others.reserveCapacity(3) }
        others.append(measurement)
    }

    mutating func removeOldest() { first = others.isEmpty ? nil : others.removeFirst() }

    mutating func removeAll() {
        first = nil
        others.removeAll(keepingCapacity: true)
    }

    func contains(where condition: (ProposedViewSize, CGSize) -> Bool) -> Bool {
        guard let first else { return false }
        return condition(first.proposal, first.size) || others.contains { condition($0.proposal, $0.size) }
    }
}
