import Foundation

/// An effect on the content under a surface.
@MainActor @preconcurrency open class UIVisualEffect: NSObject {
    public override init() { super.init() }

    /// An archive holds nothing of an effect's here: the effect is a new one.
    public required init?(coder: NSCoder) { super.init() }
}

/// A blur of the content under a surface.
open class UIBlurEffect: UIVisualEffect {
    /// Constants that describe how strong the blur is, and what color it has.
    public enum Style: Int, Sendable {
        /// Fixed colors, from before dark mode.
        case extraLight, light, dark
        /// Follows light and dark.
        case regular = 4
        /// Follows light and dark, and stands out.
        case prominent
        /// Materials, from the thinnest to the thickest; they follow light and dark.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        /// The material of the system's bars.
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

    /// A blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// An archive holds nothing of an effect's here: the blur is a regular one.
    public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }

    open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
    open nonisolated override var hash: Int { style.hashValue }
}

/// Lets what lies on a blur take some of the color behind it. Here it is drawn in its own color.
open class UIVibrancyEffect: UIVisualEffect {
    /// Constants that describe how strongly the color behind shows.
    public enum Style: Int, Sendable {
        /// Text, from the strongest to the weakest.
        case label, secondaryLabel, tertiaryLabel, quaternaryLabel
        /// Areas, from the strongest to the weakest.
        case fill, secondaryFill, tertiaryFill
        /// Lines between rows.
        case separator
    }

    /// An effect on what lies on a blur.
    public init(blurEffect: UIBlurEffect) { super.init() }

    /// An effect of a style on what lies on a blur.
    public init(blurEffect: UIBlurEffect, style: Style) { super.init() }

    /// An archive holds nothing of an effect's here: the effect is a new one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
