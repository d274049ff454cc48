import Foundation
import SwiftUI

extension DrawnPlot {
    /// Where slices begin and end, as shares of the whole.
    private var shares: [(mark: _Mark, start: Double, end: Double)] {
        let slices = marks.map(\.mark).filter { $0.kind == .sector }
        let total = slices.reduce(0) { $0 + max(0, $1.y.upper?.number ?? $1.y.start?.number ?? 0) }
        let limit = slices.compactMap(\.y.upper?.number).max()
        var turned = 0.0
        return slices.map { mark in
            let start = mark.y.start?.number ?? 0
            if let limit, limit > 0, let upper = mark.y.upper?.number { return (mark, start / limit, upper / limit) }
            let share = total > 0 ? max(0, start) / total : 0
            defer { turned += share }
            return (mark, turned, turned + share)
        }
    }

    /// The sum of all slices.
    var angleTotal: Double {
        let slices = marks.map(\.mark).filter { $0.kind == .sector }
        return slices.compactMap(\.y.upper?.number).max()
            ?? slices.reduce(0) { $0 + max(0, $1.y.start?.number ?? 0) }
    }

    /// Slices, clockwise from the top.
    func sectors(in size: CGSize) -> [Piece] {
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let room = min(size.width, size.height) / 2
        return shares.map { mark, start, end in
            let outer = max(0, mark.outerRadius.radius(in: room, automatic: room))
            let inner = min(outer, max(0, mark.innerRadius.radius(in: outer, automatic: 0)))
            let slice = Slice(
                center: center, inner: inner, outer: outer, start: start * 2 * .pi - .pi / 2,
                end: end * 2 * .pi - .pi / 2, inset: mark.angularInset, corner: mark.cornerRadius ?? 0)
            let middle = (start + end) * .pi - .pi / 2
            let radius = (outer + inner) / 2
            let place = CGPoint(x: center.x + cos(middle) * radius, y: center.y + sin(middle) * radius)
            var path = slice.path
            let offset = mark.offset
            path = path.offsetBy(dx: offset.xStart, dy: offset.yEnd)
            return Piece(
                path, mark, styles.style(of: mark),
                box: CGRect(x: place.x + offset.xStart, y: place.y + offset.yEnd, width: 0, height: 0))
        }
    }
}

/// A slice of a ring or a pie.
private struct Slice {
    let center: CGPoint
    let inner: CGFloat
    let outer: CGFloat
    let start: Double
    let end: Double
    /// The distance to the neighbors, in points.
    let inset: CGFloat
    let corner: CGFloat

    private func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
        CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }

    /// How far the edges are turned inwards at a radius, so that they stay at the same distance from the neighbors.
    private func turn(_ radius: CGFloat) -> Double {
        radius > 0 ? min(asin(min(1, Double(inset / radius))), (end - start) / 2) : 0
    }

    var path: Path {
        guard end > start, outer > 0 else { return Path() }
        let isWhole = end - start > 2 * .pi - 1e-6
        let outerTurn = isWhole ? 0 : turn(outer)
        // Corners are no larger than the slice is wide.
        let width = Double(outer) * (end - start - 2 * outerTurn)
        let radius = max(0, min(corner, (outer - inner) / 2, CGFloat(width / 2)))
        return Path { path in
            let (from, to) = (start + outerTurn, end - outerTurn)
            if radius > 0, !isWhole {
                let outerStep = asin(Double(radius / (outer - radius)))
                rounded(&path, radius, at: outer - radius, from, outerStep, isOuter: true, isEnd: false)
                path.addArc(
                    center: center, radius: outer, startAngle: .radians(from + outerStep),
                    endAngle: .radians(to - outerStep), clockwise: false)
                rounded(&path, radius, at: outer - radius, to, outerStep, isOuter: true, isEnd: true)
            } else {
                path.addArc(
                    center: center, radius: outer, startAngle: .radians(from), endAngle: .radians(to),
                    clockwise: false)
            }
            if inner > 0 {
                let innerTurn = isWhole ? 0 : turn(inner)
                let (from, to) = (start + innerTurn, end - innerTurn)
                let small = min(radius, inner * CGFloat(max(0, to - from)) / 2)
                if small > 0, !isWhole {
                    let step = asin(Double(small / (inner + small)))
                    rounded(&path, small, at: inner + small, to, step, isOuter: false, isEnd: true)
                    path.addArc(
                        center: center, radius: inner, startAngle: .radians(to - step),
                        endAngle: .radians(from + step), clockwise: true)
                    rounded(&path, small, at: inner + small, from, step, isOuter: false, isEnd: false)
                } else {
                    path.addArc(
                        center: center, radius: inner, startAngle: .radians(to), endAngle: .radians(from),
                        clockwise: true)
                }
            } else if !isWhole {
                // The tip, where edges at the same distance from the neighbors meet.
                let half = (end - start) / 2
                path.addLine(to: point(half < .pi / 2 ? min(outer, inset / CGFloat(sin(half))) : 0, start + half))
            }
            path.closeSubpath()
        }
    }

    /// One corner: a quadratic curve from the edge to the arc, or back.
    private func rounded(
        _ path: inout Path, _ radius: CGFloat, at edge: CGFloat, _ angle: Double, _ step: Double, isOuter: Bool,
        isEnd: Bool
    ) {
        let onEdge = point(edge, angle)
        let arc = isOuter ? outer : inner
        let onArc = point(arc, isEnd ? angle - step : angle + step)
        let corner = point(arc, angle)
        // Edge to arc at the outer beginning and the inner end of the way around.
        let entersArc = isOuter != isEnd
        let first = entersArc ? onEdge : onArc
        if path.isEmpty { path.move(to: first) } else { path.addLine(to: first) }
        path.addQuadCurve(to: entersArc ? onArc : onEdge, control: corner)
    }
}
