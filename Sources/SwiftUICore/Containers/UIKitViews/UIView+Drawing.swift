import CoreGraphics
import DisplayList
import Foundation
import UIKit

extension UIView {
    /// Draws background, content and subviews. The view's own space is the context's.
    func draw(into context: CGContext) {
        let shown = shownLayer
        guard !isHidden, shown.opacity > 0 else { return }
        traitCollection.performAsCurrent { drawVisible(shown, into: context) }
    }

    /// Draws the view and its shadow.
    private func drawVisible(_ shown: ShownLayer, into context: CGContext) {
        guard layer.shadowOpacity > 0, !clipsToBounds, let shadow = layer.shadowColor else {
            return drawBox(shown, into: context)
        }
        let drawing = CGContext()
        drawBox(shown, into: drawing)
        var color = Color(cgColor: shadow).resolve(in: EnvironmentValues()).rgba
        color.alpha *= min(max(layer.shadowOpacity, 0), 1)
        let effect = LayerEffect.shadow(
            // Core Animation's radius is the deviation; SwiftUI's is twice that.
            color, radius: Double(layer.shadowRadius) * 2, x: layer.shadowOffset.width, y: layer.shadowOffset.height)
        context.add(
            .node(DisplayNode(id: context.makeID(), origin: .zero, effects: [effect], items: drawing.takeItems())))
    }

    private func drawBox(_ shown: ShownLayer, into context: CGContext) {
        context.saveGState()
        context.setAlpha(context.state.alpha * shown.opacity)
        let shape = outline(shown, inset: 0)
        if clipsToBounds {
            context.addPath(shape)
            context.clip()
        }
        layer.clipToMask(context)
        if let background = shown.background {
            context.setFillColor(background.cgColor)
            context.addPath(shape)
            context.fillPath()
        }
        context.saveGState()
        // On its way to another size, what was drawn for the new one is stretched.
        if shown.bounds.size != bounds.size, bounds.width > 0, bounds.height > 0 {
            context.scaleBy(x: shown.bounds.width / bounds.width, y: shown.bounds.height / bounds.height)
        }
        if let drawn = hosted as? any DrawnContent {
            context.add(.node(drawn.drawing(of: bounds.size, scale: UIScreen.main.scale)))
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        drawOwn(into: context)
        context.restoreGState()
        context.translateBy(x: -shown.bounds.minX, y: -shown.bounds.minY)
        layer.drawContents(into: context)
        for view in subviews {
            context.saveGState()
            context.concatenate(view.ontoSuperview(view.shownLayer))
            view.draw(into: context)
            context.restoreGState()
        }
        context.translateBy(x: shown.bounds.minX, y: shown.bounds.minY)
        if layer.borderWidth > 0, let color = layer.borderColor {
            context.setStrokeColor(color)
            context.setLineWidth(layer.borderWidth)
            context.addPath(outline(shown, inset: layer.borderWidth / 2))
            context.strokePath()
        }
        context.restoreGState()
    }

    /// What the view's own code draws; it cannot draw outside of the view.
    private func drawOwn(into context: CGContext) {
        context.saveGState()
        context.clip(to: bounds)
        GraphicsContexts.push(context)
        draw(bounds)
        GraphicsContexts.pop()
        context.restoreGState()
    }

    /// From the view's box, its upper left at zero, onto the view around.
    private func ontoSuperview(_ shown: ShownLayer) -> CGAffineTransform {
        let (anchor, middle, size) = (layer.anchorPoint, shown.position, shown.bounds.size)
        guard shown.transform != .identity else {
            return CGAffineTransform(
                translationX: middle.x - size.width * anchor.x, y: middle.y - size.height * anchor.y)
        }
        return CGAffineTransform(translationX: -size.width * anchor.x, y: -size.height * anchor.y)
            .concatenating(shown.transform)
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    }

    private func outline(_ shown: ShownLayer, inset: CGFloat) -> CGPath {
        layer.roundedOutline(size: shown.bounds.size, radius: shown.cornerRadius, inset: inset)
    }

    /// The views that show SwiftUI's content by their own hosts, from the back to the front, with their places in this view.
    func hostedViews(at origin: CGPoint = .zero) -> [(view: UIView, content: any DrawnContent, origin: CGPoint)] {
        guard !isHidden, alpha > 0 else { return [] }
        let own = hostedContent.map { [(self, $0, origin)] } ?? []
        return own
            + subviews.flatMap { view in
                view.hostedViews(
                    at: CGPoint(
                        x: origin.x + view.frame.minX - bounds.minX, y: origin.y + view.frame.minY - bounds.minY))
            }
    }
}

extension CALayer {
    /// Draws the layer and its sublayers in a context, in the layer's coordinates. The layer of a view is drawn with
    /// the view's content.
    public func render(in ctx: CGContext) {
        nonisolated(unsafe) let context = ctx
        nonisolated(unsafe) let layer = self
        assumeMainActor {
            guard let view = layer.owner else { return layer.drawAlone(into: context) }
            view.layoutIfNeeded()
            view.draw(into: context)
        }
    }
}
