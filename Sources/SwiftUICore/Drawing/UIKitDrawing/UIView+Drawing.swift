import CoreGraphics
import DisplayList
import Foundation
import UIKit

/// Content of a UIKit view that is drawn as a display list.
@MainActor package protocol DrawnContent: HostedContent {
    func drawing(of size: CGSize, scale: CGFloat) -> DisplayNode
}

extension UIView {
    /// Draws the view and all in it into the current context, stretched to fill a rectangle in points. Returns whether
    /// there was a context to draw into.
    ///
    /// - Parameter afterUpdates: whether changes that are still to be made count. Here they always do.
    @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = GraphicsContexts.current else {
            Log.once("UIView.drawHierarchy was called outside of a renderer's actions; nothing is drawn.")
            return false
        }
        guard bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        draw(into: context)
        context.restoreGState()
        return true
    }

    /// Draws background, content and subviews. The view's own space is the context's.
    fileprivate func draw(into context: CGContext) {
        guard !isHidden, alpha > 0 else { return }
        context.saveGState()
        context.setAlpha(context.state.alpha * alpha)
        let shape = outline(inset: 0)
        if clipsToBounds {
            context.addPath(shape)
            context.clip()
        }
        if let backgroundColor {
            context.setFillColor(backgroundColor.cgColor)
            context.addPath(shape)
            context.fillPath()
        }
        if let drawn = hosted as? any DrawnContent {
            context.add(.node(drawn.drawing(of: bounds.size, scale: UIScreen.main.scale)))
        }
        for view in subviews {
            context.saveGState()
            context.translateBy(x: view.frame.minX, y: view.frame.minY)
            view.draw(into: context)
            context.restoreGState()
        }
        if layer.borderWidth > 0, let color = layer.borderColor {
            context.setStrokeColor(color)
            context.setLineWidth(layer.borderWidth)
            context.addPath(outline(inset: layer.borderWidth / 2))
            context.strokePath()
        }
        context.restoreGState()
    }

    private func outline(inset: CGFloat) -> CGPath {
        let rect = bounds.insetBy(dx: inset, dy: inset)
        // A radius that does not fit is an error to Core Graphics.
        let radius = min(max(layer.cornerRadius - inset, 0), rect.width / 2, rect.height / 2)
        return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
}

extension CALayer {
    /// Draws the layer's view and all in it into a context, in the view's own space.
    public func render(in ctx: CGContext) { owner?.draw(into: ctx) }
}
