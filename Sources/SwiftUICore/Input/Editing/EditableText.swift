import CoreGraphics
import DisplayList
import Foundation
import Typesetter

/// A text that may be edited: with the focus it has a caret, or characters that are selected.
package struct EditableText {
    private let text: Text
    private let marks: TextMarks?
    private let look: TextEditingLook
    private let controller: TextInputController?

    /// - Parameters:
    ///   - edited: what is selected; nil without the focus.
    ///   - controller: what edits the text, and asks where its characters are.
    @MainActor package init(
        _ text: Text, edited: EditedText?, look: TextEditingLook, controller: TextInputController?
    ) {
        self.text = text
        self.look = look
        self.controller = controller
        marks = edited.map { edited in
            let text = edited.text
            @MainActor func shown(_ offset: Int) -> Int { controller?.geometry.shown(offset, in: text) ?? offset }
            @MainActor func shown(_ range: Range<Int>) -> Range<Int> {
                shown(range.lowerBound)..<shown(range.upperBound)
            }
            return TextMarks(
                caret: edited.hasSelection
                    ? nil : TextPlace(shown(edited.head.offset), isUpstream: edited.head.isUpstream),
                selection: edited.hasSelection ? shown(edited.selection) : nil,
                marked: edited.markedRange.map(shown), hasHandles: controller?.caret.showsHandles ?? false,
                steadyUntil: controller?.caret.lastActivity ?? 0)
        }
    }
}

/// The sizes and strengths of what is drawn into a text that is edited, in points.
package struct TextEditingLook: Equatable, Sendable {
    package var caretWidth: CGFloat
    /// How strong the tint behind selected characters is.
    package var selectionOpacity: Double
    /// How thick the line under provisional text is.
    package var markedLineWidth: CGFloat
    /// The diameter of the knob of a handle.
    package var handleDiameter: CGFloat
    /// How long the caret is seen, and then not seen, in seconds.
    package var blinkInterval: TimeInterval

    package init(
        caretWidth: CGFloat, selectionOpacity: Double, markedLineWidth: CGFloat, handleDiameter: CGFloat,
        blinkInterval: TimeInterval
    ) {
        self.caretWidth = caretWidth
        self.selectionOpacity = selectionOpacity
        self.markedLineWidth = markedLineWidth
        self.handleDiameter = handleDiameter
        self.blinkInterval = blinkInterval
    }
}

/// What is drawn into a text that is edited, by bytes of what is shown.
private struct TextMarks: Equatable {
    var caret: TextPlace?
    var selection: Range<Int>?
    var marked: Range<Int>?
    var hasHandles = false
    /// When the caret was last moved, after which it begins to blink.
    var steadyUntil: TimeInterval = 0
}

/// Where the caret of a text is, from its leading edge; of other views, their leading edge.
private enum CaretAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// Where the lower end of the line with the caret is; of other views, their upper edge.
private enum CaretLineAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
    /// Where a text's caret is.
    package static let caret = HorizontalAlignment(CaretAlignment.self)
}

extension VerticalAlignment {
    /// Where the line with a text's caret ends.
    package static let caretLine = VerticalAlignment(CaretLineAlignment.self)
}

extension EditableText: LeafView {
    package typealias Body = Never

    package func makeRender(_ tree: RenderTree) -> EditableTextRenderNode { EditableTextRenderNode(tree: tree) }

    package func updateRender(_ render: EditableTextRenderNode, _ environment: EnvironmentValues) {
        var inner = environment
        if marks != nil {
            inner.text.keepsOrphans = true
            // What is typed is there at once.
            inner.contentTransition = .identity
        }
        text.updateRender(render, inner)
        assumeMainActor { controller?.geometry.element = render }
        render.update(
            marks, look, tint: AnyShapeStyle(.tint).recipe(in: environment),
            isRightToLeft: environment.layoutDirection == .rightToLeft)
    }
}

