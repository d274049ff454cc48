import DisplayList
import Foundation

/// Makes the content see-through.
public struct _OpacityEffect: LayerEffectModifier, Equatable {
    public typealias Body = Never
    public var opacity: Double

    nonisolated public init(opacity: Double) { self.opacity = opacity }

    package func effects(in environment: EnvironmentValues) -> SizedEffects {
        let opacity = finite(opacity, "An opacity", or: 1)
        return opacity >= 1 ? SizedEffects() : SizedEffects(.opacity(max(0, opacity)))
    }
}

/// Mixes the content with the content below.
public struct _BlendModeEffect: LayerEffectModifier, Equatable {
    public typealias Body = Never
    public var blendMode: BlendMode

    nonisolated public init(blendMode: BlendMode) { self.blendMode = blendMode }

    package func effects(in environment: EnvironmentValues) -> SizedEffects {
        blendMode == .normal ? SizedEffects() : SizedEffects(.blendMode(blendMode.cgBlendMode))
    }
}

/// Draws the content into its own layer before anything is done to it.
public struct _CompositingGroupEffect: LayerEffectModifier, Equatable {
    public typealias Body = Never

    nonisolated public init() {}

    package func effects(in environment: EnvironmentValues) -> SizedEffects { SizedEffects(.group) }
}

extension View {
    /// Makes the view see-through: 0 is invisible, 1 opaque.
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

    /// Mixes the view with the content below it.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }

    /// Draws the view into its own layer, so that effects outside apply to it as a whole.
    nonisolated public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

    /// Draws the view into a picture first. Here that is the same as `compositingGroup`; colors are always mixed in sRGB.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        modifier(_CompositingGroupEffect())
    }
}
