import Foundation

/// A sheet on its dimmed background: at the bottom of narrow screens, in the middle of wide ones.
struct SheetContainer: View {
    let presentation: Presentation
    let content: [ContentElement]
    let preferences: PresentationPreferences

    @State private var motion = SheetMotion()
    /// The height that a finger chose, where the program does not keep it.
    @State private var chosen: PresentationDetent?
    @GestureState private var isHeld = false
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.presentingColorScheme) private var presentingColorScheme
    @Environment(\.appearance) private var appearance
    @Environment(\.self) private var environment

    var body: some View {
        let (motion, mayDismiss) = (motion, preferences.isDismissDisabled != true)
        let scrollsFirst = preferences.contentInteraction == .scrolls
        let isCard = horizontalSizeClass == .regular && verticalSizeClass != .compact
        let layout = SheetLayout(
            presentation: presentation, motion: motion, detents: detents, selected: selected,
            usableLimit: usableLimit, look: appearance.sheet, isCard: isCard,
            isCompactHeight: verticalSizeClass == .compact,
            sizing: preferences.sizing ?? SheetSizing(.automatic), placement: preferences.placement ?? .automatic,
            environment: environment)
        RegionContainer(layout) {
            dimming.region(SheetRegion.dimming)
            card.clipShape(shape(isCard: isCard))
                .scrollPartner(
                    ScrollPartner {
                        motion.take($0, scrollsFirst: scrollsFirst, mayDismiss: mayDismiss)
                    } end: {
                        letGo($0)
                    }
                )
                .gesture(
                    DragGesture(along: .vertical)
                        .updating($isHeld) { _, isHeld, _ in isHeld = true }
                        .onChanged { motion.drag(to: $0.location.y, mayDismiss: mayDismiss) }
                        .onEnded { letGo($0.velocity.height) }
                )
                // Something else may take the finger away.
                .onChange(of: isHeld) { if !isHeld { letGo(0) } }
                // What is dimmed is none of it.
                .accessibilityContainer(.sheet) { node in
                    if isBackgroundUsable { node.traits.remove(.isModal) } else { node.traits.insert(.isModal) }
                    if mayDismiss { node.setAction(.escape) { presentation.dismiss() } }
                }
                .presentationEffect(presentation) { [crossFades = preferences.crossFades] presentation, _ in
                    // A finger pulls a sheet down that faded in, too.
                    crossFades && presentation.phase != .open
                        ? PresentationLook(opacity: presentation.visibility)
                        : PresentationLook(offset: CGSize(width: 0, height: motion.offset))
                }
                .region(SheetRegion.card)
        }
        .presentationScope(presentation, SheetMetrics.motion) { motion.isStale }
        .trait(OverlayTraitKey.self, OverlayTraits(isModal: !isBackgroundUsable, backdrop: motion))
        .environment(\.isElevated, true)
    }

    /// The finger that held the sheet lets go; `velocity` is downwards, in points per second.
    private func letGo(_ velocity: CGFloat) {
        motion.letGo(velocity: velocity, mayDismiss: preferences.isDismissDisabled != true) { choose($0) }
    }

    /// Goes over to another height, where the program lets it. Gives the height that counts then.
    private func choose(_ detent: PresentationDetent) -> PresentationDetent {
        guard let selection = preferences.selection else {
            chosen = detent
            return detent
        }
        selection.wrappedValue = detent
        let kept = selection.wrappedValue
        return detents.contains(kept) ? kept : detent
    }

    private var card: some View {
        RegionContainer(CoverLayout()) {
            background.region(SheetRegion.background)
            ForEach(content) { $0.region(SheetRegion.content) }
            if showsGrabber {
                Capsule()
                    .fill(appearance.sheet.grabberColor)
                    .frame(width: SheetMetrics.grabberSize.width, height: SheetMetrics.grabberSize.height)
                    .accessibilityHidden(true)
                    .region(SheetRegion.grabber)
            }
        }
    }

    private var detents: Set<PresentationDetent> {
        let detents = preferences.detents ?? [.large]
        return detents.isEmpty ? [.large] : detents
    }

    /// The chosen height; the lowest unless the program or a finger says otherwise.
    private var selected: PresentationDetent {
        if let selected = preferences.selected, detents.contains(selected) { return selected }
        if preferences.selection == nil, let chosen, detents.contains(chosen) { return chosen }
        return detents.min { height($0) < height($1) } ?? .large
    }

    /// The height of a detent, to compare it with others.
    private func height(_ detent: PresentationDetent) -> CGFloat {
        let canvas = SheetCanvas(
            size: SheetMetrics.comparisonCanvas, insets: EdgeInsets(),
            isCompactHeight: verticalSizeClass == .compact, environment: environment)
        return detent.height(on: canvas) ?? .infinity
    }

    private var showsGrabber: Bool {
        switch preferences.dragIndicator ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic: detents.count > 1
        }
    }

    /// The detent up to which the content below can be used; nil if it never can.
    private var usableLimit: PresentationDetent? {
        switch preferences.backgroundInteraction?.kind ?? .automatic {
        case .automatic, .disabled: nil
        case .enabled: .large
        case .upThrough(let limit): limit
        }
    }

    private var isBackgroundUsable: Bool { usableLimit.map { height(selected) <= height($0) } ?? false }

    @ViewBuilder private var dimming: some View {
        if usableLimit != .large {
            let motion = motion
            SheetMetrics.dimming(presentingColorScheme)
                .absorbsTaps {
                    if preferences.isDismissDisabled != true { presentation.dismiss() }
                }
                .allowsHitTesting(!isBackgroundUsable)
                .presentationEffect(presentation) { _, _ in PresentationLook(opacity: motion.dimming) }
        }
    }

    private var radius: CGFloat { max(0, preferences.cornerRadius ?? appearance.sheet.cornerRadius) }

    private func shape(isCard: Bool) -> UnevenRoundedRectangle {
        let bottom = isCard || isFloating ? radius : 0
        return UnevenRoundedRectangle(
            topLeadingRadius: radius, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
            topTrailingRadius: radius, style: .continuous)
    }

    /// Whether the sheet stands clear of the edges of the screen, as lower ones do in some designs.
    private var isFloating: Bool {
        let isNarrow = horizontalSizeClass != .regular || verticalSizeClass == .compact
        return isNarrow && appearance.sheet.floatingInset != nil && selected != .large
    }

    private var background: some View {
        Group {
            if let background = preferences.background {
                background.view
            } else if isFloating {
                Rectangle().fill(GlassStyle(.regular, for: .sheet))
            } else {
                SheetMetrics.background
            }
        }
        // What is behind the sheet must not be reached through it.
        .absorbsTaps()
    }
}

