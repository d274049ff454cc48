import DisplayList
import Foundation

/// A gradient, which consists of colors along a line from 0 to 1.
public struct Gradient: Equatable, Hashable, Sendable {
    /// A color at a position of a gradient.
    public struct Stop: Equatable, Hashable, Sendable {
        /// The color there.
        public var color: Color
        /// The position, from 0 (the start of the gradient) to 1 (its end).
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// A color space for interpolating colors.
    public struct ColorSpace: Hashable, Sendable {
        private enum Kind { case device, perceptual }
        private let kind: Kind

        /// The color space of the output, sRGB.
        public static let device = ColorSpace(kind: .device)
        /// A color space in which equal steps look equal.
        public static let perceptual = ColorSpace(kind: .perceptual)

        var isPerceptual: Bool { kind == .perceptual }
    }

    /// The colors and their positions.
    public var stops: [Stop]
    var colorSpace = ColorSpace.device

    /// Creates a gradient from stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient of colors at equal distances.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    /// Returns the gradient with another color space for interpolation.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        var copy = self
        copy.colorSpace = space
        return AnyGradient(copy)
    }

    /// The stops with their colors filled in, in ascending order.
    func resolved(_ environment: EnvironmentValues) -> [GradientStop] {
        let ends = stops.map { ($0.color.resolve(in: environment), Double($0.location)) }.sorted { $0.1 < $1.1 }
        guard colorSpace.isPerceptual else { return ends.map { GradientStop(color: $0.0.rgba, location: $0.1) } }
        // Painters mix in sRGB, so the perceptual line is cut into short straight pieces.
        let pieces = 8
        var result: [GradientStop] = ends.prefix(1).map { GradientStop(color: $0.0.rgba, location: $0.1) }
        for (a, b) in zip(ends, ends.dropFirst()) {
            for piece in 1...pieces {
                let f = Double(piece) / Double(pieces)
                let color = colorSpace.mix(a.0, b.0, Float(f))
                result.append(GradientStop(color: color.rgba, location: a.1 + (b.1 - a.1) * f))
            }
        }
        return result
    }
}

extension Gradient: ShapeStyle {
    public typealias Resolved = Never

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.recipe = StyleRecipe(.linear(resolved(shape.environment), .top, .bottom))
    }
}

/// A gradient whose colors can depend on the environment.
public struct AnyGradient: Hashable, ShapeStyle, Sendable {
    public typealias Resolved = Never

    let gradient: Gradient

    /// Creates a type-erased gradient.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// Returns the gradient with another color space for interpolation.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { gradient.colorSpace(space) }

    public func _apply(to shape: inout _ShapeStyle_Shape) { gradient._apply(to: &shape) }
}

extension Gradient.ColorSpace {
    /// The color a part of the way from `a` to `b`.
    func mix(_ a: Color.Resolved, _ b: Color.Resolved, _ f: Float) -> Color.Resolved {
        func line(_ x: Float, _ y: Float) -> Float { x + (y - x) * f }
        guard isPerceptual else {
            return Color.Resolved(
                red: line(a.red, b.red), green: line(a.green, b.green), blue: line(a.blue, b.blue),
                opacity: line(a.opacity, b.opacity))
        }
        let p = Oklab(a)
        let q = Oklab(b)
        return Oklab(l: line(p.l, q.l), a: line(p.a, q.a), b: line(p.b, q.b)).color(opacity: line(a.opacity, b.opacity))
    }
}
