import CoreGraphics
import Foundation

/// A change to each color of a layer, applied to unpremultiplied sRGB.
package enum ColorFilter: Hashable, Sendable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case hueRotation(radians: Double)
    case invert
    case multiply(RGBA)
    case luminanceToAlpha
    /// Four rows (red, green, blue, alpha) of four factors and an offset.
    case matrix([Float])
    /// The color where the alpha lies between two limits, nothing elsewhere.
    case alphaThreshold(min: Double, max: Double, RGBA)
}

/// What is done to a node's contents as a whole.
package enum LayerEffect: Hashable, Sendable {
    case opacity(Double)
    case transform(CGAffineTransform)
    /// Draws the contents flat first and then as seen in perspective.
    case projection(Projection)
    case clip(PathData, evenOdd: Bool, antialiased: Bool)
    case blendMode(CGBlendMode)
    /// Gaussian blur; `radius` is the standard deviation in points.
    case blur(radius: Double, opaque: Bool)
    /// A blurred copy of the contents' alpha, below them; `radius` as SwiftUI counts it (the standard deviation is half of it).
    case shadow(RGBA, radius: Double, x: Double, y: Double)
    /// Keeps the contents where `mask` is opaque; inverted where `mask` is clear.
    case mask(DisplayNode)
    /// Draws the contents into their own layer first.
    case group
    case colorFilter(ColorFilter)
    /// Blurs, saturates and tints the content behind, inside `shape`, before the contents are drawn.
    case backdrop(PathData, blurRadius: Double, saturation: Double, tint: RGBA)
    /// Puts glass under the contents.
    indirect case glass(GlassPlate)
}

extension LayerEffect {
    /// What a layer that fills `box` paints once the effect is applied.
    package func bounds(of box: CGRect) -> CGRect {
        if case .backdrop(let path, _, _, _) = self {
            return box.union(path.boundingBox.sane)
        }
        if case .glass(let plate) = self { return box.union(plate.bounds) }
        return reach(of: box)
    }

    /// Where a change inside `box` shows once the effect is applied.
    package func reach(of box: CGRect) -> CGRect {
        box.isNull ? box : unlimitedReach(of: box).sane
    }

    /// The outline in which the content behind shows, and how far that is blurred; nil for effects that do not show it.
    package var readsBehind: (path: PathData, blurRadius: Double)? {
        switch self {
        case .backdrop(let path, let radius, _, _): (path, radius)
        case .glass(let plate): (plate.path, plate.blurRadius)
        default: nil
        }
    }

    private func unlimitedReach(of box: CGRect) -> CGRect {
        // Painters blur whole pixels, so the tail may end a little past three deviations.
        let tail = 2.0
        switch self {
        case .opacity, .blendMode, .group, .colorFilter, .backdrop, .glass: return box
        case .transform(let transform): return box.applying(transform)
        case .projection(let projection): return projection.bounds(of: box)
        case .clip(let path, _, _): return box.intersection(path.boundingBox.sane)
        case .blur(let radius, _):
            let reach = 3 * max(0, radius.isFinite ? radius : 0) + tail
            return box.insetBy(dx: -reach, dy: -reach)
        case .shadow(_, let radius, let x, let y):
            let reach = 1.5 * max(0, radius.isFinite ? radius : 0) + tail
            return box.union(box.offsetBy(dx: x, dy: y).insetBy(dx: -reach, dy: -reach).sane)
        case .mask(let node): return box.intersection(node.bounds)
        }
    }
}
