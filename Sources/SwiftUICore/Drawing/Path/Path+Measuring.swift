import CoreGraphics
import DisplayList
import Foundation

extension Path {
    /// Returns a Boolean value that indicates whether a point is inside the path.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        guard p.x.isFinite, p.y.isFinite, data.boundingBox.sane.insetBy(dx: -1, dy: -1).contains(p) else {
            return false
        }
        if case .rect(let rect) = data { return rect.standardized.contains(p) }
        return Polyline.contain(Polyline.pieces(of: data), p, evenOdd: eoFill)
    }

    /// Returns the part of the path between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let from = min(max(from.isNaN ? 0 : from, 0), 1)
        let to = min(max(to.isNaN ? 0 : to, 0), 1)
        guard from < to else { return Path() }
        if from == 0, to == 1 { return self }
        let pieces = Polyline.pieces(of: data)
        let total = pieces.reduce(0) { $0 + $1.length }
        let range = (from * total)...(to * total)
        var elements: [PathElement] = []
        var walked: CGFloat = 0
        for piece in pieces {
            var isDrawing = false
            for (a, b) in zip(piece.loop, piece.loop.dropFirst()) {
                let length = hypot(b.x - a.x, b.y - a.y)
                defer { walked += length }
                guard length > 0, walked + length > range.lowerBound, walked < range.upperBound else { continue }
                func point(_ distance: CGFloat) -> CGPoint {
                    let f = min(max((distance - walked) / length, 0), 1)
                    return CGPoint(x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f)
                }
                if !isDrawing { elements.append(.move(point(range.lowerBound))) }
                isDrawing = true
                elements.append(.line(point(range.upperBound)))
            }
        }
        return Path(elements.isEmpty ? .empty : .elements(elements))
    }
}
