import Foundation

/// The words of a text, by Unicode's rules and, for scripts that are written without spaces, a language's own.
package enum WordBreaks {
    /// The words between two bytes of a text, in bytes of UTF-8, in order. Neither spaces nor punctuation are words.
    ///
    /// - Parameter range: whole paragraphs, or what has no word across its ends.
    package static func words(of text: String, in range: Range<Int>) -> [Range<Int>] {
        var text = text
        return text.withUTF8 { bytes in
            let range = range.clamped(to: 0..<bytes.count)
            var words: [Range<Int>] = []
            var start: Int?
            CharacterAttributes(bytes, in: range, language: nil).forEach(bytes, in: range) { offset, flags in
                if flags.contains(.wordEnd), let begun = start {
                    words.append(begun..<offset)
                    start = nil
                }
                if flags.contains(.wordStart) { start = offset }
            }
            if let start { words.append(start..<range.upperBound) }
            return words
        }
    }
}
