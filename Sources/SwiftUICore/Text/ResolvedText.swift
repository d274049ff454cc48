import CoreGraphics
import Foundation
import Typesetter

/// A text in an environment: characters with fonts, and how each stretch of them is painted.
///
/// An object, since an element reads it many times while it is laid out and drawn.
final class ResolvedText: Equatable {
    /// How a span is painted.
    struct Style: Equatable {
        /// nil is the foreground style around.
        var foreground: AnyShapeStyle?
        var backgroundColor: Color?
        var underlineColor: Color?
        var strikethroughColor: Color?
        var link: URL?
        /// Marks for renderers, from the innermost to the outermost.
        var attributes: [TextAttributeBox] = []

        /// The index of a style that says nothing.
        static let plain = -1

        init() {}

        init(link: URL?, attributes: [TextAttributeBox]) {
            self.link = link
            self.attributes = attributes
        }

        init(_ attributes: TextAttributes) {
            foreground = attributes.foreground
            backgroundColor = attributes.backgroundColor
            underlineColor = attributes.underline?.color
            strikethroughColor = attributes.strikethrough?.color
            link = attributes.link
            self.attributes = attributes.marks
        }
    }

    let spans: [TextSpan]
    /// The images in the line, by span.
    let pictures: [Int: ResolvedPicture]
    /// By ``TextSpan/style``; those that say nothing are left out.
    let styles: [Style]
    /// What assistive technology reads, where it is not the characters.
    let accessibilityLabel: String?
    let headingLevel: AccessibilityHeadingLevel?
    let textContentType: AccessibilityTextContentType?
    /// The language whose rules count; nil is English.
    let language: String?

    static func == (a: ResolvedText, b: ResolvedText) -> Bool {
        a === b
            || a.spans == b.spans && a.pictures == b.pictures && a.styles == b.styles
                && a.accessibilityLabel == b.accessibilityLabel && a.headingLevel == b.headingLevel
                && a.textContentType == b.textContentType && a.language == b.language
    }

    /// The characters; images are what they are called.
    var string: String {
        if spans.count == 1, pictures.isEmpty { return spans[0].text }
        return spans.indices.map(words).joined()
    }

    /// The characters of a span, or what its image is called.
    func words(ofSpan index: Int) -> String { pictures[index].map { $0.label ?? "" } ?? spans[index].text }

    /// Whether a part of the text leads somewhere.
    var hasLinks: Bool { styles.contains { $0.link != nil } }

    /// Where spans of a style lead.
    func link(ofStyle style: Int) -> URL? { styles.indices.contains(style) ? styles[style].link : nil }

    convenience init(_ text: Text, environment: EnvironmentValues) {
        let context = TextContext(environment)
        environment.noteReads(of: context.keys)
        self.init(text, environment: environment, context)
    }

    init(_ text: Text, environment: EnvironmentValues, _ context: TextContext) {
        var builder = Builder(environment: environment, context: context)
        builder.append(text, nil)
        spans = builder.spans
        styles = builder.styles
        pictures = builder.pictures
        language = builder.language
        var (label, level, type): (String?, AccessibilityHeadingLevel?, AccessibilityTextContentType?)
        for modifier in text.modifiers {
            switch modifier {
            case .accessibilityLabel(let text): label = ResolvedText(text, environment: environment).string
            case .accessibilityHeading(let own): level = own
            case .accessibilityTextContentType(let own): type = own
            default: break
            }
        }
        (accessibilityLabel, headingLevel, textContentType) = (label, level, type)
    }

    // MARK: Building

    /// Attributes are nil if they are those of the context.
    private struct Builder {
        let environment: EnvironmentValues
        let context: TextContext
        var spans: [TextSpan] = []
        var styles: [Style] = []
        var pictures: [Int: ResolvedPicture] = [:]
        var language: String?

        init(environment: EnvironmentValues, context: TextContext) {
            self.environment = environment
            self.context = context
            language = context.language
        }

        private var locale: Locale { context.locale }

        mutating func append(_ text: Text, _ outer: TextAttributes?) {
            guard !text.modifiers.isEmpty else { return appendContent(of: text, outer) }
            var attributes = outer ?? context.attributes
            for modifier in text.modifiers.reversed() {
                attributes.apply(modifier)
                if case .language(let own) = modifier { language = TextContext.name(of: own, in: locale) }
            }
            appendContent(of: text, attributes)
        }

        private mutating func appendContent(of text: Text, _ attributes: TextAttributes?) {
            switch text.storage {
            case .verbatim(let string): append(string, attributes)
            case .localized(let localized): append(localized, attributes)
            case .attributed(let attributed):
                let string = context.formatting?.constrained(attributed) ?? attributed
                for run in string.runs {
                    var own = attributes ?? context.attributes
                    own.apply(run.attributes)
                    append(String(string[run.range].characters), own)
                }
            case .concatenated(let first, let second):
                append(first, attributes)
                append(second, attributes)
            case .dynamic(let dynamic):
                append(dynamic.string(in: TextFormatContext(environment)), attributes)
            case .image(let image): append(image, attributes)
            }
        }

