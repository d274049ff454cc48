import CoreGraphics
import Foundation

/// A type that describes the background of a bar.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
    /// The effect that blurs the content under the bar. Nil for no blur.
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
    /// The color over the effect. Nil for no color.
    open var backgroundColor: UIColor?
    /// An image behind the bar, in front of the color and the blur.
    open var backgroundImage: UIImage?
    /// The content mode of the background image.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the line at the bar's edge. Nil for no line.
    open var shadowColor: UIColor? = .separator
    /// The line beneath the bar.
    open var shadowImage: UIImage?

    public override init() {}

    /// Creates a copy of an appearance.
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

    /// Configures a background that shows blurred content.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = .separator
        shadowImage = nil
    }

    /// Configures an opaque background in the system background color.
    open func configureWithOpaqueBackground() {
        configureWithDefaultBackground()
        backgroundEffect = nil
        backgroundColor = .systemBackground
    }

    /// Configures a bar without a background and without a line.
    open func configureWithTransparentBackground() {
        configureWithDefaultBackground()
        backgroundEffect = nil
        shadowColor = nil
    }
}

/// A type that describes the appearance of a navigation bar.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title, such as font and color.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The large title's attributes.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The appearance of the Done button. Perch stores this value, but it has no effect.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { UIKitWithoutEffect.navigationBarDoneButtonAppearance.log() }
    }
    /// The appearance of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The image of the back indicator.
    open private(set) var backIndicatorImage: UIImage?
    /// The mask that hides the part of the title under the back indicator during transitions.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Replaces the image of the back indicator.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        backIndicatorImage = image
        backIndicatorTransitionMaskImage = transitionMaskImage
    }
}

/// A type that describes the appearance of a toolbar.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The appearance of the Done button. Perch stores this value, but it has no effect.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { UIKitWithoutEffect.toolbarDoneButtonAppearance.log() }
    }
}

/// A type that describes the appearance of a tab bar.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items with titles under the icons.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items with titles beside the icons.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The appearance of items in low bars.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// The color behind the selected item. Perch stores this value, but it has no effect.
    open var selectionIndicatorTintColor: UIColor? { didSet { UIKitWithoutEffect.selectionIndicatorTintColor.log() } }
    /// The image behind the selected item. Perch stores this value, but it has no effect.
    open var selectionIndicatorImage: UIImage? {
        didSet { UIKitWithoutEffect.tabBarAppearanceSelectionIndicatorImage.log() }
    }
}

/// A type that describes the appearance of tab bar items in their states.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
    /// Constants that describe the positions of icon and title.
    public enum Style: Int, Sendable {
        /// The styles: stacked, inline, and inline in a low bar.
        case stacked, inline, compactInline
    }

    /// The appearance of items in the normal state.
    open var normal: UITabBarItemStateAppearance { states.normal }
    /// The appearance of the selected item.
    open var selected: UITabBarItemStateAppearance { states.selected }
    /// The appearance of disabled items.
    open var disabled: UITabBarItemStateAppearance { states.disabled }
    /// The appearance of the focused item.
    open var focused: UITabBarItemStateAppearance { states.focused }

    @MainActor private struct States {
        let normal = UITabBarItemStateAppearance()
        let selected = UITabBarItemStateAppearance()
        let disabled = UITabBarItemStateAppearance()
        let focused = UITabBarItemStateAppearance()
    }

    private let states = States()

    /// Which layout of the bar this is for.
    package let style: Style

    public override convenience init() { self.init(style: .stacked) }

    /// Creates the default appearance for a layout.
    public init(style: Style) { self.style = style }

    /// Resets all values to the defaults of a layout.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] { state.reset() }
    }
}

/// The appearance of a tab bar item in one state. Values that are not set have the system's defaults.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
    /// The title's attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of the icon. Nil for the color of the bar.
    open var iconColor: UIColor?
    /// The offset of the badge, in points.
    open var badgePositionAdjustment = UIOffset.zero
    /// The color of the badge. Nil for the system red color.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the badge's text, in points.
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

/// A type that describes the appearance of bar buttons in their states.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
    /// The appearance in the normal state.
    open var normal: UIBarButtonItemStateAppearance { states.normal }
    /// The appearance while the button is pressed.
    open var highlighted: UIBarButtonItemStateAppearance { states.highlighted }
    /// The appearance while the button is disabled.
    open var disabled: UIBarButtonItemStateAppearance { states.disabled }
    /// The appearance while the button has the focus.
    open var focused: UIBarButtonItemStateAppearance { states.focused }

    @MainActor private struct States {
        let normal = UIBarButtonItemStateAppearance()
        let highlighted = UIBarButtonItemStateAppearance()
        let disabled = UIBarButtonItemStateAppearance()
        let focused = UIBarButtonItemStateAppearance()
    }

    private let states = States()

    package let style: UIBarButtonItem.Style

    public override convenience init() { self.init(style: .plain) }

    /// Creates the default appearance for a button style.
    public init(style: UIBarButtonItem.Style) { self.style = style }
}

/// The appearance of a bar button in one state. Values that are not set have the system's defaults.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
    /// The title's attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// An image behind the button.
    open var backgroundImage: UIImage?
    /// The offset of the background image, in points. Perch stores this value, but it has no effect.
    open var backgroundImagePositionAdjustment = UIOffset.zero {
        didSet { UIKitWithoutEffect.backgroundImagePositionAdjustment.log() }
    }
}