enum SheetRegion: Hashable {
    case dimming, card, background, content, grabber
}

/// Puts a sheet at the bottom of the canvas, or as a card in its middle.
struct SheetLayout: RegionLayout {
    let presentation: Presentation
    let motion: SheetMotion
    let detents: Set<PresentationDetent>
    let selected: PresentationDetent
    /// The detent up to which the content below can be used.
    let usableLimit: PresentationDetent?
    let look: SheetLook
    let isCard: Bool
    let isCompactHeight: Bool
    let sizing: SheetSizing
    let placement: PresentationPlacement
    let environment: EnvironmentValues

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        let insets = context.surroundingInsets
        let card = isCard ? middleCard(context, children) : bottomCard(context)
        // A card in the middle keeps clear of the screen's edges automatically.
        var inner = card
        if !isCard {
            let edges = EdgeInsets(top: 0, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
            inner = card.inset(by: edges)
        }
        let placements = children.map { child -> RegionArrangement.Placement? in
            if child.isRegion(SheetRegion.dimming) { return .init(CGRect(origin: .zero, size: context.size)) }
            return .init(card)
        }
        return RegionArrangement(placements: placements, safeArea: SafeArea(outer: card, inner: inner))
    }

    private func bottomCard(_ context: RegionContext) -> CGRect {
        let canvas = SheetCanvas(
            size: context.size, insets: context.surroundingInsets, isCompactHeight: isCompactHeight,
            environment: environment)
        let limit = usableLimit?.height(on: canvas)
        // A height that does not apply here, as half of the screen where that is low, is the largest.
        let stops = detents.map { detent in
            let extent = detent.height(on: canvas) ?? canvas.largestHeight
            return SheetMotion.Stop(
                detent: detent, extent: extent, isBackgroundUsable: limit.map { extent <= $0 } ?? false)
        }
        let height = motion.arrange(
            presentation, stops: stops.sorted { $0.extent < $1.extent }, at: selected,
            canvasHeight: context.size.height,
            pushesBack: !isCompactHeight && usableLimit != .large && look.scalesPresenter)
        let card = CGRect(x: 0, y: context.size.height - height, width: context.size.width, height: height)
        guard let inset = look.floatingInset, selected != .large, height < canvas.largestHeight else { return card }
        return CGRect(
            x: inset, y: card.minY, width: max(0, card.width - 2 * inset), height: max(0, card.height - inset))
    }

