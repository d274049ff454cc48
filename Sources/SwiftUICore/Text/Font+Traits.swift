import CoreGraphics
import Foundation

extension Font {
    /// How thick strokes are.
    public struct Weight: Hashable, Sendable {
        /// As in OpenType: 400 is regular.
        let value: Double

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// How wide letters are.
    public struct Width: Hashable, Sendable {
        /// 0 is the standard width; less is narrower.
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.5)
        public static let condensed = Width(-0.3)
        public static let standard = Width(0)
        public static let expanded = Width(0.5)
    }

    /// A family of letter shapes of the system.
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    /// How far apart lines are.
    public enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose
    }

    /// What text is for; each has its own size at each Dynamic Type size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }
}
