import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import Rasterizer

@MainActor @Suite("Glass")
struct GlassPaintTests {
    private static let box = CGRect(x: 60, y: 60, width: 80, height: 40)

    private func plate(_ change: (inout GlassPlate) -> Void = { _ in }) -> GlassPlate {
        var plate = GlassPlate(
            path: .roundedRect(Self.box, cornerSize: CGSize(width: 20, height: 20), continuous: false), blurRadius: 8,
            saturation: 1.4, tint: RGBA(red: 1, green: 1, blue: 1, alpha: 0.6))
        change(&plate)
        return plate
    }

    private func glass(_ plate: GlassPlate) -> DisplayNode {
        DisplayNode(id: 50, origin: .zero, effects: [.glass(plate)], items: [])
    }

    private func ground(_ color: RGBA, _ rect: CGRect = CGRect(x: 0, y: 0, width: 200, height: 200), id: UInt64 = 1)
        -> DisplayNode
    {
        DisplayNode(
            id: id, origin: .zero,
            items: [.draw(.fill(.rect(rect), .color(color), evenOdd: false, antialiased: true))])
    }

    private func list(_ nodes: DisplayNode...) -> DisplayList {
        DisplayList(
            size: CGSize(width: 200, height: 200), background: .white,
            root: DisplayNode(id: 0, origin: .zero, items: nodes.map { .node($0) }))
    }

    private func painted(_ list: DisplayList, scale: Double = 1) -> RasterPainter {
        let painter = RasterPainter(scale: scale)
        painter.paint(list)
        return painter
    }

    /// Red, green, and blue at a point.
    private func color(_ painter: RasterPainter, _ x: Double, _ y: Double, scale: Double = 1) -> [Int] {
        guard let picture = painter.picture else { return [] }
        let word = picture.pixels[Int(y * scale) * picture.width + Int(x * scale)]
        return [16, 8, 0].map { Int(word >> UInt32($0)) & 255 }
    }

    @Test("Over an even ground it is the ground with the tint over it", arguments: [1.0, 2, 3])
    func evenGround(scale: Double) {
        let grey = RGBA(red: 0.2, green: 0.2, blue: 0.2)
        let painter = painted(list(ground(grey), glass(plate())), scale: scale)
        let inside = color(painter, 100, 80, scale: scale)
        // 51 under white of 60 %.
        #expect(inside.allSatisfy { abs($0 - 173) <= 1 })
        #expect(color(painter, 50, 80, scale: scale) == [51, 51, 51])
    }

    @Test("An edge under it is as soft as its blur", arguments: [1.0, 2, 3])
    func edge(scale: Double) {
        let half = ground(.black, CGRect(x: 0, y: 0, width: 100, height: 200))
        let painter = painted(
            list(
                half,
                glass(
                    plate {
                        $0.tint = .clear; $0.saturation = 1
                    })), scale: scale)
        // The integral of a Gaussian of 8 points, one deviation to each side of the edge and at it.
        for (x, share) in [(92.0, 0.1587), (100, 0.5), (108, 0.8413)] {
            let value = Double(color(painter, x, 80, scale: scale)[0]) / 255
            // A pixel's middle lies half a pixel after its corner.
            #expect(abs(value - share) < 0.03 / scale + 0.015, "\(x): \(value) instead of \(share)")
        }
    }

    @Test("Its shadow lies around it and not on it")
    func shadow() {
        let plain = painted(list(glass(plate())))
        let thrown = painted(
            list(
                glass(
                    plate {
                        $0.shadow = RGBA.black.opacity(0.4); $0.shadowRadius = 20; $0.shadowOffset = 4
                    })))
        #expect(color(thrown, 100, 80) == color(plain, 100, 80))
        #expect(color(plain, 100, 105) == [255, 255, 255])
        #expect(color(thrown, 100, 105)[0] < 240)
        // Below more than above, and nothing beyond three deviations.
        #expect(color(thrown, 100, 103)[0] < color(thrown, 100, 56)[0])
        #expect(color(thrown, 100, 140) == [255, 255, 255])
    }

    @Test("Light lies along its edge, most of it at the top")
    func rim() {
        let black = ground(.black)
        let painter = painted(
            list(
                black,
                glass(
                    plate {
                        $0.tint = .clear; $0.rim = .white; $0.rimWidth = 1
                    })))
        #expect(color(painter, 100, 60)[0] > 240)
        #expect(color(painter, 100, 99)[0] > 180)
        #expect(color(painter, 100, 99)[0] < color(painter, 100, 60)[0])
        #expect(color(painter, 100, 80)[0] < 5)
    }

    @Test("A frame in which nothing under it moved does not paint it")
    func costsNothingAtRest() {
        let far = CGRect(x: 0, y: 180, width: 20, height: 10)
        let (back, front) = (ground(.white), glass(plate()))
        let painter = RasterPainter(scale: 2)
        painter.paint(list(back, ground(.black, far, id: 2), front))
        #expect(painter.paint(list(back, ground(.black, far, id: 2), front)).isEmpty)
        #expect(painter.operationsPainted == 0)
        // What changes out of the reach of its blur is painted alone: the ground and the change.
        painter.paint(list(back, ground(.white, far, id: 2), front))
        #expect(painter.operationsPainted <= 2)
        // What changes under it is seen through it: there the ground, the change, and the glass, and the ground where it was.
        painter.paint(
            list(back, ground(.black, CGRect(x: 70, y: 70, width: 10, height: 10), id: 2), front))
        #expect(painter.operationsPainted == 4)
    }

    @Test("Part of a picture is painted as all of it, wherever the glass lies", arguments: 0..<12)
    func moves(step: Int) {
        let box = Self.box.offsetBy(dx: Double(step) * 7.3 - 70, dy: Double(step) * 3.7)
        let moved = plate {
            $0.path = .roundedRect(box, cornerSize: CGSize(width: 20, height: 20), continuous: false)
            $0.shadow = RGBA.black.opacity(0.3)
            $0.shadowRadius = 20
            $0.rim = .white
            $0.rimWidth = 0.75
        }
        let half = ground(.black, CGRect(x: 0, y: 0, width: 100, height: 77))
        let kept = painted(list(half, glass(plate())), scale: 2)
        kept.paint(list(half, glass(moved)))
        #expect(
            kept.picture?.imageData()?.pixels
                == painted(list(half, glass(moved)), scale: 2).picture?.imageData()?.pixels)
    }

    @Test("In a document it is a picture in its outline")
    func documents() throws {
        let page = list(ground(.black), glass(plate()))
        let pdf = String(decoding: try #require(PDFWriter.data(for: [page])), as: UTF8.self)
        #expect(pdf.contains("/Subtype /Image"))
        #expect(String(decoding: try #require(SVGWriter.data(for: page)), as: UTF8.self).contains("<image"))
    }
}
