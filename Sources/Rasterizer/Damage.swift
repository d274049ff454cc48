import CoreGraphics
import DisplayList
import Foundation

/// Finds which pixels differ between two display lists without painting them.
struct Damage {
    let scale: Double
    let canvas: DeviceRect

    /// More rectangles than these are painted as one.
    private static let mostRects = 12

    func between(_ old: DisplayNode, _ new: DisplayNode) -> [DeviceRect] {
        var rects = merged(
            changes(old, new, visible).map {
                DeviceRect(touching: $0.scaled(by: scale), margin: 1).intersection(canvas)
            })
        guard !rects.isEmpty, new.readsBehind else { return rects }
        // A blurred background needs all that it blurs painted again, even what lies outside of the change.
        var backdrops: [DeviceRect] = []
        collectBackdrops(new, CGAffineTransform(scaleX: scale, y: scale), into: &backdrops)
        var grown = true
        while grown {
            grown = false
            for backdrop in backdrops {
                for index in rects.indices
                where !rects[index].intersection(backdrop).isEmpty && !rects[index].contains(backdrop) {
                    rects[index] = rects[index].union(backdrop)
                    grown = true
                }
            }
            rects = merged(rects)
        }
        return rects
    }

    // MARK: Changes

    /// The canvas in points, and somewhat more.
    private var visible: CGRect {
        let margin = 2.0
        return CGRect(
            x: Double(canvas.x0) / scale - margin, y: Double(canvas.y0) / scale - margin,
            width: Double(canvas.width) / scale + 2 * margin, height: Double(canvas.height) / scale + 2 * margin)
    }

    /// The rectangles that differ, in the nodes' parent's coordinates. What lies outside of `visible` may be left out; nil
    /// where it is not known what can be seen.
    private func changes(_ old: DisplayNode, _ new: DisplayNode, _ visible: CGRect?) -> [CGRect] {
        if old === new { return [] }
        if let visible, !new.bounds.touches(visible), !old.bounds.touches(visible) { return [] }
        guard old.id == new.id, old.origin == new.origin, old.effects == new.effects else {
            return [old.bounds, new.bounds]
        }
        // With and without a layer, opacity is rounded differently.
        if !new.effects.isEmpty, old.holdsOneOperation != new.holdsOneOperation { return [old.bounds, new.bounds] }
        // The same goes for what is clipped.
        if !new.effects.isEmpty, old.blends != new.blends { return [old.bounds, new.bounds] }
        if old.contentBounds != new.contentBounds, new.effects.contains(where: \.showsItsBounds) {
            return [old.bounds, new.bounds]
        }
        // Some effects show what lies elsewhere.
        let inside =
            new.effects.allSatisfy(\.leavesPlaces) ? visible?.offsetBy(dx: -new.origin.x, dy: -new.origin.y) : nil
        var rects = changes(old.items, new.items, inside)
        if rects.count > Self.mostRects { rects = [rects.reduce(.null) { $0.union($1) }] }
        for effect in new.effects { rects = rects.map(effect.reach) }
        return rects.map { $0.isNull ? $0 : $0.offsetBy(dx: new.origin.x, dy: new.origin.y).sane }
    }

    private func changes(_ old: [DisplayNode.Item], _ new: [DisplayNode.Item], _ visible: CGRect?) -> [CGRect] {
        let difference = ItemDifference(old, new)
        var rects: [CGRect] = []
        func compare(_ a: Int, _ b: Int) {
            guard case .node(let before) = old[a], case .node(let after) = new[b] else { return }
            let found = changes(before, after, visible)
            if !found.isEmpty { rects += found }
        }
        for index in 0..<difference.prefix { compare(index, index) }
        for back in 1..<(difference.suffix + 1) { compare(old.count - back, new.count - back) }
        // What came or went is painted as a whole.
        var (i, j) = (difference.prefix, difference.prefix)
        for pair in difference.pairs + [(old.count - difference.suffix, new.count - difference.suffix)] {
            if i < pair.old { rects += old[i..<pair.old].map(\.bounds) }
            if j < pair.new { rects += new[j..<pair.new].map(\.bounds) }
            if pair.new < new.count - difference.suffix { compare(pair.old, pair.new) }
            (i, j) = (pair.old + 1, pair.new + 1)
        }
        return rects
    }

    // MARK: Backdrops

    private func collectBackdrops(_ node: DisplayNode, _ parent: CGAffineTransform, into found: inout [DeviceRect]) {
        guard node.readsBehind else { return }
        var matrix = parent.translatedBy(x: node.origin.x, y: node.origin.y)
        for effect in node.effects.reversed() {
            if case .transform(let transform) = effect { matrix = transform.concatenating(matrix) }
            if let behind = effect.readsBehind {
                found.append(Backdrop.area(behind.path, radius: behind.blurRadius, matrix).intersection(canvas))
            }
        }
        for case .node(let child) in node.items { collectBackdrops(child, matrix, into: &found) }
    }

    // MARK: Merging

    /// Joins rectangles that overlap or nearly do, so that no pixel is painted twice.
    private func merged(_ rects: [DeviceRect]) -> [DeviceRect] {
        var result: [DeviceRect] = []
        for rect in rects where !rect.isEmpty {
            var rect = rect
            while let index = result.firstIndex(where: { isWorthJoining($0, rect) }) {
                rect = rect.union(result.remove(at: index))
            }
            result.append(rect)
        }
        guard result.count > Self.mostRects else { return result }
        return [result.reduce(.empty) { $0.union($1) }]
    }

    private func isWorthJoining(_ a: DeviceRect, _ b: DeviceRect) -> Bool {
        !a.intersection(b).isEmpty || a.union(b).area <= a.area + b.area + 1024
    }
}

extension LayerEffect {
    /// Whether a pixel shows nothing of the contents but what they have at the same place.
    fileprivate var leavesPlaces: Bool {
        switch self {
        case .clip, .opacity, .group, .blendMode, .colorFilter, .mask: true
        case .transform, .projection, .blur, .shadow, .backdrop, .glass: false
        }
    }

    /// Where the contents are empty something is painted too, as far as their bounds go.
    fileprivate var showsItsBounds: Bool {
        switch self {
        case .blendMode(let mode):
            [.clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop].contains(mode)
        case .blur(_, let opaque): opaque
        default: false
        }
    }
}

extension CGRect {
    /// Whether something of the rectangle may lie in `other`; false for nothing.
    fileprivate func touches(_ other: CGRect) -> Bool {
        !isNull && minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
    }

    func scaled(by scale: Double) -> CGRect {
        isNull ? self : CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
    }
}
