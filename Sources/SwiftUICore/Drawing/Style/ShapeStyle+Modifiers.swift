import CoreGraphics
import DisplayList
import Foundation

/// A style with something of how it paints changed.
struct ModifiedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never

    enum Change: Equatable, Sendable {
        case opacity(Double)
        case blendMode(BlendMode)
        case shadow(ShadowStyle)
        case anchor(CGRect)
    }

    let base: Base
    let change: Change

    func _apply(to shape: inout _ShapeStyle_Shape) {
        base._apply(to: &shape)
        switch change {
        case .opacity(let opacity): shape.recipe.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        case .blendMode(let mode): shape.recipe.blendMode = mode
        case .shadow(let shadow): shape.recipe.shadows.append(shadow.recipe(in: shape.environment))
        case .anchor(let rect): shape.recipe.anchor = rect.isSaneArea ? rect.standardized : nil
        }
    }
}

extension ShapeStyle {
    /// Returns this style with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        ModifiedShapeStyle(base: self, change: .opacity(opacity))
    }

    /// Returns this style with a blend mode.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        ModifiedShapeStyle(base: self, change: .blendMode(mode))
    }

    /// Returns this style with its unit points relative to a rectangle of the view instead of to the painted shape.
    public func `in`(_ rect: CGRect) -> some ShapeStyle {
        ModifiedShapeStyle(base: self, change: .anchor(rect))
    }

    /// Returns this style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ModifiedShapeStyle(base: self, change: .shadow(style))
    }
}

extension CGRect {
    fileprivate var isSaneArea: Bool { !sane.isNull && width.isFinite && height.isFinite }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// Returns the foreground style with its opacity multiplied by `opacity`.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

    /// Returns the foreground style, blended with the content below.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

    /// Returns the foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

/// A shadow that is added to a style.
public struct ShadowStyle: Equatable, Sendable {
    private let color: Color
    private let radius: CGFloat
    private let x: CGFloat
    private let y: CGFloat
    private let isInner: Bool

    /// Returns a shadow below the painted area.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
    }

    /// Returns a shadow inside the edges of the painted area, as if the area were cut out.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
    }

    func recipe(in environment: EnvironmentValues) -> ShadowRecipe {
        ShadowRecipe(
            color: color.resolve(in: environment).rgba, radius: radius.isFinite ? max(0, radius) : 0,
            x: x.isFinite ? x : 0, y: y.isFinite ? y : 0, isInner: isInner)
    }
}

/// Constants that describe modes for blending colors with the colors below.
public enum BlendMode: Hashable, Sendable {
    /// The separable modes, which blend each channel separately.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// The modes that use differences, and those that combine hue, saturation, and luminosity.
    case difference, exclusion, hue, saturation, color, luminosity
    /// The modes that combine layers by their alpha, and those that add them.
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

    package var cgBlendMode: CGBlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
