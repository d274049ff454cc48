import CoreGraphics
import Typesetter

/// Where the characters of a text that is edited are on the canvas.
///
/// Places are bytes of the text. What is shown may have others: a secret is shown by as many signs as it has characters.
@MainActor package final class TextGeometry {
    /// The element that shows the text.
    weak var element: EditableTextRenderNode?
    private let source: TextSource

    init(_ source: TextSource) { self.source = source }

    private var layout: TextLayout? { element?.textLayout }

    // MARK: What is shown

    /// The byte of what is shown that represents a byte of the text.
    package func shown(_ offset: Int, in text: String) -> Int {
        guard let mask = source.configuration.mask else { return offset }
        return text[..<text.index(atByte: offset)].count * mask.utf8.count
    }

    /// The byte of the text that a byte of what is shown represents.
    package func offset(ofShown offset: Int, in text: String) -> Int {
        guard let mask = source.configuration.mask else { return text.characterBoundary(at: offset) }
        let count = min(offset / mask.utf8.count, text.count)
        return text.byte(at: text.index(text.startIndex, offsetBy: count))
    }

    private func shown(_ place: TextPlace, in text: String) -> TextPlace {
        TextPlace(shown(place.offset, in: text), isUpstream: place.isUpstream)
    }

    private func place(ofShown place: TextPlace, in text: String) -> TextPlace {
        TextPlace(offset(ofShown: place.offset, in: text), isUpstream: place.isUpstream)
    }

    // MARK: The canvas

    /// The place nearest to a point of the canvas.
    package func place(at point: CGPoint) -> TextPlace {
        let text = source.current.text
        guard let element, let layout else { return TextPlace(text.utf8.count) }
        return place(ofShown: layout.place(at: element.convertFromRoot(point)), in: text)
    }

    /// The rectangles that the characters of a range cover, line by line.
    package func rectangles(for range: Range<Int>) -> [CGRect] {
        guard let element, let layout else { return [] }
        let text = source.current.text
        let shown = shown(range.lowerBound, in: text)..<shown(range.upperBound, in: text)
        return layout.rectangles(for: shown).map { element.convert($0) }
    }

    /// The smallest rectangle round the characters of a range; for an empty one the caret's. Null while nothing is laid out.
    package func rectangle(for range: Range<Int>) -> CGRect {
        guard let element, let layout else { return .null }
        if range.isEmpty {
            let edited = source.current
            let isCaret = range.lowerBound == edited.head.offset
            let place = TextPlace(range.lowerBound, isUpstream: isCaret && edited.head.isUpstream)
            return element.convert(layout.caret(at: shown(place, in: edited.text)))
        }
        return rectangles(for: range).reduce(.null) { $0.union($1) }
    }

    // MARK: Lines

    /// The ends of the line, as it is seen, that a place is on; those of its paragraph while nothing is laid out.
    func lineEdges(at place: TextPlace, in text: String) -> (start: TextPlace, end: TextPlace) {
        guard let layout, let index = layout.lineIndex(of: shown(place, in: text)) else {
            let paragraph = text.paragraph(at: place.offset)
            return (TextPlace(paragraph.lowerBound), TextPlace(paragraph.upperBound))
        }
        let line = layout.lines[index].range
        return (
            TextPlace(offset(ofShown: line.lowerBound, in: text)),
            TextPlace(offset(ofShown: line.upperBound, in: text), isUpstream: true)
        )
    }

    /// Whether the line that a place is on is read from right to left.
    func isRightToLeft(at place: TextPlace, in text: String) -> Bool {
        guard let layout, let index = layout.lineIndex(of: shown(place, in: text)) else { return false }
        return layout.lines[index].isRightToLeft
    }

    /// The place on one side of another; that place itself at the end of the text.
    func place(nextTo place: TextPlace, onRight: Bool, in text: String) -> TextPlace {
        guard let layout else {
            return TextPlace(
                onRight ? text.characterEnd(after: place.offset) : text.characterStart(before: place.offset))
        }
        guard let next = layout.place(nextTo: shown(place, in: text), onRight: onRight) else { return place }
        return self.place(ofShown: next, in: text)
    }

    /// The place a line above or below another.
    ///
    /// - Parameter column: where the line is met; the place's own horizontal position if it is nil. It is set to the one that
    ///   was used.
    func place(below place: TextPlace, isDown: Bool, in text: String, column: inout CGFloat?) -> TextPlace? {
        guard let layout else { return nil }
        let place = shown(place, in: text)
        let x = column ?? layout.caret(at: place).minX
        column = x
        let line = (layout.lineIndex(of: place) ?? 0) + (isDown ? 1 : -1)
        let target =
            if layout.lines.indices.contains(line) {
                layout.place(nearest: x, inLine: line)
            } else {
                TextPlace(isDown ? layout.text.utf8.count : 0)
            }
        return self.place(ofShown: target, in: text)
    }

    /// The end of a selection that is seen on one side.
    func side(of selection: Range<Int>, onRight: Bool, in text: String) -> TextPlace {
        let (lower, upper) = (TextPlace(selection.lowerBound), TextPlace(selection.upperBound, isUpstream: true))
        guard let layout else { return onRight ? upper : lower }
        let carets = [lower, upper].map { layout.caret(at: shown($0, in: text)) }
        if carets[0].minY != carets[1].minY {
            return onRight != isRightToLeft(at: lower, in: text) ? upper : lower
        }
        return (carets[0].minX < carets[1].minX) == onRight ? upper : lower
    }
}
