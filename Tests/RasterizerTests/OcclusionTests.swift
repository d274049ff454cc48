import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import Rasterizer

@MainActor @Suite("What is hidden is not painted")
struct OcclusionTests {
    private func fill(_ path: PathData, _ color: RGBA = .white) -> DisplayNode.Item {
        .draw(.fill(path, .color(color), evenOdd: false, antialiased: true))
    }

    private func sheet(_ path: PathData, effects: [LayerEffect] = [], color: RGBA = .white) -> DisplayNode {
        DisplayNode(id: 900_000, origin: .zero, effects: effects, items: [fill(path, color)])
    }

    private func rows(_ count: Int, id: UInt64) -> DisplayNode {
        DisplayNode(
            id: id, origin: .zero,
            items: (0..<count).map { fill(.rect(CGRect(x: 5, y: 20 * Double($0), width: 90, height: 10)), .black) })
    }

    private func painted(_ items: [DisplayNode]) -> RasterPainter {
        let painter = RasterPainter(scale: 2)
        let root = DisplayNode(id: 0, origin: .zero, items: items.map { .node($0) })
        painter.paint(DisplayList(size: CGSize(width: 100, height: 200), background: .white, root: root))
        return painter
    }

    private let lowerHalf = PathData.roundedRect(
        CGRect(x: 0, y: 90, width: 100, height: 120), cornerSize: CGSize(width: 4, height: 4), continuous: true)

    @Test("Rows under a sheet are left out, those above it and on it are not")
    func sheetHidesRows() {
        #expect(painted([rows(10, id: 1), sheet(lowerHalf)]).operationsPainted == 5 + 1)
        #expect(painted([rows(10, id: 1), sheet(lowerHalf), rows(10, id: 2)]).operationsPainted == 5 + 1 + 10)
    }

    @Test("A sheet whose upper corners only are round hides rows, too")
    func unevenSheetHidesRows() {
        let round = CGSize(width: 4, height: 4)
        let sizes = CornerSizes(topLeft: round, topRight: round, bottomRight: .zero, bottomLeft: .zero)
        let path = PathData.roundedRectElements(
            CGRect(x: 0, y: 90, width: 100, height: 110), sizes, continuous: true)
        #expect(painted([rows(10, id: 1), sheet(.elements(path))]).operationsPainted == 5 + 1)
    }

    @Test(
        "What may shine through hides nothing",
        arguments: [
            [.opacity(0.99)], [.blendMode(.multiply)], [.blur(radius: 1, opaque: false)],
            [.colorFilter(.brightness(0.1))],
            [.clip(.ellipse(CGRect(x: 0, y: 0, width: 100, height: 200)), evenOdd: false, antialiased: true)],
            [.transform(CGAffineTransform(rotationAngle: 0.1))],
        ] as [[LayerEffect]])
    func shinesThrough(effects: [LayerEffect]) {
        #expect(painted([rows(10, id: 1), sheet(lowerHalf, effects: effects)]).operationsPainted == 11)
    }

    @Test("A colour that shines through hides nothing")
    func clearColor() {
        let glass = RGBA(red: 1, green: 1, blue: 1, alpha: 0.9)
        #expect(painted([rows(10, id: 1), sheet(lowerHalf, color: glass)]).operationsPainted == 11)
    }

    @Test("A blurred background sees what is hidden later")
    func backdrop() {
        let bar = CGRect(x: 0, y: 80, width: 100, height: 40)
        let tint = RGBA(red: 1, green: 1, blue: 1, alpha: 0.1)
        let glass = DisplayNode(
            id: 5, origin: .zero, effects: [.backdrop(.rect(bar), blurRadius: 3, saturation: 1, tint: tint)], items: [])
        #expect(painted([rows(10, id: 1), glass, sheet(lowerHalf)]).operationsPainted == 12)
        #expect(painted([rows(10, id: 1), sheet(lowerHalf), glass]).operationsPainted == 7)
    }

