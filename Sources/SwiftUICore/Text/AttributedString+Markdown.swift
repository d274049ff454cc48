import Foundation

// Foundation has these on Apple's platforms only.

/// The meaning of characters in inline Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasized text: `*text*`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strongly emphasized text: `**text**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Text with a strikethrough: `~~text~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line break that can be moved.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// The end of a line that must stay.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML in a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML between paragraphs.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
    /// The key of the meaning of a part of a line in Markdown.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }
}

extension AttributedString {
    /// Options for parsing Markdown. Perch parses only inline Markdown, whatever the syntax is.
    public struct MarkdownParsingOptions: Sendable {
        /// Constants that describe which parts of Markdown are interpreted.
        public enum InterpretedSyntax: Sendable {
            /// Syntaxes that interpret all Markdown, only inline Markdown, and only inline Markdown with unchanged
            /// white space.
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }

        /// Constants that describe what happens after an error in the Markdown.
        public enum FailurePolicy: Sendable {
            /// Policies that throw an error, and that return the text that was parsed successfully.
            case throwError, returnPartiallyParsedIfPossible
        }

        /// A Boolean value that indicates whether `^[text](key: value)` is parsed. In Perch, this option has no effect,
        /// and such text does not change.
        public var allowsExtendedAttributes: Bool
        /// The parts of Markdown that are interpreted.
        public var interpretedSyntax: InterpretedSyntax
        /// The policy for errors.
        public var failurePolicy: FailurePolicy
        /// The language that the text is in, or `nil`.
        public var languageCode: String?

        /// Creates options. By default, all Markdown is interpreted, and partial results are returned.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Creates characters with the attributes of their inline Markdown.
    ///
    /// Links are taken relative to `baseURL`. Nothing is an error here, so it never throws.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for run in InlineMarkdown.runs(of: markdown) {
            var attributes = run.style.attributes
            if let baseURL, let link = run.style.link,
                let absolute = URL(string: link.relativeString, relativeTo: baseURL)
            {
                attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] = absolute
            }
            append(AttributedString(run.text, attributes: attributes))
        }
    }
}

extension InlineMarkdown.Style {
    /// What Foundation calls the style.
    var attributes: AttributeContainer {
        var intent: InlinePresentationIntent = []
        if isBold { intent.insert(.stronglyEmphasized) }
        if isItalic { intent.insert(.emphasized) }
        if isCode { intent.insert(.code) }
        if isStruck { intent.insert(.strikethrough) }
        var attributes = AttributeContainer()
        if !intent.isEmpty {
            attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = intent
        }
        attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link
        return attributes
    }
}
