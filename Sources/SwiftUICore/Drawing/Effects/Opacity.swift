import DisplayList
import Foundation

/// A modifier that makes the content transparent.
public struct _OpacityEffect: LayerEffectModifier, Equatable {
    public typealias Body = Never
    public var opacity: Double

    nonisolated public init(opacity: Double) { self.opacity = opacity }

    package func effects(in environment: EnvironmentValues) -> SizedEffects {
        let opacity = finite(opacity, "An opacity", or: 1)
        return opacity >= 1 ? SizedEffects() : SizedEffects(.opacity(max(0, opacity)))
    }
}

/// A modifier that blends the content with the content below.
public struct _BlendModeEffect: LayerEffectModifier, Equatable {
    public typealias Body = Never
    public var blendMode: BlendMode

    nonisolated public init(blendMode: BlendMode) { self.blendMode = blendMode }

    package func effects(in environment: EnvironmentValues) -> SizedEffects {
        blendMode == .normal ? SizedEffects() : SizedEffects(.blendMode(blendMode.cgBlendMode))
    }
}

/// A modifier that draws the content in a layer before other effects.
public struct _CompositingGroupEffect: LayerEffectModifier, Equatable {
    public typealias Body = Never

    nonisolated public init() {}

    package func effects(in environment: EnvironmentValues) -> SizedEffects { SizedEffects(.group) }
}

extension View {
    /// Sets the opacity of the view, from 0 (invisible) to 1 (opaque).
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

    /// Blends the view with the content below it.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }

    /// Draws the view in a layer, so that outer effects apply to it as a whole.
    nonisolated public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

    /// Draws the view in an image first. In Perch, this equals `compositingGroup`. Colors are always mixed in sRGB,
    /// whatever the color mode is.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        modifier(_CompositingGroupEffect())
    }
}
