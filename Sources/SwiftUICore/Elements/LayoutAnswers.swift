import CoreGraphics

/// What an element was asked about its layout, and what it answered, until something in it changes.
struct LayoutAnswers {
    /// The place of a guide, for a proposal and the size that came of it.
    struct Guide {
        let key: AlignmentKey
        let proposal: ProposedViewSize
        let size: CGSize
        let value: CGFloat?
    }

    private(set) var measurements = MeasurementCache()
    private(set) var guides: [Guide] = []
    var spacing: SharedSpacing?
    var priority: Double?
    /// Whether anybody ever asked for a size.
    var wereAskedFor = false
    /// Whether answers were given that are no longer kept, so they cannot be compared with new ones.
    private(set) var areIncomplete = false

    /// How many answers of a kind are kept. Stacks ask for the smallest, largest, ideal and final size.
    private static let most = 8

    /// The size for a proposal; nil if it is not known.
    func size(for proposal: ProposedViewSize) -> CGSize? { measurements[proposal] }

    /// Keeps the size for a proposal that has none yet.
    mutating func note(_ size: CGSize, for proposal: ProposedViewSize) {
        if measurements.count == Self.most {
            measurements.removeOldest()
            areIncomplete = true
        }
        measurements.append(size, for: proposal)
    }

    /// What is known of a guide: its place, or that there is none; nil if nothing is known.
    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat?? {
        for guide in guides where guide.key == key && guide.proposal == proposal && guide.size == size {
            return .some(guide.value)
        }
        return nil
    }

    /// Keeps the place of a guide of which nothing is known yet.
    mutating func note(_ value: CGFloat?, for key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) {
        if guides.count == Self.most {
            guides.removeFirst()
            areIncomplete = true
        }
        guides.append(Guide(key: key, proposal: proposal, size: size, value: value))
    }

    /// Forgets all answers, but not that there were any.
    mutating func forget() {
        measurements.removeAll()
        guides.removeAll(keepingCapacity: true)
        spacing = nil
        priority = nil
        areIncomplete = false
    }
}
