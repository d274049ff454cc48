import DisplayList
import Foundation

/// A kind of glass, for `glassEffect(_:in:)`.
public struct Glass: Equatable, Sendable {
    enum Kind: Hashable, Sendable { case regular, clear, identity }

    var kind: Kind
    var tint: Color?
    var isInteractive = false

    /// Glass that blurs the content behind, with a background on which text is legible.
    public static var regular: Glass { Glass(kind: .regular) }
    /// Glass that is nearly transparent, for controls on images.
    public static var clear: Glass { Glass(kind: .clear) }
    /// A value without glass. The view looks the same as without the effect, and its identity does not change.
    public static var identity: Glass { Glass(kind: .identity) }

    /// Returns the glass with a tint color. Nil removes the color.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    /// Returns glass that reacts to touches: it grows slightly while the user touches it.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}

/// The default shape of a glass effect, which is a capsule.
public struct DefaultGlassEffectShape: Shape {
    public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Capsule(style: .circular).path(in: rect) }
}

/// Paints with glass, as the system's bars and panels do.
package struct GlassStyle: ShapeStyle {
    package typealias Resolved = Never

    /// What is on the glass: the larger it is, the less shows through.
    package enum Use: Hashable, Sendable {
        case control, dialog, sheet
        /// Nothing but the content under a bar, blurred.
        case edge
    }

    let glass: Glass
    let use: Use

    package init(_ glass: Glass, for use: Use = .control) {
        self.glass = glass
        self.use = use
    }

    package func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.recipe = glass.recipe(for: use, in: shape.environment)
    }
}

extension Glass {
    func recipe(for use: GlassStyle.Use, in environment: EnvironmentValues) -> StyleRecipe {
        guard kind != .identity else { return StyleRecipe(.color(.clear)) }
        let (isDark, isEdge) = (environment.colorScheme == .dark, use == .edge)
        var recipe = MaterialRecipe(
            blurRadius: isEdge
                ? GlassAppearance.edgeBlurRadius
                : kind == .clear ? GlassAppearance.clearBlurRadius : GlassAppearance.blurRadius,
            saturation: isEdge ? 1 : GlassAppearance.saturation, tint: ground(for: use, isDark: isDark),
            rim: isEdge ? .clear : isDark ? GlassAppearance.darkRim : GlassAppearance.lightRim,
            rimWidth: GlassAppearance.rimWidth,
            shadow: ShadowRecipe(
                color: isEdge ? .clear : GlassAppearance.shadow, radius: GlassAppearance.shadowRadius, x: 0,
                y: GlassAppearance.shadowOffset, isInner: false))
        if let tint { recipe.tint = tint.resolve(in: environment).rgba.opacity(GlassAppearance.tintOpacity) }
        if environment.accessibilityReduceTransparency {
            recipe.tint.alpha = max(recipe.tint.alpha, Float(GlassAppearance.reducedOpacity))
        }
        if environment.colorSchemeContrast == .increased {
            if tint == nil { recipe.tint = isDark ? .black : .white }
            if !isEdge { recipe.rim = (isDark ? RGBA.white : .black).opacity(GlassAppearance.contrastRim) }
        }
        return StyleRecipe(.material(recipe))
    }

    private func ground(for use: GlassStyle.Use, isDark: Bool) -> RGBA {
        if kind == .clear { return isDark ? GlassAppearance.clearDark : GlassAppearance.clearLight }
        switch use {
        case .control: return isDark ? GlassAppearance.dark : GlassAppearance.light
        case .dialog: return isDark ? GlassAppearance.dark : GlassAppearance.dialogLight
        case .sheet: return isDark ? GlassAppearance.dark : GlassAppearance.sheetLight
        case .edge: return (isDark ? GlassAppearance.dark : GlassAppearance.light).opacity(0)
        }
    }
}
