import Foundation

/// A confirmation dialog: cards at the bottom of narrow screens, a popover on wide ones.
struct ActionSheetContainer: View {
    let presentation: Presentation
    let description: DialogDescription
    let parts: DialogParts
    /// Whether it is shown at the view that it belongs to.
    let isPopover: Bool
    let dismiss: @MainActor () -> Void

    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.appearance) private var appearance
    @State private var arrow = PopoverArrow()
    @State private var place = PresentedPlace()

    var body: some View {
        Group {
            if isPopover {
                popover
            } else {
                cards
            }
        }
        .presentationScope(presentation, isPopover ? PopoverMetrics.motion : ActionSheetMetrics.motion)
        .environment(\.isElevated, true)
    }

    private var cards: some View {
        let place = place
        return RegionContainer(BottomCardsLayout(place: place)) {
            SheetMetrics.dimming(colorScheme)
                .absorbsTaps { cancel() }
                .presentationEffect(presentation) { presentation, _ in .fade(presentation) }
                .region(SheetRegion.dimming)
            VStack(spacing: ActionSheetMetrics.cancelGap) {
                choices
                    .background(ActionSheetMetrics.background(colorScheme))
                    .background(.ultraThinMaterial)
                    .clipShape(shape)
                Group {
                    if let cancel = parts.cancel {
                        cancel
                    } else {
                        DialogButton(
                            kind: .actionSheet, role: .cancel, label: Text(verbatim: NavigationWords.cancel),
                            action: dismiss)
                    }
                }
                .background(ActionSheetMetrics.cancelBackground(colorScheme))
                .clipShape(shape)
            }
            .accessibilityContainer(.sheet, configure: describe)
            .presentationEffect(presentation) { presentation, _ in
                PresentationLook(offset: CGSize(width: 0, height: place.slide * (1 - presentation.openness)))
            }
            .region(SheetRegion.content)
        }
    }

    private var popover: some View {
        let look = appearance.confirmation
        let shape = PopoverShape(
            place: arrow.place, cornerRadius: look.popoverRadius, arrowBase: look.arrowBase,
            isJoined: look.capsules != nil)
        let (place, reducesMotion) = (place, reducesMotion)
        return RegionContainer(
            PopoverLayout(
                presentation: presentation, anchorPoint: nil, arrowEdge: nil, arrow: arrow, presentedPlace: place)
        ) {
            Color.clear
                .absorbsTaps { cancel() }
                .region(PopoverRegion.dimming)
            popoverGround(shape)
                .modifier(PopoverShadow(shape: shape, isGlass: look.capsules != nil))
                .accessibilityHidden(true)
                .popoverEffect(presentation, place, .background, isStill: reducesMotion)
                .region(PopoverRegion.background)
            scrollingChoices
                .frame(width: look.popoverWidth)
                .clipShape(RoundedRectangle(cornerRadius: look.popoverRadius, style: .continuous))
                .accessibilityContainer(.sheet, configure: describe)
                .popoverEffect(presentation, place, .content, isStill: reducesMotion)
                .region(PopoverRegion.content)
        }
    }

    @ViewBuilder private func popoverGround(_ shape: PopoverShape) -> some View {
        if appearance.confirmation.capsules == nil {
            SheetMetrics.background
        } else {
            shape.fill(GlassStyle(.regular, for: .dialog))
        }
    }

    private func describe(_ node: inout AccessibilityDescription) {
        node.traits.insert(.isModal)
        node.setAction(.escape) { cancel() }
    }

    /// A touch outside does what the cancel button does.
    private func cancel() {
        dismiss()
        parts.cancel?.trait(DialogButtonTraitKey.self)?.trigger()
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: ActionSheetMetrics.cornerRadius, style: .continuous)
    }

    /// Large text may need more room than there is.
    @ViewBuilder private var scrollingChoices: some View {
        if appearance.confirmation.capsules == nil {
            choices
        } else {
            UpToContentHeight { ScrollView { choices }.scrollBounceBehavior(.basedOnSize) }
        }
    }

    private var hasWords: Bool { description.title != nil || description.message != nil }

    private var choices: some View {
        VStack(spacing: 0) {
            if hasWords {
                VStack(spacing: ActionSheetMetrics.titleMessageGap) {
                    if let title = description.title {
                        title.font(ActionSheetMetrics.titleFont).accessibilityAddTraits(.isHeader)
                    }
                    if let message = description.message { message.font(ActionSheetMetrics.messageFont) }
                }
                .foregroundStyle(SystemBackgrounds.secondaryLabel)
                .multilineTextAlignment(.center)
                .frame(maxWidth: .infinity)
                .padding(ActionSheetMetrics.contentPadding)
            }
            if let capsules = appearance.confirmation.capsules {
                VStack(spacing: capsules.buttonGap) { ForEach(parts.buttons) { $0 } }
                    .padding(capsules.buttonInset)
            } else {
                DialogButtonStack(axis: .column) {
                    ForEach(parts.buttons) { $0 }
                }
            }
        }
    }
}

/// Cards at the bottom of the safe area over something that fills the canvas.
struct BottomCardsLayout: RegionLayout {
    let place: PresentedPlace

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        let canvas = CGRect(origin: .zero, size: context.size)
        let margin = ActionSheetMetrics.margin
        let insets = context.surroundingInsets
        let bottom = canvas.maxY - max(insets.bottom, margin)
        // Held sideways, the cards are as wide as the screen is high.
        let width = min(canvas.width, canvas.height) - 2 * margin
        let placements = children.map { child -> RegionArrangement.Placement? in
            if child.isRegion(SheetRegion.dimming) { return .init(canvas) }
            let proposal = ProposedViewSize(width: max(0, width), height: nil)
            let size = child.sizeThatFits(proposal)
            place.noteSlide(canvas.maxY - bottom + size.height)
            return .init(origin: CGPoint(x: canvas.midX - size.width / 2, y: bottom - size.height), proposal: proposal)
        }
        return RegionArrangement(placements: placements, safeArea: SafeArea(outer: canvas, inner: canvas))
    }
}