    private func middleCard(_ context: RegionContext, _ children: [RegionChild]) -> CGRect {
        let room = CGRect(origin: .zero, size: context.size).inset(by: context.surroundingInsets)
        let content = children.first { $0.isRegion(SheetRegion.card) }
        let size = sizing.size(in: room.size) { content?.sizeThatFits($0) ?? .zero }
        let inset = min(SheetMetrics.edgeInset, max(0, (room.width - size.width) / 2))
        let x: CGFloat
        switch placement.kind {
        case .automatic, .center: x = room.midX - size.width / 2
        case .leading: x = room.minX + inset
        case .trailing: x = room.maxX - inset - size.width
        }
        let card = CGRect(x: x, y: room.midY - size.height / 2, width: size.width, height: size.height)
        let stop = SheetMotion.Stop(
            detent: selected, extent: context.size.height - card.minY, isBackgroundUsable: usableLimit == .large)
        _ = motion.arrange(
            presentation, stops: [stop], at: selected, canvasHeight: context.size.height, pushesBack: false)
        return card
    }
}

/// A presentation over the whole canvas.
struct CoverContainer: View {
    let presentation: Presentation
    let content: [ContentElement]
    let preferences: PresentationPreferences

    var body: some View {
        RegionContainer(CoverLayout()) {
            Group {
                if let background = preferences.background { background.view } else { SheetMetrics.background }
            }
            .absorbsTaps()
            .region(SheetRegion.background)
            ForEach(content) { $0.region(SheetRegion.content) }
        }
        .presentationEffect(presentation) { [crossFades = preferences.crossFades] presentation, size in
            crossFades
                ? PresentationLook(opacity: presentation.visibility)
                : PresentationLook(offset: CGSize(width: 0, height: size.height * (1 - presentation.openness)))
        }
        .accessibilityContainer(.sheet) { $0.traits.insert(.isModal) }
        .presentationScope(presentation, SheetMetrics.motion)
    }
}

/// The content of a presentation in the safe area over its background, with a handle at the top.
struct CoverLayout: RegionLayout, Equatable {
    func sizeThatFits(_ proposal: ProposedViewSize, _ children: [RegionChild]) -> CGSize {
        let content = children.first { $0.isRegion(SheetRegion.content) }?.sizeThatFits(proposal) ?? .zero
        return CGSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    }

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        let canvas = CGRect(origin: .zero, size: context.size)
        let inner = canvas.inset(by: context.surroundingInsets)
        let placements = children.map { child -> RegionArrangement.Placement? in
            if child.isRegion(SheetRegion.background) { return .init(canvas) }
            if child.isRegion(SheetRegion.grabber) {
                let size = SheetMetrics.grabberSize
                return .init(
                    CGRect(
                        x: canvas.midX - size.width / 2, y: SheetMetrics.grabberTop, width: size.width,
                        height: size.height))
            }
            let proposal = ProposedViewSize(inner.size)
            let size = child.sizeThatFits(proposal)
            return .init(
                origin: CGPoint(x: inner.midX - size.width / 2, y: inner.midY - size.height / 2), proposal: proposal)
        }
        return RegionArrangement(placements: placements, safeArea: SafeArea(outer: canvas, inner: inner))
    }
}
