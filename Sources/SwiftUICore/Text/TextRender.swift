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
        let context = TextContextCache.context(in: environment, of: render.tree)
        let resolved = ResolvedText(self, environment: environment, context)
        render.isSelectable = context.inherited.isSelectable
        render.openLinks(with: resolved.hasLinks && environment.isEnabled ? environment.openURL : nil)
        let isPlain = resolved.styles.isEmpty && resolved.language == context.language
        render.update(
            resolved,
            isPlain
                ? context.look
                : TextLook(
                    styles: resolved.styles, language: resolved.language, context.inherited, environment),
            rarities: rarities(of: resolved, render, environment, context),
            contentTransition: context.contentTransition)
    }

    private func rarities(
        of resolved: ResolvedText, _ render: TextRenderNode, _ environment: EnvironmentValues,
        _ context: TextContext
    ) -> TextRenderNode.Rarities? {
        guard resolved.spans.isEmpty || context.renderer != nil else { return context.rarities }
        var rarities = context.rarities ?? TextRenderNode.Rarities()
        if resolved.spans.isEmpty { rarities.emptyFont = environment.resolvedFont }
        rarities.rendering = context.renderer.map {
            TextRendering(renderer: $0.renderer, environment: environment, ids: render.drawingIDs)
        }
        return rarities
    }
}

