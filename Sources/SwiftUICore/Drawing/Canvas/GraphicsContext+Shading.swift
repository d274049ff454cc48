import CoreGraphics
import DisplayList
import Foundation

extension GraphicsContext {
    /// A color, gradient, or pattern to paint with.
    public struct Shading: Sendable {
        private indirect enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint, GradientSpread)
            case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientSpread)
            case conic(Gradient, CGPoint, Angle)
            case palette([Shading])
            case tiled(Image, CGPoint, CGRect, CGFloat)
        }

        private let kind: Kind

        /// The foreground.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// Returns several shadings for drawings with levels, such as symbols. All other drawings use the first
        /// shading.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        /// Returns a shading with a color.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// Returns a shading with a color from components.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Returns a shading with a gray color.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Returns a shading with a style. Its unit points are relative to the bounding box of the painted area.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// Returns a shading with a gradient along a line between two points of the context.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint, options.spread))
        }

        /// Returns a shading with a gradient on circles around a point of the context.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius, options.spread))
        }

        /// Returns a shading with a gradient on a full turn around a point of the context.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }

        /// Returns a shading with a mesh gradient over the bounding box of the painted area.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

        /// Returns a shading with a part of an image, repeated from `origin`.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .tiled(image, origin, sourceRect, scale))
        }

        /// How it is painted in an environment.
        func recipe(_ environment: EnvironmentValues) -> StyleRecipe {
            // Points of the context are unit points of a square of one point at its origin.
            func anchored(_ source: StyleRecipe.Source, at origin: CGPoint = .zero) -> StyleRecipe {
                var recipe = StyleRecipe(source)
                recipe.anchor = CGRect(origin: origin, size: CGSize(width: 1, height: 1))
                return recipe
            }
            func unit(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
            switch kind {
            case .style(let style): return style.recipe(in: environment)
            case .linear(let gradient, let from, let to, let spread):
                return anchored(.linear(gradient.resolved(environment), unit(from), unit(to), spread))
            case .radial(let gradient, let center, let start, let end, let spread):
                return anchored(
                    .radial(gradient.resolved(environment), unit(center), Double(start), Double(end), spread))
            case .conic(let gradient, let center, let angle):
                return anchored(
                    .angular(
                        gradient.resolved(environment), unit(center), angle.radians, angle.radians + 2 * .pi))
            case .palette(let shadings): return (shadings.first ?? .foreground).recipe(environment)
            case .tiled(let image, let origin, let source, let scale):
                return anchored(
                    ImagePaint(image: image, sourceRect: source, scale: scale).recipe(in: environment).source,
                    at: origin)
            }
        }
    }

    /// Options that describe how a gradient continues beyond its ends. By default, it continues with its end colors.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// An option that repeats the gradient.
        @inlinable public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// The gradient runs back and forth.
        @inlinable public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// An option that mixes colors in linear light. In Perch, it has no effect, and colors are mixed in sRGB.
        @inlinable public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }

        var spread: GradientSpread { contains(.mirror) ? .mirror : contains(.repeat) ? .repeat : .pad }
    }
}
