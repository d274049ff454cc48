import CoreGraphics
import Foundation
import Typesetter

/// The text of a storage, laid out in a container: lengths in points of the container, places in UTF-16 units.
struct LaidOutStorage {
    private let layout: TextLayout
    private let text: String
    /// Where the layout's upper left lies in the container.
    private let origin: CGPoint
    let container: CGSize
    private let padding: CGFloat

    init(_ storage: NSAttributedString, in container: NSTextContainer, font: UIFont) {
        var spans: [TextSpan] = []
        let string = storage.string as NSString
        storage.enumerateAttributes(in: NSRange(location: 0, length: storage.length)) { attributes, range, _ in
            let points = { (key: NSAttributedString.Key) in (attributes[key] as? NSNumber)?.doubleValue ?? 0 }
            spans.append(
                TextSpan(
                    string.substring(with: range), font: (attributes[.font] as? UIFont ?? font).request,
                    kerning: points(.kern), tracking: points(.tracking), baselineOffset: points(.baselineOffset)))
        }
        let alignment =
            storage.length > 0
            ? (storage.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment : nil
        let side: ParagraphStyle.Alignment =
            switch alignment {
            case .center: .center
            case .right: .trailing
            default: .leading
            }
        padding = container.lineFragmentPadding
        let width = container.size.width > 0 ? max(0, container.size.width - 2 * padding) : nil
        let most = container.maximumNumberOfLines
        let style = ParagraphStyle(
            alignment: side, lineLimit: most > 0 ? most : nil, scale: Double(UITraitCollection.current.displayScale))
        let layout = Typesetter.shared.layout(spans, style: style, width: width.map { Double($0) })
        self.layout = layout
        var text = layout.text
        text.makeContiguousUTF8()
        self.text = text
        let room = width.map { $0 - layout.size.width } ?? 0
        origin = CGPoint(x: padding + (side == .center ? room / 2 : side == .trailing ? room : 0), y: 0)
        self.container = CGSize(
            width: container.size.width > 0 ? container.size.width : layout.size.width + 2 * padding,
            height: layout.size.height)
    }

    // MARK: Places

    private func utf8(_ place: Int) -> Int {
        let index = String.Index(utf16Offset: min(max(place, 0), text.utf16.count), in: text)
        return text.utf8.distance(from: text.startIndex, to: index)
    }

    private func utf16(_ place: Int) -> Int {
        text.utf8.index(text.startIndex, offsetBy: min(max(place, 0), text.utf8.count)).utf16Offset(in: text)
    }

    var length: Int { text.utf16.count }

    // MARK: Lines

    /// The line with a character; the last one for a place after the text.
    func line(of place: Int) -> Int? { layout.lineIndex(of: TextPlace(utf8(place))) }

    /// The lines that a part of the text touches.
    func lines(in range: NSRange) -> Range<Int> {
        guard let first = line(of: range.location),
            let last = line(of: max(range.location, range.location + range.length - 1))
        else { return 0..<0 }
        return first..<max(first, last) + 1
    }

    /// The characters of a line, with the one that ends it.
    func characters(ofLine index: Int) -> NSRange {
        let start = utf16(layout.lines[index].range.lowerBound)
        let isLast = index + 1 == layout.lines.count
        let end = isLast ? length : utf16(layout.lines[index + 1].range.lowerBound)
        return NSRange(location: start, length: end - start)
    }

    /// The line from one side of the container to the other.
    func fragment(ofLine index: Int) -> CGRect {
        let line = layout.lines[index].frame
        return CGRect(x: 0, y: origin.y + line.minY, width: container.width, height: line.height)
    }

    /// The part of a line that has text, and the padding at both sides.
    func usedFragment(ofLine index: Int) -> CGRect {
        layout.lines[index].frame.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -padding, dy: 0)
    }

    /// The smallest rectangle with all lines, and the padding at both sides.
    var used: CGRect {
        layout.lines.indices.map(usedFragment).reduce(CGRect.null) { $0.union($1) }.notNull
    }

    // MARK: Characters

    /// The areas of a part of the text, line by line.
    func rectangles(in range: NSRange) -> [CGRect] {
        guard range.length > 0 else { return [] }
        return layout.rectangles(for: utf8(range.location)..<utf8(range.location + range.length))
            .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    /// The smallest rectangle with a part of the text.
    func bounds(of range: NSRange) -> CGRect { rectangles(in: range).reduce(CGRect.null) { $0.union($1) }.notNull }

    /// A line of no width before a character.
    func caret(at place: Int) -> CGRect { layout.caret(at: utf8(place)).offsetBy(dx: origin.x, dy: origin.y) }

    /// The place between characters that is nearest to a point.
    func place(nearest point: CGPoint) -> Int {
        utf16(layout.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
    }

    /// The character at a point, or the nearest one, and how far across it the point is, from 0 to 1.
    func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
        let nearest = place(nearest: point)
        for index in [nearest, nearest - 1] where index >= 0 && index < length {
            let whole = (text as NSString).rangeOfComposedCharacterSequence(at: index)
            let bounds = bounds(of: whole)
            guard bounds.minX <= point.x, point.x < bounds.maxX, bounds.width > 0 else { continue }
            return (whole.location, (point.x - bounds.minX) / bounds.width)
        }
        return nearest > 0 && nearest >= length ? (length - 1, 1) : (nearest, 0)
    }

    /// Where the baseline of a character's line is, below the line's upper edge.
    func baseline(ofLine index: Int) -> CGFloat {
        CGFloat(layout.lines[index].baseline) - layout.lines[index].frame.minY
    }
}

extension CGRect {
    fileprivate var notNull: CGRect { isNull ? .zero : self }
}
