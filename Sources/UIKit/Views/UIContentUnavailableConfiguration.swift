import CoreGraphics
import Foundation

/// A configuration for a view that appears if content is missing: an image, two texts, and buttons.
@MainActor @preconcurrency public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// A type that describes the appearance of a text.
    @MainActor @preconcurrency public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// The line break mode.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The maximum number of lines. The value 0 means no limit.
        public var numberOfLines = 0
        /// A Boolean value that indicates whether the font size is reduced so that the text fits.
        public var adjustsFontSizeToFitWidth = false
    }

    /// The properties of the image.
    @MainActor @preconcurrency public struct ImageProperties {
        /// The preferred configuration of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            pointSize: 48)
        /// The color of a symbol.
        public var tintColor: UIColor? = .secondaryLabel
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points. Perch stores this value, but it has no effect.
        public var maximumSize = CGSize.zero
    }

    /// The properties of a button.
    @MainActor @preconcurrency public struct ButtonProperties {
        /// The action of the button.
        public var primaryAction: UIAction?
        /// The menu of the button.
        public var menu: UIMenu?
        /// A Boolean value that indicates whether the button is enabled.
        public var isEnabled = true
    }

    /// The image.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The attributed text, which replaces the plain text.
    public var attributedText: NSAttributedString?
    /// The properties of the text.
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2), color: .label)
    /// The secondary text.
    public var secondaryText: String?
    /// The attributed secondary text, which replaces the plain secondary text.
    public var secondaryAttributedText: NSAttributedString?
    /// The properties of the secondary text.
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    /// The button. It is visible if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// The properties of the button.
    public var buttonProperties = ButtonProperties()
    /// The secondary button.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The properties of the secondary button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The background of the view.
    public var background = UIBackgroundConfiguration.clear()

    private var isLoading = false

    private init() {}

    /// Returns an empty configuration, for which you set an image and texts.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    /// Returns a configuration that shows that content is loading.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        configuration.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
        configuration.text = "Loading…"
        return configuration
    }
    /// Returns a configuration that shows that a search has no results.
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

/// A view that indicates in its center that content is missing.
open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private var parts: [UIView] = []
    private let ground = ConfiguredGround()
    /// A Boolean value that indicates whether the content scrolls if it does not fit. Perch stores this value, but it
    /// has no effect.
    open var scrollEnabled = true { didSet { UIKitWithoutEffect.contentUnavailableViewScrollEnabled.log() } }

    /// Creates a view for a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        addSubview(ground)
        show()
    }

    public required init?(coder: NSCoder) { return nil }

    /// The configuration of the view. Setting a configuration of another type has no effect.
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
