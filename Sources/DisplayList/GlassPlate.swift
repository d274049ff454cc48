import CoreGraphics
import Foundation

/// Glass in an outline: the content behind it shows blurred and tinted, light lies along its edge, and it throws a
/// shadow on what lies around it. Lengths are in points.
package struct GlassPlate: Hashable, Sendable {
    package var path: PathData
    /// The standard deviation.
    package var blurRadius: Double
    package var saturation: Double
    package var tint: RGBA
    /// The light along the inside of the outline, at its strongest.
    package var rim: RGBA
    package var rimWidth: Double
    package var shadow: RGBA
    /// Twice the standard deviation.
    package var shadowRadius: Double
    /// How far the shadow lies below the glass.
    package var shadowOffset: Double

    package init(
        path: PathData, blurRadius: Double, saturation: Double, tint: RGBA, rim: RGBA = .clear, rimWidth: Double = 0,
        shadow: RGBA = .clear, shadowRadius: Double = 0, shadowOffset: Double = 0
    ) {
        self.path = path
        self.blurRadius = blurRadius
        self.saturation = saturation
        self.tint = tint
        self.rim = rim
        self.rimWidth = rimWidth
        self.shadow = shadow
        self.shadowRadius = shadowRadius
        self.shadowOffset = shadowOffset
    }

    /// All that the glass paints.
    package var bounds: CGRect {
        let box = path.boundingBox.sane
        guard hasShadow, !box.isNull else { return box }
        return box.union(shadowBox(box)).sane
    }

    package var hasShadow: Bool {
        shadow.alpha > 0 && shadowRadius >= 0 && shadowRadius.isFinite && shadowOffset.isFinite
    }

    private func shadowBox(_ box: CGRect) -> CGRect {
        // Painters blur whole pixels, so the tail may end a little past three deviations.
        let reach = 1.5 * shadowRadius + 2
        return box.offsetBy(dx: 0, dy: shadowOffset).insetBy(dx: -reach, dy: -reach)
    }

    /// The light along the edge: strongest at the top, and again at the bottom. Nil for glass without it.
    package var rimNode: DisplayNode? {
        let box = path.boundingBox.sane
        guard rim.alpha > 0, rimWidth > 0, !box.isNull, box.height > 0 else { return nil }
        let light = Paint.linearGradient(
            Self.rimStops.map { GradientStop(color: rim.opacity($0.strength), location: $0.place) },
            from: CGPoint(x: box.minX, y: box.minY), to: CGPoint(x: box.minX, y: box.maxY))
        return DisplayNode(
            id: 0, origin: .zero, effects: [.clip(path, evenOdd: false, antialiased: true)],
            items: [.draw(.stroke(path, StrokePen(width: 2 * rimWidth), light, antialiased: true))])
    }

    /// From the top down.
    private static let rimStops: [(place: Double, strength: Double)] = [(0, 1), (0.5, 0.35), (1, 0.8)]

    /// The shadow outside of the outline, so that it does not show through the glass, of plainer operations. Nil for glass without it.
    package var shadowNode: DisplayNode? {
        let box = path.boundingBox.sane
        guard hasShadow, !box.isNull, box.width > 0, box.height > 0 else { return nil }
        let frame = PathData.rect(box.union(shadowBox(box)).insetBy(dx: -1, dy: -1))
        let thrown = DisplayNode(
            id: 0, origin: .zero,
            effects: [
                .blur(radius: shadowRadius / 2, opaque: false),
                .transform(CGAffineTransform(translationX: 0, y: shadowOffset)),
            ],
            items: [.draw(.fill(path, .color(shadow), evenOdd: false, antialiased: true))])
        let around = PathData.elements(frame.elements + path.elements)
        return DisplayNode(
            id: 0, origin: .zero, effects: [.clip(around, evenOdd: true, antialiased: true)], items: [.node(thrown)])
    }
}
