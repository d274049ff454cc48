import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor struct ImageTests {
    private func label(_ view: some View) -> String? {
        let host = ViewHost(view, size: CGSize(width: 100, height: 100))
        return host.accessibility(at: 0).flatMap(\.flattened).first { $0.role == .image }?.label
    }

    private var drawing: Image {
        Image(size: CGSize(width: 4, height: 2), label: Text("Flag")) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.green))
            context.translateBy(x: 2, y: 0)
            context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 1)), with: .color(.black))
        }
    }

    @Test func labelsAreReadAloudInThePlaceOfNames() throws {
        let bitmap = try #require(CGImage(width: 1, height: 1, pixels: [0, 0, 0, 255]))
        #expect(label(Image("name", bundle: nil, label: Text("A picture"))) == "A picture")
        #expect(label(Image(bitmap, scale: 1, label: Text("A dot"))) == "A dot")
        #expect(label(drawing) == "Flag")
        #expect(label(Image(size: CGSize(width: 1, height: 1)) { _ in }) == nil)
    }

    @Test func drawingsHaveTheirSizeAndAreDrawnAtTheDisplaysScale() throws {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        let picture = drawing.resolved(in: environment)
        #expect(picture.size == CGSize(width: 4, height: 2))
        let bitmap = try #require(picture.image)
        #expect(bitmap.width == 8 && bitmap.height == 4)
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            let start = (y * bitmap.width + x) * 4
            return Array(bitmap.pixels[start..<start + 4])
        }
        #expect(pixel(0, 0)[3] == 255 && pixel(0, 3)[1] > 150)
        #expect(pixel(6, 0) == [0, 0, 0, 255])
        #expect(pixel(6, 3) == [0, 0, 0, 0])
    }

    @Test(arguments: [
        CGSize(width: 0, height: 5), CGSize(width: CGFloat.nan, height: 5), CGSize(width: 1e9, height: 1),
    ])
    func aDrawingOfNoSizeIsEmpty(_ size: CGSize) {
        let picture = Image(size: size) { _ in }.resolved(in: EnvironmentValues())
        #expect(picture.size == .zero)
    }

    @Test func anOpaqueDrawingIsBlackWhereItIsFree() throws {
        let picture = Image(size: CGSize(width: 1, height: 1), opaque: true) { _ in }.resolved(in: EnvironmentValues())
        #expect(try #require(picture.image).pixels == [0, 0, 0, 255])
    }
}
