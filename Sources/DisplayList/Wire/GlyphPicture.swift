import CoreGraphics
import Foundation

/// How a glyph looks at a size of one, round its origin, y down.
package enum GlyphPicture: Hashable, Sendable {
    /// Nothing, as a space does.
    case blank
    case outline([PathElement])
    case bitmap(ImageData, CGRect)
}

/// Where the encoder gets what it sends once and then refers to. The painters have it.
package protocol WireResources: AnyObject {
    /// - Parameter size: what the face is drawn at; it matters for faces that are made bolder only.
    func picture(of glyph: UInt32, in face: FontFace, size: Double) -> GlyphPicture
    /// An image as a PNG file; nil if it cannot be written.
    func file(of image: ImageData) -> [UInt8]?
}

/// An outline that glyphs are drawn with; faces that are made bolder have one for each size.
struct WireFace: Hashable {
    var face: FontFace
    /// 0 if the size makes no difference.
    var size: Double

    init(_ face: FontFace, size: Double) {
        self.face = face
        self.size = face.embolden == 0 ? 0 : size
    }
}
