import Foundation
import Typesetter

/// Where characters, words and paragraphs begin and end, in bytes of UTF-8.
extension String {
    /// The index of a byte, which lies within the text.
    package func index(atByte offset: Int) -> Index {
        utf8.index(startIndex, offsetBy: min(max(offset, 0), utf8.count))
    }

    /// The byte at which an index lies; what lies outside counts as the nearest within.
    package func byte(at index: Index) -> Int {
        utf8.distance(from: startIndex, to: min(max(index, startIndex), endIndex))
    }

    /// The nearest place between characters that is not behind `offset`, or not before it.
    func characterBoundary(at offset: Int, roundingUp: Bool = false) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < utf8.count else { return utf8.count }
        // An index within a character counts as its start.
        let end = index(after: index(atByte: offset))
        let start = byte(at: index(before: end))
        return roundingUp && start < offset ? byte(at: end) : start
    }

    /// The place one character on.
    func characterEnd(after offset: Int) -> Int {
        guard offset < utf8.count else { return utf8.count }
        return byte(at: index(after: index(atByte: offset)))
    }

    /// The place one character back.
    func characterStart(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        return byte(at: index(before: index(atByte: offset)))
    }

    /// The paragraph around a place, without its separator.
    func paragraph(at offset: Int) -> Range<Int> {
        let index = index(atByte: offset)
        let start = self[..<index].lastIndex(where: \.isParagraphSeparator).map(self.index(after:)) ?? startIndex
        let end = self[index...].firstIndex(where: \.isParagraphSeparator) ?? endIndex
        return byte(at: start)..<byte(at: end)
    }

    /// The words of the paragraph around a place.
    func words(around offset: Int) -> [Range<Int>] { WordBreaks.words(of: self, in: paragraph(at: offset)) }

    /// What a double tap at a place selects: the word there, else the one before or behind it in the paragraph.
    func word(at offset: Int) -> Range<Int> {
        let words = words(around: offset)
        let word =
            words.first { $0.contains(offset) } ?? words.last { $0.upperBound <= offset }
            ?? words.first { $0.lowerBound >= offset }
        return word ?? paragraph(at: offset)
    }

    /// The end of the word at a place or of the next one behind it.
    func wordEnd(after offset: Int) -> Int {
        var start = offset
        while start < utf8.count {
            if let word = words(around: start).first(where: { $0.upperBound > offset }) { return word.upperBound }
            start = characterEnd(after: paragraph(at: start).upperBound)
        }
        return utf8.count
    }

    /// The start of the word at a place or of the next one before it.
    func wordStart(before offset: Int) -> Int {
        var end = offset
        while end > 0 {
            if let word = words(around: end).last(where: { $0.lowerBound < offset }) { return word.lowerBound }
            let start = paragraph(at: end).lowerBound
            guard start > 0 else { return 0 }
            end = characterStart(before: start)
        }
        return 0
    }

    /// Of the edges of the words around a place the nearest, where a tap with a finger puts the caret.
    func nearestWordEdge(to offset: Int) -> Int {
        guard let word = words(around: offset).first(where: { $0.contains(offset) }) else { return offset }
        return offset - word.lowerBound < word.upperBound - offset ? word.lowerBound : word.upperBound
    }
}

extension Character {
    /// Whether a paragraph ends with it.
    var isParagraphSeparator: Bool {
        isNewline && self != "\u{2028}" && self != "\u{B}" && self != "\u{C}" && self != "\u{85}"
    }
}

extension String {
    /// The byte of UTF-8 at an offset in UTF-16, as browsers and input methods count.
    package func byteOffset(ofUTF16 offset: Int) -> Int {
        byte(at: utf16.index(startIndex, offsetBy: min(max(offset, 0), utf16.count)))
    }

    /// The offset in UTF-16 of a byte of UTF-8.
    package func utf16Offset(ofByte offset: Int) -> Int {
        utf16.distance(from: startIndex, to: index(atByte: offset))
    }
}
