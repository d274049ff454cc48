import CoreML
import Foundation
import PerchStandIns

/// A part of a text.
public enum NLTokenUnit: Int, Sendable { case word = 0, sentence = 1, paragraph = 2, document = 3 }

/// A language.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let undetermined = NLLanguage("und")
    public static let arabic = NLLanguage("ar")
    public static let dutch = NLLanguage("nl")
    public static let english = NLLanguage("en")
    public static let french = NLLanguage("fr")
    public static let german = NLLanguage("de")
    public static let greek = NLLanguage("el")
    public static let hebrew = NLLanguage("he")
    public static let hindi = NLLanguage("hi")
    public static let italian = NLLanguage("it")
    public static let japanese = NLLanguage("ja")
    public static let korean = NLLanguage("ko")
    public static let polish = NLLanguage("pl")
    public static let portuguese = NLLanguage("pt")
    public static let russian = NLLanguage("ru")
    public static let simplifiedChinese = NLLanguage("zh-Hans")
    public static let spanish = NLLanguage("es")
    public static let swedish = NLLanguage("sv")
    public static let thai = NLLanguage("th")
    public static let traditionalChinese = NLLanguage("zh-Hant")
    public static let turkish = NLLanguage("tr")
    public static let ukrainian = NLLanguage("uk")
}

/// An object that finds the words, sentences or paragraphs of a text. Languages without spaces are not divided into
/// words.
open class NLTokenizer: NSObject {
    /// Options that describe what a part is.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// An attribute: it has digits.
        public static let numeric = Attributes(rawValue: 1)
        /// An attribute: it has signs.
        public static let symbolic = Attributes(rawValue: 2)
        /// An attribute: it has emoji.
        public static let emoji = Attributes(rawValue: 4)
    }
    /// The unit, which indicates which parts are searched for.
    public let unit: NLTokenUnit
    /// The text.
    open var string: String?
    /// Searches for parts of a kind.
    public init(unit: NLTokenUnit) { self.unit = unit }
    /// Says which language the text is in. In Perch, it has no effect on where words end.
    open func setLanguage(_ language: NLLanguage) {}

    /// Returns the parts that lie in a range.
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        guard let string else { return [] }
        switch unit {
        case .document: return range.isEmpty ? [] : [range]
        case .word: return Self.ranges(of: Self.words, in: string, range)
        case .sentence: return Self.ranges(of: Self.sentences, in: string, range)
        case .paragraph: return Self.ranges(of: Self.paragraphs, in: string, range)
        }
    }
    /// Returns the part at a place.
    open func tokenRange(at characterIndex: String.Index) -> Range<String.Index> {
        guard let string else { return characterIndex..<characterIndex }
        return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(characterIndex) }
            ?? characterIndex..<characterIndex
    }
    /// Calls a block for each part in a range, until it returns false.
    open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        guard let string else { return }
        for token in tokens(for: range) {
            let isNumber = string[token].contains { $0.isNumber }
            guard block(token, isNumber ? .numeric : []) else { return }
        }
    }

    // Letters, marks and digits, with apostrophes, points and commas between them.
    private static let words = try? NSRegularExpression(
        pattern: #"[\p{L}\p{M}\p{N}_]+(?:['’][\p{L}\p{M}]+|[.,](?=\p{N})[\p{N}]+)*"#)
    // Up to a full stop and the spaces after it, or a new line.
    private static let sentences = try? NSRegularExpression(
        pattern: #"[^\s][^.!?。！？\n]*(?:[.!?。！？]+["”’)]*(?=\s|$)\s*|\n|$|[.!?](?=\S)[^.!?\n]*)+"#)
    private static let paragraphs = try? NSRegularExpression(pattern: #"[^\n]+\n?"#)

    static func ranges(
        of expression: NSRegularExpression?, in string: String, _ range: Range<String.Index>
    ) -> [Range<String.Index>] {
        (expression?.matches(in: string, range: NSRange(range, in: string)) ?? []).compactMap {
            Range($0.range, in: string)
        }
    }
}

/// An object that tells which language a text is in, by its letters: languages that share their letters are not told
/// apart.
open class NLLanguageRecognizer: NSObject {
    private var text = ""
    /// The languages that come into question; empty for all.
    open var languageConstraints: [NLLanguage] = []
    /// The language hints, which indicate how likely languages are before the text is known. Not used.
    open var languageHints: [NLLanguage: Double] = [:]
    public override init() {}
    /// Reads a text.
    open func processString(_ string: String) { text += string }
    /// Discards the text.
    open func reset() { text = "" }
    /// The language of the text, which Perch determines from its characters. Nil if several languages share these
    /// characters. Perch ignores the differences between them.
    open var dominantLanguage: NLLanguage? {
        guard let found = Self.language(of: text) else {
            if !text.isEmpty {
                inert("NLLanguageRecognizer", "languages that share their letters are not told apart")
            }
            return nil
        }
        return languageConstraints.isEmpty || languageConstraints.contains(found) ? found : nil
    }
    /// Returns how likely languages are: the one that the letters tell is certain.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        dominantLanguage.map { maxHypotheses > 0 ? [$0: 1] : [:] } ?? [:]
    }
    /// The language of a text. Nil if the letters do not tell.
    open class func dominantLanguage(for string: String) -> NLLanguage? {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(string)
        return recognizer.dominantLanguage
    }

    private static let letters: [(ClosedRange<UInt32>, NLLanguage)] = [
        (0x3040...0x30FF, .japanese), (0xAC00...0xD7AF, .korean), (0x0370...0x03FF, .greek), (0x0590...0x05FF, .hebrew),
        (0x0E00...0x0E7F, .thai), (0x0900...0x097F, .hindi),
    ]
    private static func language(of text: String) -> NLLanguage? {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        guard !letters.isEmpty else { return nil }
        for (range, language) in Self.letters {
            let share = letters.count { range.contains($0.value) }
            // Japanese mixes its letters with Chinese ones.
            if share * (language == .japanese ? 5 : 2) > letters.count { return language }
        }
        return nil
    }
}

/// A type that describes what a tag is about.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let tokenType = NLTagScheme(rawValue: "TokenType")
    public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
    public static let nameType = NLTagScheme(rawValue: "NameType")
    public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
    public static let lemma = NLTagScheme(rawValue: "Lemma")
    public static let language = NLTagScheme(rawValue: "Language")
    public static let script = NLTagScheme(rawValue: "Script")
    public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}
