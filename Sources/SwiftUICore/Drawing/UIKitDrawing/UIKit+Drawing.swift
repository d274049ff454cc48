import CoreGraphics
import DisplayList
import Foundation
import UIKit

// Calls of UIKit's that draw into the current context. Outside of a renderer's actions they do nothing but say so.

extension UIImage {
    /// Draws the image at a point, at its own size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image, scaled to fill a rectangle.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image, scaled to fill a rectangle, in a blend mode.
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
    /// Sets the fill color to this color.
    public func setFill() { GraphicsContexts.orWarn?.setFillColor(cgColor) }

    /// Sets the stroke color to this color.
    public func setStroke() { GraphicsContexts.orWarn?.setStrokeColor(cgColor) }

    /// Sets the fill color and the stroke color to this color.
    public func set() {
        setFill()
        setStroke()
    }
}

/// Fills a rectangle with the fill color.
public func UIRectFill(_ rect: CGRect) { GraphicsContexts.orWarn?.fill(rect) }
