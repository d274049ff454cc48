import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import Rasterizer

@MainActor @Suite("Paths with straight sides")
struct PathBandsTests {
    /// The same shape, of more pieces than are looked at, so that its mask is drawn whole.
    private func inPieces(_ path: PathData) -> PathData {
        guard let start = path.elements.first else { return path }
        return .elements([start] + [PathElement](repeating: .close, count: 40) + path.elements)
    }

    private func picture(
        _ path: PathData, _ matrix: CGAffineTransform, evenOdd: Bool, in canvas: DeviceRect
    ) throws -> [UInt8] {
        let buffer = try #require(PixelBuffer(canvas))
        let pass = PaintPass(
            coverage: CoverageMaker(limit: canvas.outset(256)), images: ScaledImages(), canvas: buffer, occluder: nil)
        let fill = DrawOperation.fill(path, .color(.black), evenOdd: evenOdd, antialiased: true)
        pass.paint(DisplayNode(id: 1, origin: .zero, items: [.draw(fill)]), Scope(clip: canvas, matrix: matrix))
        return try #require(buffer.imageData()).pixels
    }

    @Test("A mask that is stretched covers as the whole one", arguments: 0..<200)
    func stretchesExactly(seed: Int) throws {
        var maker = SceneMaker(seed: UInt64(seed) + 500)
        let frame = CGRect(
            x: maker.number(-20...20), y: maker.number(-20...20), width: maker.number(40...140),
            height: maker.number(40...140))
        var path = maker.unevenRect(frame)
        if maker.chance(30) {
            let hole = maker.unevenRect(frame.insetBy(dx: maker.number(1...8), dy: maker.number(1...8)))
            path = .elements(path.elements + hole.elements)
        }
        let scale = CGFloat([1, 2, 3].randomElement(using: &maker.random)!)
        let canvas = DeviceRect(x0: 0, y0: 0, x1: 300, y1: 300)
        let matrix = CGAffineTransform(scaleX: scale, y: scale)
        let evenOdd = maker.chance(50)
        let isSame =
            try picture(path, matrix, evenOdd: evenOdd, in: canvas)
            == picture(inPieces(path), matrix, evenOdd: evenOdd, in: canvas)
        #expect(isSame, "seed \(seed)")
    }

    private func rectangle(_ rect: CGRect) -> [PathElement] { PathData.rect(rect).elements }

    @Test("Between two upright lines all is filled")
    func fills() {
        let outer = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(PathBands(rectangle(outer))?.filled == outer)
        #expect(PathBands(rectangle(outer))?.columns == 10...40)
        // With a hole, there are four.
        #expect(PathBands(rectangle(outer) + rectangle(outer.insetBy(dx: 5, dy: 0)))?.filled == nil)
        // A side that goes back on itself may be no side at all.
        #expect(PathBands(rectangle(outer) + rectangle(outer))?.filled == nil)
    }

    @Test("A triangle, and what has numbers that are none, has no straight bands")
    func hasNone() {
        let triangle: [PathElement] = [
            .move(.zero), .line(CGPoint(x: 50, y: 100)), .line(CGPoint(x: 100, y: 0)), .close,
        ]
        #expect(PathBands(triangle) == nil)
        #expect(PathBands([.move(CGPoint(x: CGFloat.nan, y: 0)), .line(.zero), .close]) == nil)
        #expect(PathBands([.move(.zero), .line(CGPoint(x: 1, y: CGFloat.infinity)), .close]) == nil)
        #expect(PathBands([]) == nil)
    }
}
