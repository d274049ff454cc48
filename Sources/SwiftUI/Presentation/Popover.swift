import Foundation
import Observation

/// The part of a view to which a popover is attached.
public enum PopoverAttachmentAnchor {
    /// A rectangle in the view.
    case rect(Anchor<CGRect>.Source)
    /// A point, as fractions of the view's width and height.
    case point(UnitPoint)
}

/// A popover with its arrow at the view that presents it.
struct PopoverContainer: View {
    let presentation: Presentation
    let content: [ContentElement]
    let preferences: PresentationPreferences
    let anchor: PopoverAttachmentAnchor
    /// The bubble's side that the arrow is on; nil for any.
    let arrowEdge: Edge?

    @State private var arrow = PopoverArrow()
    @State private var place = PresentedPlace()
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.appearance) private var appearance

    var body: some View {
        let look = appearance.popover
        let (shape, place, reducesMotion) = (look.shape(arrow.place), place, reducesMotion)
        RegionContainer(
            PopoverLayout(
                presentation: presentation, anchorPoint: anchorPoint, arrowEdge: arrowEdge, arrow: arrow,
                presentedPlace: place)
        ) {
            dimming.region(PopoverRegion.dimming)
            Group {
                if let background = preferences.background {
                    background.view
                } else if look.isGlass {
                    shape.fill(GlassStyle(.regular, for: .dialog))
                } else {
                    SheetMetrics.background
                }
            }
            .modifier(PopoverShadow(shape: shape, isGlass: look.isGlass && preferences.background == nil))
            .absorbsTaps()
            .popoverEffect(presentation, place, .background, isStill: reducesMotion)
            .region(PopoverRegion.background)
            ForEach(content) {
                $0.clipShape(RoundedRectangle(cornerRadius: look.cornerRadius, style: .continuous))
                    .popoverEffect(presentation, place, .content, isStill: reducesMotion)
                    .region(PopoverRegion.content)
            }
        }
        .presentationScope(presentation, PopoverMetrics.motion)
        .accessibilityContainer(.popover) { node in
            if isBackgroundUsable { node.traits.remove(.isModal) } else { node.traits.insert(.isModal) }
            if preferences.isDismissDisabled != true { node.setAction(.escape) { presentation.dismiss() } }
        }
        .trait(OverlayTraitKey.self, OverlayTraits(isModal: !isBackgroundUsable))
        .environment(\.isElevated, true)
    }

    private var isBackgroundUsable: Bool { preferences.backgroundInteraction?.kind == .enabled }

    private var anchorPoint: UnitPoint? {
        if case .point(let point) = anchor { point } else { nil }
    }

    @ViewBuilder private var dimming: some View {
        if !isBackgroundUsable {
            Color.clear
                .absorbsTaps {
                    if preferences.isDismissDisabled != true { presentation.dismiss() }
                }
        }
    }
}

/// The outline of a popover's ground and its shadow. Glass has its outline and shadow itself.
struct PopoverShadow: ViewModifier {
    let shape: PopoverShape
    let isGlass: Bool

    func body(content: Content) -> some View {
        if isGlass {
            content
        } else {
            content
                .clipShape(shape)
                .shadow(color: .black.opacity(PopoverMetrics.shadowOpacity), radius: PopoverMetrics.shadowRadius)
        }
    }
}

enum PopoverRegion: Hashable {
    case dimming, background, content
}

extension View {
    /// Lets a part of a popover grow out of the arrow.
    func popoverEffect(
        _ presentation: Presentation, _ place: PresentedPlace, _ region: PopoverRegion, isStill: Bool
    ) -> some View {
        presentationEffect(presentation) { presentation, _ in
            .grow(
                presentation, from: PopoverMetrics.initialScale, anchor: place.anchor(of: region), isStill: isStill)
        }
    }
}

/// Where the arrow is; set by the layout, read by the outline.
@Observable
final class PopoverArrow {
    struct Place: Equatable {
        /// The side of the bubble that the arrow is on, as drawn; nil for a bubble without an arrow.
        var edge: Edge?
        /// The arrow's tip along that side, in the background's coordinates.
        var tip: CGFloat = 0
    }

    var place = Place()

    init() {}
}

