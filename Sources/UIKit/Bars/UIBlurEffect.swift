import Foundation

/// An effect on the content below a view.
@MainActor @preconcurrency open class UIVisualEffect: NSObject {
    public override init() { super.init() }

    /// Creates an effect. Perch does not read the archive, so the effect is a new one.
    public required init?(coder: NSCoder) { super.init() }
}

/// A visual effect that blurs the content below.
open class UIBlurEffect: UIVisualEffect {
    /// Constants that describe the strength and the color of a blur.
    public enum Style: Int, Sendable {
        /// Styles with a fixed color.
        case extraLight, light, dark
        /// A style that adapts to light and dark appearance.
        case regular = 4
        /// A prominent style that adapts to light and dark appearance.
        case prominent
        /// Materials, from the thinnest to the thickest. They adapt to light and dark appearance.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        /// The material of system bars.
        case systemChromeMaterial
        /// The same materials, always light.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        /// The same materials, always light.
        case systemThickMaterialLight, systemChromeMaterialLight
        /// The same materials, always dark.
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        /// The same materials, always dark.
        case systemThickMaterialDark, systemChromeMaterialDark
    }

    package nonisolated let style: Style

    /// Creates a blur effect with a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates a regular blur effect. Perch does not read the archive.
    public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }

    open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
    open nonisolated override var hash: Int { style.hashValue }
}

/// An effect with which content over a blur uses some of the color behind it. Perch draws the content in its own color.
open class UIVibrancyEffect: UIVisualEffect {
    /// Constants that describe the strength of the vibrancy.
    public enum Style: Int, Sendable {
        /// Styles for text, from the strongest to the weakest.
        case label, secondaryLabel, tertiaryLabel, quaternaryLabel
        /// Styles for fills, from the strongest to the weakest.
        case fill, secondaryFill, tertiaryFill
        /// A style for separators.
        case separator
    }

    /// Creates an effect for content over a blur.
    public init(blurEffect: UIBlurEffect) { super.init() }

    /// Creates an effect with a style for content over a blur.
    public init(blurEffect: UIBlurEffect, style: Style) { super.init() }

    /// Creates an effect. Perch does not read the archive, so the effect is a new one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
