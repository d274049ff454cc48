import CoreGraphics
import Foundation

extension UIButton {
    /// A type that describes the appearance of a button.
    public struct Configuration: Equatable {
        /// What is behind the content.
        package enum Base: Hashable, Sendable {
            case plain, gray, tinted, filled, bordered, borderedTinted, borderedProminent
            case glass, prominentGlass, clearGlass, prominentClearGlass
        }

        /// Constants that describe the corners of a button.
        public enum CornerStyle: Int, Sendable {
            /// The corner styles: fixed (the background's radius), dynamic (by the text size), small, medium, large,
            /// and capsule.
            case fixed = -1, dynamic, small, medium, large, capsule
        }

        /// Constants that describe the size of a button.
        public enum Size: Int, Sendable {
            /// The sizes: medium, small, mini, and large.
            case medium, small, mini, large
        }

        /// Constants that describe the alignment of title and subtitle.
        public enum TitleAlignment: Int, Sendable {
            /// The alignments: automatic (by the position of the image), leading, center, and trailing.
            case automatic, leading, center, trailing
        }

        package let base: Base

        /// Returns a configuration with a title in the tint color and no background.
        public static func plain() -> Configuration { Configuration(base: .plain) }
        /// Returns a configuration with a title in the tint color on a gray background.
        public static func gray() -> Configuration { Configuration(base: .gray) }
        /// Returns a configuration with a title in the tint color on a background in a paler tint color.
        public static func tinted() -> Configuration { Configuration(base: .tinted) }
        /// Returns a configuration with a white title on a background in the tint color.
        public static func filled() -> Configuration { Configuration(base: .filled) }
        /// Returns a configuration without a background.
        public static func borderless() -> Configuration { Configuration(base: .plain) }
        /// Returns a configuration with a gray background.
        public static func bordered() -> Configuration { Configuration(base: .bordered) }
        /// Returns a configuration with a background in a paler tint color.
        public static func borderedTinted() -> Configuration { Configuration(base: .borderedTinted) }
        /// Returns a configuration with a white title on a background in the tint color.
        public static func borderedProminent() -> Configuration { Configuration(base: .borderedProminent) }

        /// Returns a configuration with a glass background.
        public static func glass() -> Configuration { Configuration(base: .glass) }
        /// Returns a configuration with a white title on glass in the tint color.
        public static func prominentGlass() -> Configuration { Configuration(base: .prominentGlass) }
        /// Returns a configuration with a background of clear glass.
        public static func clearGlass() -> Configuration { Configuration(base: .clearGlass) }
        /// Returns a configuration with a white title on clear glass in the tint color.
        public static func prominentClearGlass() -> Configuration { Configuration(base: .prominentClearGlass) }

        /// The title of the button.
        public var title: String?
        /// The attributed title of the button.
        public var attributedTitle: AttributedString?
        /// The subtitle, below the title.
        public var subtitle: String?
        /// The image.
        public var image: UIImage?
        /// The configuration of the symbol: its size and weight.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The placement of the image relative to the title.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between the image and the title, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of title and subtitle. Perch stores this value, but it has no effect.
        public var titleAlignment = TitleAlignment.automatic { didSet { UIKitWithoutEffect.titleAlignment.log() } }
        /// Room round the content, in points; nil is what suits the size.
        package var ownInsets: NSDirectionalEdgeInsets?
        /// The insets around the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) }
            set { ownInsets = newValue }
        }
        /// The color of the title and the image. Nil for the default color.
        public var baseForegroundColor: UIColor?
        /// The background color. Nil for the default color.
        public var baseBackgroundColor: UIColor?
        /// The style of the corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the button.
        public var buttonSize = Size.medium
        /// A Boolean value that indicates whether an activity indicator replaces the image.
        public var showsActivityIndicator = false

        init(base: Base) { self.base = base }
    }
}

/// The edges of a rectangle, by the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The leading edge.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The lower side.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The trailing edge.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
