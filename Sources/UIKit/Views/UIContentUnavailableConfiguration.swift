import CoreGraphics
import Foundation

/// A type that describes what is shown where content is missing: an image, two texts, and buttons.
@MainActor @preconcurrency public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// A type that describes how a text looks.
    @MainActor @preconcurrency public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// The line break mode: how lines are broken.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The largest number of lines; 0 is no limit.
        public var numberOfLines = 0
        /// A Boolean value that indicates whether the text gets smaller to fit.
        public var adjustsFontSizeToFitWidth = false
    }

    /// A type that describes how the image looks.
    @MainActor @preconcurrency public struct ImageProperties {
        /// The preferred symbol configuration: how a symbol is drawn.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            pointSize: 48)
        /// The color of a symbol.
        public var tintColor: UIColor? = .secondaryLabel
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points. Stored.
        public var maximumSize = CGSize.zero
    }

    /// A type that describes what a button does.
    @MainActor @preconcurrency public struct ButtonProperties {
        /// The primary action: what it does when it is tapped.
        public var primaryAction: UIAction?
        /// The menu that it opens.
        public var menu: UIMenu?
        /// A Boolean value that indicates whether it can be tapped.
        public var isEnabled = true
    }

    /// The image.
    public var image: UIImage?
    /// The image properties: how the image looks.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with its attributes, in place of the plain one.
    public var attributedText: NSAttributedString?
    /// The text properties: how the text looks.
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2), color: .label)
    /// The second text.
    public var secondaryText: String?
    /// The second text with its attributes, in place of the plain one.
    public var secondaryAttributedText: NSAttributedString?
    /// The secondary text properties: how the second text looks.
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    /// The button; it is shown if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// The button properties: what the button does.
    public var buttonProperties = ButtonProperties()
    /// Another button.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The secondary button properties: what the other button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// The background: what is behind everything.
    public var background = UIBackgroundConfiguration.clear()

    private var isLoading = false

    private init() {}

    /// Returns nothing yet: an image and texts are to be set.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    /// A wheel: content is on its way.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        configuration.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
        configuration.text = "Loading…"
        return configuration
    }
    /// A search found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }

    /// The views from the top to the bottom.
    fileprivate func makeViews() -> [UIView] {
        var views: [UIView] = []
        if isLoading {
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            views.append(wheel)
        } else if let image {
            let view = UIImageView(image: image)
            view.tintColor = imageProperties.tintColor
            view.preferredSymbolConfiguration = imageProperties.preferredSymbolConfiguration
            views.append(view)
        }
        views += [
            makeLabel(text, attributedText, textProperties),
            makeLabel(secondaryText, secondaryAttributedText, secondaryTextProperties),
        ].compactMap(\.self)
        for (look, properties) in [(button, buttonProperties), (secondaryButton, secondaryButtonProperties)]
        where look.title != nil || look.image != nil {
            let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
            button.isEnabled = properties.isEnabled
            button.menu = properties.menu
            views.append(button)
        }
        return views
    }

    private func makeLabel(_ text: String?, _ attributed: NSAttributedString?, _ look: TextProperties) -> UILabel? {
        if text == nil, attributed == nil { return nil }
        let label = UILabel()
        if let attributed { label.attributedText = attributed } else { label.text = text }
        (label.font, label.textColor, label.numberOfLines) = (look.font, look.color, look.numberOfLines)
        label.textAlignment = .center
        return label
    }
}

/// Shows what is missing, in the middle.
open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private var parts: [UIView] = []
    private let ground = ConfiguredGround()
    /// A Boolean value that indicates whether the content scrolls where it has no room. Stored.
    open var scrollEnabled = true { didSet { UIKitWithoutEffect.contentUnavailableViewScrollEnabled.log() } }

    /// A view for a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        addSubview(ground)
        show()
    }

    public required init?(coder: NSCoder) { return nil }

    /// The configuration. A configuration of another type leaves it as it is.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            shown = new
            show()
        }
    }

    private func show() {
        for part in parts { part.removeFromSuperview() }
        parts = shown.makeViews()
        for part in parts { addSubview(part) }
        ground.show(shown.background, tint: tintColor)
        setNeedsLayout()
    }

    /// The distance between the parts and from the edges, in points.
    private static let spacing: CGFloat = 8
    private static let margin: CGFloat = 24

    private func sizes(_ width: CGFloat) -> [CGSize] {
        let room = max(0, width - 2 * Self.margin)
        return parts.map { part in
            let size = part is UILabel ? part.sizeThatFits(CGSize(width: room, height: 0)) : part.intrinsicContentSize
            return CGSize(width: min(size.width, room), height: size.height)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        let sizes = sizes(bounds.width)
        let total = sizes.reduce(0) { $0 + $1.height } + Self.spacing * CGFloat(max(0, parts.count - 1))
        var y = (bounds.height - total) / 2
        for (part, size) in zip(parts, sizes) {
            part.frame = CGRect(
                x: (bounds.width - size.width) / 2, y: y, width: size.width, height: size.height)
            y += size.height + Self.spacing
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = sizes(size.width).reduce(0) { $0 + $1.height + Self.spacing } + Self.margin
        return CGSize(width: size.width, height: height)
    }
}
