import Foundation

/// An object that finds misspelled words. Perch has no dictionary, so it finds none.
@MainActor @preconcurrency open class UITextChecker: NSObject {
    public override init() { super.init() }

    private var ignored: [String] = []

    /// Returns the range of the first misspelled word. In Perch, this method has no effect, and finds no such word.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
        language: String
    ) -> NSRange {
        UIKitWithoutEffect.textChecker.log()
        return NSRange(location: NSNotFound, length: 0)
    }

    /// Returns suggestions for a misspelled word. In Perch, there are none.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    /// Returns completions of a word. In Perch, there are none.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    /// Ignores a word.
    open func ignoreWord(_ wordToIgnore: String) { ignored.append(wordToIgnore) }
    /// The ignored words.
    open var ignoredWords: [String]? {
        get { ignored }
        set { ignored = newValue ?? [] }
    }

    /// The available languages, of which there are none.
    open class var availableLanguages: [String] { [] }
    /// Learns a word. In Perch, this has no effect.
    open class func learnWord(_ word: String) {}
    /// Removes a learned word. In Perch, this has no effect.
    open class func unlearnWord(_ word: String) {}
    /// Returns a Boolean value that indicates whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { false }
}
