import CoreGraphics
import DisplayList
import Foundation

/// What operators of a page change and `q` and `Q` keep and bring back.
struct PDFGraphicsState {
    /// A color, or a gradient in its own space.
    enum Ink {
        case color(RGBA)
        case shading(PDFShading, CGAffineTransform)
        /// What is not drawn.
        case nothing
    }

    var transform: CGAffineTransform
    var fill = Ink.color(.black)
    var stroke = Ink.color(.black)
    var fillSpace = PDFColorSpace.gray
    var strokeSpace = PDFColorSpace.gray
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var pen = StrokePen(width: 1)
    var blendMode: CGBlendMode?
    var mask: DisplayNode?
    /// On the page, from the first set to the last.
    var clips: [LayerEffect] = []
    /// Tells states apart whose shapes cannot be drawn in one layer.
    var layer = 0

    init(_ transform: CGAffineTransform) { self.transform = transform }

    func paint(_ ink: Ink, opacity: Double) -> Paint? {
        switch ink {
        case .color(let color): .color(color.opacity(opacity))
        case .shading(let shading, let transform): shading.paint(transform, opacity: opacity)
        case .nothing: nil
        }
    }

    static let blendModes: [String: CGBlendMode] = [
        "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten,
        "ColorDodge": .colorDodge, "ColorBurn": .colorBurn, "SoftLight": .softLight, "HardLight": .hardLight,
        "Difference": .difference, "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation, "Color": .color,
        "Luminosity": .luminosity,
    ]
}
