import Foundation

/// Where a line may begin, by the Unicode line breaking rules and the language's own.
struct LineBreaks {
    private let start: Int
    /// For each byte of the paragraph, whether a line may begin before it.
    private let allowed: [Bool]

    init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, language: String?) {
        start = range.lowerBound
        var allowed = [Bool](repeating: false, count: range.count)
        CharacterAttributes(bytes, in: range, language: language).forEach(bytes, in: range) { offset, flags in
            if offset < range.upperBound { allowed[offset - range.lowerBound] = flags.contains(.lineBreak) }
        }
        self.allowed = allowed
    }

    func canBreak(before offset: Int) -> Bool {
        let index = offset - start
        return allowed.indices.contains(index) && allowed[index]
    }
}
