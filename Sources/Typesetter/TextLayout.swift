import CoreGraphics
import DisplayList
import Foundation

/// Text with every glyph in its place. Coordinates are points from the top left corner, y down.
package final class TextLayout: Sendable {
    /// Glyphs of one span, font and direction in one line.
    package struct Run: Sendable, Hashable {
        package var glyphs: GlyphRun
        /// Index of the span in what was handed in.
        package var span: Int
        /// That span's ``TextSpan/style``.
        package var style: Int
        /// UTF-8 bytes of the whole text.
        package var range: Range<Int>
    }

    package struct Line: Sendable, Hashable {
        /// UTF-8 bytes of the whole text, with the spaces that vanish at a wrap but no separator.
        package var range: Range<Int>
        /// Indices in ``TextLayout/runs``, from left to right.
        package var runs: Range<Int>
        /// From the line's top to its bottom; as wide as its visible characters.
        package var frame: CGRect
        package var baseline: Double
        package var isRightToLeft: Bool
        /// How long the spaces are that vanish at the wrap.
        package var vanished = 0.0
    }

    /// A line under or through characters.
    package struct Decoration: Sendable, Hashable {
        package enum Kind: Sendable, Hashable { case underline, strikethrough }
        package var kind: Kind
        package var pattern: LinePattern
        package var frame: CGRect
        package var span: Int
        package var style: Int
    }

    package struct AttachmentFrame: Sendable, Hashable {
        package var span: Int
        package var style: Int
        package var frame: CGRect
    }

    /// Rounded up to whole pixels.
    package let size: CGSize
    package let firstBaseline: Double
    package let lastBaseline: Double
    package let lines: [Line]
    package let runs: [Run]
    package let decorations: [Decoration]
    package let attachments: [AttachmentFrame]
    /// Whether characters were left out.
    package let isTruncated: Bool
    package let text: String

    init(
        text: String, size: CGSize, lines: [Line], runs: [Run], decorations: [Decoration],
        attachments: [AttachmentFrame], isTruncated: Bool
    ) {
        self.text = text
        self.size = size
        self.firstBaseline = lines.first?.baseline ?? 0
        self.lastBaseline = lines.last?.baseline ?? 0
        self.lines = lines
        self.runs = runs
        self.decorations = decorations
        self.attachments = attachments
        self.isTruncated = isTruncated
    }

    static let empty = TextLayout(
        text: "", size: .zero, lines: [], runs: [], decorations: [], attachments: [],
        isTruncated: false)
}

/// A layout and the proposals that it answers.
struct CachedLayout {
    /// The width of the widest line, and the width that was offered when the layout was made: greedy
    /// wrapping gives the same lines for every width between.
    var widths: ClosedRange<Double>
    /// The height that was offered, where it cut lines off.
    var limitingHeight: Double?
    var lineLimit: Int?
    var layout: TextLayout

    func answers(width: Double, height: Double, lineLimit: Int?) -> Bool {
        guard widths.contains(width), self.lineLimit == lineLimit else { return false }
        if let limitingHeight { return limitingHeight == height }
        return layout.lines.count <= 1 || layout.size.height <= height
    }
}
