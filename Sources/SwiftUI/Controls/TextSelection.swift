import Foundation

/// What is selected in a text that is edited: a place between two characters, or a range of characters.
public struct TextSelection: Equatable, Hashable {
    /// Where in the text the selection is.
    public enum Indices: Equatable, Hashable {
        /// A single range; an empty one is a place between two characters.
        case selection(Range<String.Index>)
        /// Several ranges. On iOS there is one selection at most.
        case multiSelection(RangeSet<String.Index>)
    }

    /// Where in the text the selection is.
    public var indices: Indices
    /// On which of two lines a place between them lies.
    public internal(set) var affinity: TextSelectionAffinity

    /// A range of characters.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
        affinity = .automatic
    }

    /// Several ranges of characters.
    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
        affinity = .automatic
    }

    /// A place between two characters.
    public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

    /// What is selected in a text, in bytes of UTF-8.
    init(bytes range: Range<Int>, in text: String, isUpstream: Bool) {
        self.init(range: text.index(atByte: range.lowerBound)..<text.index(atByte: range.upperBound))
        if range.isEmpty { affinity = isUpstream ? .upstream : .downstream }
    }

    /// Whether the selection is a place and no range.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.ranges.allSatisfy(\.isEmpty)
        }
    }

    /// The ranges in bytes of UTF-8. What lies outside of the text counts as its end.
    func byteRanges(in text: String) -> [Range<Int>] {
        func offset(_ index: String.Index) -> Int {
            text.utf8.distance(from: text.startIndex, to: min(max(index, text.startIndex), text.endIndex))
        }
        return switch indices {
        case .selection(let range): [offset(range.lowerBound)..<offset(range.upperBound)]
        case .multiSelection(let set):
            set.ranges.map { offset($0.lowerBound)..<offset($0.upperBound) }
        }
    }
}

/// On which of two lines a place between them lies.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    /// As the text field thinks best.
    case automatic
    /// At the end of the upper line.
    case upstream
    /// At the start of the lower line.
    case downstream
}

private enum TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
    /// On which of two lines places between them lie in text fields.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets on which of two lines places between them lie in this view's text fields.
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}
