import CoreGraphics
import DisplayList
import Foundation

/// An image on screen.
package final class ImageRenderNode: RenderNode {
    private var picture = ResolvedPicture()
    private var style = DrawnValue<StyleRecipe?>(nil)

    private var wasUpdated = false
    private var isRightToLeft = false
    private var player: SymbolEffectPlayer?
    /// Pictures that this one has taken the place of and that are still seen.
    private var change: ContentChange<Replaced>?

    private struct Replaced {
        var picture: ResolvedPicture
        var size: CGSize
        var way: SymbolReplacement?
        let ids: [UInt64]
    }

    package override var drawsSizeInMotion: Bool { true }

    package override var debugName: String { "Image" }

    func update(
        _ picture: ResolvedPicture, effects: [AppliedSymbolEffect], contentTransition: ContentTransition,
        isRightToLeft: Bool
    ) {
        let isFirst = !wasUpdated
        wasUpdated = true
        self.isRightToLeft = isRightToLeft
        if picture.symbol != nil, !effects.isEmpty || player != nil {
            let player = player ?? SymbolEffectPlayer(self)
            player.update(effects)
            self.player = player
        }
        if !isFirst { noteChange(to: picture, contentTransition) }
        style.set(picture.style, on: self)
        guard picture != self.picture else { return }
        let isSameSize = picture.size == self.picture.size && picture.resizing == self.picture.resizing
        self.picture = picture
        if !isSameSize { setNeedsLayout() }
        setNeedsDisplay()
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = picture.size
        guard picture.resizing != nil else { return own }
        return proposal.replacingUnspecifiedDimensions(by: own)
    }

    package override func alignmentGuide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
    ) -> CGFloat? {
        guard let baseline = picture.baseline, picture.resizing == nil,
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        else { return nil }
        return baseline
    }

    package override var preferredSpacing: ViewSpacing {
        var spacing = ViewSpacing()
        guard picture.symbol != nil, picture.resizing == nil else { return spacing }
        spacing[.top] = .symbol
        spacing[.bottom] = .symbol
        return spacing
    }

    // MARK: Drawing

    /// Keeps what is shown now where another picture takes its place by an animation.
    private func noteChange(to new: ResolvedPicture, _ transition: ContentTransition) {
        guard !new.showsSame(as: picture), tree.transaction.isAnimated, transition != .identity,
            placedProposal != nil, !isNewcomer
        else { return }
        var old = picture
        old.style = style.model
        var (way, transaction) = (SymbolReplacement?.none, tree.transaction)
        if case .symbol(let replacement, let speed) = transition.kind, new.symbol != nil, old.symbol != nil {
            way = replacement
            if speed != 1 { transaction.animation = transaction.animation?.speed(speed) }
        }
        let change = change ?? ContentChange(self)
        change.replace(
            Replaced(picture: old, size: size, way: way, ids: [tree.makeNodeID(), tree.makeNodeID()]), transaction,
            in: tree)
        self.change = change
    }

    package override func draw(in canvas: inout DisplayCanvas) {
        var picture = picture
        picture.style = style.presented
        let bounds = CGRect(origin: .zero, size: presentedSize)
        guard let change, let latest = change.leaving.last else { return draw(picture, in: bounds, on: &canvas) }
        for leaving in change.leaving {
            let box = CGRect(
                x: bounds.midX - leaving.content.size.width / 2, y: bounds.midY - leaving.content.size.height / 2,
                width: leaving.content.size.width, height: leaving.content.size.height)
            let (opacity, scale) = leaving.content.way?.goes(leaving.progress) ?? (1 - leaving.progress, 1)
            let weight = leaving.progress < 1 ? leaving.presence / (1 - leaving.progress) : 0
            draw(
                leaving.content.picture, in: box, opacity: opacity * weight, scale, leaving.content.ids[0], on: &canvas)
        }
        let (opacity, scale) = latest.content.way?.comes(latest.progress) ?? (latest.progress, 1)
        draw(picture, in: bounds, opacity: opacity, scale, latest.content.ids[1], on: &canvas)
    }

    private func draw(
        _ picture: ResolvedPicture, in box: CGRect, opacity: Double, _ scale: Double, _ id: UInt64,
        on canvas: inout DisplayCanvas
    ) {
        guard opacity > 0 else { return }
        var inner = DisplayCanvas()
        draw(picture, in: box, on: &inner)
        var effects: [LayerEffect] = opacity < 1 ? [.opacity(opacity)] : []
        if scale != 1 {
            effects.append(
                .transform(
                    CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
                        .around(CGPoint(x: box.midX, y: box.midY))))
        }
        canvas.draw(DisplayNode(id: id, origin: .zero, effects: effects, items: inner.items))
    }

    /// Draws a picture as its effects have it now.
    private func draw(_ picture: ResolvedPicture, in box: CGRect, on canvas: inout DisplayCanvas) {
        guard let player, !player.isAtRest, picture.symbol != nil else {
            return picture.draw(in: box, id: id, on: &canvas)
        }
        let pose = player.pose(layerCount: picture.layerCount, isRightToLeft: isRightToLeft)
        var picture = picture
        picture.layerOpacities = pose.layers
        var inner = DisplayCanvas()
        picture.draw(in: box, id: id, on: &inner)
        var effects: [LayerEffect] = pose.opacity < 1 ? [.opacity(max(0, pose.opacity))] : []
        if pose.seen != 0...1 {
            effects.append(.clip(.rect(box.part(pose.seen)), evenOdd: false, antialiased: true))
        }
        let center = CGPoint(x: box.midX, y: box.midY)
        let transform = CGAffineTransform(rotationAngle: CGFloat(pose.angle))
            .scaledBy(x: CGFloat(pose.scale), y: CGFloat(pose.scale)).around(center)
            .concatenating(
                CGAffineTransform(translationX: pose.shift.dx * box.height, y: pose.shift.dy * box.height))
        if !transform.isIdentity { effects.append(.transform(transform)) }
        canvas.draw(DisplayNode(id: id, origin: .zero, effects: effects, items: inner.items))
    }

    package override func makeAccessibilityElements() -> [AccessibilityNode] {
        // A picture without a name is found as well: assistive technology says that there is an image.
        guard let label = picture.label, !label.isEmpty || picture.size != .zero else { return [] }
        var node = AccessibilityNode(.image, label: label)
        node.id = id
        node.frame = globalFrame
        return [node]
    }
}

extension SymbolReplacement {
    /// How opaque and large the old symbol is at a part of the way.
    fileprivate func goes(_ part: Double) -> (opacity: Double, scale: Double) {
        let turn = ContentTransitionAppearance.replaceTurn
        let left = max(0, 1 - part / turn)
        let small = Double(ContentTransitionAppearance.replacedScale)
        return switch self {
        case .downUp: (left, small + (1 - small) * left)
        case .upUp: (left, 1 / small + (1 - 1 / small) * left)
        case .offUp: (part > 0 ? 0 : 1, 1)
        }
    }

    /// How opaque and large the new symbol is at a part of the way.
    fileprivate func comes(_ part: Double) -> (opacity: Double, scale: Double) {
        let turn = self == .offUp ? 0 : ContentTransitionAppearance.replaceTurn
        let there = max(0, (part - turn) / (1 - turn))
        let small = Double(ContentTransitionAppearance.replacedScale)
        return (there, small + (1 - small) * there)
    }
}
