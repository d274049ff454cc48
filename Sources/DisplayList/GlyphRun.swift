import CoreGraphics
import Foundation

/// A font file's face, as the typesetter chose it and the painters open it.
package struct FontFace: Hashable, Sendable {
    package var path: String
    package var index: Int
    /// The face has color bitmaps (emoji), so paint colors do not apply.
    package var isColor: Bool
    /// A slant added where the family has no italic, as a horizontal shear factor.
    package var slant: Double
    /// Extra weight added where the family has no such weight, in points at the run's size.
    package var embolden: Double
    /// How much wider glyphs are drawn than the file has them; 1 leaves them.
    package var stretch: Double

    package init(
        path: String, index: Int, isColor: Bool = false, slant: Double = 0, embolden: Double = 0,
        stretch: Double = 1
    ) {
        self.path = path
        self.index = index
        self.isColor = isColor
        self.slant = slant
        self.embolden = embolden
        self.stretch = stretch
    }
}

/// A glyph at a place; `y` is its baseline.
package struct Glyph: Hashable, Sendable {
    package var id: UInt32
    package var x: Float
    package var y: Float
    /// The first UTF-8 byte of the run's text that this glyph's cluster represents.
    package var cluster: UInt32

    package init(id: UInt32, x: Float, y: Float, cluster: UInt32) {
        self.id = id
        self.x = x
        self.y = y
        self.cluster = cluster
    }
}

/// Shaped glyphs of one face and size, in visual order.
package struct GlyphRun: Hashable, Sendable {
    package var face: FontFace
    package var size: Double
    package var glyphs: [Glyph]
    /// The characters that the glyphs represent, so PDF, SVG and the browser keep real text.
    package var text: String
    package var isRightToLeft: Bool
    /// The run's box in the coordinates of its glyphs: advance width by line height.
    package var bounds: CGRect

    package init(
        face: FontFace, size: Double, glyphs: [Glyph], text: String, isRightToLeft: Bool,
        bounds: CGRect
    ) {
        self.face = face
        self.size = size
        self.glyphs = glyphs
        self.text = text
        self.isRightToLeft = isRightToLeft
        self.bounds = bounds
    }
}
