import CoreGraphics
import Foundation

/// How the ground of a bar looks.
@MainActor open class UIBarAppearance: NSObject {
    /// Blurs what lies under the bar; nil leaves it sharp.
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
    /// Drawn over the effect; nil draws nothing.
    open var backgroundColor: UIColor?
    /// A picture behind the bar, in front of colour and blur.
    open var backgroundImage: UIImage?
    /// How the picture fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line at the bar's edge; nil draws none.
    open var shadowColor: UIColor? = .separator
    /// The line beneath the bar.
    open var shadowImage: UIImage?

    public override init() {}

    /// A copy of an appearance.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        takeBackground(of: barAppearance)
    }

    private func takeBackground(of other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    /// A ground that lets blurred content shine through.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = .separator
        shadowImage = nil
    }

    /// A ground in the system's background colour.
    open func configureWithOpaqueBackground() {
        configureWithDefaultBackground()
        backgroundEffect = nil
        backgroundColor = .systemBackground
    }

    /// No ground and no line.
    open func configureWithTransparentBackground() {
        configureWithDefaultBackground()
        backgroundEffect = nil
        shadowColor = nil
    }
}

/// How a navigation bar looks.
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The title's attributes: font, colour and the like.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The large title's attributes.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The look of the button that ends a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The look of the button that goes back.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The picture of the arrow back.
    open private(set) var backIndicatorImage: UIImage?
    /// What hides the title that slides beneath the arrow.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Puts another picture in the place of the back chevron.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        backIndicatorImage = image
        backIndicatorTransitionMaskImage = transitionMaskImage
    }
}

/// How a toolbar looks.
@MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The look of the button that ends a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// How a tab bar looks.
@MainActor open class UITabBarAppearance: UIBarAppearance {
    /// For bars with titles under the icons.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// For bars with titles beside the icons.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// For low bars.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// The colour behind the selected item.
    open var selectionIndicatorTintColor: UIColor?
    /// The picture behind the selected item.
    open var selectionIndicatorImage: UIImage?
}

/// How the items of a tab bar look in their states.
@MainActor open class UITabBarItemAppearance: NSObject {
    /// How icon and title stand to each other.
    public enum Style: Int, Sendable {
        /// Above each other, beside each other, or beside each other in a low bar.
        case stacked, inline, compactInline
    }

    /// The look of items at rest.
    public let normal = UITabBarItemStateAppearance()
    /// The look of the selected item.
    public let selected = UITabBarItemStateAppearance()
    /// The look of items that are out of use.
    public let disabled = UITabBarItemStateAppearance()
    /// The look of the item that has the focus.
    public let focused = UITabBarItemStateAppearance()

    /// Which layout of the bar this is for.
    package let style: Style

    public override convenience init() { self.init(style: .stacked) }

    /// The look of items of a layout, before it is changed.
    public init(style: Style) { self.style = style }

    /// Forgets all that was set, and takes the defaults of a layout.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] { state.reset() }
    }
}

/// How an item of a tab bar looks in one state. What is not set is the system's.
@MainActor open class UITabBarItemStateAppearance: NSObject {
    /// The title's attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The icon's colour; `nil` takes the bar's.
    open var iconColor: UIColor?
    /// How far the badge is moved, in points.
    open var badgePositionAdjustment = UIOffset.zero
    /// The colour of the badge; `nil` takes the system's red.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the badge's text is moved, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    fileprivate func reset() {
        titleTextAttributes = [:]
        titlePositionAdjustment = .zero
        iconColor = nil
        badgePositionAdjustment = .zero
        badgeBackgroundColor = nil
        badgeTextAttributes = [:]
        badgeTitlePositionAdjustment = .zero
    }
}

/// How buttons of bars look in their states.
@MainActor open class UIBarButtonItemAppearance: NSObject {
    /// The look at rest.
    public let normal = UIBarButtonItemStateAppearance()
    /// The look while pressed.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The look while out of use.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The look while it has the focus.
    public let focused = UIBarButtonItemStateAppearance()

    package let style: UIBarButtonItem.Style

    public override convenience init() { self.init(style: .plain) }

    /// The look of buttons of a style, before it is changed.
    public init(style: UIBarButtonItem.Style) { self.style = style }
}

/// How a button of a bar looks in one state. What is not set is the system's.
@MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// The title's attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// A picture behind the button.
    open var backgroundImage: UIImage?
    /// How far that picture is moved, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// A blur of what lies under a surface.
public final class UIBlurEffect: NSObject, Sendable {
    /// How strong the blur is, and what colour it has.
    public enum Style: Int, Sendable {
        /// Fixed colours, from before dark mode.
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

    package let style: Style

    /// A blur of a style.
    public init(style: Style) { self.style = style }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
    public override var hash: Int { style.hashValue }
}
