import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import Rasterizer

@MainActor @Suite("Painting only what changed")
struct IncrementalPaintTests {
    private func pixels(_ painter: RasterPainter) -> [UInt8] { painter.picture?.imageData()?.pixels ?? [] }

    @Test("gives the bytes of a full paint", arguments: 0..<40)
    func equalsFullPaint(seed: Int) {
        var maker = SceneMaker(seed: UInt64(seed))
        let scale = [1.0, 2, 3][seed % 3]
        var list = maker.list()
        let kept = RasterPainter(scale: scale)
        kept.paint(list)
        for step in 0..<12 {
            list.root = maker.mutated(list.root)
            let damage = kept.paint(list)
            let fresh = RasterPainter(scale: scale)
            fresh.paint(list)
            // Two megabytes are no help in a failure's message.
            let isSame = pixels(kept) == pixels(fresh)
            #expect(isSame, "seed \(seed), step \(step), damage \(damage)")
        }
    }

    @Test("survives impossible numbers", arguments: 0..<150)
    func survivesHostileNumbers(seed: Int) {
        var maker = SceneMaker(seed: UInt64(seed) + 1000)
        maker.hostile = true
        let painter = RasterPainter(scale: 2)
        var list = maker.list()
        for _ in 0..<4 {
            painter.paint(list)
            list.root = maker.mutated(list.root)
        }
        #expect(painter.picture?.width == 200)
    }

    private func rows(_ count: Int, changed: Int? = nil, reusing old: DisplayNode? = nil) -> DisplayNode {
        let items = (0..<count).map { index -> DisplayNode.Item in
            if let old, index != changed { return old.items[index] }
            let paint = Paint.color(index == changed ? .black : RGBA(red: 0.5, green: 0.5, blue: 0.5))
            return .node(
                DisplayNode(
                    id: UInt64(index + 1), origin: CGPoint(x: 0, y: index * 20),
                    items: [
                        .draw(
                            .fill(
                                .rect(CGRect(x: 10, y: 5, width: 80, height: 10)), paint, evenOdd: false,
                                antialiased: true)),
                        .draw(
                            .fill(
                                .ellipse(CGRect(x: 95, y: 5, width: 10, height: 10)), paint, evenOdd: false,
                                antialiased: true)),
                    ]))
        }
        return DisplayNode(id: 0, origin: .zero, items: items)
    }

    @Test("paints one row of a hundred when one row changes")
    func paintsOneRow() {
        let size = CGSize(width: 120, height: 2000)
        let painter = RasterPainter()
        let before = rows(100)
        painter.paint(DisplayList(size: size, background: .white, root: before))
        #expect(painter.operationsPainted == 200)
        let damage = painter.paint(
            DisplayList(size: size, background: .white, root: rows(100, changed: 40, reusing: before)))
        #expect(painter.operationsPainted == 2)
        #expect(damage == [DeviceRect(x0: 9, y0: 804, x1: 106, y1: 816)])
    }

    @Test("paints nothing when nothing changed")
    func paintsNothing() {
        let list = DisplayList(size: CGSize(width: 120, height: 200), root: rows(10))
        let painter = RasterPainter()
        painter.paint(list)
        #expect(painter.paint(list).isEmpty)
        #expect(painter.operationsPainted == 0)
    }

    /// What mixes its colors with what is behind needs a layer, even if it is empty.
    private func clipped(_ content: DisplayNode, by path: PathData, inLayer: Bool) -> DisplayNode {
        let mixing = DisplayNode(id: 900_001, origin: .zero, effects: [.blendMode(.multiply)], items: [])
        let items = [DisplayNode.Item.node(content)] + (inLayer ? [.node(mixing)] : [])
        let clip = LayerEffect.clip(path, evenOdd: false, antialiased: true)
        return DisplayNode(id: 900_000, origin: .zero, effects: [clip], items: items)
    }

    @Test("clips in place as in a layer", arguments: 0..<40)
    func clipsInPlace(seed: Int) {
        var maker = SceneMaker(seed: UInt64(seed) + 5000)
        var list = maker.list()
        while list.root.blends { list = maker.list() }
        let content = list.root
        let path = maker.path()
        let pictures = [true, false].map { inLayer in
            list.root = clipped(content, by: path, inLayer: inLayer)
            let painter = RasterPainter(scale: 2)
            painter.paint(list)
            return pixels(painter)
        }
        #expect(pictures[0].count == pictures[1].count)
        let furthest = zip(pictures[0], pictures[1]).map { abs(Int($0) - Int($1)) }.max() ?? 0
        // Each of the paints that lie over one another is rounded once.
        #expect(furthest <= 4, "seed \(seed): \(furthest) levels apart")
    }

    @Test("skips what lies outside of the canvas")
    func culls() {
        let painter = RasterPainter()
        painter.paint(DisplayList(size: CGSize(width: 120, height: 200), root: rows(100)))
        #expect(painter.operationsPainted == 20)
    }
}
