import CoreGraphics
import DisplayList
import Foundation
import Typesetter

extension Text {
    /// The layout of a text, line by line. Coordinates are in points from the upper-left corner of the text, with y
    /// downward.
    public struct Layout: RandomAccessCollection, Equatable {
        let contents: LayoutContents

        init(_ text: LaidOutText, size: CGSize) { contents = LayoutContents(text, size: size) }

        public var startIndex: Int { 0 }
        public var endIndex: Int { contents.text.layout.lines.count }
        public subscript(index: Int) -> Line { Line(contents: contents, index: index) }

        /// A Boolean value that indicates whether characters are missing because of limited space.
        public var isTruncated: Bool { contents.text.layout.isTruncated }

        public static func == (a: Layout, b: Layout) -> Bool { a.contents === b.contents }

        /// A character of the text.
        public struct CharacterIndex: Comparable, Hashable, Sendable {
            let offset: Int

            public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
        }

        /// Options for drawing a part of a text.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

            /// An option that draws glyphs at their exact positions. In Perch, it has no effect, because glyphs are
            /// always drawn this way.
            @inlinable public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
        }

        /// The position and the size of a part of a text.
        public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline.
            public var origin: CGPoint
            /// The width to the right of the origin.
            public var width: CGFloat
            /// The height above the baseline.
            public var ascent: CGFloat
            /// The depth below the baseline.
            public var descent: CGFloat
            /// The space to the next line.
            public var leading: CGFloat

            /// Creates empty bounds.
            public init() {
                origin = .zero
                width = 0
                ascent = 0
                descent = 0
                leading = 0
            }

            init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
                self.init()
                self.origin = origin
                self.width = width
                self.ascent = ascent
                self.descent = descent
            }

            /// The rectangle of the bounds.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }

            /// The bounds moved by a distance.
            func moved(by distance: CGSize) -> TypographicBounds {
                var copy = self
                copy.origin.x += distance.width
                copy.origin.y += distance.height
                return copy
            }
        }

        /// A line of a text, which consists of runs.
        public struct Line: RandomAccessCollection, Equatable {
            let contents: LayoutContents
            let index: Int
            /// How far the program has moved the line.
            var shift = CGSize.zero

            private var line: TextLayout.Line { contents.text.layout.lines[index] }

            public var startIndex: Int { 0 }
            public var endIndex: Int { line.runs.count }
            public subscript(index: Int) -> Run {
                Run(contents: contents, line: self.index, index: line.runs.lowerBound + index, shift: shift)
            }

            /// The origin of the line: the left end of its baseline.
            public var origin: CGPoint {
                get { typographicBounds.origin }
                set {
                    let old = origin
                    shift.width += newValue.x - old.x
                    shift.height += newValue.y - old.y
                }
            }

            /// The position and the extent of the line.
            public var typographicBounds: TypographicBounds {
                contents.bounds(ofLine: index, line.frame.minX, line.frame.maxX).moved(by: shift)
            }

            public static func == (a: Line, b: Line) -> Bool {
                a.contents === b.contents && a.index == b.index && a.shift == b.shift
            }
        }

        /// A part of a line with the same font and attributes, which consists of glyphs.
        public struct Run: RandomAccessCollection, Equatable {
            let contents: LayoutContents
            let line: Int
            let index: Int
            var shift = CGSize.zero

            public var startIndex: Int { 0 }
            public var endIndex: Int { contents.glyphs(ofRun: index).count }
            public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

            /// Accesses the attribute of a type. Nil if the characters have none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { contents.attribute(key, ofRun: index) }

            /// The direction of the characters.
            public var layoutDirection: LayoutDirection {
                contents.text.layout.runs[index].glyphs.isRightToLeft ? .rightToLeft : .leftToRight
            }

            /// The position and the extent of the run.
            public var typographicBounds: TypographicBounds { self[0..<count].typographicBounds }

            /// The indices of the characters that the glyphs represent.
            public var characterIndices: [CharacterIndex] { self[0..<count].characterIndices }

            public static func == (a: Run, b: Run) -> Bool {
                a.contents === b.contents && a.index == b.index && a.shift == b.shift
            }
        }

        /// A slice of the glyphs of a run.
        public struct RunSlice: RandomAccessCollection, Equatable {
            /// The run.
            public var run: Run
            /// The indices of the glyphs in the run.
            public var indices: Range<Int>

            /// Creates a slice of a run. Indices outside the run are ignored.
            public init(run: Run, indices: Range<Int>) {
                self.run = run
                self.indices = indices.clamped(to: 0..<run.count)
            }

            public var startIndex: Int { indices.lowerBound }
            public var endIndex: Int { indices.upperBound }
            public subscript(index: Int) -> RunSlice { run[index] }
            public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }

            /// Accesses the attribute of a type. Nil if the characters have none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

            /// The position and the extent of the glyphs.
            public var typographicBounds: TypographicBounds {
                let glyphs = run.contents.glyphs(ofRun: run.index)
                guard let first = indices.first, let last = indices.last else { return TypographicBounds() }
                return run.contents.bounds(ofLine: run.line, glyphs[first].start, glyphs[last].end).moved(by: run.shift)
            }

            /// The indices of the characters that the glyphs represent.
            public var characterIndices: [CharacterIndex] {
                run.contents.glyphs(ofRun: run.index)[indices].map { CharacterIndex(offset: $0.byte) }
            }
        }
    }
}