/// A type that describes what a part of a text is.
public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let word = NLTag(rawValue: "Word")
    public static let noun = NLTag(rawValue: "Noun")
    public static let verb = NLTag(rawValue: "Verb")
    public static let adjective = NLTag(rawValue: "Adjective")
    public static let adverb = NLTag(rawValue: "Adverb")
    public static let personalName = NLTag(rawValue: "PersonalName")
    public static let placeName = NLTag(rawValue: "PlaceName")
    public static let organizationName = NLTag(rawValue: "OrganizationName")
}

/// An object that says what parts of a text are. In Perch, it finds the parts, and knows of words that they are words.
open class NLTagger: NSObject {
    /// Options that describe which parts are left out.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let omitWords = Options(rawValue: 1)
        public static let omitPunctuation = Options(rawValue: 2)
        public static let omitWhitespace = Options(rawValue: 4)
        public static let omitOther = Options(rawValue: 8)
        public static let joinNames = Options(rawValue: 16)
        public static let joinContractions = Options(rawValue: 32)
    }
    /// The tag schemes, which indicate what tags are about.
    public let tagSchemes: [NLTagScheme]
    /// The text.
    open var string: String?
    /// Tags of kinds.
    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
    /// The language, as far as the letters tell.
    open var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }
    /// Says which language the text is in. In Perch, it has no effect.
    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
    /// Returns the tag of a part; nil but for words.
    open func tag(
        at characterIndex: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
    ) -> (NLTag?, Range<String.Index>) {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = string
        let range = tokenizer.tokenRange(at: characterIndex)
        return (tag(scheme, unit), range)
    }
    /// Calls a block for each part in a range, until it returns false. Spaces and punctuation are left out.
    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = string
        for token in tokenizer.tokens(for: range) {
            guard block(tag(scheme, unit), token) else { return }
        }
    }
    private func tag(_ scheme: NLTagScheme, _ unit: NLTokenUnit) -> NLTag? {
        if scheme == .tokenType, unit == .word { return .word }
        inert("NLTagger", "nothing is known of words but that they are words")
        return nil
    }
}

/// A model of texts. Models are not read, so there is none: its initializers throw.
open class NLModel: NSObject {
    /// Creates a model of Core ML's. It throws, since models are not read.
    public convenience init(mlModel: MLModel) throws {
        self.init()
        throw CocoaError(.featureUnsupported)
    }
    /// Creates a model of a compiled file. It throws, since models are not read.
    public convenience init(contentsOf url: URL) throws {
        self.init()
        throw CocoaError(.featureUnsupported)
    }
    /// Returns the label of a text: none.
    open func predictedLabel(for string: String) -> String? { nil }
}
