import CoreGraphics
import Foundation

extension AttributeScopes {
    /// The attributes of UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The text attributes that UIKit's views support.
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
        /// The space after each character, in points. Ligatures remain.
        public let kern: KernAttribute
        /// The space after each character, in points. Ligatures are broken.
        public let tracking: TrackingAttribute
        /// The offset from the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The style of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The key for the font.
        public enum FontAttribute: AttributedStringKey, Sendable {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }
        /// The key for the color of the text.
        public enum ForegroundColorAttribute: AttributedStringKey, Sendable {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }
        /// The key for the background color of the text.
        public enum BackgroundColorAttribute: AttributedStringKey, Sendable {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }
        /// The key for the strikethrough style.
        public enum StrikethroughStyleAttribute: AttributedStringKey, Sendable {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }
        /// The key for the underline style.
        public enum UnderlineStyleAttribute: AttributedStringKey, Sendable {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }
        /// The key for the space after each character, with ligatures.
        public enum KernAttribute: AttributedStringKey, Sendable {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }
        /// The key for the space after each character, without ligatures.
        public enum TrackingAttribute: AttributedStringKey, Sendable {
            public typealias Value = CGFloat
            public static let name = "CTTracking"
        }
        /// The key for the offset from the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey, Sendable {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }
        /// The key for the paragraph style.
        public enum ParagraphStyleAttribute: AttributedStringKey, Sendable {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }
    }
}

extension AttributeDynamicLookup {
    /// Accesses UIKit's attributes by name, if SwiftUI has no attribute with this name.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