/// Puts a popover beside its anchor: on the side that it asks for, or one where it fits.
struct PopoverLayout: RegionLayout {
    let presentation: Presentation
    let anchorPoint: UnitPoint?
    /// The bubble's side that the arrow is on; nil for any.
    let arrowEdge: Edge?
    let arrow: PopoverArrow
    let presentedPlace: PresentedPlace

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        let isMirrored = context.layoutDirection == .rightToLeft
        let canvas = CGRect(origin: .zero, size: context.size)
        let room = canvas.inset(by: context.surroundingInsets)
            .insetBy(dx: PopoverMetrics.screenMargin, dy: PopoverMetrics.screenMargin)
        // Arranging counts from the leading edge; the anchor is where it is drawn.
        var anchor = presentation.sourceFrame
        if anchor.isNull { anchor = CGRect(x: canvas.midX, y: canvas.midY, width: 0, height: 0) }
        if isMirrored { anchor.origin.x = canvas.width - anchor.maxX }
        if let anchorPoint { anchor = CGRect(origin: anchorPoint.point(in: anchor), size: .zero) }

        let content = children.first { $0.isRegion(PopoverRegion.content) }
        let ideal = content?.sizeThatFits(.unspecified) ?? .zero
        let side = self.side(for: ideal, anchor, room)
        let available = side.map { self.available(on: $0, anchor, room) } ?? room.size
        let proposal = ProposedViewSize(
            width: min(ideal.width, available.width), height: min(ideal.height, available.height))
        let size = content?.sizeThatFits(proposal) ?? .zero
        let bubble = self.bubble(of: size, on: side ?? arrowEdge?.opposite, anchor, room)
        let outline = side.map { self.outline(of: bubble, on: $0) } ?? bubble
        setArrow(side, anchor, outline, isMirrored)
        let origin = CGPoint(
            x: min(max(anchor.midX, outline.minX), outline.maxX), y: min(max(anchor.midY, outline.minY), outline.maxY))
        presentedPlace.note(PopoverRegion.background, in: outline, from: origin, isMirrored: isMirrored)
        presentedPlace.note(PopoverRegion.content, in: bubble, from: origin, isMirrored: isMirrored)

