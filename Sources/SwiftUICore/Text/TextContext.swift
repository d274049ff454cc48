import CoreGraphics
import Foundation
import Typesetter

/// All that texts in an environment have in common, whatever their characters.
///
/// Texts beside each other mostly have the same environment, and finding this out costs several times what their characters do.
final class TextContext {
    private let environment: EnvironmentValues
    /// The keys that this depends on.
    let keys: [ObjectIdentifier]

    let inherited: TextEnvironment
    let locale: Locale
    let fonts: FontContext
    /// nil is English.
    let language: String?
    /// What is known about characters of which the text says nothing.
    let attributes: TextAttributes
    /// A span of such characters, still without them; nil if they have a separate style.
    let plainSpan: TextSpan?
    /// How a text is shown in which nothing has a separate style.
    let look: TextLook
    /// What few texts have; nil if these do not. A renderer belongs to one text and is left out.
    let rarities: TextRenderNode.Rarities?
    let renderer: AnyTextRenderer?
    let contentTransition: ContentTransition
    /// What the attributes of texts are constrained by.
    let formatting: TextFormatting?

    /// - Parameter shared: gives a look that is used already in place of an equal one.
    init(_ environment: EnvironmentValues, sharing shared: (TextLook) -> TextLook = { $0 }) {
        self.environment = environment
        let recorder = EnvironmentRecorder()
        let environment = environment.recording(to: recorder)
        let inherited = environment.text
        let attributes = TextAttributes(inherited)
        let fonts = FontContext(environment)
        let style = ResolvedText.Style(attributes)
        self.inherited = inherited
        self.attributes = attributes
        self.fonts = fonts
        locale = environment.locale
        language = Self.name(of: inherited.language, in: locale)
        plainSpan =
            style == ResolvedText.Style() ? TextSpan("", attributes, fonts, style: ResolvedText.Style.plain) : nil
        look = shared(TextLook(styles: [], language: language, inherited, environment))
        let rarities = TextRenderNode.Rarities(
            placeholder: environment.showsPlaceholders ? environment.foregroundRecipe() : nil,
            reservedLines: inherited.lowerLineLimit, minimumScale: inherited.minimumScaleFactor)
        self.rarities = rarities.isEmpty ? nil : rarities
        renderer = environment.textRenderer
        contentTransition = environment.contentTransition
        formatting = environment.textFormatting
        keys = recorder.keys
    }

    /// Whether this is what another environment comes to.
    func suits(_ environment: EnvironmentValues) -> Bool { self.environment.isSame(as: environment) }

    /// The name of a language whose rules count; nil is English.
    static func name(of language: TypesettingLanguage, in locale: Locale) -> String? {
        if language == .automatic, locale.identifier.hasPrefix("en_") { return nil }
        let name = language.name(in: locale)
        return name == "en" || name.hasPrefix("en-") ? nil : name
    }
}

/// How a text is laid out and painted, beside its characters and their fonts. Texts that are shown alike have one.
final class TextLook {
    let paragraph: ParagraphStyle
    let paints: TextPaints

    init(
        styles: [ResolvedText.Style], language: String?, _ inherited: TextEnvironment, _ environment: EnvironmentValues
    ) {
        paragraph = ParagraphStyle(
            inherited, layoutDirection: environment.layoutDirection, language: language, scale: environment.displayScale
        )
        paints = TextPaints(styles, environment: environment)
    }
}

extension TextSpan {
    /// Characters of which all is known, still without them.
    init(_ text: String, _ attributes: TextAttributes, _ fonts: FontContext, style: Int) {
        var font = (attributes.font ?? .body).request(in: fonts, modifiers: attributes.fontModifiers)
        font.size *= attributes.scale.factor
        font.extraLeading *= attributes.scale.factor
        self.init(
            text, font: font, kerning: attributes.kerning, tracking: attributes.tracking,
            baselineOffset: attributes.baselineOffset, underline: attributes.underline?.pattern.linePattern,
            strikethrough: attributes.strikethrough?.pattern.linePattern, style: style)
    }
}

/// The context that texts of a tree were found to have lately.
final class TextContextCache: SharedFindings {
    /// Of this pass, the latest last. They keep environments, and with these what the program put there.
    private var known: [TextContext] = []
    /// Looks that texts have, also from earlier passes.
    private var looks: [TextLook] = []

    private static let most = 4

    /// What texts of a tree in an environment have in common. The keys that it depends on count as read.
    static func context(in environment: EnvironmentValues, of tree: RenderTree) -> TextContext {
        let known = cache(of: tree)
        let context = known.find(environment) ?? known.make(environment, countingIn: &tree.counters)
        environment.noteReads(of: context.keys)
        return context
    }

    private static func cache(of tree: RenderTree) -> TextContextCache {
        if let known = tree.sharedFindings as? TextContextCache { return known }
        let made = TextContextCache()
        tree.sharedFindings = made
        return made
    }

    private func find(_ environment: EnvironmentValues) -> TextContext? { known.last { $0.suits(environment) } }

    private func make(_ environment: EnvironmentValues, countingIn counters: inout FrameCounters) -> TextContext {
        counters.textContextsMade += 1
        let made = TextContext(environment) { share($0) }
        if known.count == Self.most { known.removeFirst() }
        known.append(made)
        return made
    }

    private func share(_ look: TextLook) -> TextLook {
        for known in looks where known.paragraph == look.paragraph && known.paints == look.paints { return known }
        if looks.count == Self.most { looks.removeFirst() }
        looks.append(look)
        return look
    }

    /// Lets go of the environments, which the program's objects are in.
    func treeDidSettle() {
        if !known.isEmpty { known = [] }
    }
}
