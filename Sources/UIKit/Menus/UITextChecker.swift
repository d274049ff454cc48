import Foundation

/// Finds words that are misspelled. There is no dictionary here: no word is.
@MainActor @preconcurrency open class UITextChecker: NSObject {
    public override init() { super.init() }

    private var ignored: [String] = []

    /// The place of the first misspelled word: none.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
        language: String
    ) -> NSRange {
        UIKitWithoutEffect.textChecker.log()
        return NSRange(location: NSNotFound, length: 0)
    }

    /// Returns what a misspelled word may have meant: nothing.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    /// Returns how a word may continue: nothing.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    /// Lets a word pass.
    open func ignoreWord(_ wordToIgnore: String) { ignored.append(wordToIgnore) }
    /// The words that pass.
    open var ignoredWords: [String]? {
        get { ignored }
        set { ignored = newValue ?? [] }
    }

    /// The languages that are known: none.
    open class var availableLanguages: [String] { [] }
    /// Learns a word. Kept nowhere.
    open class func learnWord(_ word: String) {}
    /// Forgets a word.
    open class func unlearnWord(_ word: String) {}
    /// Returns a Boolean value that indicates whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { false }
}
