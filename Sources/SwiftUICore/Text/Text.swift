import CoreGraphics
import Foundation

/// One or more lines of characters that the user cannot change.
///
/// A text takes the width of its longest line, never more than it is offered; it wraps, and is cut off with an ellipsis
/// where lines are limited or the height that it is offered runs out.
public struct Text: Equatable, Sendable {
    /// What is shown, before it is known in what environment.
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedText)
        case attributed(AttributedString)
        case concatenated(Text, Text)
        case dynamic(DynamicText)
        case image(Image)
    }

    /// Something about the text's characters; parts of the text that say otherwise are left alone.
    enum Modifier: Equatable, Sendable {
        case font(Font?)
        case fontModifier(Font.FontModifier)
        case foreground(AnyShapeStyle?)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
        case underline(LineStyle?)
        case strikethrough(LineStyle?)
        case scale(Scale)
        case language(TypesettingLanguage)
        case attribute(TextAttributeBox)
        case accessibilityLabel(Text)
        case accessibilityHeading(AccessibilityHeadingLevel)
        case accessibilityTextContentType(AccessibilityTextContentType)
    }

    let storage: Storage
    /// From the innermost to the outermost.
    var modifiers: [Modifier] = []

    init(storage: Storage) { self.storage = storage }

    func modified(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }
}

// MARK: Making texts

extension Text {
    /// The characters as they are: not translated, not formatted.
    public init(verbatim content: String) { self.init(storage: .verbatim(content)) }

    /// The characters of a string as they are.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(storage: .verbatim(String(content))) }

    /// A text that is looked up in the strings tables of `bundle` for the environment's locale.
    ///
    /// What is found may hold inline Markdown.
    /// - Parameters:
    ///   - tableName: The name of the strings file; nil is `Localizable`.
    ///   - bundle: Where the file is; nil is the main bundle.
    ///   - comment: For translators only.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(storage: .localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
    }

    /// A text whose translation was described elsewhere.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(storage: .localized(LocalizedText(resource)))
    }

    /// An image that is in the line: a symbol as one does beside text, any other on the baseline.
    public init(_ image: Image) { self.init(storage: .image(image)) }

    /// Characters with attributes. Those of SwiftUI's scope and links count; others do not.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(storage: .attributed(attributedContent)) }

    /// One text after another.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .concatenated(lhs, rhs)) }
}

/// A key with all that finding its translation needs.
struct LocalizedText: Equatable, Sendable {
    var key: LocalizedStringKey
    var table: String?
    var bundle: Bundle?
    /// Shown if there is no translation; nil is the key itself.
    var defaultValue: String?

    static func == (a: LocalizedText, b: LocalizedText) -> Bool {
        a.key == b.key && a.table == b.table && a.bundle === b.bundle && a.defaultValue == b.defaultValue
    }
}

// MARK: Kinds of text style

extension Text {
    /// Constants that describe the position of the ellipsis in text that does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// A mode that truncates the text at the beginning: "…end".
        case head
        /// A mode that truncates the text at the end: "begin…".
        case tail
        /// A mode that truncates the text in the middle: "be…nd".
        case middle
    }

    /// A case that letters are changed to.
    public enum Case: Hashable, Sendable {
        /// Capitals.
        case uppercase
        /// Small letters.
        case lowercase
    }

    /// The size of a text relative to other text with the same font.
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat

        /// The size of the font.
        public static let `default` = Scale(factor: 1)
        /// Smaller, as for a unit after a number.
        public static let secondary = Scale(factor: TextStyleAppearance.secondaryScale)
    }

    /// A line under or through characters.
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?

        /// A line in a pattern, in `color` or that of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the color of the text.
        public static let single = LineStyle()

        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            enum Kind: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
            let kind: Kind

            /// A line without gaps.
            public static let solid = Pattern(kind: .solid)
            /// Dots.
            public static let dot = Pattern(kind: .dot)
            /// Dashes.
            public static let dash = Pattern(kind: .dash)
            /// Dashes and dots by turns.
            public static let dashDot = Pattern(kind: .dashDot)
            /// A dash and two dots by turns.
            public static let dashDotDot = Pattern(kind: .dashDotDot)
        }
    }
}
