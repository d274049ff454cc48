import CoreGraphics
import Foundation

/// Where a path of few pieces, as a sheet with two round corners, is crossed by straight lines only. All rows of pixels
/// between them, or all columns, are covered alike.
struct PathBands {
    /// Between these only upright lines cross; nil if there is no such place.
    private(set) var rows: ClosedRange<CGFloat>?
    /// Between these only level lines cross.
    private(set) var columns: ClosedRange<CGFloat>?
    private var pieces: [Piece] = []

    /// The box around a line or a curve and its control points.
    private struct Piece {
        var x: ClosedRange<CGFloat>
        var y: ClosedRange<CGFloat>

        // Corners are computed, so the ends of a straight line may differ by a little.
        var isUpright: Bool { x.length < 1e-6 }
        var isLevel: Bool { y.length < 1e-6 }
    }

    /// A drawing of more than these pieces has hardly such a place.
    static let mostElements = 32

    /// Nil for what has none.
    init?(_ elements: [PathElement]) {
        guard elements.count <= Self.mostElements else { return nil }
        var start = CGPoint.zero
        var end = CGPoint.zero
        var isFinite = true
        func add(_ points: CGPoint...) {
            var x = end.x...end.x
            var y = end.y...end.y
            for point in points {
                guard point.x.isFinite, point.y.isFinite else { isFinite = false; return }
                x = min(x.lowerBound, point.x)...max(x.upperBound, point.x)
                y = min(y.lowerBound, point.y)...max(y.upperBound, point.y)
            }
            pieces.append(Piece(x: x, y: y))
            end = points.last!
        }
        for element in elements {
            switch element {
            case .move(let point):
                guard point.x.isFinite, point.y.isFinite else { return nil }
                add(start)
                (start, end) = (point, point)
            case .line(let point): add(point)
            case .quadCurve(let point, let control): add(control, point)
            case .curve(let point, let control1, let control2): add(control1, control2, point)
            case .close: add(start)
            }
        }
        add(start)
        guard isFinite else { return nil }
        rows = Self.largestGap(in: pieces.filter { !$0.isUpright }.map(\.y))
        columns = Self.largestGap(in: pieces.filter { !$0.isLevel }.map(\.x))
        if rows == nil, columns == nil { return nil }
    }

    private static func largestGap(in ranges: [ClosedRange<CGFloat>]) -> ClosedRange<CGFloat>? {
        let ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
        guard var reached = ranges.first?.upperBound else { return nil }
        var best: ClosedRange<CGFloat>?
        for range in ranges {
            if range.lowerBound > reached, range.lowerBound - reached > best?.length ?? 0 {
                best = reached...range.lowerBound
            }
            reached = max(reached, range.upperBound)
        }
        return best
    }

    /// What the path surely fills: where two upright lines cross the rows, all between them.
    var filled: CGRect? {
        guard let rows else { return nil }
        var crossings: [CGFloat: CGFloat] = [:]
        for piece in pieces where piece.isUpright && !piece.isLevel && piece.y.overlaps(rows) {
            let x = crossings.keys.first { abs($0 - piece.x.lowerBound) < 1e-6 } ?? piece.x.lowerBound
            crossings[x, default: 0] += piece.y.clamped(to: rows).length
        }
        // A side may be of two lines, but not lie there twice.
        guard crossings.count == 2, crossings.values.allSatisfy({ abs($0 - rows.length) < 1e-6 }),
            let left = crossings.keys.min(), let right = crossings.keys.max()
        else { return nil }
        return CGRect(x: left, y: rows.lowerBound, width: right - left, height: rows.length)
    }
}

extension ClosedRange<CGFloat> {
    fileprivate var length: CGFloat { upperBound - lowerBound }
}

/// Whole rows, or columns, of pixels that are left out of a mask, since one more row, before them, is covered as they are.
struct LeftOut {
    let first: Int
    let count: Int

    init(_ band: ClosedRange<CGFloat>?) {
        guard let band else { (first, count) = (0, 0); return }
        let end = Int(band.upperBound.rounded(.down))
        first = Int(band.lowerBound.rounded(.up)) + 1
        count = max(0, end - first)
    }

    /// Where a place is when they are left out. Of what lies among them only straight lines continue.
    func moved(_ place: CGFloat) -> CGFloat {
        place <= CGFloat(first) ? place : max(CGFloat(first), place - CGFloat(count))
    }
}
