import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import Rasterizer

/// Rows of pixels are mixed in blocks, and what is left over at their ends one by one.
@MainActor @Suite("Pixels come out the same in a block and alone")
struct CompositingTests {
    nonisolated private static let size = CGSize(width: 90, height: 40)
    nonisolated private static let red = RGBA(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.6)
    nonisolated private static let ring = PathData.ellipse(CGRect(x: 8, y: 3, width: 70, height: 34))

    private func words(_ root: DisplayNode, width: CGFloat = size.width) -> [[UInt32]] {
        let painter = RasterPainter(scale: 1)
        painter.paint(
            DisplayList(size: CGSize(width: width, height: Self.size.height), background: .white, root: root))
        guard let picture = painter.picture else { return [] }
        return (0..<picture.height).map { row in
            Array(UnsafeBufferPointer(start: picture.pixels + row * picture.width, count: picture.width))
        }
    }

    private func fill(_ path: PathData, _ color: RGBA) -> DisplayNode.Item {
        .draw(.fill(path, .color(color), evenOdd: false, antialiased: true))
    }

    @Test("A color that shines through", arguments: 1...40)
    func colorsOfAnyWidth(width: Int) throws {
        let all = fill(.rect(CGRect(origin: .zero, size: Self.size)), Self.red)
        let root = DisplayNode(id: 1, origin: .zero, items: [all, all])
        let alone = try #require(words(root, width: 1).first?.first)
        #expect(words(root, width: CGFloat(width)).allSatisfy { $0.allSatisfy { $0 == alone } })
    }

    @Test(
        "Shapes, layers, clips and shadows, wherever the blocks begin",
        arguments: [
            [], [.opacity(0.4), .group], [.shadow(.black, radius: 9, x: 2, y: 1)],
            [.clip(ring, evenOdd: false, antialiased: true)], [.blur(radius: 4, opaque: false)],
        ] as [[LayerEffect]])
    func shapesAnywhere(effects: [LayerEffect]) {
        func scene(_ x: CGFloat) -> DisplayNode {
            let inner = DisplayNode(
                id: 2, origin: .zero, effects: effects,
                items: [
                    fill(Self.ring, Self.red), fill(.rect(CGRect(x: 20, y: 8, width: 30, height: 20)), .black),
                    fill(.ellipse(CGRect(x: 30, y: 4, width: 9, height: 9)), .white),
                ])
            return DisplayNode(id: 1, origin: CGPoint(x: x, y: 0), items: [.node(inner)])
        }
        let expected = words(scene(0), width: 120)
        for moved in 1...9 {
            let found = words(scene(CGFloat(moved)), width: 120)
            for (a, b) in zip(expected, found) { #expect(a.dropLast(moved) == b.dropFirst(moved)) }
        }
    }
}
