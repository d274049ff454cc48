import Foundation

/// How far views that have a guide in common reach on both sides of it, along one dimension.
struct GuideExtent {
    private var before = -CGFloat.infinity
    private var after = -CGFloat.infinity
    private var isEndless = false

    /// Counts a view of a length whose guide lies at a place of it.
    mutating func include(_ length: CGFloat, guide: CGFloat) {
        // Where the guide of an endless view lies says nothing, and what lies on both sides of it would cancel out.
        guard length < .infinity else {
            isEndless = true
            return
        }
        let guide = guide.isFinite ? guide : 0
        before = max(before, guide)
        after = max(after, length - guide)
    }

    /// Where the common guide lies.
    var guide: CGFloat { before.isFinite ? before : 0 }

    /// The length of all views together; never negative.
    var length: CGFloat { isEndless ? .infinity : max(0, before + after) }
}
