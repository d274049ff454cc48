import CoreGraphics
import UIKit

/// Draws for views and paths of UIKit's into the current context.
struct ContextDrawing: UIKitDrawing {
    @MainActor func draw(_ view: UIView, in rect: CGRect) -> Bool {
        guard let context = GraphicsContexts.current else {
            Log.once("UIView.drawHierarchy was called outside a renderer's actions and draws nothing.")
            return false
        }
        guard view.bounds.width > 0, view.bounds.height > 0 else { return false }
        view.layoutIfNeeded()
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / view.bounds.width, y: rect.height / view.bounds.height)
        view.draw(into: context)
        context.restoreGState()
        return true
    }

    @MainActor func picture(of view: UIView) -> UIImage? {
        guard view.bounds.width > 0, view.bounds.height > 0 else { return nil }
        return UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
            _ = draw(view, in: CGRect(origin: .zero, size: view.bounds.size))
        }
    }

    func fill(_ path: UIBezierPath) {
        with(path) { $0.fillPath(using: path.usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    func stroke(_ path: UIBezierPath) {
        with(path) { context in
            context.saveGState()
            context.setLineWidth(path.lineWidth)
            context.setLineCap(path.lineCapStyle)
            context.setLineJoin(path.lineJoinStyle)
            context.setMiterLimit(path.miterLimit)
            context.strokePath()
            context.restoreGState()
        }
    }

    func clip(to path: UIBezierPath) {
        with(path) { $0.clip(using: path.usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    private func with(_ path: UIBezierPath, _ draw: (CGContext) -> Void) {
        guard let context = GraphicsContexts.orWarn else { return }
        context.beginPath()
        context.addPath(path.cgPath)
        draw(context)
    }
}
