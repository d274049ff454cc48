import CoreGraphics
import DisplayList
import Foundation
import UIKit

// Calls of UIKit's that draw into the current context. Outside of a renderer's actions they do nothing but say so.

extension UIImage {
    /// Draws the image at a point, at its own size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image, stretched to fill a rectangle.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image, stretched to fill a rectangle, in a blend mode.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = GraphicsContexts.orWarn else { return }
        var canvas = DisplayCanvas()
        Image(uiImage: self).resolved(in: EnvironmentValues()).draw(in: rect, id: context.makeID(), on: &canvas)
        context.saveGState()
        context.setAlpha(context.state.alpha * alpha)
        context.setBlendMode(blendMode)
        for item in canvas.items { context.add(item) }
        context.restoreGState()
    }
}

extension UIColor {
    /// Makes this the color that shapes are filled with.
    public func setFill() { GraphicsContexts.orWarn?.setFillColor(cgColor) }

    /// Makes this the color that lines are drawn with.
    public func setStroke() { GraphicsContexts.orWarn?.setStrokeColor(cgColor) }

    /// Makes this the color of shapes and lines.
    public func set() {
        setFill()
        setStroke()
    }
}

/// Fills a rectangle in the fill color.
public func UIRectFill(_ rect: CGRect) { GraphicsContexts.orWarn?.fill(rect) }
