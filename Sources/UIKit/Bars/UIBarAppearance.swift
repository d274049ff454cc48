import CoreGraphics
import Foundation

/// A type that describes how the ground of a bar looks.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
    /// Blurs the content under the bar; nil leaves it sharp.
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
    /// Drawn over the effect; nil draws nothing.
    open var backgroundColor: UIColor?
    /// A picture behind the bar, in front of color and blur.
    open var backgroundImage: UIImage?
    /// The background image content mode: how the picture fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the line at the bar's edge; nil draws none.
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

    /// A ground in the system's background color.
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

/// A type that describes how a navigation bar looks.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
    /// The title's attributes: font, color and the like.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The title position adjustment: how far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The large title's attributes.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The look of the button that ends a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { UIKitWithoutEffect.navigationBarDoneButtonAppearance.log() }
    }
    /// The look of the button that goes back.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The picture of the arrow back.
    open private(set) var backIndicatorImage: UIImage?
    /// The back indicator transition mask image: what hides the title that slides beneath the arrow.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Puts another picture in the place of the back chevron.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        backIndicatorImage = image
        backIndicatorTransitionMaskImage = transitionMaskImage
    }
}

/// A type that describes how a toolbar looks.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The look of the button that ends a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { UIKitWithoutEffect.toolbarDoneButtonAppearance.log() }
    }
}

/// A type that describes how a tab bar looks.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
    /// The stacked layout appearance: for bars with titles under the icons.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The inline layout appearance: for bars with titles beside the icons.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The compact inline layout appearance: for low bars.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// The color behind the selected item.
    open var selectionIndicatorTintColor: UIColor? { didSet { UIKitWithoutEffect.selectionIndicatorTintColor.log() } }
    /// The picture behind the selected item.
    open var selectionIndicatorImage: UIImage? {
        didSet { UIKitWithoutEffect.tabBarAppearanceSelectionIndicatorImage.log() }
    }
}

/// A type that describes how the items of a tab bar look in their states.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
    /// Constants that describe how icon and title stand to each other.
    public enum Style: Int, Sendable {
        /// The styles: above each other, beside each other, or beside each other in a low bar.
        case stacked, inline, compactInline
    }

    /// The look of items at rest.
    open var normal: UITabBarItemStateAppearance { states.normal }
    /// The look of the selected item.
    open var selected: UITabBarItemStateAppearance { states.selected }
    /// The look of items that are out of use.
    open var disabled: UITabBarItemStateAppearance { states.disabled }
    /// The look of the item that has the focus.
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

    /// The look of items of a layout, before it is changed.
    public init(style: Style) { self.style = style }

    /// Forgets all that was set, and takes the defaults of a layout.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] { state.reset() }
    }
}

/// A type that describes how an item of a tab bar looks in one state. What is not set is the system's.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
    /// The title's attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The title position adjustment: how far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The icon's color; `nil` takes the bar's.
    open var iconColor: UIColor?
    /// The badge position adjustment: how far the badge is moved, in points.
    open var badgePositionAdjustment = UIOffset.zero
    /// The color of the badge; `nil` takes the system's red.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The badge title position adjustment: how far the badge's text is moved, in points.
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

/// A type that describes how buttons of bars look in their states.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
    /// The look at rest.
    open var normal: UIBarButtonItemStateAppearance { states.normal }
    /// The look while pressed.
    open var highlighted: UIBarButtonItemStateAppearance { states.highlighted }
    /// The look while out of use.
    open var disabled: UIBarButtonItemStateAppearance { states.disabled }
    /// The look while it has the focus.
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

    /// The look of buttons of a style, before it is changed.
    public init(style: UIBarButtonItem.Style) { self.style = style }
}

/// A type that describes how a button of a bar looks in one state. What is not set is the system's.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
    /// The title's attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The title position adjustment: how far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// A picture behind the button.
    open var backgroundImage: UIImage?
    /// The background image position adjustment: how far that picture is moved, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero {
        didSet { UIKitWithoutEffect.backgroundImagePositionAdjustment.log() }
    }
}
