import CoreGraphics
import DisplayList
import Foundation

/// A gradient of a PDF file: along a line or between circles.
struct PDFShading {
    private let isRadial: Bool
    private let coordinates: [Double]
    private let stops: [GradientStop]

    /// Nil for the kinds that are not drawn: by function, and meshes.
    init?(_ object: PDFObject?, _ resources: [String: PDFObject], in file: PDFFile) {
        guard let dictionary = file.dictionary(object), let kind = file.integer(dictionary["ShadingType"]),
            kind == 2 || kind == 3, let coordinates = file.numbers(dictionary["Coords"]),
            coordinates.count >= (kind == 2 ? 4 : 6), let function = PDFFunction(dictionary["Function"], in: file),
            let space = PDFColorSpace(dictionary["ColorSpace"], resources, in: file)
        else { return nil }
        isRadial = kind == 3
        self.coordinates = coordinates
        let domain = file.numbers(dictionary["Domain"]) ?? [0, 1]
        let extend = (file.array(dictionary["Extend"]) ?? []).map { if case .bool(true) = $0 { true } else { false } }
        guard domain.count >= 2 else { return nil }
        // Functions are curves; straight pieces between this many points look the same.
        let count = 64
        var stops = (0...count).map { index in
            let part = Double(index) / Double(count)
            let values = function([domain[0] + (domain[1] - domain[0]) * part])
            return GradientStop(color: space.color(values), location: part)
        }
        // What is not to continue beyond its ends ends in nothing.
        if extend.first != true { stops.insert(GradientStop(color: stops[0].color.opacity(0), location: 0), at: 0) }
        if extend.count < 2 || !extend[1] {
            stops.append(GradientStop(color: stops[stops.count - 1].color.opacity(0), location: 1))
        }
        self.stops = stops
    }

    func paint(_ transform: CGAffineTransform, opacity: Double) -> Paint {
        let colors = stops.map { GradientStop(color: $0.color.opacity(opacity), location: $0.location) }
        let n = coordinates
        if !isRadial {
            return .linear(
                colors, in: transform, from: CGPoint(x: n[0], y: n[1]), to: CGPoint(x: n[2], y: n[3]), spread: .pad)
        }
        // Circles share one middle here; designers' tools write them so.
        let isGrowing = n[5] >= n[2]
        let center = isGrowing ? CGPoint(x: n[3], y: n[4]) : CGPoint(x: n[0], y: n[1])
        let turned = colors.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
        return .radialGradient(
            isGrowing ? colors : turned, center: center, startRadius: max(0, min(n[2], n[5])),
            endRadius: max(n[2], n[5], 1e-6), transform: transform)
    }
}
