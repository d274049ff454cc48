import CoreGraphics
import DisplayList
import Foundation

/// A gradient of a drawing, with what it takes over from others that it refers to.
struct SVGGradient {
    private let attributes: [String: String]
    private let isRadial: Bool
    private let stops: [GradientStop]

    /// Nil for an element that is no gradient.
    init?(_ element: XMLElement, in document: SVGDocument) {
        guard element.name == "linearGradient" || element.name == "radialGradient" else { return nil }
        isRadial = element.name == "radialGradient"
        var attributes = element.attributes
        var source = element
        // A chain that leads back to itself ends nevertheless.
        for _ in 0..<16 {
            guard !source.children.contains(where: { $0.name == "stop" }) else { break }
            guard let id = source.attributes["href"], id.hasPrefix("#"),
                let next = document.element(String(id.dropFirst())), next.name.hasSuffix("Gradient")
            else { break }
            source = next
            attributes.merge(next.attributes) { own, _ in own }
        }
        self.attributes = attributes
        stops = SVGGradient.stops(source, in: document)
    }

    private static func stops(_ element: XMLElement, in document: SVGDocument) -> [GradientStop] {
        var last = 0.0
        return element.children.filter { $0.name == "stop" }.prefix(256).map { stop in
            let properties = document.styles.properties(of: stop)
            last = max(last, SVGStyle.opacity(properties["offset"]) ?? 0)
            var color = RGBA.black
            if let text = properties["stop-color"] {
                color = text.lowercased() == "currentcolor" ? .black : RGBA(svg: text) ?? .black
            }
            return GradientStop(color: color.opacity(SVGStyle.opacity(properties["stop-opacity"]) ?? 1), location: last)
        }
    }

    /// The paint for a shape with a bounding box; nil for a gradient that paints nothing.
    func paint(box: CGRect, viewport: CGSize, opacity: Double) -> Paint? {
        guard let first = stops.first, let last = stops.last else { return nil }
        if stops.count == 1 { return .color(first.color.opacity(opacity)) }
        let isBox = attributes["gradientUnits"] != "userSpaceOnUse"
        if isBox, box.width <= 0 || box.height <= 0 { return nil }
        var transform = attributes["gradientTransform"].map { CGAffineTransform(svg: $0) } ?? .identity
        if isBox {
            transform = transform.concatenating(
                CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
        }
        guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else {
            return .color(last.color.opacity(opacity))
        }
        let whole = isBox ? CGSize(width: 1, height: 1) : viewport
        func length(_ key: String, _ whole: CGFloat, _ standard: CGFloat) -> CGFloat {
            guard let text = attributes[key] else { return standard * whole }
            var scanner = SVGScanner(text)
            return scanner.length(of: whole) ?? standard * whole
        }
        let diagonal = ((whole.width * whole.width + whole.height * whole.height) / 2).squareRoot()
        let colors = stops.map { GradientStop(color: $0.color.opacity(opacity), location: $0.location) }
        let spread: GradientSpread =
            switch attributes["spreadMethod"] {
            case "reflect": .mirror
            case "repeat": .repeat
            default: .pad
            }
        if isRadial {
            let center = CGPoint(x: length("cx", whole.width, 0.5), y: length("cy", whole.height, 0.5))
            let radius = length("r", diagonal, 0.5)
            guard radius > 0 else { return .color(last.color.opacity(opacity)) }
            return .radialGradient(
                colors, center: center, startRadius: Double(length("fr", diagonal, 0)), endRadius: Double(radius),
                transform: transform, spread: spread)
        }
        let from = CGPoint(x: length("x1", whole.width, 0), y: length("y1", whole.height, 0))
        let to = CGPoint(x: length("x2", whole.width, 1), y: length("y2", whole.height, 0))
        guard from != to else { return .color(last.color.opacity(opacity)) }
        return .linear(colors, in: transform, from: from, to: to, spread: spread)
    }
}

extension Paint {
    /// A linear gradient in another space. Its lines of equal color stay lines, but need not stay at right angles to
    /// the way from its start to its end.
    static func linear(
        _ stops: [GradientStop], in transform: CGAffineTransform, from: CGPoint, to: CGPoint, spread: GradientSpread
    ) -> Paint {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let square = dx * dx + dy * dy
        let area = transform.a * transform.d - transform.b * transform.c
        guard square > 0, area != 0 else { return .color(stops.last?.color ?? .clear) }
        // How fast the gradient's place changes along each axis of the new space.
        let gx = (transform.d * dx - transform.b * dy) / area / square
        let gy = (transform.a * dy - transform.c * dx) / area / square
        let slope = gx * gx + gy * gy
        guard slope > 0 else { return .color(stops.last?.color ?? .clear) }
        let start = from.applying(transform)
        return .linearGradient(
            stops, from: start, to: CGPoint(x: start.x + gx / slope, y: start.y + gy / slope), spread: spread)
    }
}
