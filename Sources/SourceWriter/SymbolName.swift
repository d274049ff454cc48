/// How Xcode makes Swift names of asset names.
///
/// Source: symbols that Xcode 15 and 16 generated, as found in public repositories: "AccentColor" is `accent`, "HBO GO
/// Logo" `hboGOLogo`, "ic 24x24" `ic24X24`, "TLSold" `tlSold`, "TLS2016" `TLS_2016`, "A-1-1-0" `A_1_1_0`, "1" `_1`.
enum SymbolName {
    /// The name of a color or image; nil if nothing of the name can be in Swift. `kind`, such as "Color", is
    /// dropped from the end.
    static func member(_ name: String, kind: String) -> String? {
        var words = words(of: name)
        if words.count > 1, words[words.count - 1].lowercased() == kind.lowercased() { words.removeLast() }
        guard let first = words.first else { return nil }
        if isAllCapitals(words) { return escaped(words.joined(separator: "_")) }
        return escaped(first.lowercased() + words.dropFirst().map(capitalized).joined())
    }

    /// The name of the type that represents a folder.
    static func type(_ name: String) -> String? {
        let words = words(of: name)
        guard !words.isEmpty else { return nil }
        return escaped(isAllCapitals(words) ? words.joined(separator: "_") : words.map(capitalized).joined())
    }

    /// The parts of a name: broken at what is neither letter nor digit, between letters and digits, before a capital
    /// that follows a small letter, and before the last of several capitals that a small letter follows.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var word: [Character] = []
        func finish() {
            if !word.isEmpty { words.append(String(word)) }
            word = []
        }
        for character in name {
            guard isDigit(character) || isLetter(character) else {
                finish()
                continue
            }
            if let last = word.last {
                if isDigit(last) != isDigit(character) || !last.isUppercase && character.isUppercase {
                    finish()
                } else if word.count > 1, last.isUppercase, isLetter(character), !character.isUppercase {
                    word.removeLast()
                    finish()
                    word = [last]
                }
            }
            word.append(character)
        }
        finish()
        return words
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    private static func isLetter(_ character: Character) -> Bool {
        character.isLetter && !character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
    }

    private static func isAllCapitals(_ words: [String]) -> Bool {
        words.allSatisfy { $0.allSatisfy { isDigit($0) || $0.isUppercase } }
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// A name with what makes it one in Swift: an underscore before a digit, or backticks around a keyword.
    static func escaped(_ name: String) -> String {
        if let first = name.first, isDigit(first) { return "_" + name }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// Words that are not names unless they are in backticks.
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
