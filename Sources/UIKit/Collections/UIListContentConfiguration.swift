import CoreGraphics
import Foundation

/// The content of a cell or a header in a list: an image, a text, and a secondary text.
@MainActor @preconcurrency public struct UIListContentConfiguration: UIContentConfiguration {
    /// The image before the texts.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String? { didSet { if text != nil { attributedText = nil } } }
    /// The attributed text, which replaces the plain text.
    public var attributedText: NSAttributedString?
    /// The properties of the text.
    public var textProperties: TextProperties
    /// The secondary text.
    public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
    /// The attributed secondary text, which replaces the plain secondary text.
    public var secondaryAttributedText: NSAttributedString?
    /// The properties of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The axes along which the margins of the superview are preserved. Perch stores this value, but uses only the
    /// margins of the content. The value has no effect.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both {
        didSet { UIKitWithoutEffect.listContentConfigurationAxesPreservingSuperviewLayoutMargins.log() }
    }
    /// The margins between the content and the edges, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// A Boolean value that indicates whether the texts are side by side if there is enough space.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between the image and the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The minimum spacing between texts that are side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The spacing between texts that are one above the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The opacity of the content, from 0 to 1.
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

    /// Returns the content of a list cell.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(TextProperties(.body, .label), TextProperties(.subheadline, .secondaryLabel))
    }
    /// Returns the content of a cell with a secondary text below the text.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(TextProperties(.body, .label), TextProperties(.caption1, .secondaryLabel))
    }
    /// Returns the content of a cell with a secondary text beside the text.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            TextProperties(.body, .label), TextProperties(.body, .secondaryLabel))
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    /// Returns the content of a list header, for the appearance of the list.
    public static func header() -> UIListContentConfiguration { plainHeader() }
    /// Returns the content of a list footer, for the appearance of the list.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
    /// Returns the content of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.headline, .label), TextProperties(.subheadline, .secondaryLabel),
            ListMetrics.headerMargins)
    }
    /// Returns the content of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.subheadline, .secondaryLabel), TextProperties(.subheadline, .secondaryLabel),
            ListMetrics.headerMargins)
    }
    /// Returns the content of a header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        var text = TextProperties(.footnote, .secondaryLabel)
        text.transform = .uppercase
        return UIListContentConfiguration(
            text, TextProperties(.footnote, .secondaryLabel), ListMetrics.headerMargins)
    }
    /// Returns the content of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.footnote, .secondaryLabel), TextProperties(.footnote, .secondaryLabel),
            ListMetrics.headerMargins)
    }
    /// Returns the content of a large header in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.headline, .label), TextProperties(.subheadline, .secondaryLabel),
            ListMetrics.headerMargins)
    }
    /// Returns the content of an extra large header in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.title3, .label, isBold: true), TextProperties(.subheadline, .secondaryLabel),
            ListMetrics.headerMargins)
    }
    /// Returns the content of a sidebar cell.
    public static func sidebarCell() -> UIListContentConfiguration {
        UIListContentConfiguration(TextProperties(.body, .label), TextProperties(.subheadline, .secondaryLabel))
    }
    /// Returns the content of a sidebar cell with a secondary text below the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    /// Returns the content of a sidebar header.
    public static func sidebarHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.title3, .label, isBold: true), TextProperties(.subheadline, .secondaryLabel),
            ListMetrics.headerMargins)
    }
    /// Returns the content of a cell in a sidebar that accompanies another view.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }
    /// Returns the content of a cell with two texts in a sidebar that accompanies another view.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    // MARK: Content

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration for a state. Disabled content is faint.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        guard let state = state as? UICellConfigurationState else { return self }
        var copy = self
        copy.isDisabled = state.isDisabled
        return copy
    }

    var isDisabled = false
}

extension UIListContentConfiguration {
    /// A type that describes the appearance of a text of a list.
    @MainActor @preconcurrency public struct TextProperties {
        /// Constants that describe the alignment of lines.
        public enum TextAlignment: Int, Sendable {
            /// The alignments: natural, center, and justified.
            case natural, center, justified
        }
        /// Constants that describe the transform of letters.
        public enum TextTransform: Int, Sendable {
            /// The transforms: none, uppercase, lowercase, and capitalized.
            case none, uppercase, lowercase, capitalized
        }

        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// A transformer that changes the color before it is used.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of lines.
        public var alignment = TextAlignment.natural
        /// The line break mode.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines. The value 0 means no limit.
        public var numberOfLines = 0
        /// A Boolean value that indicates whether the font size is reduced so that the text fits.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum scale factor of the font, from 0 to 1.
        public var minimumScaleFactor: CGFloat = 0
        /// A Boolean value that indicates whether the spacing between letters is reduced before the text is truncated.
        public var allowsDefaultTighteningForTruncation = false
        /// A Boolean value that indicates whether the font follows the text size that the user prefers.
        public var adjustsFontForContentSizeCategory = true
        /// The transform of the letters.
        public var transform = TextTransform.none

        init(_ style: UIFont.TextStyle, _ color: UIColor, isBold: Bool = false) {
            let font = UIFont.preferredFont(forTextStyle: style)
            self.font = isBold ? .systemFont(ofSize: font.pointSize, weight: .bold) : font
            self.color = color
        }

        /// Returns the resolved color.
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

    /// A type that describes the appearance of the image of a list.
    @MainActor @preconcurrency public struct ImageProperties {
        /// A value with which the system determines the length.
        public nonisolated static let standardDimension: CGFloat = -1

        /// The preferred configuration of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of a symbol. Nil for the tint color.
        public var tintColor: UIColor?
        /// A transformer that changes the color before it is used.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size, in points. A length of 0 means no limit.
        public var maximumSize = CGSize.zero
        /// The size of the area for the image, in points. If a length is 0, the image determines it.
        public var reservedLayoutSize = CGSize.zero
        /// A Boolean value that indicates whether the image keeps its colors while colors are inverted.
        public var accessibilityIgnoresInvertColors = false
        /// The width of the line around the image, in points.
        public var strokeWidth: CGFloat = 0
        /// The color of the stroke around the image. Nil for the tint color.
        public var strokeColor: UIColor?

        init() {}

        /// Returns the color of a symbol for a tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            tintColorTransformer?(self.tintColor ?? tintColor) ?? self.tintColor ?? tintColor
        }
    }
}

/// The axes of a view.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// The vertical axis.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both axes.
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
