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
            return PathData.roundedRectElements(r, CornerSizes(corner), continuous: continuous)
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
        return mapPoints { $0.applying(t) }
    }

    /// The path's elements with every point, control points included, where `place` puts it.
    package func mapPoints(_ place: (CGPoint) -> CGPoint) -> PathData {
        .elements(
            elements.map { element in
                switch element {
                case .move(let p): .move(place(p))
                case .line(let p): .line(place(p))
                case .quadCurve(let p, let c): .quadCurve(place(p), control: place(c))
                case .curve(let p, let c1, let c2): .curve(place(p), control1: place(c1), control2: place(c2))
                case .close: .close
                }
            })
    }

    /// The factor that makes four Bézier arcs look like a circle.
    package static let circleControl: CGFloat = 0.5522847498307936

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
}
