import DisplayList
import Foundation

/// Changes the content's colors.
package struct ColorFilterEffect: LayerEffectModifier {
    package typealias Body = Never
    enum Filter: Hashable {
        case plain(ColorFilter)
        case multiply(Color)
    }

    let filter: Filter

    package func effects(in environment: EnvironmentValues) -> SizedEffects {
        switch filter {
        case .plain(let filter): SizedEffects(.colorFilter(filter))
        case .multiply(let color): SizedEffects(.colorFilter(.multiply(color.resolve(in: environment).rgba)))
        }
    }
}

/// Blurs the content.
public struct _BlurEffect: LayerEffectModifier, Equatable {
    public typealias Body = Never
    public var radius: CGFloat
    public var isOpaque: Bool

    nonisolated public init(radius: CGFloat, isOpaque: Bool) {
        self.radius = radius
        self.isOpaque = isOpaque
    }

    package func effects(in environment: EnvironmentValues) -> SizedEffects {
        let radius = finite(radius, "A blur radius")
        return radius > 0 ? SizedEffects(.blur(radius: radius, opaque: isOpaque)) : SizedEffects()
    }
}

/// Throws a shadow below the content.
public struct _ShadowEffect: LayerEffectModifier, Equatable {
    public typealias Body = Never
    public var color: Color
    public var radius: CGFloat
    public var offset: CGSize

    nonisolated public init(color: Color, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }

    package func effects(in environment: EnvironmentValues) -> SizedEffects {
        let rgba = color.resolve(in: environment).rgba
        guard rgba.alpha > 0 else { return SizedEffects() }
        return SizedEffects(
            .shadow(
                rgba, radius: max(0, finite(radius, "A shadow radius")), x: finite(offset.width, "A shadow offset"),
                y: finite(offset.height, "A shadow offset")))
    }
}

extension View {
    nonisolated private func filtered(_ filter: ColorFilter) -> some View {
        modifier(ColorFilterEffect(filter: .plain(filter)))
    }

    /// Adds `amount` to each color component: -1 is black, 1 white.
    nonisolated public func brightness(_ amount: Double) -> some View { filtered(.brightness(amount)) }

    /// Spreads colors from the middle gray: 0 is all gray, 1 as it is.
    nonisolated public func contrast(_ amount: Double) -> some View { filtered(.contrast(amount)) }

    /// Makes colors stronger or weaker: 0 is gray, 1 as it is.
    nonisolated public func saturation(_ amount: Double) -> some View { filtered(.saturation(amount)) }

    /// Takes color away: 0 is as it is, 1 gray.
    nonisolated public func grayscale(_ amount: Double) -> some View { filtered(.grayscale(amount)) }

    /// Turns all hues.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { filtered(.hueRotation(radians: angle.radians)) }

    /// Inverts the colors.
    nonisolated public func colorInvert() -> some View { filtered(.invert) }

    /// Multiplies the colors by one.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorFilterEffect(filter: .multiply(color)))
    }

    /// Makes dark parts clear and light parts opaque black.
    nonisolated public func luminanceToAlpha() -> some View { filtered(.luminanceToAlpha) }

    /// Blurs the view. `radius` is the standard deviation, in points.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Throws a shadow below the view. `radius` is twice the standard deviation, in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
