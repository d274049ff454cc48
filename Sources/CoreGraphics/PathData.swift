import Foundation

/// One step of a path.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
}

/// The geometry of a path as a plain value.
///
/// Rectangles, rounded rectangles and ellipses are kept as such, because painters draw them faster
/// and write them smaller than curves.
package enum PathData: Hashable, Sendable {
    case empty
    case rect(CGRect)
    /// Radii are limited to half of the sides. `continuous` draws Apple's smooth corner.
    case roundedRect(CGRect, cornerSize: CGSize, continuous: Bool)
    case ellipse(CGRect)
    case elements([PathElement])

    package var isEmpty: Bool {
        switch self {
        case .empty: true
        case .elements(let elements): elements.isEmpty
        default: false
        }
    }

    /// The path as elementary steps.
    package var elements: [PathElement] {
        switch self {
        case .empty: return []
        case .elements(let elements): return elements
        case .rect(let r):
            return [
                .move(CGPoint(x: r.minX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.minY)),
                .line(CGPoint(x: r.maxX, y: r.maxY)), .line(CGPoint(x: r.minX, y: r.maxY)), .close,
            ]
        case .ellipse(let r):
            return PathData.ellipseElements(r)
        case .roundedRect(let rect, let size, let continuous):
            let r = rect.standardized
            let corner = PathData.fittingCorner(size, in: r)
            return continuous
                ? PathData.continuousRectElements(r, corner) : PathData.roundedRectElements(r, corner)
        }
    }

    /// The bounding box of all points, control points included.
    package var boundingBox: CGRect {
        switch self {
        case .empty: return .null
        case .rect(let r), .ellipse(let r), .roundedRect(let r, _, _): return r.standardized
        case .elements(let elements):
            var minX = CGFloat.infinity
            var minY = CGFloat.infinity
            var maxX = -CGFloat.infinity
            var maxY = -CGFloat.infinity
            func add(_ p: CGPoint) {
                minX = min(minX, p.x)
                minY = min(minY, p.y)
                maxX = max(maxX, p.x)
                maxY = max(maxY, p.y)
            }
            for element in elements {
                switch element {
                case .move(let p), .line(let p): add(p)
                case .quadCurve(let p, let c):
                    add(p)
                    add(c)
                case .curve(let p, let c1, let c2):
                    add(p)
                    add(c1)
                    add(c2)
                case .close: break
                }
            }
            guard minX <= maxX, minY <= maxY else { return .null }
            return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        }
    }

    /// The path with every point moved by `transform`; simple shapes stay simple where they can.
    package func applying(_ t: CGAffineTransform) -> PathData {
        if t.isIdentity { return self }
        if t.b == 0, t.c == 0 {
            switch self {
            case .empty: return .empty
            case .rect(let r): return .rect(r.applying(t))
            case .ellipse(let r): return .ellipse(r.applying(t))
            case .roundedRect(let r, let corner, let continuous):
                return .roundedRect(
                    r.applying(t),
                    cornerSize: CGSize(width: corner.width * abs(t.a), height: corner.height * abs(t.d)),
                    continuous: continuous)
            case .elements: break
            }
        }
        return .elements(
            elements.map { element in
                switch element {
                case .move(let p): .move(p.applying(t))
                case .line(let p): .line(p.applying(t))
                case .quadCurve(let p, let c): .quadCurve(p.applying(t), control: c.applying(t))
                case .curve(let p, let c1, let c2):
                    .curve(p.applying(t), control1: c1.applying(t), control2: c2.applying(t))
                case .close: .close
                }
            })
    }

    /// The factor that makes four Bézier arcs look like a circle.
    package static let circleControl: CGFloat = 0.5522847498307936

    /// A corner cut to what `rect` has room for; none where the numbers make no sense.
    package static func fittingCorner(_ corner: CGSize, in rect: CGRect) -> CGSize {
        func fit(_ radius: CGFloat, _ side: CGFloat) -> CGFloat {
            radius > 0 && side > 0 ? min(radius, side / 2) : 0
        }
        return CGSize(width: fit(corner.width, rect.width), height: fit(corner.height, rect.height))
    }

    private static func ellipseElements(_ r: CGRect) -> [PathElement] {
        let kx = r.width / 2 * circleControl
        let ky = r.height / 2 * circleControl
        return [
            .move(CGPoint(x: r.maxX, y: r.midY)),
            .curve(
                CGPoint(x: r.midX, y: r.maxY), control1: CGPoint(x: r.maxX, y: r.midY + ky),
                control2: CGPoint(x: r.midX + kx, y: r.maxY)),
            .curve(
                CGPoint(x: r.minX, y: r.midY), control1: CGPoint(x: r.midX - kx, y: r.maxY),
                control2: CGPoint(x: r.minX, y: r.midY + ky)),
            .curve(
                CGPoint(x: r.midX, y: r.minY), control1: CGPoint(x: r.minX, y: r.midY - ky),
                control2: CGPoint(x: r.midX - kx, y: r.minY)),
            .curve(
                CGPoint(x: r.maxX, y: r.midY), control1: CGPoint(x: r.midX + kx, y: r.minY),
                control2: CGPoint(x: r.maxX, y: r.midY - ky)),
            .close,
        ]
    }

    private static func roundedRectElements(_ r: CGRect, _ corner: CGSize) -> [PathElement] {
        let w = corner.width
        let h = corner.height
        let kx = w * (1 - circleControl)
        let ky = h * (1 - circleControl)
        return [
            .move(CGPoint(x: r.minX + w, y: r.minY)),
            .line(CGPoint(x: r.maxX - w, y: r.minY)),
            .curve(
                CGPoint(x: r.maxX, y: r.minY + h), control1: CGPoint(x: r.maxX - kx, y: r.minY),
                control2: CGPoint(x: r.maxX, y: r.minY + ky)),
            .line(CGPoint(x: r.maxX, y: r.maxY - h)),
            .curve(
                CGPoint(x: r.maxX - w, y: r.maxY), control1: CGPoint(x: r.maxX, y: r.maxY - ky),
                control2: CGPoint(x: r.maxX - kx, y: r.maxY)),
            .line(CGPoint(x: r.minX + w, y: r.maxY)),
            .curve(
                CGPoint(x: r.minX, y: r.maxY - h), control1: CGPoint(x: r.minX + kx, y: r.maxY),
                control2: CGPoint(x: r.minX, y: r.maxY - ky)),
            .line(CGPoint(x: r.minX, y: r.minY + h)),
            .curve(
                CGPoint(x: r.minX + w, y: r.minY), control1: CGPoint(x: r.minX, y: r.minY + ky),
                control2: CGPoint(x: r.minX + kx, y: r.minY)),
            .close,
        ]
    }

    /// How far along the edge, in radii, a smooth corner begins to leave it.
    package static let continuousReach: CGFloat = smoothCorner[0].x

    /// Apple's smooth corner as three Bézier curves, in radii from the corner: curvature grows along the
    /// edge until the middle curve, which lies near the plain arc. As measured by others and published.
    private static let smoothCorner: [CGPoint] = {
        let half = [
            (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956),
        ]
        return half.map { CGPoint(x: $0.0, y: $0.1) } + half.reversed().map { CGPoint(x: $0.1, y: $0.0) }
    }()

    /// The plain arc cut into three curves at the same places.
    private static let plainCorner: [CGPoint] = {
        let cut = acos(1 - smoothCorner[3].y)
        let right = CGFloat.pi / 2
        let angles = [0, cut, right - cut, right]
        func point(_ angle: CGFloat, ahead: CGFloat) -> CGPoint {
            CGPoint(x: 1 - sin(angle) - ahead * cos(angle), y: 1 - cos(angle) + ahead * sin(angle))
        }
        var points = [point(0, ahead: 0)]
        for (from, to) in zip(angles, angles.dropFirst()) {
            let handle = 4 / 3 * tan((to - from) / 4)
            points += [point(from, ahead: handle), point(to, ahead: -handle), point(to, ahead: 0)]
        }
        return points
    }()

    private static func continuousRectElements(_ r: CGRect, _ corner: CGSize) -> [PathElement] {
        var elements = (0..<4).flatMap { cornerElements(r, corner, continuous: true, index: $0) }
        if case .line(let start) = elements[0] { elements[0] = .move(start) }
        return elements + [.close]
    }

    /// A line to one corner and the curve round it, clockwise from the top right (0) to the top left (3).
    package static func cornerElements(
        _ r: CGRect, _ corner: CGSize, continuous: Bool, index: Int
    ) -> [PathElement] {
        // How much of the longer run there is room for. With none the corner is the plain arc, so
        // the ends of a capsule stay round.
        func room(_ side: CGFloat, _ radius: CGFloat) -> CGFloat {
            radius > 0 ? min(max((side / 2 / radius - 1) / (continuousReach - 1), 0), 1) : 0
        }
        let ease = continuous ? min(room(r.width, corner.width), room(r.height, corner.height)) : 0
        let (w, h) = (corner.width, corner.height)
        let points = zip(plainCorner, smoothCorner).map { plain, smooth in
            let p = CGPoint(x: plain.x + (smooth.x - plain.x) * ease, y: plain.y + (smooth.y - plain.y) * ease)
            switch index {
            case 0: return CGPoint(x: r.maxX - p.x * w, y: r.minY + p.y * h)
            case 1: return CGPoint(x: r.maxX - p.y * w, y: r.maxY - p.x * h)
            case 2: return CGPoint(x: r.minX + p.x * w, y: r.maxY - p.y * h)
            default: return CGPoint(x: r.minX + p.y * w, y: r.minY + p.x * h)
            }
        }
        return [.line(points[0])]
            + stride(from: 1, to: points.count, by: 3).map {
                .curve(points[$0 + 2], control1: points[$0], control2: points[$0 + 1])
            }
    }
}
