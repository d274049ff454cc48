import CoreGraphics
import DisplayList
import Foundation

extension GraphicsContext {
    /// A filter for drawing operations.
    public struct Filter: Sendable {
        let make: @Sendable (EnvironmentValues) -> [LayerEffect]

        private init(_ make: @escaping @Sendable (EnvironmentValues) -> LayerEffect) { self.make = { [make($0)] } }
        private init(_ filter: ColorFilter) { make = { _ in [.colorFilter(filter)] } }
        private init(steps: @escaping @Sendable (EnvironmentValues) -> [LayerEffect]) { make = steps }

        /// Returns a filter that applies a projection to the drawing.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(steps: { _ in matrix.effect.map { [$0] } ?? [] })
        }

        /// Returns a filter that adds a shadow below the drawing. `radius` is twice the standard deviation, in points.
        /// Perch ignores the blend mode and uses `.normal`.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            guard options.contains(.shadowOnly) else {
                return Filter {
                    .shadow(color.resolve(in: $0).rgba, radius: Double(radius), x: Double(x), y: Double(y))
                }
            }
            return Filter(steps: { environment in
                let rgba = color.resolve(in: environment).rgba
                let silhouette: [Float] = [
                    0, 0, 0, 0, rgba.red, 0, 0, 0, 0, rgba.green, 0, 0, 0, 0, rgba.blue, 0, 0, 0, rgba.alpha, 0,
                ]
                return [
                    .colorFilter(.matrix(silhouette)), .blur(radius: Double(radius) / 2, opaque: false),
                    .transform(CGAffineTransform(translationX: x, y: y)),
                ]
            })
        }

        /// Returns a filter that multiplies the colors by a color.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { .colorFilter(.multiply(color.resolve(in: $0).rgba)) }
        }

        /// Returns a filter that applies a matrix to the colors.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(.matrix(matrix.entries)) }

        /// Returns a filter that rotates all hues.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(radians: angle.radians)) }

        /// Returns a filter that changes the saturation: 0 is gray, and 1 leaves the colors unchanged.
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }

        /// Adds `amount` to each color component.
        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

        /// Returns a filter that changes the contrast of colors, relative to a medium gray.
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

        /// Returns a filter that inverts the colors: 0 leaves them unchanged, and 1 inverts them completely.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            let f = Float(amount.isFinite ? min(max(amount, 0), 1) : 1)
            let keep = 1 - 2 * f
            return Filter(.matrix([keep, 0, 0, 0, f, 0, keep, 0, 0, f, 0, 0, keep, 0, f, 0, 0, 0, 1, 0]))
        }

        /// Returns a filter that reduces the saturation: 0 leaves the colors unchanged, and 1 is gray.
        public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(amount)) }

        /// A filter that makes dark areas transparent and light areas opaque black.
        public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

        /// Returns a filter that blurs the drawing. `radius` is the standard deviation, in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { _ in .blur(radius: Double(radius), opaque: options.contains(.opaque)) }
        }

        /// Returns a filter that paints `color` where the opacity is between two limits, and nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter { .colorFilter(.alphaThreshold(min: min, max: max, color.resolve(in: $0).rgba)) }
        }
    }

    /// Options for drawing a shadow.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// An option that draws only the shadow.
        @inlinable public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// An option to draw without a group. In Perch, it has no effect: the shadow always uses a group, which looks
        /// the same for a single drawing.
        @inlinable public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// Options for the edges of a blur.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// An option that keeps the edges opaque.
        @inlinable public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// An option that adds noise to hide the bands of large blurs. In Perch, it has no effect.
        @inlinable public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// Options for a filter.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// An option that changes colors in linear light. In Perch, it has no effect, and colors are changed in sRGB.
        @inlinable public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// Adds a filter that applies to each subsequent drawing, before the filters that were added earlier.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters = filter.make(environment) + filters
    }
}

/// A matrix of four rows with four factors and an offset, for red, green, blue, and alpha from 0 to 1, not
/// premultiplied.
public struct ColorMatrix: Equatable, Sendable {
    /// The factors of red, green, blue, and alpha for red, and an offset.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The factors and the offset for green.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The factors and the offset for blue.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The factors and the offset for alpha.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Creates the identity matrix.
    @inlinable public init() {}

    fileprivate var entries: [Float] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
    }
}
