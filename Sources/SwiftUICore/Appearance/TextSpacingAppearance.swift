import Foundation

/// The distance that lines of text in separate views keep from each other in a stack without a spacing of its own.
///
/// Apple publishes no number, only that texts stand closer than other views. The line pitches of the Human Interface
/// Guidelines (Typography, "Specifications", iOS) are kept across views as they are meant within one: the distance is what the
/// pitch of a size has more than the line's own height.
enum TextSpacingAppearance {
    /// Point sizes with their line pitches.
    private static let pitches: [(size: CGFloat, pitch: CGFloat)] = [
        (11, 13), (12, 16), (13, 18), (15, 20), (16, 21), (17, 22), (20, 25), (22, 28), (28, 34), (34, 41), (40, 48),
        (53, 62), (60, 70),
    ]

    /// The height of San Francisco's lines, as a part of the size.
    private static let lineHeight: CGFloat = 1.193

    /// The distance that text of a point size likes, in points.
    static func distance(forSize size: CGFloat) -> CGFloat {
        guard size.isFinite, let first = pitches.first, let last = pitches.last else { return 0 }
        let pitch: CGFloat
        if size <= first.size {
            pitch = first.pitch * size / first.size
        } else if size >= last.size {
            pitch = last.pitch * size / last.size
        } else {
            let upper = pitches.firstIndex { $0.size >= size } ?? 1
            let (low, high) = (pitches[upper - 1], pitches[upper])
            pitch = low.pitch + (high.pitch - low.pitch) * (size - low.size) / (high.size - low.size)
        }
        return max(0, pitch - size * lineHeight)
    }
}
