import Foundation

/// A selection in editable text: a position between two characters, or a range of characters.
public struct TextSelection: Equatable, Hashable {
    /// Constants that describe the selected part of the text.
    public enum Indices: Equatable, Hashable {
        /// A single range. An empty range is a position between two characters.
        case selection(Range<String.Index>)
        /// Several ranges. On iOS, there is at most one range.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The selected part of the text.
    public var indices: Indices
    /// The line to which a position between two lines belongs.
    public internal(set) var affinity: TextSelectionAffinity

    /// Creates a selection of a range of characters.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
        affinity = .automatic
    }

    /// Creates a selection of several ranges of characters.
    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
        affinity = .automatic
    }

    /// Creates a place between two characters.
    public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

    /// What is selected in a text, in bytes of UTF-8.
    init(bytes range: Range<Int>, in text: String, isUpstream: Bool) {
        self.init(range: text.index(atByte: range.lowerBound)..<text.index(atByte: range.upperBound))
        if range.isEmpty { affinity = isUpstream ? .upstream : .downstream }
    }

    /// A Boolean value that indicates whether the selection is a position and not a range.
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

/// Constants that describe the line to which a position between two lines belongs.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    /// An affinity that the text field chooses.
    case automatic
    /// An affinity to the end of the upper line.
    case upstream
    /// An affinity to the start of the lower line.
    case downstream
}

private enum TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
    /// The affinity of positions between lines in text fields.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets the affinity of positions between two lines in the text fields of this view.
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}
