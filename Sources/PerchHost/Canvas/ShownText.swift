import SwiftUI

/// A text as it stands on a canvas.
package struct ShownText {
    /// All of it.
    package let text: String
    /// Its lines as they are broken, with the spaces that vanish there.
    package let lines: [Substring]
    /// Where it stands on the canvas.
    package let frame: CGRect
    /// Whether some of it was left out for lack of room.
    package let isTruncated: Bool

    /// Whether a line ends inside a word.
    package var breaksInsideAWord: Bool {
        zip(lines, lines.dropFirst()).contains { line, next in
            guard line.endIndex == next.startIndex, let last = line.last, let first = next.first else { return false }
            return (last.isLetter || last.isNumber) && (first.isLetter || first.isNumber)
        }
    }
}

extension ViewCanvas {
    /// The texts on the canvas, from back to front.
    package var texts: [ShownText] { Self.texts(in: session.host.rootElement) }

    private static func texts(in node: RenderNode) -> [ShownText] {
        let own = (node as? TextRenderNode)?.shown.map { shown in
            ShownText(
                text: shown.text,
                lines: shown.lines.map { range in
                    shown.text[shown.text.index(atByte: range.lowerBound)..<shown.text.index(atByte: range.upperBound)]
                }, frame: node.globalFrame, isTruncated: shown.isTruncated)
        }
        return (own.map { [$0] } ?? []) + node.children.flatMap { texts(in: $0) }
    }
}
