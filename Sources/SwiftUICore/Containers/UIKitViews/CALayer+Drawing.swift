import CoreGraphics
import DisplayList
import Foundation
import UIKit

extension CALayer {
    /// Draws what the layer shows besides its background and border: its picture, its own drawing, and the layers in it.
    func drawContents(into context: CGContext) {
        drawPicture(into: context)
        switch self {
        case let shape as CAShapeLayer: shape.drawShape(into: context)
        case let gradient as CAGradientLayer: gradient.drawGradient(into: context)
        default: break
        }
        let ordered = (sublayers ?? []).enumerated().sorted {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }
        for (_, layer) in ordered {
            context.saveGState()
            context.concatenate(layer.ontoSuperlayer)
            layer.drawAlone(into: context)
            context.restoreGState()
        }
    }

    /// Lets through only what the mask shows. The layer's own upper left is the context's origin.
    func clipToMask(_ context: CGContext) {
        guard let mask else { return }
        let drawing = CGContext()
        drawing.concatenate(mask.ontoSuperlayer)
        mask.drawAlone(into: drawing)
        context.clip(toMask: drawing.takeItems())
    }

    /// Draws a layer that belongs to no view. Its own upper left is the context's origin.
    func drawAlone(into context: CGContext) {
        guard !isHidden, opacity > 0 else { return }
        guard shadowOpacity > 0, !masksToBounds, let shadowColor else { return drawBox(into: context) }
        let drawing = CGContext()
        drawBox(into: drawing)
        var color = RGBA(shadowColor)
        color.alpha *= min(max(shadowOpacity, 0), 1)
        // Core Animation's radius is the deviation; SwiftUI's is twice that.
        let shadow = LayerEffect.shadow(
            color, radius: Double(shadowRadius) * 2, x: shadowOffset.width, y: shadowOffset.height)
        context.add(
            .node(DisplayNode(id: context.makeID(), origin: .zero, effects: [shadow], items: drawing.takeItems())))
    }

    private func drawBox(into context: CGContext) {
        context.saveGState()
        context.setAlpha(context.state.alpha * Double(opacity))
        let shape = roundedOutline(size: bounds.size, radius: cornerRadius, inset: 0)
        if masksToBounds {
            context.addPath(shape)
            context.clip()
        }
        clipToMask(context)
        if let backgroundColor {
            context.setFillColor(backgroundColor)
            context.addPath(shape)
            context.fillPath()
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        drawContents(into: context)
        context.translateBy(x: bounds.minX, y: bounds.minY)
        if borderWidth > 0, let borderColor {
            context.setStrokeColor(borderColor)
            context.setLineWidth(borderWidth)
            context.addPath(roundedOutline(size: bounds.size, radius: cornerRadius, inset: borderWidth / 2))
            context.strokePath()
        }
        context.restoreGState()
    }

    /// From the layer's box, its upper left at zero, onto the layer around.
    private var ontoSuperlayer: CGAffineTransform {
        CGAffineTransform(translationX: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y)
            .concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The outline of the layer's box at a size, moved inwards.
    func roundedOutline(size: CGSize, radius: CGFloat, inset: CGFloat) -> CGPath {
        let rect = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
        if let radii = cornerRadii(at: size)?.map({ max(0, $0 - inset) }) {
            return UnevenRoundedRectangle(
                topLeadingRadius: radii[0], bottomLeadingRadius: radii[2], bottomTrailingRadius: radii[3],
                topTrailingRadius: radii[1], style: .continuous
            ).path(in: rect).cgPath
        }
        guard radius > inset else { return CGPath(rect: rect, transform: nil) }
        // A radius that does not fit is an error to Core Graphics.
        let radius = min(radius - inset, rect.width / 2, rect.height / 2)
        func corner(_ mask: CACornerMask) -> CGFloat { maskedCorners.contains(mask) ? radius : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: corner(.layerMinXMinYCorner), bottomLeadingRadius: corner(.layerMinXMaxYCorner),
            bottomTrailingRadius: corner(.layerMaxXMaxYCorner), topTrailingRadius: corner(.layerMaxXMinYCorner),
            style: cornerCurve == .continuous ? .continuous : .circular
        ).path(in: rect).cgPath
    }

    private func drawPicture(into context: CGContext) {
        let image: UIImage? =
            (contents as? UIImage)
            ?? (contents as? CGImage).map { UIImage(cgImage: $0, scale: contentsScale, orientation: .up) }
        guard let image, image.size.width > 0, image.size.height > 0 else { return }
        let (box, size) = (bounds.size, image.size)
        let fit = (box.width / size.width, box.height / size.height)
        let scale: (CGFloat, CGFloat) =
            switch contentsGravity {
            case .resizeAspect: (min(fit.0, fit.1), min(fit.0, fit.1))
            case .resizeAspectFill: (max(fit.0, fit.1), max(fit.0, fit.1))
            case .center: (1, 1)
            default: fit
            }
        let drawn = CGSize(width: size.width * scale.0, height: size.height * scale.1)
        GraphicsContexts.push(context)
        image.draw(
            in: CGRect(
                x: bounds.midX - drawn.width / 2, y: bounds.midY - drawn.height / 2, width: drawn.width,
                height: drawn.height))
        GraphicsContexts.pop()
    }
}

extension CAShapeLayer {
    fileprivate func drawShape(into context: CGContext) {
        guard let path else { return }
        if let fillColor {
            context.setFillColor(fillColor)
            context.addPath(path)
            context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let strokeColor, lineWidth > 0 else { return }
        context.saveGState()
        context.setStrokeColor(strokeColor)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
        context.setMiterLimit(miterLimit)
        if let lineDashPattern {
            context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern.map { CGFloat($0.doubleValue) })
        }
        let isWhole = strokeStart <= 0 && strokeEnd >= 1
        context.addPath(isWhole ? path : Path(path).trimmedPath(from: strokeStart, to: strokeEnd).cgPath)
        context.strokePath()
        context.restoreGState()
    }
}

extension CAGradientLayer {
    fileprivate func drawGradient(into context: CGContext) {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        guard !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
        let places = locations?.map(\.doubleValue) ?? []
        let stops = colors.enumerated().map { index, color in
            GradientStop(
                color: RGBA(color),
                location: index < places.count ? places[index] : Double(index) / Double(max(colors.count - 1, 1)))
        }
        let outline = roundedOutline(size: bounds.size, radius: cornerRadius, inset: 0)
        context.saveGState()
        context.translateBy(x: bounds.minX, y: bounds.minY)
        context.add(.draw(.fill(Path(outline).data, paint(stops), evenOdd: false, antialiased: true)))
        context.restoreGState()
    }

    private func paint(_ stops: [GradientStop]) -> Paint {
        let start = CGPoint(x: startPoint.x * bounds.width, y: startPoint.y * bounds.height)
        let end = CGPoint(x: endPoint.x * bounds.width, y: endPoint.y * bounds.height)
        switch type {
        case .radial:
            let reach = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            return .radialGradient(
                stops, center: .zero, startRadius: 0, endRadius: 1,
                transform: CGAffineTransform(
                    a: max(reach.width, 0.001), b: 0, c: 0, d: max(reach.height, 0.001), tx: start.x, ty: start.y))
        case .conic:
            let angle = Double(atan2(end.y - start.y, end.x - start.x))
            return .angularGradient(stops, center: start, startAngle: angle, endAngle: angle + 2 * .pi)
        default:
            return .linearGradient(stops, from: start, to: end)
        }
    }
}
