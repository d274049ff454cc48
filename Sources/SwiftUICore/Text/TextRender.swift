import CoreGraphics
import DisplayList
import Foundation
import Typesetter

extension Text: LeafView {
    public typealias Body = Never

    package func makeRender(_ tree: RenderTree) -> TextRenderNode { TextRenderNode(tree: tree) }

    package func isEqual(to other: Text) -> Bool { isMadeOfValues && self == other }

    /// Whether the text refers to no objects, such as a formatter, which may have changed though they are the same.
    private var isMadeOfValues: Bool {
        guard modifiers.isEmpty else { return false }
        switch storage {
        case .verbatim: return true
        case .localized(let text):
            return text.key.arguments.allSatisfy { if case .text = $0 { false } else { true } }
        default: return false
        }
    }

    package func updateRender(_ render: TextRenderNode, _ environment: EnvironmentValues) {
        let text = environment.text
        let resolved = ResolvedText(self, environment: environment, inherited: text)
        render.update(
            resolved,
            paragraph: ParagraphStyle(
                text, layoutDirection: environment.layoutDirection, language: resolved.language,
                scale: environment.displayScale),
            paints: TextPaints(resolved.styles, environment: environment),
            rarities: TextRenderNode.Rarities(
                placeholder: environment.showsPlaceholders ? environment.foregroundRecipe() : nil,
                reservedLines: text.lowerLineLimit, minimumScale: text.minimumScaleFactor,
                emptyFont: resolved.spans.isEmpty && text.lowerLineLimit != nil ? environment.resolvedFont : nil))
    }
}

