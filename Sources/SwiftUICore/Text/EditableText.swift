import CoreGraphics
import DisplayList
import Foundation

/// A text with a caret in it, or with characters that are selected.
package struct EditableText {
    private let text: Text
    private let marks: TextMarks

    /// - Parameters:
    ///   - caret: before which byte of UTF-8 the caret stands; nil for none.
    ///   - selection: the bytes of UTF-8 that are selected.
    ///   - caretWidth: in points.
    ///   - selectionOpacity: how strong the tint behind selected characters is.
    package init(
        _ text: Text, caret: Int?, selection: [Range<Int>], caretWidth: CGFloat, selectionOpacity: Double
    ) {
        self.text = text
        marks = TextMarks(
            caret: caret, selection: selection, caretWidth: caretWidth, selectionOpacity: selectionOpacity)
    }
}

/// What is drawn into a text that is edited.
struct TextMarks: Equatable {
    var caret: Int?
    var selection: [Range<Int>] = []
    var caretWidth: CGFloat = 0
    var selectionOpacity: Double = 0
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
        inner.text.keepsOrphans = true
        text.updateRender(render, inner)
        render.update(
            marks, tint: AnyShapeStyle(.tint).recipe(in: environment),
            isRightToLeft: environment.layoutDirection == .rightToLeft)
    }
}

/// The element of a text that is edited.
package final class EditableTextRenderNode: TextRenderNode {
    private var marks = TextMarks()
    private var tint: StyleRecipe?
    private var isRightToLeft = false

    package override var debugName: String { "EditableText" }

    func update(_ marks: TextMarks, tint: StyleRecipe, isRightToLeft: Bool) {
        if marks != self.marks || isRightToLeft != self.isRightToLeft {
            setNeedsLayout()
            setNeedsDisplay()
        } else if tint != self.tint {
            setNeedsDisplay()
        }
        self.marks = marks
        self.tint = tint
        self.isRightToLeft = isRightToLeft
    }

    /// The caret stands behind the last character, within the text's own frame.
    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = super.measure(proposal)
        if marks.caret != nil { size.width += marks.caretWidth }
        return size
    }

    package override func alignmentGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat?
    {
        guard let caret = marks.caret else { return super.alignmentGuide(key, proposal, size) }
        if key == HorizontalAlignment.caret.key {
            let x = layout(proposal).caret(at: caret).minX
            return isRightToLeft ? size.width - x : x
        }
        if key == VerticalAlignment.caretLine.key { return layout(proposal).caret(at: caret).maxY }
        return super.alignmentGuide(key, proposal, size)
    }

    package override func draw(in canvas: inout DisplayCanvas) {
        guard let placedProposal, let tint else { return super.draw(in: &canvas) }
        let layout = layout(placedProposal)
        let bounds = CGRect(origin: .zero, size: size)
        var highlight = tint
        highlight.opacity *= marks.selectionOpacity
        for box in marks.selection.filter({ !$0.isEmpty }).flatMap({ layout.rectangles(for: $0) }) {
            canvas.draw(.fill(.rect(box), highlight.paint(in: bounds), evenOdd: false, antialiased: true))
        }
        super.draw(in: &canvas)
        if let caret = marks.caret {
            var box = layout.caret(at: caret)
            box.size.width = marks.caretWidth
            let shape = PathData.roundedRect(
                box, cornerSize: CGSize(width: marks.caretWidth / 2, height: marks.caretWidth / 2), continuous: false)
            canvas.draw(.fill(shape, tint.paint(in: bounds), evenOdd: false, antialiased: true))
        }
    }
}

extension EnvironmentValues {
    /// The least lines that text takes up; nil for as many as it has.
    package var reservedLineCount: Int? { text.lowerLineLimit }
}