        private mutating func append(_ localized: LocalizedText, _ attributes: TextAttributes?) {
            let template = localized.template(locale: locale, environment: environment)
            guard InlineMarkdown.mayOccur(in: template) else {
                var next = 0
                append(format: template, localized.key.arguments, &next, attributes)
                return
            }
            var next = 0
            for run in InlineMarkdown.runs(of: template) {
                var own = attributes ?? context.attributes
                own.apply(run.style)
                append(format: run.text, localized.key.arguments, &next, own)
            }
        }

        private mutating func append(
            format: String, _ arguments: [LocalizedStringKey.Argument], _ next: inout Int,
            _ attributes: TextAttributes?
        ) {
            guard !arguments.isEmpty else { return append(format, attributes) }
            var plain = ""
            for segment in FormatString(format, next: &next).segments {
                switch segment {
                case .literal(let string): plain += string
                case .argument(let index, let specifier):
                    guard arguments.indices.contains(index) else { continue }
                    if case .text(let text) = arguments[index] {
                        append(plain, attributes)
                        plain = ""
                        append(text, attributes)
                    } else {
                        plain += specifier.string(for: arguments[index], locale: locale)
                    }
                }
            }
            append(plain, attributes)
        }

        private mutating func append(_ image: Image, _ outer: TextAttributes?) {
            let attributes = outer ?? context.attributes
            let font = TextSpan("", attributes, context.fonts, style: Style.plain).font
            var picture = image.resolved(in: environment)
            picture.font = SymbolFont(size: font.size, weight: font.weight)
            if let foreground = attributes.foreground, picture.style != nil {
                picture.style = foreground.recipe(in: environment)
            }
            let size = picture.size
            pictures[spans.count] = picture
            spans.append(
                TextSpan(
                    "", font: font, baselineOffset: attributes.baselineOffset,
                    style: index(of: Style(link: attributes.link, attributes: attributes.marks)),
                    attachment: InlineAttachment(
                        width: size.width, height: size.height,
                        descent: picture.baseline.map { size.height - $0 } ?? 0)))
        }

        private mutating func append(_ string: String, _ attributes: TextAttributes?) {
            guard !string.isEmpty else { return }
            var span: TextSpan
            if attributes == nil, let plain = context.plainSpan {
                span = plain
                span.text = cased(string)
            } else {
                let attributes = attributes ?? context.attributes
                span = TextSpan(cased(string), attributes, context.fonts, style: index(of: Style(attributes)))
            }
            if let last = spans.last {
                var joined = span
                joined.text = last.text
                if joined == last {
                    spans[spans.count - 1].text += span.text
                    return
                }
            }
            spans.append(span)
        }

        private func cased(_ string: String) -> String {
            switch context.inherited.textCase {
            case nil: string
            case .uppercase: string.uppercased(with: locale)
            case .lowercase: string.lowercased(with: locale)
            }
        }

        private mutating func index(of style: Style) -> Int {
            if style == Style() { return Style.plain }
            if let known = styles.firstIndex(of: style) { return known }
            styles.append(style)
            return styles.count - 1
        }
    }
}

extension LocalizedText {
    /// The text for a locale, still with its specifiers.
    ///
    /// - Parameter environment: Asked for the kind of device where the text varies with it; nil is a phone.
    func template(locale: Locale, environment: EnvironmentValues? = nil) -> String {
        StringsTable.find(bundle: bundle, table: table, locale: locale)?
            .string(for: key.key, arguments: key.arguments, isPad: environment?.isPad ?? false)
            ?? defaultValue ?? key.key
    }

    /// The text for a locale, without attributes.
    func plainString(locale: Locale) -> String {
        var next = 0
        return filledIn(template(locale: locale), &next, locale: locale)
    }

    /// A part of the text with the values in the places of its specifiers.
    ///
    /// - Parameter next: The value that the next specifier without a number takes.
    func filledIn(_ template: String, _ next: inout Int, locale: Locale) -> String {
        guard !key.arguments.isEmpty else { return template }
        var environment = EnvironmentValues()
        environment.locale = locale
        return FormatString(template, next: &next).segments.map { segment in
            switch segment {
            case .literal(let string): return string
            case .argument(let index, let specifier):
                guard key.arguments.indices.contains(index) else { return "" }
                if case .text(let text) = key.arguments[index] {
                    return ResolvedText(text, environment: environment).string
                }
                return specifier.string(for: key.arguments[index], locale: locale)
            }
        }.joined()
    }
}

extension Text {
    /// The characters that the text shows in an environment.
    package func resolvedString(in environment: EnvironmentValues) -> String {
        ResolvedText(self, environment: environment).string
    }
}