    @Test("The pixels are those of painting all", arguments: 0..<120)
    func equalsPaintingAll(seed: Int) throws {
        var maker = SceneMaker(seed: UInt64(seed) + 9000)
        let (below, above) = (maker.list().root, maker.list().root)
        let size = CGSize(width: maker.number(60...110), height: maker.number(60...110))
        let frame = CGRect(origin: CGPoint(x: maker.number(-20...20), y: maker.number(-20...20)), size: size)
        let corner = CGSize(width: maker.number(0...20), height: maker.number(0...20))
        let path: PathData =
            if maker.chance(30) {
                .rect(frame)
            } else if maker.chance(50) {
                .roundedRect(frame, cornerSize: corner, continuous: maker.chance(50))
            } else {
                maker.unevenRect(frame)
            }
        var effects: [LayerEffect] = []
        if maker.chance(30) { effects.append(.clip(path, evenOdd: false, antialiased: true)) }
        if maker.chance(30) { effects.append(.shadow(.black, radius: 6, x: 1, y: 3)) }
        if maker.chance(30) { effects.append(.transform(CGAffineTransform(scaleX: 1.1, y: 1.2))) }
        if maker.chance(20) { effects.append(.group) }
        let covered = DisplayNode(
            id: 900_000, origin: .zero, effects: effects, items: [.node(below), fill(path), .node(above)])
        let root = DisplayNode(id: 0, origin: .zero, items: [.node(below), .node(covered), .node(above)])
        let canvas = DeviceRect(x0: 0, y0: 0, x1: 200, y1: 200)
        let matrix = CGAffineTransform(scaleX: 2, y: 2)
        let occluder = OccluderSearch(root, canvas, matrix).best
        let pictures = try [nil, occluder].map { occluder in
            let buffer = try #require(PixelBuffer(canvas))
            let coverage = CoverageMaker(limit: canvas.outset(256))
            let pass = PaintPass(coverage: coverage, images: ScaledImages(), canvas: buffer, occluder: occluder)
            pass.paint(root, Scope(clip: canvas, matrix: matrix))
            return try #require(buffer.imageData()).pixels
        }
        let isSame = pictures[0] == pictures[1]
        #expect(isSame, "seed \(seed): \(String(describing: occluder))")
    }

    @Test("Of most scenes with a sheet something is hidden")
    func findsMost() {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let hidden = (0..<40).count { seed in
            var maker = SceneMaker(seed: UInt64(seed) + 9000)
            let root = DisplayNode(id: 0, origin: .zero, items: [.node(maker.list().root), .node(sheet(.rect(frame)))])
            let canvas = DeviceRect(x0: 0, y0: 0, x1: 200, y1: 200)
            return OccluderSearch(root, canvas, CGAffineTransform(scaleX: 2, y: 2)).best != nil
        }
        #expect(hidden > 20)
    }

    @Test("leaves over what is not covered")
    func leftOver() {
        let rect = DeviceRect(x0: 10, y0: 10, x1: 20, y1: 20)
        #expect(rect.without(DeviceRect(x0: 0, y0: 15, x1: 30, y1: 30)) == DeviceRect(x0: 10, y0: 10, x1: 20, y1: 15))
        #expect(rect.without(DeviceRect(x0: 0, y0: 0, x1: 30, y1: 12)) == DeviceRect(x0: 10, y0: 12, x1: 20, y1: 20))
        #expect(rect.without(DeviceRect(x0: 5, y0: 5, x1: 12, y1: 25)) == DeviceRect(x0: 12, y0: 10, x1: 20, y1: 20))
        #expect(rect.without(DeviceRect(x0: 12, y0: 0, x1: 15, y1: 30)) == rect)
        #expect(rect.without(DeviceRect(x0: 0, y0: 0, x1: 30, y1: 30)).isEmpty)
        #expect(rect.without(DeviceRect(x0: 30, y0: 0, x1: 40, y1: 30)) == rect)
    }
}
