import CoreGraphics
import Foundation

extension AttributeScopes {
    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of characters that UIKit's views understand.
    public struct UIKitAttributes: AttributeScope {
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
        /// Room after each character, in points; ligatures stay.
        public let kern: KernAttribute
        /// Room after each character, in points; ligatures are undone.
        public let tracking: TrackingAttribute
        /// The baseline offset: how far the text is raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The paragraph style: how the paragraph is set.
        public let paragraphStyle: ParagraphStyleAttribute
        /// Foundation's own attributes.
        public let foundation: FoundationAttributes

        /// The key of the font.
        public enum FontAttribute: AttributedStringKey, Sendable {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }
        /// The key of the text's color.
        public enum ForegroundColorAttribute: AttributedStringKey, Sendable {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }
        /// The key of the color behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey, Sendable {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }
        /// The key of the line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey, Sendable {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }
        /// The key of the line beneath the text.
        public enum UnderlineStyleAttribute: AttributedStringKey, Sendable {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }
        /// The key of the room after each character, with ligatures.
        public enum KernAttribute: AttributedStringKey, Sendable {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }
        /// The key of the room after each character, without ligatures.
        public enum TrackingAttribute: AttributedStringKey, Sendable {
            public typealias Value = CGFloat
            public static let name = "CTTracking"
        }
        /// The key of how far the text is raised.
        public enum BaselineOffsetAttribute: AttributedStringKey, Sendable {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }
        /// The key of how the paragraph is set.
        public enum ParagraphStyleAttribute: AttributedStringKey, Sendable {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds UIKit's attributes by their names, where SwiftUI has none of that name.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
