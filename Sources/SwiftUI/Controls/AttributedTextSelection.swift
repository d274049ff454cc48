import Foundation

/// A selection in attributed text: a position between two characters, or a range of characters.
///
/// A selection that a text editor has set uses positions in characters, so it remains valid after the text changes.
public struct AttributedTextSelection: Equatable, Sendable {
    /// Constants that describe the selected part of a text.
    public enum Indices: Equatable, Sendable {
        /// A position between two characters.
        case insertionPoint(AttributedString.Index)
        /// Ranges of characters. In Perch, there is at most one.
        case ranges(RangeSet<AttributedString.Index>)
    }

    private enum Place: Equatable, Sendable {
        case end
        case characters(Range<Int>)
        case indices(Indices)
    }

    private var place: Place
    /// What the next character gets that people type; nil is as the character before.
    private var ownTypingAttributes: AttributeContainer?

    /// Creates an insertion point at the end of the text.
    public init() { place = .end }

    /// Creates an insertion point.
    ///
    /// - Parameters:
    ///   - insertionPoint: The position in the text.
    ///   - typingAttributes: The attributes of the characters that the user types at this position. Nil for the
    ///     attributes of the previous character.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        place = .indices(.insertionPoint(insertionPoint))
        ownTypingAttributes = typingAttributes
    }

    /// Creates a selection of a range.
    public init(range: Range<AttributedString.Index>) { place = .indices(.ranges(RangeSet(range))) }

    /// Creates a selection of several ranges. Perch selects all characters between the first and the last.
    public init(ranges: RangeSet<AttributedString.Index>) { place = .indices(.ranges(ranges)) }

    /// Creates a selection that is counted in characters.
    init(characters: Range<Int>) { place = .characters(characters) }

    /// Returns the selected parts of a text.
    public func indices(in text: AttributedString) -> Indices {
        let range = characters(in: text)
        let characters = text.characters
        let start = characters.index(characters.startIndex, offsetBy: range.lowerBound)
        guard !range.isEmpty else { return .insertionPoint(start) }
        return .ranges(RangeSet(start..<characters.index(start, offsetBy: range.count)))
    }

    /// Returns the attributes of the next character that the user types.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        ownTypingAttributes ?? text.attributes(before: characters(in: text).lowerBound)
    }

    /// The selected range, counted in characters. What lies outside of the text counts as its end.
    func characters(in text: AttributedString) -> Range<Int> {
        let characters = text.characters
        func offset(_ index: AttributedString.Index) -> Int {
            characters.distance(from: text.startIndex, to: min(max(index, text.startIndex), text.endIndex))
        }
        switch place {
        case .end: return characters.count..<characters.count
        case .characters(let range): return range.clamped(to: 0..<characters.count)
        case .indices(.insertionPoint(let index)): return offset(index)..<offset(index)
        case .indices(.ranges(let set)):
            guard let first = set.ranges.first, let last = set.ranges.last else {
                return characters.count..<characters.count
            }
            return offset(first.lowerBound)..<offset(last.upperBound)
        }
    }

    mutating func changeTypingAttributes(in text: AttributedString, _ change: (inout AttributeContainer) -> Void) {
        var attributes = typingAttributes(in: text)
        change(&attributes)
        ownTypingAttributes = attributes
    }
}

extension AttributedString {
    /// Changes the attributes of the selected characters. If no characters are selected, changes the attributes of the
    /// next characters that the user types.
    ///
    /// - Parameters:
    ///   - selection: The selection.
    ///   - body: A closure that changes the attributes of a run of characters.
    public mutating func transformAttributes(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
    ) {
        let range = selection.characters(in: self)
        guard case .ranges(let set) = selection.indices(in: self) else {
            selection.changeTypingAttributes(in: self, body)
            return
        }
        for range in set.ranges {
            for run in Array(self[range].runs) {
                var attributes = run.attributes
                body(&attributes)
                self[run.range].setAttributes(attributes)
            }
        }
        selection = AttributedTextSelection(characters: range)
    }

    /// Replaces the selection with a text, and moves the insertion point to the end of the text.
    public mutating func replaceSelection(_ selection: inout AttributedTextSelection, with text: AttributedString) {
        let range = selection.characters(in: self)
        replaceCharacters(range, with: text)
        let end = range.lowerBound + text.characters.count
        selection = AttributedTextSelection(characters: end..<end)
    }

    /// Replaces the selection with characters that have the typing attributes.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters characters: some Collection<Character>
    ) {
        let attributes = selection.typingAttributes(in: self)
        replaceSelection(&selection, with: AttributedString(String(characters), attributes: attributes))
    }

    /// The attributes of the character before a place, or of the first one.
    func attributes(before offset: Int) -> AttributeContainer {
        guard !characters.isEmpty else { return AttributeContainer() }
        return runs[characters.index(characters.startIndex, offsetBy: min(max(0, offset - 1), characters.count - 1))]
            .attributes
    }

    mutating func replaceCharacters(_ range: Range<Int>, with text: AttributedString) {
        let start = characters.index(characters.startIndex, offsetBy: range.lowerBound)
        replaceSubrange(start..<characters.index(start, offsetBy: range.count), with: text)
    }

    /// Makes the characters those of a string. What both have in common at their ends keeps its attributes.
    ///
    /// - Parameter typingAttributes: Of what is new; nil is as the character before.
    mutating func setCharacters(_ string: String, typingAttributes: (AttributedString) -> AttributeContainer?) {
        let (old, new) = (Array(characters), Array(string))
        guard old != new else { return }
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - prefix
        let suffix = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
        let attributes = typingAttributes(self) ?? self.attributes(before: prefix)
        replaceCharacters(
            prefix..<old.count - suffix,
            with: AttributedString(String(new[prefix..<new.count - suffix]), attributes: attributes))
    }
}
