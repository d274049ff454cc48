import CoreGraphics
import DisplayList
import Foundation
import Typesetter

/// How a text goes over from one content to another.
final class TextTransition: TrackOwner {
    /// A text that goes, and how.
    private struct Old {
        let text: LaidOutText
        /// Whether characters roll, and that they do so downwards; nil if the text fades.
        let rollsDown: Bool?
        let ids: [UInt64]
    }

    private weak var node: RenderNode?
    private let change: ContentChange<Old>
    /// Glyphs on their way to other places and sizes, where the characters stay the same.
    var track = AnimationTrack<ComponentVector>()
    private var glyphCount = 0

    init(_ node: RenderNode) {
        self.node = node
        change = ContentChange(node)
    }

    var isEmpty: Bool { change.isEmpty && track.isEmpty }

    /// `old` goes and `new` comes by a transition.
    func replace(
        _ old: LaidOutText, with new: LaidOutText, rollsDown: Bool?, interpolates: Bool, _ transaction: Transaction,
        in tree: RenderTree
    ) {
        var fades = true
        if interpolates, old.hasSameGlyphs(as: new) {
            startTrack(transaction, way: new.geometry - old.geometry, in: tree)
            glyphCount = new.layout.runs.count
            // Outlines of another face are faded into as they become each other's size.
            fades = zip(old.layout.runs, new.layout.runs).contains { $0.glyphs.face != $1.glyphs.face }
        } else {
            track = AnimationTrack()
        }
        guard fades else { return }
        let old = Old(text: old, rollsDown: rollsDown, ids: [tree.makeNodeID(), tree.makeNodeID()])
        change.replace(old, transaction, in: tree)
    }

    var isTrackSeen: Bool { node != nil }
    var isOutOfSight: Bool { node?.isHiddenByContainer == true }
    func trackDidAdvance() { node?.setNeedsDisplay() }

    // MARK: Drawing

    func draw(_ text: LaidOutText, in bounds: CGRect, id: UInt64, on canvas: inout DisplayCanvas) {
        guard let latest = change.leaving.last else {
            return drawOnItsWay(text, in: bounds, id: id, on: &canvas)
        }
        for leaving in change.leaving.dropLast() {
            faded(leaving.presence, leaving.content.ids[0], on: &canvas) {
                drawOnItsWay(leaving.content.text, like: text, in: bounds, id: id, on: &$0)
            }
        }
        if let rollsDown = latest.content.rollsDown {
            return roll(latest, to: text, down: rollsDown, in: bounds, id: id, on: &canvas)
        }
        faded(latest.presence, latest.content.ids[0], on: &canvas) {
            drawOnItsWay(latest.content.text, like: text, in: bounds, id: id, on: &$0)
        }
        faded(latest.progress, latest.content.ids[1], on: &canvas) {
            drawOnItsWay(text, in: bounds, id: id, on: &$0)
        }
    }

    private func faded(
        _ opacity: Double, _ id: UInt64, on canvas: inout DisplayCanvas, _ draw: (inout DisplayCanvas) -> Void
    ) {
        guard opacity > 0 else { return }
        var inner = DisplayCanvas()
        draw(&inner)
        canvas.draw(
            DisplayNode(
                id: id, origin: .zero, effects: opacity < 1 ? [.opacity(opacity)] : [], items: inner.items))
    }

    /// Draws a text with its glyphs where they are now: on the way to `goal`, which is the text itself unless given.
    private func drawOnItsWay(
        _ text: LaidOutText, like goal: LaidOutText? = nil, in bounds: CGRect, id: UInt64,
        on canvas: inout DisplayCanvas
    ) {
        let goal = goal ?? text
        guard !track.isEmpty, goal.layout.runs.count == glyphCount, text.hasSameGlyphs(as: goal) else {
            return text.draw(in: bounds, id: id, on: &canvas)
        }
        text.drawBackgrounds(in: bounds, on: &canvas)
        var components = Components((goal.geometry + track.offset).values)
        for (index, run) in text.layout.runs.enumerated() {
            let glyphs = LaidOutText.glyphs(of: run, at: &components)
            text.drawRun(index, glyphs, in: bounds, id: id, on: &canvas)
        }
        text.drawDecorations(.underline, in: bounds, on: &canvas)
        text.drawDecorations(.strikethrough, in: bounds, on: &canvas)
    }

    // MARK: Rolling

