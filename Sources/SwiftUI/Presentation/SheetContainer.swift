import Foundation

/// A sheet on its dimmed background: at the bottom of narrow screens, in the middle of wide ones.
struct SheetContainer: View {
    let content: [ContentElement]
    let preferences: PresentationPreferences
    let dismiss: @MainActor () -> Void

    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.presentingColorScheme) private var presentingColorScheme
    @Environment(\.self) private var environment

    var body: some View {
        let isCard = horizontalSizeClass == .regular && verticalSizeClass != .compact
        let layout = SheetLayout(
            detent: selected, isCard: isCard, isCompactHeight: verticalSizeClass == .compact,
            sizing: preferences.sizing ?? SheetSizing(.automatic), environment: environment)
        RegionContainer(layout) {
            dimming.region(SheetRegion.dimming)
            card.clipShape(shape(isCard: isCard)).region(SheetRegion.card)
        }
        .accessibilityContainer(.sheet) { node in
            if isBackgroundUsable { node.traits.remove(.isModal) } else { node.traits.insert(.isModal) }
            if preferences.isDismissDisabled != true { node.setAction(.escape) { dismiss() } }
        }
        .trait(OverlayTraitKey.self, overlayTraits(isCard: isCard))
        .environment(\.isElevated, true)
    }

    private var card: some View {
        RegionContainer(CoverLayout()) {
            background.region(SheetRegion.background)
            ForEach(content) { $0.region(SheetRegion.content) }
            if showsGrabber {
                Capsule()
                    .fill(SheetMetrics.grabberColor)
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

    /// The chosen height; the lowest unless the program says otherwise.
    private var selected: PresentationDetent {
        if let selected = preferences.selected, detents.contains(selected) { return selected }
        let canvas = SheetCanvas(
            size: SheetMetrics.comparisonCanvas, insets: EdgeInsets(),
            isCompactHeight: verticalSizeClass == .compact, environment: environment)
        return detents.min { a, b in
            (a.height(on: canvas) ?? .infinity) < (b.height(on: canvas) ?? .infinity)
        } ?? .large
    }

    private var showsGrabber: Bool {
        switch preferences.dragIndicator ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic: detents.count > 1
        }
    }

    private var isBackgroundUsable: Bool {
        switch preferences.backgroundInteraction?.kind ?? .automatic {
        case .automatic, .disabled: false
        case .enabled: true
        case .upThrough(let limit):
            selected == limit || limit == .large || (limit == .medium && selected != .large)
        }
    }

    @ViewBuilder private var dimming: some View {
        if !isBackgroundUsable {
            SheetMetrics.dimming(presentingColorScheme)
                .contentShape(Rectangle())
                .onTapGesture {
                    if preferences.isDismissDisabled != true { dismiss() }
                }
                .accessibilityHidden(true)
        }
    }

    private var radius: CGFloat { max(0, preferences.cornerRadius ?? SheetMetrics.cornerRadius) }

    private func shape(isCard: Bool) -> UnevenRoundedRectangle {
        let bottom = isCard ? radius : 0
        return UnevenRoundedRectangle(
            topLeadingRadius: radius, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
            topTrailingRadius: radius, style: .continuous)
    }

    private var background: some View {
        Group {
            if let background = preferences.background {
                background.view
            } else {
                SheetMetrics.background
            }
        }
        // What is behind the sheet must not be reached through it.
        .contentShape(Rectangle())
        .onTapGesture {}
        .accessibilityHidden(true)
    }

    private func overlayTraits(isCard: Bool) -> OverlayTraits {
        let recedes = !isCard && selected == .large && !isBackgroundUsable && verticalSizeClass != .compact
        return OverlayTraits(
            isModal: !isBackgroundUsable,
            recession: recedes
                ? .init(scale: SheetMetrics.behindScale, cornerRadius: SheetMetrics.cornerRadius) : nil)
    }
}

enum SheetRegion: Hashable {
    case dimming, card, background, content, grabber
}

/// Puts a sheet at the bottom of the canvas, or as a card in its middle.
struct SheetLayout: RegionLayout {
    let detent: PresentationDetent
    let isCard: Bool
    let isCompactHeight: Bool
    let sizing: SheetSizing
    let environment: EnvironmentValues

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        let insets = context.surroundingInsets
        let card = isCard ? middleCard(context, children) : bottomCard(context)
        // A card in the middle keeps clear of the screen's edges by itself.
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
        let height = detent.height(on: canvas) ?? canvas.largestHeight
        return CGRect(x: 0, y: context.size.height - height, width: context.size.width, height: height)
    }

    private func middleCard(_ context: RegionContext, _ children: [RegionChild]) -> CGRect {
        let room = CGRect(origin: .zero, size: context.size).inset(by: context.surroundingInsets)
        let content = children.first { $0.isRegion(SheetRegion.card) }
        let size = sizing.size(in: room.size) { content?.sizeThatFits($0) ?? .zero }
        return CGRect(
            x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    }
}

/// A presentation over the whole canvas.
struct CoverContainer: View {
    let content: [ContentElement]
    let preferences: PresentationPreferences

    var body: some View {
        RegionContainer(CoverLayout()) {
            Group {
                if let background = preferences.background { background.view } else { SheetMetrics.background }
            }
            .contentShape(Rectangle())
            .onTapGesture {}
            .accessibilityHidden(true)
            .region(SheetRegion.background)
            ForEach(content) { $0.region(SheetRegion.content) }
        }
        .accessibilityContainer(.sheet) { $0.traits.insert(.isModal) }
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
