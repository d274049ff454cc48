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

/// A modifier that blurs the content.
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

/// A modifier that adds a shadow below the content.
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

    /// Adds `amount` to each color component: -1 results in black, and 1 in white.
    nonisolated public func brightness(_ amount: Double) -> some View { filtered(.brightness(amount)) }

    /// Changes the contrast of the view, relative to a medium gray: 0 is gray, and 1 leaves the colors unchanged.
    nonisolated public func contrast(_ amount: Double) -> some View { filtered(.contrast(amount)) }

    /// Returns a filter that changes the saturation: 0 is gray, and 1 leaves the colors unchanged.
    nonisolated public func saturation(_ amount: Double) -> some View { filtered(.saturation(amount)) }

    /// Returns a filter that reduces the saturation: 0 leaves the colors unchanged, and 1 is gray.
    nonisolated public func grayscale(_ amount: Double) -> some View { filtered(.grayscale(amount)) }

    /// Returns a filter that rotates all hues.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { filtered(.hueRotation(radians: angle.radians)) }

    /// Inverts the colors of the view.
    nonisolated public func colorInvert() -> some View { filtered(.invert) }

    /// Returns a filter that multiplies the colors by a color.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorFilterEffect(filter: .multiply(color)))
    }

    /// Makes dark areas of the view transparent and light areas opaque black.
    nonisolated public func luminanceToAlpha() -> some View { filtered(.luminanceToAlpha) }

    /// Blurs the view. `radius` is the standard deviation, in points.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Adds a shadow below the view. `radius` is twice the standard deviation, in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