    private func roll(
        _ leaving: ContentChange<Old>.Leaving, to text: LaidOutText, down: Bool, in bounds: CGRect, id: UInt64,
        on canvas: inout DisplayCanvas
    ) {
        let old = leaving.content.text
        let (before, after) = (old.glyphClusters, text.glyphClusters)
        let pairs = GlyphCluster.matches(before, after)
        let progress = leaving.progress
        text.drawBackgrounds(in: bounds, on: &canvas)
        for (a, b) in pairs {
            // What stays goes to its new place.
            let way = CGSize(width: before[a].x - after[b].x, height: before[a].y - after[b].y)
            let left = 1 - progress
            text.draw(
                after[b], movedBy: CGSize(width: way.width * left, height: way.height * left), in: bounds, id: id,
                on: &canvas)
        }
        let (stayingBefore, stayingAfter) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
        let direction: CGFloat = down ? -1 : 1
        let distance = ContentTransitionAppearance.rollDistance * direction
        faded(leaving.presence, leaving.content.ids[0], on: &canvas) { canvas in
            for (index, cluster) in before.enumerated() where !stayingBefore.contains(index) {
                let shift = -progress * distance * cluster.size
                old.draw(cluster, movedBy: CGSize(width: 0, height: shift), in: bounds, id: id, on: &canvas)
            }
        }
        faded(progress, leaving.content.ids[1], on: &canvas) { canvas in
            for (index, cluster) in after.enumerated() where !stayingAfter.contains(index) {
                let shift = (1 - progress) * distance * cluster.size
                text.draw(cluster, movedBy: CGSize(width: 0, height: shift), in: bounds, id: id, on: &canvas)
            }
        }
        text.drawAttachments(id: id, on: &canvas)
    }
}

/// The glyphs that represent one character, or several that are joined.
struct GlyphCluster {
    let text: String
    let run: Int
    let glyphs: [Glyph]
    let size: Double

    var x: CGFloat { CGFloat(glyphs[0].x) }
    var y: CGFloat { CGFloat(glyphs[0].y) }

    /// Which clusters of one text stay in another one.
    ///
    /// Words at either end are compared from there, and the digits between from their last place, as numbers grow.
    static func matches(_ a: [GlyphCluster], _ b: [GlyphCluster]) -> [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        var start = 0
        while start < min(a.count, b.count), a[start].text == b[start].text, !a[start].isDigit {
            pairs.append((start, start))
            start += 1
        }
        for offset in 1...max(1, max(a.count, b.count)) {
            let (i, j) = (a.count - offset, b.count - offset)
            guard i >= start, j >= start else { break }
            if a[i].text == b[j].text { pairs.append((i, j)) }
        }
        return pairs
    }

    private var isDigit: Bool { text.contains(where: \.isNumber) }
}

extension LaidOutText {
    /// The text cluster by cluster, in the order of the glyphs.
    fileprivate var glyphClusters: [GlyphCluster] {
        var clusters: [GlyphCluster] = []
        for (index, run) in layout.runs.enumerated() {
            let bytes = Array(run.glyphs.text.utf8)
            let starts = Set(run.glyphs.glyphs.map { Int($0.cluster) }).sorted()
            var rest = run.glyphs.glyphs[...]
            while let first = rest.first {
                let same = rest.prefix { $0.cluster == first.cluster }
                rest = rest.dropFirst(same.count)
                let end = starts.first { $0 > Int(first.cluster) } ?? bytes.count
                let part = bytes.indices.clamped(
                    to: min(Int(first.cluster), bytes.count)..<max(end, Int(first.cluster)))
                clusters.append(
                    GlyphCluster(
                        text: String(decoding: bytes[part], as: UTF8.self), run: index, glyphs: Array(same),
                        size: run.glyphs.size))
            }
        }
        return clusters
    }

    /// Draws some glyphs of a run off their place.
    fileprivate func draw(
        _ cluster: GlyphCluster, movedBy shift: CGSize, in bounds: CGRect, id: UInt64, on canvas: inout DisplayCanvas
    ) {
        var glyphs = layout.runs[cluster.run].glyphs
        glyphs.glyphs = cluster.glyphs.map { glyph in
            var glyph = glyph
            glyph.x += Float(shift.width)
            glyph.y += Float(shift.height)
            glyph.cluster = 0
            return glyph
        }
        glyphs.text = cluster.text
        glyphs.bounds = glyphs.bounds.offsetBy(dx: shift.width, dy: shift.height)
        drawRun(cluster.run, glyphs, in: bounds, id: id, on: &canvas)
    }
}