/// The element of a text that is edited.
package final class EditableTextRenderNode: TextRenderNode {
    private var marks: TextMarks?
    private var look: TextEditingLook?
    private var tint: StyleRecipe?
    private var isRightToLeft = false

    package override var debugName: String { "EditableText" }

    /// The characters in their places; nil before the first layout.
    var textLayout: TextLayout? { placedProposal.map(layout) }

    fileprivate func update(_ marks: TextMarks?, _ look: TextEditingLook, tint: StyleRecipe, isRightToLeft: Bool) {
        if marks != self.marks || look != self.look || isRightToLeft != self.isRightToLeft {
            setNeedsLayout()
            setNeedsDisplay()
        } else if tint != self.tint {
            setNeedsDisplay()
        }
        self.marks = marks
        self.look = look
        self.tint = tint
        self.isRightToLeft = isRightToLeft
        blink?.cancel()
        waitForBlink()
    }

    /// The end of the selection that moves, or the caret.
    private var activePlace: TextPlace? {
        guard let marks else { return nil }
        return marks.caret ?? marks.selection.map { TextPlace($0.upperBound, isUpstream: true) }
    }

    /// The caret stands behind the last character, within the text's own frame.
    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = super.measure(proposal)
        if marks?.caret != nil, let look { size.width += look.caretWidth }
        return size
    }

    package override func alignmentGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat?
    {
        guard let place = activePlace else { return super.alignmentGuide(key, proposal, size) }
        if key == HorizontalAlignment.caret.key {
            let x = layout(proposal).caret(at: place).minX
            return isRightToLeft ? size.width - x : x
        }
        if key == VerticalAlignment.caretLine.key { return layout(proposal).caret(at: place).maxY }
        return super.alignmentGuide(key, proposal, size)
    }

    /// Scrolls what holds the text so that the caret is in sight.
    func revealCaret() {
        guard let place = activePlace, let layout = textLayout, let look else { return }
        var box = layout.caret(at: place)
        box.size.width = look.caretWidth
        ScrollRenderNode.reveal(box, of: self)
    }

    // MARK: Drawing

    package override func draw(in canvas: inout DisplayCanvas) {
        guard let marks, let look, let tint, placedProposal != nil, let layout = textLayout else {
            return super.draw(in: &canvas)
        }
        let bounds = CGRect(origin: .zero, size: size)
        let paint = tint.paint(in: bounds)
        if let selection = marks.selection {
            var highlight = tint
            highlight.opacity *= look.selectionOpacity
            for box in layout.selectionRectangles(for: selection, width: size.width) {
                canvas.draw(.fill(.rect(box), highlight.paint(in: bounds), evenOdd: false, antialiased: true))
            }
        }
        super.draw(in: &canvas)
        for box in marks.marked.map({ layout.rectangles(for: $0) }) ?? [] {
            let line = CGRect(
                x: box.minX, y: box.maxY - look.markedLineWidth, width: box.width, height: look.markedLineWidth)
            canvas.draw(.fill(.rect(line), paint, evenOdd: false, antialiased: true))
        }
        if let caret = marks.caret, isCaretSeen {
            var box = layout.caret(at: caret)
            box.size.width = look.caretWidth
            canvas.draw(.fill(.rounded(box, radius: look.caretWidth / 2), paint, evenOdd: false, antialiased: true))
        }
        if let selection = marks.selection, marks.hasHandles {
            drawHandle(layout.caret(at: TextPlace(selection.lowerBound)), isStart: true, look, paint, in: &canvas)
            drawHandle(
                layout.caret(at: TextPlace(selection.upperBound, isUpstream: true)), isStart: false, look, paint,
                in: &canvas)
        }
    }

    /// Of many lines those near the window; of a line that is much longer than its field, what is in sight and a little more. The
    /// caret moves that one and redraws it.
    package override func visible(_ layout: TextLayout) -> TextLayout {
        drawnBand = nil
        if layout.lines.count >= EditableTextRenderNode.manyLines, let (scroll, band) = bandInSight {
            drawnBand = band
            scroll.partlyDrawn.insert(self)
            return layout.lines(in: band)
        }
        guard layout.lines.count == 1, layout.size.width > EditableTextRenderNode.longLine else { return layout }
        var (distance, node): (CGFloat, RenderNode) = (origin.x, self)
        while let parent = node.parent {
            if let field = parent as? FieldClipRenderNode, field.overhang != nil {
                let seen = -distance...(-distance + max(field.size.width, 0))
                let margin = EditableTextRenderNode.longLine / 2
                return layout.cropped(to: seen.lowerBound - margin...seen.upperBound + margin)
            }
            node = parent
            distance += parent.origin.x
        }
        return layout
    }

    /// Texts of as many lines are drawn where they are seen.
    private static let manyLines = 200

    /// The part of the text that was drawn, from one vertical to another; nil where all of it was.
    private var drawnBand: Range<Double>?

    /// What is near the window of the scroll view around the text. It is counted in whole windows, so that it is the same wherever
    /// the content came from, with at least one above what is seen and one below, where people may scroll before the next frame.
    private var bandInSight: (scroll: ScrollRenderNode, band: Range<Double>)? {
        var (distance, node): (CGFloat, RenderNode) = (origin.y, self)
        while let parent = node.parent {
            if let scroll = parent as? ScrollRenderNode {
                let height = scroll.size.height
                guard height > 0, distance.isFinite else { return nil }
                let first = (-distance / height).rounded(.down)
                return (scroll, Double((first - 1) * height)..<Double((first + 3) * height))
            }
            node = parent
            distance += parent.origin.y
        }
        return nil
    }

    /// Lines that are longer, in points, are drawn where they are seen.
    private static let longLine = 2000.0

    /// A bar as high as the line, with a knob over it at the start and under it at the end of a selection.
    private func drawHandle(
        _ caret: CGRect, isStart: Bool, _ look: TextEditingLook, _ paint: Paint, in canvas: inout DisplayCanvas
    ) {
        let bar = CGRect(
            x: caret.minX - look.caretWidth / 2, y: caret.minY, width: look.caretWidth, height: caret.height)
        let knob = CGRect(
            x: caret.minX - look.handleDiameter / 2, y: isStart ? caret.minY - look.handleDiameter : caret.maxY,
            width: look.handleDiameter, height: look.handleDiameter)
        canvas.draw(.fill(.rect(bar), paint, evenOdd: false, antialiased: true))
        canvas.draw(.fill(.rounded(knob, radius: look.handleDiameter / 2), paint, evenOdd: false, antialiased: true))
    }

    // MARK: Blinking

    /// Whether the caret appears and disappears with time. It does where somebody is watching; in pictures it stands.
    private var blinks: Bool { tree.isWatched && marks?.caret != nil }

    private var isCaretSeen: Bool {
        guard blinks, let marks, let look, look.blinkInterval > 0 else { return true }
        return Int(((tree.time - marks.steadyUntil) / look.blinkInterval).rounded(.down)) % 2 == 0
    }

    private var blink: Moments.Appointment?

    /// Has the caret drawn again when it comes or goes.
    private func waitForBlink() {
        guard blinks, let marks, let look, look.blinkInterval > 0 else { return }
        let passed = ((tree.time - marks.steadyUntil) / look.blinkInterval).rounded(.down) + 1
        nonisolated(unsafe) weak let node = self
        blink = tree.moments.at(marks.steadyUntil + passed * look.blinkInterval) {
            node?.setNeedsDisplay()
            node?.waitForBlink()
        }
    }
}

