import CoreGraphics
import DisplayList
import Foundation

/// A fill that nothing shines through: what is painted before it, and where it lies, need not be painted.
struct Occluder: Equatable {
    /// The pixels that it covers wholly.
    let rect: DeviceRect
    /// How many operations of the list come before it.
    let position: Int
}

/// Looks for the fill that hides most of what is to be painted: a sheet, a pushed screen, the background of a list.
struct OccluderSearch {
    /// The pixels that are to be painted.
    let clip: DeviceRect
    /// What hides less is not worth the search, in pixels.
    static let leastArea = 1 << 14

    private(set) var best: Occluder?
    /// What is read before it is covered, by blurred backgrounds that have come by so far.
    private var read: [DeviceRect] = []
    private var position = 0

    init(_ root: DisplayNode, _ clip: DeviceRect, _ matrix: CGAffineTransform) {
        self.clip = clip
        if clip.area >= Self.leastArea { visit(root, clip, matrix, hides: true) }
    }

    /// `clip` is what the node may cover; `hides` tells whether its fills keep their colors on their way to the canvas.
    private mutating func visit(_ node: DisplayNode, _ clip: DeviceRect, _ matrix: CGAffineTransform, hides: Bool) {
        let start = position
        defer { position = start + node.operationCount }
        let reach = DeviceRect(touching: node.bounds.applying(matrix), margin: 1)
        var clip = clip.intersection(reach)
        var hides = hides && !node.blends && clip.area >= max(Self.leastArea, (best?.rect.area ?? 0))
        guard hides || node.readsBehind else { return }
        var matrix = matrix.translatedBy(x: node.origin.x, y: node.origin.y)
        for effect in node.effects.reversed() {
            switch effect {
            case .transform(let transform):
                matrix = transform.concatenating(matrix)
                if !matrix.isSane || !matrix.isUpright { hides = false }
            case .clip(let path, _, _):
                clip = clip.intersection(Self.inside(path, matrix) ?? .empty)
            case .opacity(let opacity):
                if opacity != 1 { hides = false }
            case .blendMode(let mode):
                if mode != .normal { hides = false }
            case .group, .shadow: break
            case .backdrop, .glass:
                if let behind = effect.readsBehind {
                    read.append(Backdrop.area(behind.path, radius: behind.blurRadius, matrix))
                }
            case .projection:
                hides = false
                // Where it is read is not known.
                if node.readsBehind { read.append(self.clip) }
            case .blur, .mask, .colorFilter: hides = false
            }
        }
        for item in node.items {
            switch item {
            case .node(let child): visit(child, clip, matrix, hides: hides)
            case .draw(let operation):
                if hides, case .fill(let path, .color(let color), _, true) = operation, color.alpha >= 1 {
                    consider(path, clip, matrix)
                }
                position += 1
            }
        }
    }

    private mutating func consider(_ path: PathData, _ clip: DeviceRect, _ matrix: CGAffineTransform) {
        guard let inside = Self.inside(path, matrix) else { return }
        let rect = inside.intersection(clip)
        // Of two that hide as much, the later hides the earlier, too.
        guard rect.area >= max(Self.leastArea, best?.rect.area ?? 0),
            read.allSatisfy({ $0.intersection(rect).isEmpty })
        else { return }
        best = Occluder(rect: rect, position: position)
    }

    /// Pixels that a shape surely covers wholly; nil if that is not easily told.
    private static func inside(_ path: PathData, _ matrix: CGAffineTransform) -> DeviceRect? {
        guard matrix.isSane, matrix.isUpright else { return nil }
        switch path {
        case .rect(let rect): return DeviceRect(snapping: rect.standardized.applying(matrix))
        case .roundedRect(let rect, let corner, let continuous):
            let rect = rect.standardized
            let reach = continuous ? PathData.continuousReach : 1
            let ends = min(PathData.fittingCorner(corner, in: rect).height * reach, rect.height / 2)
            return DeviceRect(filledBy: rect.insetBy(dx: 0, dy: ends).applying(matrix))
        case .elements(let elements):
            return PathBands(elements)?.filled.map { DeviceRect(filledBy: $0.applying(matrix)) }
        case .empty, .ellipse: return nil
        }
    }
}

extension DeviceRect {
    /// The pixels that lie wholly in `rect`; empty if a number is not one.
    fileprivate init(filledBy rect: CGRect) {
        // What computing has added to a whole number.
        let least = 1e-6
        self.init(touching: rect.insetBy(dx: 1 - least, dy: 1 - least))
    }

    /// The smallest rectangle that holds what `other` leaves over.
    func without(_ other: DeviceRect) -> DeviceRect {
        if other.contains(self) { return .empty }
        var rest = self
        if other.x0 <= x0, other.x1 >= x1, other.y0 < y1, other.y1 > y0 {
            if other.y0 <= y0 { rest.y0 = other.y1 } else if other.y1 >= y1 { rest.y1 = other.y0 }
        } else if other.y0 <= y0, other.y1 >= y1, other.x0 < x1, other.x1 > x0 {
            if other.x0 <= x0 { rest.x0 = other.x1 } else if other.x1 >= x1 { rest.x1 = other.x0 }
        }
        return rest
    }
}
