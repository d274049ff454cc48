import CoreGraphics
import Foundation

/// The content of a cell or a header in a list: an image, a text, and a second text.
@MainActor @preconcurrency public struct UIListContentConfiguration: UIContentConfiguration {
    /// The image before the texts.
    public var image: UIImage?
    /// The image properties: how the image looks.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String? { didSet { if text != nil { attributedText = nil } } }
    /// The text with its attributes, in place of the plain one.
    public var attributedText: NSAttributedString?
    /// The text properties: how the text looks.
    public var textProperties: TextProperties
    /// The second text.
    public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
    /// The second text with its attributes, in place of the plain one.
    public var secondaryAttributedText: NSAttributedString?
    /// The secondary text properties: how the second text looks.
    public var secondaryTextProperties: TextProperties
    /// The axes along which the margins of the view around count as well. Stored: the own margins count.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both {
        didSet { UIKitWithoutEffect.listContentConfigurationAxesPreservingSuperviewLayoutMargins.log() }
    }
    /// The room between the content and the edges, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// A Boolean value that indicates whether the texts stand side by side where they have room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between the image and the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The least distance of texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The distance of texts above one another, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The opacity of the content, 0 to 1.
    public var alpha: CGFloat = 1

    private init(
        _ text: TextProperties, _ secondary: TextProperties,
        _ margins: NSDirectionalEdgeInsets = ListMetrics.cellMargins
    ) {
        textProperties = text
        secondaryTextProperties = secondary
        directionalLayoutMargins = margins
    }

    // MARK: Styles

    /// A cell of a list.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(TextProperties(.body, .label), TextProperties(.subheadline, .secondaryLabel))
    }
    /// A cell with a second text below the first.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(TextProperties(.body, .label), TextProperties(.caption1, .secondaryLabel))
    }
    /// A cell with a second text beside the first.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            TextProperties(.body, .label), TextProperties(.body, .secondaryLabel))
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    /// A header of a list, by the look of the list.
    public static func header() -> UIListContentConfiguration { plainHeader() }
    /// A footer of a list, by the look of the list.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
    /// A header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.headline, .label), TextProperties(.subheadline, .secondaryLabel),
            ListMetrics.headerMargins)
    }
    /// A footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.subheadline, .secondaryLabel), TextProperties(.subheadline, .secondaryLabel),
            ListMetrics.headerMargins)
    }
    /// A header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        var text = TextProperties(.footnote, .secondaryLabel)
        text.transform = .uppercase
        return UIListContentConfiguration(
            text, TextProperties(.footnote, .secondaryLabel), ListMetrics.headerMargins)
    }
    /// A footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.footnote, .secondaryLabel), TextProperties(.footnote, .secondaryLabel),
            ListMetrics.headerMargins)
    }
    /// A large header of an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.headline, .label), TextProperties(.subheadline, .secondaryLabel),
            ListMetrics.headerMargins)
    }
    /// A larger header of an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.title3, .label, isBold: true), TextProperties(.subheadline, .secondaryLabel),
            ListMetrics.headerMargins)
    }
    /// A cell of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration {
        UIListContentConfiguration(TextProperties(.body, .label), TextProperties(.subheadline, .secondaryLabel))
    }
    /// A cell of a sidebar with a second text below the first.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    /// A header of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.title3, .label, isBold: true), TextProperties(.subheadline, .secondaryLabel),
            ListMetrics.headerMargins)
    }
    /// A cell of a sidebar that belongs to another view.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }
    /// A cell with two texts of a sidebar that belongs to another view.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    // MARK: Content

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration for a state: what is out of use is faint.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        guard let state = state as? UICellConfigurationState else { return self }
        var copy = self
        copy.isDisabled = state.isDisabled
        return copy
    }

    var isDisabled = false
}

extension UIListContentConfiguration {
    /// A type that describes how a text of a list looks.
    @MainActor @preconcurrency public struct TextProperties {
        /// Constants that describe where lines are.
        public enum TextAlignment: Int, Sendable {
            /// The text alignments: as people read, in the middle, or from edge to edge.
            case natural, center, justified
        }
        /// Constants that describe how letters are changed.
        public enum TextTransform: Int, Sendable {
            /// The text transforms: not at all, to large ones, to small ones, or to large first letters.
            case none, uppercase, lowercase, capitalized
        }

        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// Changes the color before it is used.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment: where lines are.
        public var alignment = TextAlignment.natural
        /// The line break mode: how lines are broken.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The largest number of lines; 0 is no limit.
        public var numberOfLines = 0
        /// A Boolean value that indicates whether the text gets smaller to fit.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum scale factor: how small the text may get, 0 to 1.
        public var minimumScaleFactor: CGFloat = 0
        /// A Boolean value that indicates whether letters come closer before the text is cut.
        public var allowsDefaultTighteningForTruncation = false
        /// A Boolean value that indicates whether the font follows the text size that the user prefers.
        public var adjustsFontForContentSizeCategory = true
        /// The transform: how letters are changed.
        public var transform = TextTransform.none

        init(_ style: UIFont.TextStyle, _ color: UIColor, isBold: Bool = false) {
            let font = UIFont.preferredFont(forTextStyle: style)
            self.font = isBold ? .systemFont(ofSize: font.pointSize, weight: .bold) : font
            self.color = color
        }

        /// The color that is used.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// A type that describes how the image of a list looks.
    @MainActor @preconcurrency public struct ImageProperties {
        /// Leaves a length to the system.
        public nonisolated static let standardDimension: CGFloat = -1

        /// The preferred symbol configuration: how a symbol is drawn.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of a symbol; nil takes the tint color.
        public var tintColor: UIColor?
        /// Changes the color before it is used.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; 0 along an axis is no limit.
        public var maximumSize = CGSize.zero
        /// The room that the image has, in points; 0 along an axis leaves it to the image.
        public var reservedLayoutSize = CGSize.zero
        /// A Boolean value that indicates whether the image is drawn as it is while people prefer inverted colors.
        public var accessibilityIgnoresInvertColors = false
        /// The width of the line around the image, in points.
        public var strokeWidth: CGFloat = 0
        /// The color of the line around the image; nil takes the tint color.
        public var strokeColor: UIColor?

        init() {}

        /// The color of a symbol in a tint.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            tintColorTransformer?(self.tintColor ?? tintColor) ?? self.tintColor ?? tintColor
        }
    }
}

/// The axes of a view.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Across.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// Up and down.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// An axi: both.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// The lengths of lists, in points. None was measured: they are close to what iOS 17 and 18 show, and unsure.
enum ListMetrics {
    static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    static let headerMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 8, trailing: 16)
    /// The width of the column for symbols before texts.
    static let symbolColumn: CGFloat = 28
    /// The least height of a cell.
    static let cellHeight: CGFloat = 44
    /// The room between an inset group and the edges.
    static let groupInset: CGFloat = 16
    /// The radius of an inset group's corners.
    static let groupRadius: CGFloat = 10
    /// The distance between groups.
    static let groupSpacing: CGFloat = 18
    /// The distance between accessories and from the content.
    static let accessorySpacing: CGFloat = 12
    /// The thickness of a separator.
    static let separator: CGFloat = 0.5
}
