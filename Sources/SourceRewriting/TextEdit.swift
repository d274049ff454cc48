import SwiftSyntax

/// A range of a text, in UTF-8, and what comes in its place.
struct TextEdit {
    var range: Range<Int>
    var text: String

    init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }

    init(_ node: some SyntaxProtocol, _ text: String) {
        self.init(
            node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset, text)
    }

    /// An edit of the same length and with the same lines, so that all that follows stays where it was. A text that is too
    /// long moves what follows in its line.
    static func padded(_ node: some SyntaxProtocol, _ text: String) -> TextEdit {
        var edit = TextEdit(node, text)
        let old = node.trimmedDescription
        let lines = old.split(separator: "\n", omittingEmptySubsequences: false)
        let first = text + String(repeating: " ", count: max(0, (lines.first?.utf8.count ?? 0) - text.utf8.count))
        edit.text = ([first] + lines.dropFirst().map { String(repeating: " ", count: $0.utf8.count) }).joined(
            separator: "\n")
        return edit
    }

    /// An edit after which the lines that follow have the numbers that they had.
    static func keepingLines(_ range: Range<Int>, _ text: String, in source: [UInt8]) -> TextEdit {
        let lines = source[range].count { $0 == UInt8(ascii: "\n") }
        let own = text.utf8.count { $0 == UInt8(ascii: "\n") }
        return TextEdit(range, text + String(repeating: "\n", count: max(0, lines - own)))
    }
}

extension [TextEdit] {
    /// The text with all edits. Of edits that overlap, the one with the larger range counts.
    func applied(to source: [UInt8]) -> [UInt8] {
        let chosen = withoutOverlaps
        var result: [UInt8] = []
        var place = 0
        for edit in chosen {
            result += source[place..<edit.range.lowerBound]
            result += Array<UInt8>(edit.text.utf8)
            place = edit.range.upperBound
        }
        return result + source[place...]
    }

    private var withoutOverlaps: [TextEdit] {
        var chosen: [TextEdit] = []
        for edit in sorted(by: { ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count) }) {
            if let last = chosen.last, edit.range.lowerBound < last.range.upperBound || edit.range == last.range {
                continue
            }
            chosen.append(edit)
        }
        return chosen
    }
}