/// The element of a text.
package class TextRenderNode: RenderNode {
    /// What few texts have, kept apart so that all others are small.
    struct Rarities: Equatable {
        /// Set where bars stand for the lines.
        var placeholder: StyleRecipe?
        var reservedLines: Int?
        var minimumScale = 1.0
        /// Of the lines that are reserved where there is no text.
        var emptyFont: FontRequest?
    }

    private final class RaritiesBox {
        let value: Rarities
        init(_ value: Rarities) { self.value = value }
    }

    private var rarities: RaritiesBox?
    private var resolved: ResolvedText?
    private var paragraph = ParagraphStyle()
    private var paints = DrawnValue(TextPaints())

    private var reservedLines: Int? { rarities?.value.reservedLines }

    package override var debugName: String { "Text" }

    func update(_ resolved: ResolvedText, paragraph: ParagraphStyle, paints: TextPaints, rarities new: Rarities) {
        let old = rarities?.value ?? Rarities()
        if resolved.spans != self.resolved?.spans || paragraph != self.paragraph
            || new.reservedLines != old.reservedLines || new.minimumScale != old.minimumScale
            || new.emptyFont != old.emptyFont
        {
            idealLayout = nil
            fittedLayout = nil
            setNeedsLayout()
            setNeedsDisplay()
        } else if resolved != self.resolved || new.placeholder != old.placeholder {
            setNeedsDisplay()
        }
        self.paints.set(paints, on: self)
        self.resolved = resolved
        self.paragraph = paragraph
        if new != old { rarities = new == Rarities() ? nil : RaritiesBox(new) }
    }

    /// Paints what has no colour of its own with `recipe`, until the text is brought up to date again.
    func setStandardPaint(_ recipe: StyleRecipe) {
        var new = paints.model
        new.setStandard(recipe)
        paints.set(new, on: self)
    }

    // MARK: Layout

    /// The layout without limits, which serves all proposals that it fits in.
    private var idealLayout: TextLayout?
    /// The latest layout for a proposal that the ideal one does not serve.
    private var fittedLayout: (proposal: ProposedViewSize, layout: TextLayout)?

    /// From this many bytes on a text hardly ever stands in one line, so that is not tried first.
    private static let longText = 200

    final func layout(_ proposal: ProposedViewSize) -> TextLayout {
        if let fittedLayout, fittedLayout.proposal == proposal { return fittedLayout.layout }
        if idealLayout != nil || proposal.width == nil || !isLong {
            let ideal = idealLayout ?? makeLayout(.unspecified)
            idealLayout = ideal
            if ideal.size.width <= proposal.width ?? .infinity, ideal.size.height <= proposal.height ?? .infinity {
                return ideal
            }
        }
        let fitted = makeLayout(proposal)
        fittedLayout = (proposal, fitted)
        return fitted
    }

    private var isLong: Bool {
        guard let spans = resolved?.spans else { return false }
        return spans.reduce(0) { $0 + $1.text.utf8.count } >= Self.longText
    }

    private func makeLayout(_ proposal: ProposedViewSize) -> TextLayout {
        Typesetter.shared.layout(
            resolved?.spans ?? [], style: paragraph, width: proposal.width.map { Double($0) },
            height: proposal.height.map { Double($0) }, minimumScale: rarities?.value.minimumScale ?? 1)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // Stacks ask for the smallest size of everything; no line of no width need be broken for that.
        if let width = proposal.width, width <= 0 {
            let font = resolved?.spans.first?.font
            let height = font.map { Typesetter.shared.height(ofLines: 1, font: $0, style: paragraph) } ?? 0
            return CGSize(width: 0, height: max(height, reservedHeight))
        }
        var size = layout(proposal).size
        size.height = max(size.height, reservedHeight)
        return size
    }

    /// The height that the text takes even with fewer lines.
    private var reservedHeight: CGFloat {
        guard let reservedLines, let font = resolved?.spans.first?.font ?? rarities?.value.emptyFont else { return 0 }
        return Typesetter.shared.height(ofLines: min(reservedLines, 10_000), font: font, style: paragraph)
    }

    package override func alignmentGuide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
    ) -> CGFloat? {
        if key == HorizontalAlignment.listRowText.key { return resolved?.spans.isEmpty == false ? 0 : nil }
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        else { return nil }
        let layout = layout(proposal)
        guard !layout.lines.isEmpty else { return nil }
        return key == VerticalAlignment.firstTextBaseline.key ? layout.firstBaseline : layout.lastBaseline
    }

    package override var preferredSpacing: ViewSpacing {
        guard let spans = resolved?.spans, let first = spans.first, let last = spans.last else {
            return ViewSpacing()
        }
        var spacing = ViewSpacing()
        let metrics = Typesetter.shared.metrics(of: first.font)
        spacing[.top] = TextSpacingAppearance.above(metrics, scale: paragraph.scale)
        spacing[.bottom] = TextSpacingAppearance.below(
            last.font == first.font ? metrics : Typesetter.shared.metrics(of: last.font))
        return spacing
    }

    // MARK: Drawing

    package override func draw(in canvas: inout DisplayCanvas) {
        guard size.width > 0, let placedProposal else { return }
        let layout = layout(placedProposal)
        let bounds = CGRect(origin: .zero, size: size)
        let paints = paints.presented
        if var placeholder = rarities?.value.placeholder {
            placeholder.opacity *= RedactionAppearance.opacity
            for line in layout.lines where line.frame.width > 0 {
                let bar = line.frame.insetBy(dx: 0, dy: line.frame.height * 0.12)
                canvas.draw(RedactionAppearance.bar(bar, placeholder.paint(in: bounds)))
            }
            return
        }
        for run in layout.runs {
            guard let paint = paints.background(of: run.style, in: bounds) else { continue }
            canvas.draw(.fill(.rect(run.glyphs.bounds), paint, evenOdd: false, antialiased: true))
        }
        for decoration in layout.decorations where decoration.kind == .underline {
            draw(decoration, paints, bounds: bounds, in: &canvas)
        }
        for run in layout.runs where resolved?.spans[run.span].attachment == nil {
            let recipe = paints.foreground(of: run.style)
            recipe.draw([.glyphs(run.glyphs, recipe.paint(in: bounds))], id: id, on: &canvas)
        }
        for attachment in layout.attachments {
            resolved?.pictures[attachment.span]?.draw(in: attachment.frame, id: id, on: &canvas)
        }
        for decoration in layout.decorations where decoration.kind == .strikethrough {
            draw(decoration, paints, bounds: bounds, in: &canvas)
        }
    }

    private func draw(
        _ decoration: TextLayout.Decoration, _ paints: TextPaints, bounds: CGRect, in canvas: inout DisplayCanvas
    ) {
        let paint = paints.paint(of: decoration, in: bounds)
        let frame = decoration.frame
        guard decoration.pattern != .solid else {
            canvas.draw(.fill(.rect(frame), paint, evenOdd: false, antialiased: true))
            return
        }
        let line = PathData.elements([
            .move(CGPoint(x: frame.minX, y: frame.midY)), .line(CGPoint(x: frame.maxX, y: frame.midY)),
        ])
        let pen = StrokePen(width: frame.height, dash: decoration.pattern.dash(thickness: frame.height))
        canvas.draw(.stroke(line, pen, paint, antialiased: true))
    }

    // MARK: Accessibility

    package override func accessibilityElements() -> [AccessibilityNode] {
        guard let resolved, !resolved.spans.isEmpty else { return [] }
        var node = AccessibilityNode(.text, label: resolved.accessibilityLabel ?? resolved.string)
        node.id = id
        if let level = resolved.headingLevel {
            node.headingLevel = level
            node.traits.insert(.isHeader)
        }
        node.textContentType = resolved.textContentType
        node.frame = globalFrame
        return [node]
    }
}

extension LinePattern {
    /// Lengths of strokes and gaps, for a line of a thickness.
    fileprivate func dash(thickness: Double) -> [Double] {
        let dot = thickness
        let dash = 4 * thickness
        let gap = 2 * thickness
        return switch self {
        case .solid: []
        case .dot: [dot, gap]
        case .dash: [dash, gap]
        case .dashDot: [dash, gap, dot, gap]
        case .dashDotDot: [dash, gap, dot, gap, dot, gap]
        }
    }
}