extension EditableTextRenderNode: PartlyDrawnElement {
    func windowDidMove() {
        if let drawnBand, drawnBand != bandInSight?.band { setNeedsDisplay() }
    }
}

extension PathData {
    fileprivate static func rounded(_ box: CGRect, radius: CGFloat) -> PathData {
        .roundedRect(box, cornerSize: CGSize(width: radius, height: radius), continuous: false)
    }
}

extension TextLayout {
    /// What is painted behind a selection: its characters, and the rest of a line whose break is selected.
    fileprivate func selectionRectangles(for range: Range<Int>, width: CGFloat) -> [CGRect] {
        var boxes = rectangles(for: range)
        for (line, next) in zip(lines, lines.dropFirst())
        where range.lowerBound <= line.range.upperBound && range.upperBound > line.range.upperBound
            && next.range.lowerBound > line.range.upperBound
        {
            let edge = line.isRightToLeft ? line.frame.minX : line.frame.maxX
            let rest =
                line.isRightToLeft
                ? CGRect(x: 0, y: line.frame.minY, width: max(0, edge), height: line.frame.height)
                : CGRect(x: edge, y: line.frame.minY, width: max(0, width - edge), height: line.frame.height)
            boxes.append(rest)
        }
        return boxes
    }
}

extension EnvironmentValues {
    /// The least lines that text takes up; nil for as many as it has.
    package var reservedLineCount: Int? { text.lowerLineLimit }
}
