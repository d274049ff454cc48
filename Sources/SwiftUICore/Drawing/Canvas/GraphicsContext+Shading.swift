import CoreGraphics
import DisplayList
import Foundation

extension GraphicsContext {
    /// What is painted with.
    public struct Shading: Sendable {
        private enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
        }

        private let kind: Kind

        /// The foreground.
        public static var foreground: Shading { Shading(kind: .style(AnyShapeStyle(ForegroundStyle()))) }

        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading(kind: .style(AnyShapeStyle(color))) }

        /// A colour from components.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// A gradient along a line between two points of the context.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }

        /// A gradient on circles round a point of the context.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius))
        }

        /// A gradient on a full turn round a point of the context.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }

        func paint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
            switch kind {
            case .style(let style): style.recipe(in: environment).paint(in: rect)
            case .linear(let gradient, let from, let to):
                .linearGradient(gradient.resolved(environment), from: from, to: to)
            case .radial(let gradient, let center, let start, let end):
                .radialGradient(
                    gradient.resolved(environment), center: center, startRadius: Double(start),
                    endRadius: Double(end), transform: .identity)
            case .conic(let gradient, let center, let angle):
                .angularGradient(
                    gradient.resolved(environment), center: center, startAngle: angle.radians,
                    endAngle: angle.radians + 2 * .pi)
            }
        }
    }

    /// How a gradient goes on. Only the standard way, with its end colours, is drawn.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
    }
}
