import CoreGraphics
import Foundation

extension UIButton {
    /// A type that describes how a button looks.
    public struct Configuration: Equatable {
        /// What is behind the content.
        package enum Base: Hashable, Sendable {
            case plain, gray, tinted, filled, bordered, borderedTinted, borderedProminent
            case glass, prominentGlass, clearGlass, prominentClearGlass
        }

        /// Constants that describe how round the corners are.
        public enum CornerStyle: Int, Sendable {
            /// A corner style: as the background says, by the size of text, or of three sizes; or half circles.
            case fixed = -1, dynamic, small, medium, large, capsule
        }

        /// Constants that describe how large a button is.
        public enum Size: Int, Sendable {
            /// Ordinary, small, smallest, or large.
            case medium, small, mini, large
        }

        /// Constants that describe how title and subtitle stand to each other.
        public enum TitleAlignment: Int, Sendable {
            /// The title alignments: by the place of the picture, or at an edge or in the middle.
            case automatic, leading, center, trailing
        }

        package let base: Base

        /// Words in the tint color on nothing.
        public static func plain() -> Configuration { Configuration(base: .plain) }
        /// Words in the tint color on gray.
        public static func gray() -> Configuration { Configuration(base: .gray) }
        /// Words in the tint color on a paler tint.
        public static func tinted() -> Configuration { Configuration(base: .tinted) }
        /// White words on the tint color.
        public static func filled() -> Configuration { Configuration(base: .filled) }
        /// Words on nothing.
        public static func borderless() -> Configuration { Configuration(base: .plain) }
        /// Words on gray.
        public static func bordered() -> Configuration { Configuration(base: .bordered) }
        /// Words on a paler tint.
        public static func borderedTinted() -> Configuration { Configuration(base: .borderedTinted) }
        /// White words on the tint color.
        public static func borderedProminent() -> Configuration { Configuration(base: .borderedProminent) }

        /// Words on glass.
        public static func glass() -> Configuration { Configuration(base: .glass) }
        /// White words on glass in the tint color.
        public static func prominentGlass() -> Configuration { Configuration(base: .prominentGlass) }
        /// Words on clear glass.
        public static func clearGlass() -> Configuration { Configuration(base: .clearGlass) }
        /// White words on clear glass in the tint color.
        public static func prominentClearGlass() -> Configuration { Configuration(base: .prominentClearGlass) }

        /// The title: what the button says.
        public var title: String?
        /// The attributed title: what the button says, with attributes.
        public var attributedTitle: AttributedString?
        /// A line below.
        public var subtitle: String?
        /// The picture.
        public var image: UIImage?
        /// A value that describes how a symbol that is the picture looks: its size and weight.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The image placement: on which side of the words the picture is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between picture and words, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The title alignment: how title and subtitle stand to each other.
        public var titleAlignment = TitleAlignment.automatic { didSet { UIKitWithoutEffect.titleAlignment.log() } }
        /// Room round the content, in points; nil is what suits the size.
        package var ownInsets: NSDirectionalEdgeInsets?
        /// Room round the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) }
            set { ownInsets = newValue }
        }
        /// The color of words and picture; nil is what suits.
        public var baseForegroundColor: UIColor?
        /// The color behind; nil is what suits.
        public var baseBackgroundColor: UIColor?
        /// The corner style: how round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the button.
        public var buttonSize = Size.medium
        /// A Boolean value that indicates whether a wheel turns in the place of the picture.
        public var showsActivityIndicator = false

        init(base: Base) { self.base = base }
    }
}

/// Sides of a rectangle, by the direction of writing.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The side at which lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The lower side.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The side at which lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All sides.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
