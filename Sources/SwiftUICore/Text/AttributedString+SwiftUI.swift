import CoreGraphics
import Foundation

extension AttributeScopes {
    /// The attributes of SwiftUI.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes of characters that views understand.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line beneath the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The additional space after each character, in points. Ligatures remain.
        public let kern: KerningAttribute
        /// The additional space after each character, in points. Ligatures are not used.
        public let tracking: TrackingAttribute
        /// The distance by which the text is raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The meaning of the text in Markdown.
        public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The key of the font.
        public enum FontAttribute: AttributedStringKey, Sendable {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        /// The key of the text's color.
        public enum ForegroundColorAttribute: AttributedStringKey, Sendable {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// The key of the color behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey, Sendable {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// The key of the line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey, Sendable {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// The key of the line beneath the text.
        public enum UnderlineStyleAttribute: AttributedStringKey, Sendable {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// The key of the additional space after each character, with ligatures.
        public enum KerningAttribute: CodableAttributedStringKey, Sendable {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        /// The key of the additional space after each character, without ligatures.
        public enum TrackingAttribute: CodableAttributedStringKey, Sendable {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        /// The key of how far the text is raised.
        public enum BaselineOffsetAttribute: CodableAttributedStringKey, Sendable {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// Accesses the attributes of SwiftUI by name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}