/// The element of a text.
package class TextRenderNode: RenderNode {
    /// Numbers of what a renderer draws, the same from drawing to drawing.
    fileprivate lazy var drawingIDs = DrawingIDs(tree: tree)
    /// What few texts have, kept apart so that all others are small.
    struct Rarities: Equatable {
        /// Set where bars represent the lines.
        var placeholder: StyleRecipe?
        var reservedLines: Int?
        var minimumScale = 1.0
        /// Of the lines that are kept if there is no text.
        var emptyFont: FontRequest?
        /// Set where a renderer of the program's draws the text.
        var rendering: TextRendering?

        /// Whether the text has none of it, as most texts.
        var isEmpty: Bool {
            placeholder == nil && reservedLines == nil && minimumScale == 1 && emptyFont == nil && rendering == nil
        }
    }

    private final class RaritiesBox {
        let value: Rarities
        init(_ value: Rarities) { self.value = value }
    }

    /// Whether people may hold the text to copy it.
    fileprivate(set) var isSelectable = false
    /// What opens links; nil if there are none, or none may be opened.
    private var links: TextLinks?
    private var rarities: RaritiesBox?
    private var resolved: ResolvedText?
    /// What paragraph and paints were taken from; nil if they were not, or other paints have come since.
    private var look: TextLook?
    private var paragraph = ParagraphStyle()
    private var paints = DrawnValue(TextPaints())

    private var reservedLines: Int? { rarities?.value.reservedLines }

    package override var debugName: String { "Text" }

    func update(
        _ resolved: ResolvedText, _ look: TextLook, rarities new: Rarities?, contentTransition: ContentTransition
    ) {
        let hasSameLook = look === self.look
        noteChange(to: resolved, look.paragraph, contentTransition)
        if resolved.spans != self.resolved?.spans || !hasSameLook && look.paragraph != paragraph {
            forgetLayouts()
            setNeedsDisplay()
        } else if resolved != self.resolved {
            setNeedsDisplay()
        }
        self.resolved = resolved
        if !hasSameLook {
            paints.set(look.paints, on: self)
            paragraph = look.paragraph
            self.look = look
        }
        if rarities != nil || new != nil { update(new ?? Rarities()) }
    }

    private func update(_ new: Rarities) {
        let old = rarities?.value ?? Rarities()
        guard new != old else { return }
        if new.reservedLines != old.reservedLines || new.minimumScale != old.minimumScale
            || new.emptyFont != old.emptyFont || new.rendering != old.rendering
        {
            forgetLayouts()
        }
        setNeedsDisplay()
        rarities = new.isEmpty ? nil : RaritiesBox(new)
    }

    /// What is shown: the text, its lines as they are broken, and whether some of it was left out for lack of room.
    package var shown: (text: String, lines: [Range<Int>], isTruncated: Bool)? {
        placedProposal.map { proposal in
            let layout = layout(proposal)
            return (layout.text, layout.lines.map(\.range), layout.isTruncated)
        }
    }

    // MARK: Transitions

    private var contentTransition = ContentTransition.interpolate
    private var transition: TextTransition?
    /// What was shown before the present change, until the new text is laid out.
    private var before: Before?

    /// Whether characters roll downwards, by the transition that came with the pass of a number; nil if they do not
    /// roll.
    private var turn: (pass: UInt64, rollsDown: Bool?)?

    private final class Before {
        let text: LaidOutText
        /// Whether characters roll downwards; nil if they do not roll.
        var rollsDown: Bool?

        init(_ text: LaidOutText, _ rollsDown: Bool?) {
            self.text = text
            self.rollsDown = rollsDown
        }
    }

    /// Keeps what is shown now where other characters or fonts take its place by an animation.
    private func noteChange(to new: ResolvedText, _ newParagraph: ParagraphStyle, _ newTransition: ContentTransition) {
        // The transition's value may come before the text or after it.
        if newTransition != contentTransition {
            turn = (tree.pass.number, newTransition.rollsDown(after: contentTransition))
            before?.rollsDown = turn?.rollsDown
            contentTransition = newTransition
        }
        guard tree.transaction.isAnimated, newTransition != .identity, before == nil, let resolved,
            let placedProposal, new.spans != resolved.spans || newParagraph != paragraph,
            !resolved.spans.isEmpty, size.width > 0
        else { return }
        let text = LaidOutText(layout: layout(placedProposal), resolved: resolved, paints: paints.model)
        let isTurned = turn?.pass == tree.pass.number
        before = Before(text, isTurned ? turn?.rollsDown : newTransition.rollsDown(after: newTransition))
    }

    package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let before else { return }
        self.before = nil
        guard tree.transaction.isAnimated else { return transition = nil }
        let transition = transition ?? TextTransition(self)
        transition.replace(
            before.text, with: LaidOutText(layout: layout(proposal), resolved: resolved, paints: paints.model),
            rollsDown: before.rollsDown, interpolates: contentTransition == .interpolate, tree.transaction, in: tree)
        self.transition = transition
        setNeedsDisplay()
    }

    /// Paints what has no color with `recipe`, until the text is brought up to date again.
    func setStandardPaint(_ recipe: StyleRecipe) {
        var new = paints.model
        new.setStandard(recipe)
        paints.set(new, on: self)
        look = nil
    }

    // MARK: Layout

    /// The layout without limits, which serves all proposals that it fits in.
    private var idealLayout: TextLayout?
    /// The latest layout for a proposal that the ideal one does not serve.
    private var fittedLayout: (proposal: ProposedViewSize, layout: TextLayout)?

    private func forgetLayouts() {
        idealLayout = nil
        fittedLayout = nil
        setNeedsLayout()
    }

    /// From this many bytes on a text is hardly ever in one line, so that is not tried first.
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
        guard let rendering = rarities?.value.rendering else { return measureText(proposal) }
        return rendering.renderer.sizeThatFits(
            proposal: proposal, text: TextProxy(measure: { [weak self] in self?.measureText($0) ?? .zero }))
    }

    private func measureText(_ proposal: ProposedViewSize) -> CGSize {
        // Stacks ask for the smallest size of everything; no line of no width need be broken for that.
        if let width = proposal.width, width <= 0 {
            let font = resolved?.spans.first?.font
            let height = font.map { Typesetter.shared.height(ofLines: 1, font: $0, style: paragraph) } ?? 0
            return CGSize(width: 0, height: max(height, reservedHeight))
        }
        var size = layout(proposal).size
        size.height = max(size.height, reservedHeight)
        // Where any width is offered, as in a horizontal scroll view, a text without characters is as high as a line.
        if proposal.width == nil, size.height == 0, let font = rarities?.value.emptyFont {
            size.height = Typesetter.shared.height(ofLines: 1, font: font, style: paragraph)
        }
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
        if key == HorizontalAlignment.textLeading.key { return resolved?.spans.isEmpty == false ? 0 : nil }
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
        let text = LaidOutText(layout: visible(layout), resolved: resolved, paints: paints)
        if let rendering = rarities?.value.rendering {
            rendering.draw(text, size: size, on: &canvas)
        } else if let transition, !transition.isEmpty {
            transition.draw(text, in: bounds, id: id, on: &canvas)
        } else {
            text.draw(in: bounds, id: id, on: &canvas)
        }
    }

    /// The part of a layout that is drawn: what is far out of sight need not be.
    package func visible(_ layout: TextLayout) -> TextLayout { layout }

    // MARK: Links

    fileprivate func openLinks(with action: OpenURLAction?) {
        guard let action else { return links = nil }
        if let links { links.open = action } else { links = TextLinks(action, tree) }
        setNeedsReading()
    }

    package override func standsFor(_ id: UInt64) -> Bool { super.standsFor(id) || links?.contain(id) ?? false }

    /// What a tap at a place does, where there is a link.
    func link(at point: CGPoint) -> (() -> Void)? {
        guard let links, let hit = placedLinks.first(where: { $0.frames.contains { $0.contains(point) } }) else {
            return nil
        }
        let (open, url) = (links.open, hit.url)
        return { assumeMainActor { open(url) } }
    }

    private var placedLinks: [TextLinks.Link] {
        guard links != nil, let placedProposal, rarities?.value.placeholder == nil else { return [] }
        return LaidOutText(layout: layout(placedProposal), resolved: resolved, paints: paints.model).links
    }

    // MARK: Accessibility

    /// The text as people would copy it, where they may.
    var copiedText: String? { isSelectable ? resolved?.string : nil }

    package override func makeAccessibilityElements() -> [AccessibilityNode] {
        guard let resolved, !resolved.spans.isEmpty else { return [] }
        var node = AccessibilityNode(.text, label: resolved.accessibilityLabel ?? resolved.string)
        node.id = id
        if let level = resolved.headingLevel {
            node.headingLevel = level
            node.traits.insert(.isHeader)
        }
        node.textContentType = resolved.textContentType
        node.frame = globalFrame
        links?.describe(placedLinks, in: self, to: &node)
        return [node]
    }
}
