import Foundation

/// The radii of a rectangle's corners, each with its own across and down.
package struct CornerSizes {
    package var topLeft: CGSize
    package var topRight: CGSize
    package var bottomRight: CGSize
    package var bottomLeft: CGSize

    package init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// The same radii at all corners.
    package init(_ size: CGSize) { self.init(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size) }
}

extension PathData {
    /// A corner cut to what `rect` has room for; none if the numbers make no sense.
    package static func fittingCorner(_ corner: CGSize, in rect: CGRect) -> CGSize {
        func fit(_ radius: CGFloat, _ side: CGFloat) -> CGFloat {
            radius > 0 && side > 0 ? min(radius, side / 2) : 0
        }
        return CGSize(width: fit(corner.width, rect.width), height: fit(corner.height, rect.height))
    }

    /// How far along the edge, in radii, a smooth corner begins to leave it.
    package static let continuousReach: CGFloat = 1.528665

    /// A rectangle with rounded corners that its sides have room for. It begins in the middle of its right side and goes down,
    /// as Apple's does, so that dashes and trims begin there.
    package static func roundedRectElements(_ r: CGRect, _ sizes: CornerSizes, continuous: Bool) -> [PathElement] {
        let start = (r.minY + sizes.topRight.height + r.maxY - sizes.bottomRight.height) / 2
        var elements = [PathElement.move(CGPoint(x: r.maxX, y: start))]
        // Neighbors share the edge between them in the proportion of their radii.
        func share(_ own: CGFloat, _ other: CGFloat, of edge: CGFloat) -> CGFloat {
            own > 0 ? min(max(edge / (own + other), 1), continuousReach) : 1
        }
        let across = { (own: CGSize, other: CGSize) in share(own.width, other.width, of: r.width) }
        let down = { (own: CGSize, other: CGSize) in share(own.height, other.height, of: r.height) }
        let (topLeft, topRight) = (sizes.topLeft, sizes.topRight)
        let (bottomRight, bottomLeft) = (sizes.bottomRight, sizes.bottomLeft)
        let corners: [Corner] = [
            Corner(
                place: CGPoint(x: r.maxX, y: r.maxY), before: CGVector(dx: 0, dy: -bottomRight.height),
                after: CGVector(dx: -bottomRight.width, dy: 0), room: down(bottomRight, topRight),
                roomAfter: across(bottomRight, bottomLeft)),
            Corner(
                place: CGPoint(x: r.minX, y: r.maxY), before: CGVector(dx: bottomLeft.width, dy: 0),
                after: CGVector(dx: 0, dy: -bottomLeft.height), room: across(bottomLeft, bottomRight),
                roomAfter: down(bottomLeft, topLeft)),
            Corner(
                place: CGPoint(x: r.minX, y: r.minY), before: CGVector(dx: 0, dy: topLeft.height),
                after: CGVector(dx: topLeft.width, dy: 0), room: down(topLeft, bottomLeft),
                roomAfter: across(topLeft, topRight)),
            Corner(
                place: CGPoint(x: r.maxX, y: r.minY), before: CGVector(dx: -topRight.width, dy: 0),
                after: CGVector(dx: 0, dy: topRight.height), room: across(topRight, topLeft),
                roomAfter: down(topRight, bottomRight)),
        ]
        for corner in corners { elements += continuous ? corner.smooth : corner.plain }
        return elements + [.close]
    }

    /// A corner on the way round a rectangle.
    private struct Corner {
        var place: CGPoint
        /// The radius along the edge that comes from before, pointing back along it.
        var before: CGVector
        /// The radius along the edge that continues.
        var after: CGVector
        /// How much of each edge belongs to the corner, in radii: between one and all of a smooth corner's reach.
        var room: CGFloat
        var roomAfter: CGFloat

        /// A point counted from the corner, in radii.
        private func point(_ back: CGFloat, _ on: CGFloat) -> CGPoint {
            CGPoint(
                x: place.x + before.dx * back + after.dx * on, y: place.y + before.dy * back + after.dy * on)
        }

        private var isSharp: Bool { (before.dx == 0 && before.dy == 0) || (after.dx == 0 && after.dy == 0) }

        /// A quarter of an ellipse.
        var plain: [PathElement] {
            if isSharp { return [.line(place)] }
            let handle = 1 - circleControl
            return [
                .line(point(1, 0)), .curve(point(0, 1), control1: point(handle, 0), control2: point(0, handle)),
            ]
        }

        /// Apple's smooth corner, three curves: curvature grows along the edge until the middle curve, which lies near the plain
        /// arc. Where there is less room than it would like, the outer curves begin later and their handles go with them. The
        /// numbers are those of Apple's own paths, as measured by others and published.
        var smooth: [PathElement] {
            if isSharp { return [.line(place)] }
            func handles(_ room: CGFloat) -> (far: CGFloat, near: CGFloat) {
                let ease = (room - 1) / (continuousReach - 1)
                return (0.96 + (1.08849296 - 0.96) * ease, 0.82 + (0.86840694 - 0.82) * ease)
            }
            let (first, last) = (handles(room), handles(roomAfter))
            let (a, b, c, d) = (0.63149379, 0.07491139, 0.37282383, 0.16905956) as (CGFloat, CGFloat, CGFloat, CGFloat)
            return [
                .line(point(room, 0)),
                .curve(point(a, b), control1: point(first.far, 0), control2: point(first.near, 0)),
                .curve(point(b, a), control1: point(c, d), control2: point(d, c)),
                .curve(point(0, roomAfter), control1: point(0, last.near), control2: point(0, last.far)),
            ]
        }
    }
}
