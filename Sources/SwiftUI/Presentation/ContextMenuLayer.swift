import Foundation
import Observation

/// An open context menu: what it is about, sharp over a blurred screen, and the menu beside that.
struct ContextMenuLayer<Items: View, Preview: View>: View {
    let presentation: Presentation
    let items: Items
    /// In the place of the view that was held; nil leaves that view to be seen.
    let preview: Preview?
    /// Where a mouse was clicked: the menu alone opens there, over a screen that stays as it is.
    var click: CGPoint?
    /// The finger that opened it.
    var touch: MenuTouch?
    let dismiss: @MainActor () -> Void

    @State private var hole = ContextMenuHole()
    @State private var place = PresentedPlace()
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        let (dismiss, place, reducesMotion) = (dismiss, place, reducesMotion)
        RegionContainer(ContextMenuLayout(presentation: presentation, hole: hole, place: place, click: click)) {
            ground
                .absorbsTaps { dismiss() }
                .presentationEffect(presentation) { presentation, _ in .fade(presentation) }
                .region(ContextMenuRegion.ground)
            if let preview, click == nil {
                UnaryGroup(preview)
                    .background(SheetMetrics.background)
                    .clipShape(RoundedRectangle(cornerRadius: ContextMenuMetrics.cornerRadius, style: .continuous))
                    .environment(\.isElevated, true)
                    .presentationEffect(presentation) { presentation, _ in
                        .grow(
                            presentation, from: ContextMenuMetrics.initialPreviewScale, isStill: reducesMotion)
                    }
                    .region(ContextMenuRegion.preview)
            }
            MenuPanel(items: items)
                .environment(\.dismissMenu, dismiss)
                .environment(\.menuTouch, touch)
                .presentationEffect(presentation) { presentation, _ in
                    .emerge(presentation, anchor: place.anchor(of: ContextMenuRegion.menu), isStill: reducesMotion)
                }
                .region(ContextMenuRegion.menu)
        }
        .presentationScope(presentation, MenuMetrics.motion)
        .accessibilityContainer(.popover) { node in
            node.traits.insert(.isModal)
            node.setAction(.escape) { dismiss() }
        }
    }

    @ViewBuilder private var ground: some View {
        if click != nil {
            Color.clear
        } else {
            let shape = ContextMenuGround(hole: preview == nil ? hole.frame : nil)
            ZStack {
                shape.fill(ContextMenuMetrics.blur)
                shape.fill(ContextMenuMetrics.dimming)
            }
        }
    }
}

private enum ContextMenuRegion: Hashable {
    case ground, preview, menu
}

/// Where the view that was held is; set by the layout, read by the ground.
@Observable
final class ContextMenuHole {
    var frame = CGRect.null

    init() {}
}

/// The whole canvas but for the view that was held.
private struct ContextMenuGround: Shape {
    let hole: CGRect?

    func path(in rect: CGRect) -> Path {
        // Against the direction of the hole, so that the two do not add up.
        var path = Path()
        path.addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY),
        ])
        path.closeSubpath()
        if let hole, !hole.isNull {
            path.addPath(
                Path(
                    roundedRect: hole, cornerRadius: ContextMenuMetrics.cornerRadius,
                    style: .continuous))
        }
        return path
    }
}

/// The preview about where the held view is, and the menu below it, or above where there is more room.
private struct ContextMenuLayout: RegionLayout {
    let presentation: Presentation
    let hole: ContextMenuHole
    let place: PresentedPlace
    let click: CGPoint?

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        let canvas = CGRect(origin: .zero, size: context.size)
        let edge = ContextMenuMetrics.screenMargin
        let room = canvas.inset(by: context.surroundingInsets).insetBy(dx: edge, dy: edge)
        let drawn = click.map { CGRect(origin: $0, size: .zero) } ?? presentation.sourceFrame
        if hole.frame != drawn { hole.frame = drawn }
        var anchor = drawn.isNull ? CGRect(x: canvas.midX, y: canvas.midY, width: 0, height: 0) : drawn
        // Arranging counts from the leading edge; the anchor is where it is drawn.
        if context.layoutDirection == .rightToLeft { anchor.origin.x = canvas.width - anchor.maxX }

        let gap = click == nil ? ContextMenuMetrics.gap : 0
        let menuView = children.first { $0.isRegion(ContextMenuRegion.menu) }
        // A long menu scrolls; any other is no higher than its items.
        let menuProposal = ProposedViewSize(room.size)
        let menu = menuView?.sizeThatFits(menuProposal) ?? .zero
        var previewFrame = anchor
        if let preview = children.first(where: { $0.isRegion(ContextMenuRegion.preview) }) {
            let height = max(0, room.height - menu.height - gap)
            let ideal = preview.sizeThatFits(ProposedViewSize(width: room.width, height: nil))
            let size = preview.sizeThatFits(
                ProposedViewSize(width: min(ideal.width, room.width), height: min(ideal.height, height)))
            previewFrame = CGRect(
                x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2, width: size.width,
                height: size.height)
            previewFrame.origin.x = clamp(previewFrame.minX, room.minX, room.maxX - size.width)
            previewFrame.origin.y = clamp(previewFrame.minY, room.minY, room.maxY - size.height - menu.height - gap)
        }
        let goesBelow =
            previewFrame.maxY + gap + menu.height <= room.maxY
            || room.maxY - previewFrame.maxY >= previewFrame.minY - room.minY
        var origin = CGPoint(
            x: previewFrame.midX > canvas.midX ? previewFrame.maxX - menu.width : previewFrame.minX,
            y: goesBelow ? previewFrame.maxY + gap : previewFrame.minY - gap - menu.height)
        origin.x = clamp(origin.x, room.minX, room.maxX - menu.width)
        origin.y = clamp(origin.y, room.minY, room.maxY - menu.height)
        place.note(
            ContextMenuRegion.menu, in: CGRect(origin: origin, size: menu),
            from: CGPoint(
                x: previewFrame.midX > canvas.midX ? origin.x + menu.width : origin.x,
                y: goesBelow ? origin.y : origin.y + menu.height),
            isMirrored: context.layoutDirection == .rightToLeft)

        let placements = children.map { child -> RegionArrangement.Placement? in
            if child.isRegion(ContextMenuRegion.ground) { return .init(canvas) }
            if child.isRegion(ContextMenuRegion.preview) { return .init(previewFrame) }
            return .init(origin: origin, proposal: menuProposal)
        }
        return RegionArrangement(placements: placements, safeArea: SafeArea(outer: canvas, inner: canvas))
    }

    private func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        min(max(value, low), max(low, high))
    }
}
