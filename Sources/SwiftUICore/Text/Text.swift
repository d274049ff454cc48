import CoreGraphics
import Foundation

/// A view that shows one or more lines of read-only text.
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
    /// Creates a text from a string that is not localized or formatted.
    public init(verbatim content: String) { self.init(storage: .verbatim(content)) }

    /// Creates a text from a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(storage: .verbatim(String(content))) }

    /// Creates a text that is localized with the strings tables of `bundle` for the environment's locale.
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

    /// Creates a text from a localized string resource.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(storage: .localized(LocalizedText(resource)))
    }

    /// Creates a text with an inline image. A symbol is aligned as beside text, and other images are on the baseline.
    public init(_ image: Image) { self.init(storage: .image(image)) }

    /// Creates a text from an attributed string. Perch uses the attributes of SwiftUI's scope and links, and ignores
    /// others.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(storage: .attributed(attributedContent)) }

    /// Returns the concatenation of two texts.
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
        /// Uppercase letters.
        case uppercase
        /// Lowercase letters.
        case lowercase
    }

    /// The size of a text relative to other text with the same font.
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat

        /// The size of the font.
        public static let `default` = Scale(factor: 1)
        /// A smaller scale, for example for a unit after a number.
        public static let secondary = Scale(factor: TextStyleAppearance.secondaryScale)
    }

    /// A line under or through characters.
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?

        /// Creates a line with a pattern, in `color` or the color of the text.
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
            /// A pattern of dots.
            public static let dot = Pattern(kind: .dot)
            /// A pattern of dashes.
            public static let dash = Pattern(kind: .dash)
            /// A pattern of alternating dashes and dots.
            public static let dashDot = Pattern(kind: .dashDot)
            /// A pattern of a dash and two dots.
            public static let dashDotDot = Pattern(kind: .dashDotDot)
        }
    }
}