        let placements = children.map { child -> RegionArrangement.Placement? in
            if child.isRegion(PopoverRegion.dimming) { return .init(canvas) }
            if child.isRegion(PopoverRegion.background) { return .init(outline) }
            return .init(origin: bubble.origin, proposal: proposal)
        }
        return RegionArrangement(placements: placements, safeArea: SafeArea(outer: bubble, inner: bubble))
    }

    private func setArrow(_ side: Edge?, _ anchor: CGRect, _ outline: CGRect, _ isMirrored: Bool) {
        var place = PopoverArrow.Place()
        if let side {
            let isVertical = side == .top || side == .bottom
            place.tip = isVertical ? anchor.midX - outline.minX : anchor.midY - outline.minY
            if isVertical, isMirrored { place.tip = outline.width - place.tip }
            // The arrow is on the bubble's side that faces the anchor.
            place.edge = isVertical || !isMirrored ? side.opposite : side
        }
        if arrow.place != place { arrow.place = place }
    }

    /// The room on a side of the anchor.
    private func available(on edge: Edge, _ anchor: CGRect, _ room: CGRect) -> CGSize {
        let arrow = PopoverMetrics.arrowHeight
        switch edge {
        case .top: return CGSize(width: room.width, height: max(0, anchor.minY - arrow - room.minY))
        case .bottom: return CGSize(width: room.width, height: max(0, room.maxY - anchor.maxY - arrow))
        case .leading: return CGSize(width: max(0, anchor.minX - arrow - room.minX), height: room.height)
        case .trailing: return CGSize(width: max(0, room.maxX - anchor.maxX - arrow), height: room.height)
        }
    }

    /// The side of the anchor that the bubble goes to; nil if the only one allowed has too little room, and where no
    /// side has half of the room that is needed, as beside an anchor that fills the screen.
    private func side(for size: CGSize, _ anchor: CGRect, _ room: CGRect) -> Edge? {
        let allowed = arrowEdge.map { [$0.opposite] } ?? PopoverMetrics.sides
        let fitting = allowed.first { side in
            let available = available(on: side, anchor, room)
            return size.width <= available.width && size.height <= available.height
        }
        if fitting != nil || arrowEdge != nil { return fitting }
        let largest = allowed.max { a, b in
            let (a, b) = (available(on: a, anchor, room), available(on: b, anchor, room))
            return a.width * a.height < b.width * b.height
        }
        return largest.flatMap { side in
            let available = available(on: side, anchor, room)
            return available.width >= size.width / 2 && available.height >= size.height / 2 ? side : nil
        }
    }

    /// Where the bubble is: beside the anchor, or in its middle if there is no room beside it.
    private func bubble(of size: CGSize, on edge: Edge?, _ anchor: CGRect, _ room: CGRect) -> CGRect {
        let arrow = PopoverMetrics.arrowHeight
        var origin: CGPoint
        switch edge {
        case .top: origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.minY - arrow - size.height)
        case .bottom: origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.maxY + arrow)
        case .leading: origin = CGPoint(x: anchor.minX - arrow - size.width, y: anchor.midY - size.height / 2)
        case .trailing: origin = CGPoint(x: anchor.maxX + arrow, y: anchor.midY - size.height / 2)
        case nil: origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
        }
        origin.x = min(max(origin.x, room.minX), max(room.minX, room.maxX - size.width))
        origin.y = min(max(origin.y, room.minY), max(room.minY, room.maxY - size.height))
        return CGRect(origin: origin, size: size)
    }

    /// The bubble with its arrow.
    private func outline(of bubble: CGRect, on edge: Edge) -> CGRect {
        let arrow = PopoverMetrics.arrowHeight
        switch edge {
        case .top: return CGRect(x: bubble.minX, y: bubble.minY, width: bubble.width, height: bubble.height + arrow)
        case .bottom:
            return CGRect(x: bubble.minX, y: bubble.minY - arrow, width: bubble.width, height: bubble.height + arrow)
        case .leading: return CGRect(x: bubble.minX, y: bubble.minY, width: bubble.width + arrow, height: bubble.height)
        case .trailing:
            return CGRect(x: bubble.minX - arrow, y: bubble.minY, width: bubble.width + arrow, height: bubble.height)
        }
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

extension PopoverLook {
    fileprivate func shape(_ place: PopoverArrow.Place) -> PopoverShape {
        PopoverShape(place: place, cornerRadius: cornerRadius, arrowBase: arrowBase, isJoined: isGlass)
    }
}

/// A rounded rectangle with an arrow on one side.
struct PopoverShape: Shape {
    let place: PopoverArrow.Place
    var cornerRadius = PopoverMetrics.cornerRadius
    var arrowBase = PopoverMetrics.arrowBase
    /// Whether the outline runs around the bubble and the arrow, so that a rim does not part them.
    var isJoined = false

    func path(in rect: CGRect) -> Path {
        let arrow = PopoverMetrics.arrowHeight
        let half = arrowBase / 2
        var bubble = rect
        switch place.edge {
        case .top:
            bubble.origin.y += arrow
            bubble.size.height -= arrow
        case .bottom: bubble.size.height -= arrow
        case .leading:
            bubble.origin.x += arrow
            bubble.size.width -= arrow
        case .trailing: bubble.size.width -= arrow
        case nil: break
        }
        guard bubble.width > 0, bubble.height > 0 else { return Path() }
        var path = Path(roundedRect: bubble, cornerRadius: cornerRadius, style: .continuous)
        guard let edge = place.edge else { return path }
        let isVertical = edge == .top || edge == .bottom
        let length = isVertical ? bubble.width : bubble.height
        let margin = min(cornerRadius + half, length / 2)
        let tip = min(max(place.tip, margin), max(margin, length - margin))

        // The arrow as it would be above the bubble, then turned to its side.
        func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
            switch edge {
            case .top: CGPoint(x: rect.minX + tip + along, y: bubble.minY - out)
            case .bottom: CGPoint(x: rect.minX + tip + along, y: bubble.maxY + out)
            case .leading: CGPoint(x: bubble.minX - out, y: rect.minY + tip + along)
            case .trailing: CGPoint(x: bubble.maxX + out, y: rect.minY + tip + along)
            }
        }
        var tipPath = Path()
        tipPath.move(to: point(-half, 0))
        tipPath.addCurve(to: point(0, arrow), control1: point(-half / 2, 0), control2: point(-half / 4, arrow))
        tipPath.addCurve(to: point(half, 0), control1: point(half / 4, arrow), control2: point(half / 2, 0))
        if isJoined {
            tipPath.addLine(to: point(half, -1))
            tipPath.addLine(to: point(-half, -1))
        }
        tipPath.closeSubpath()
        if isJoined { return path.union(tipPath) }
        path.addPath(tipPath)
        return path
    }
}