/// What all parts of a layout share.
final class LayoutContents {
    let text: LaidOutText
    let size: CGSize
    private var known: [Int: [Glyph]] = [:]

    /// A glyph, or several that represent one character, and the room that they take in their line.
    struct Glyph {
        var range: Range<Int>
        var start: CGFloat
        var end: CGFloat
        /// The first byte of the text that it represents.
        var byte: Int
    }

    init(_ text: LaidOutText, size: CGSize) {
        self.text = text
        self.size = size
    }

    func glyphs(ofRun index: Int) -> [Glyph] {
        if let known = known[index] { return known }
        let run = text.layout.runs[index]
        let all = run.glyphs.glyphs
        var glyphs: [Glyph] = []
        var place = 0
        while place < all.count {
            let end = all[place...].firstIndex { $0.cluster != all[place].cluster } ?? all.count
            let start = CGFloat(all[place].x)
            if !glyphs.isEmpty { glyphs[glyphs.count - 1].end = start }
            glyphs.append(
                Glyph(
                    range: place..<end, start: start, end: run.glyphs.bounds.maxX,
                    byte: run.range.lowerBound + Int(all[place].cluster)))
            place = end
        }
        // An image in the line has no glyphs and is one character nevertheless.
        if glyphs.isEmpty, let box = attachment(ofRun: index)?.frame {
            glyphs = [Glyph(range: 0..<0, start: box.minX, end: box.maxX, byte: run.range.lowerBound)]
        }
        known[index] = glyphs
        return glyphs
    }

    func attachment(ofRun index: Int) -> TextLayout.AttachmentFrame? {
        let span = text.layout.runs[index].span
        return text.resolved?.pictures[span] == nil ? nil : text.layout.attachments.first { $0.span == span }
    }

    func bounds(ofLine line: Int, _ start: CGFloat, _ end: CGFloat) -> Text.Layout.TypographicBounds {
        let line = text.layout.lines[line]
        return Text.Layout.TypographicBounds(
            origin: CGPoint(x: start, y: line.baseline), width: end - start, ascent: line.baseline - line.frame.minY,
            descent: line.frame.maxY - line.baseline)
    }

    func attribute<T: TextAttribute>(_ type: T.Type, ofRun index: Int) -> T? {
        let style = text.layout.runs[index].style
        guard let styles = text.resolved?.styles, styles.indices.contains(style) else { return nil }
        return styles[style].attributes.lazy.compactMap { $0.value as? T }.first
    }

    /// Draws some glyphs of a run.
    func draw(_ slice: Text.Layout.RunSlice, id: UInt64, on canvas: inout DisplayCanvas) {
        let index = slice.run.index
        let run = text.layout.runs[index]
        let bounds = CGRect(origin: .zero, size: size)
        let box = slice.typographicBounds.moved(
            by: CGSize(width: -slice.run.shift.width, height: -slice.run.shift.height)
        ).rect
        if let paint = text.paints.background(of: run.style, in: bounds) {
            canvas.draw(
                .fill(.rect(run.glyphs.bounds.intersection(box)), paint, evenOdd: false, antialiased: true))
        }
        draw(.underline, of: run, in: box, bounds, on: &canvas)
        if let picture = text.resolved?.pictures[run.span], let frame = attachment(ofRun: index)?.frame {
            picture.draw(in: frame, id: id, on: &canvas)
        } else {
            var glyphs = run.glyphs
            glyphs.glyphs = self.glyphs(ofRun: index)[slice.indices].flatMap { run.glyphs.glyphs[$0.range] }
            if glyphs.glyphs.count < run.glyphs.glyphs.count {
                glyphs.text = ""
                glyphs.bounds = box
            }
            text.drawRun(index, glyphs, in: bounds, id: id, on: &canvas)
        }
        draw(.strikethrough, of: run, in: box, bounds, on: &canvas)
    }

    private func draw(
        _ kind: TextLayout.Decoration.Kind, of run: TextLayout.Run, in box: CGRect, _ bounds: CGRect,
        on canvas: inout DisplayCanvas
    ) {
        for var decoration in text.layout.decorations where decoration.kind == kind && decoration.span == run.span {
            guard decoration.frame.midY >= box.minY, decoration.frame.midY <= box.maxY else { continue }
            let (start, end) = (max(decoration.frame.minX, box.minX), min(decoration.frame.maxX, box.maxX))
            guard start < end else { continue }
            decoration.frame.origin.x = start
            decoration.frame.size.width = end - start
            text.draw(decoration, in: bounds, on: &canvas)
        }
    }
}

extension GraphicsContext {
    /// Draws a line of a text.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    /// Draws a run of a text.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run[0..<run.count], options: options)
    }

    /// Draws a slice of a run.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        guard !slice.isEmpty else { return }
        var canvas = DisplayCanvas()
        slice.run.contents.draw(slice, id: recorder.makeID(), on: &canvas)
        guard slice.run.shift != .zero else { return add(canvas) }
        var context = self
        context.translateBy(x: slice.run.shift.width, y: slice.run.shift.height)
        context.add(canvas)
    }
}
