import CoreGraphics
import DisplayList
import Foundation

/// Outlines and files for peers that paint display lists themselves: the same glyphs that the painters here draw.
package final class PainterResources: WireResources, Sendable {
    package static let shared = PainterResources()

    private init() {}

    package func picture(of glyph: UInt32, in face: FontFace, size: Double) -> GlyphPicture {
        let number = FaceTable.number(of: face)
        guard number >= 0 else { return .blank }
        if face.isColor {
            let origin = Glyph(id: glyph, x: 0, y: 0, cluster: 0)
            return FaceTable.colorGlyph(number, origin, size: 1).map { .bitmap($0.0, $0.1) } ?? .blank
        }
        let size = size.isFinite && size > 0 ? size : 1
        let outline = face.outline(of: glyph, number: number, size: size)
        guard !outline.isEmpty else { return .blank }
        return .outline(
            size == 1 ? outline : PathData.elements(outline).applying(.init(scaleX: 1 / size, y: 1 / size)).elements)
    }

    package func file(of image: ImageData) -> [UInt8]? { PNG.encode(image).map { Array($0) } }
}
