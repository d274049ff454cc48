import CoreGraphics
import DisplayList

/// The foreground that a view set, and below it the one that its own hierarchical styles are steps of.
package final class ForegroundStyles: Equatable, Sendable {
    let levels: [AnyShapeStyle]
    let outer: ForegroundStyles?
    /// Whether a control or a container chose it. Then controls inside may choose another one.
    let isStandard: Bool

    init(levels: [AnyShapeStyle], outer: ForegroundStyles?, isStandard: Bool = false) {
        self.levels = levels
        self.outer = outer
        self.isStandard = isStandard
    }

    package convenience init(_ style: some ShapeStyle) { self.init(levels: [AnyShapeStyle(style)], outer: nil) }

    package static func == (a: ForegroundStyles, b: ForegroundStyles) -> Bool {
        a === b || (a.levels == b.levels && a.outer == b.outer && a.isStandard == b.isStandard)
    }

    /// Paints with a level of a foreground; without one with iOS's label colors.
    static func apply(level: Int, to shape: inout _ShapeStyle_Shape) {
        guard let styles = shape.foreground else {
            let color = Color(system: Self.labels[min(level, Self.labels.count - 1)])
            return color._apply(to: &shape)
        }
        let inner = shape.foreground
        defer { shape.foreground = inner }
        shape.foreground = styles.outer
        if level < styles.levels.count { return styles.levels[level]._apply(to: &shape) }
        // Steps of a step: the second level of a secondary foreground is its tertiary.
        if styles.levels[0].isForeground { return apply(level: level, to: &shape) }
        if let base = styles.levels[0].hierarchyLevel { return apply(level: base + level, to: &shape) }
        styles.levels[0]._apply(to: &shape)
        shape.recipe.opacity *= Self.opacities[min(level, Self.opacities.count - 1)]
    }

    private static let labels: [SystemColor] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
    ]
    /// What is left of a color's opacity at each level. Source: tokens/ios.json, labelColors.hierarchicalOpacity;
    /// the fifth continues as the label colors do.
    private static let opacities = [1, 0.5, 0.25, 0.18, 0.05]
}

private enum ForegroundStylesKey: EnvironmentKey {
    static var defaultValue: ForegroundStyles? { nil }
}

extension EnvironmentValues {
    package var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// How the foreground of `level` (0 is primary) is painted here.
    package func foregroundRecipe(level: Int = 0) -> StyleRecipe {
        HierarchicalShapeStyle(level: level).recipe(in: self)
    }
}

/// The foreground style in use.
public struct ForegroundStyle: ShapeStyle {
    public typealias Resolved = Never

    @inlinable public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) { ForegroundStyles.apply(level: 0, to: &shape) }
}

/// A level below the current foreground style. Higher levels are less prominent.
public struct HierarchicalShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _apply(to shape: inout _ShapeStyle_Shape) { ForegroundStyles.apply(level: level, to: &shape) }
}

/// A step below a style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never

    let base: Base
    let level: Int

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let outer = shape.foreground
        shape.foreground = ForegroundStyles(levels: [AnyShapeStyle(base)], outer: outer)
        ForegroundStyles.apply(level: level, to: &shape)
        shape.foreground = outer
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style in use.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground style.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle {
    /// The second level of this style.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The third level of this style.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The fourth level of this style.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The fifth level of this style.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension View {
    /// Sets the foreground style of this view.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        foreground([AnyShapeStyle(style)])
    }

    /// Sets the first two levels of the foreground style of this view.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    /// Sets the first three levels of the foreground style of this view.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }

    /// Paints the foreground with `color`; nil is the foreground of the view above.
    @available(iOS, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        foreground(color.map { [AnyShapeStyle($0)] })
    }

    /// Paints the foreground with what a control has by default. A foreground that the program has set stays.
    nonisolated package func standardForegroundStyle(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\.foregroundStyles) { styles in
            guard styles?.isStandard != false else { return }
            styles = ForegroundStyles(levels: [AnyShapeStyle(style)], outer: styles, isStandard: true)
        }
    }

    /// Paints the foreground with what a container gives its parts. Controls in it have their own foreground.
    nonisolated package func containerForegroundStyle(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\.foregroundStyles) {
            $0 = ForegroundStyles(levels: [AnyShapeStyle(style)], outer: $0, isStandard: true)
        }
    }

    nonisolated private func foreground(_ levels: [AnyShapeStyle]?) -> some View {
        transformEnvironment(\.foregroundStyles) { styles in
            if let levels { styles = ForegroundStyles(levels: levels, outer: styles) }
        }
    }
}
