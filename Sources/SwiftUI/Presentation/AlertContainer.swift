import Foundation

/// An alert in the middle of the screen.
struct AlertContainer: View {
    let presentation: Presentation
    let description: DialogDescription
    let parts: DialogParts
    let dismiss: @MainActor () -> Void

    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.appearance) private var appearance

    var body: some View {
        let reducesMotion = reducesMotion
        RegionContainer(CenteredLayout(margin: AlertMetrics.screenMargin)) {
            SheetMetrics.dimming(colorScheme)
                .absorbsTaps()
                .presentationEffect(presentation) { presentation, _ in .fade(presentation) }
                .region(SheetRegion.dimming)
            styledCard
                .accessibilityContainer(.alert) { $0.traits.insert(.isModal) }
                .presentationEffect(presentation) { presentation, _ in
                    .grow(presentation, from: AlertMetrics.initialScale, isStill: reducesMotion)
                }
                .region(SheetRegion.content)
        }
        .presentationScope(presentation, AlertMetrics.motion)
        .environment(\.isElevated, true)
    }

    @ViewBuilder private var styledCard: some View {
        switch appearance.alert.style {
        case .lines:
            card
                .frame(width: typeSize.isAccessibilitySize ? AlertMetrics.accessibilityWidth : AlertMetrics.width)
                .background(AlertMetrics.background(colorScheme))
                .background(.ultraThinMaterial)
                .clipShape(RoundedRectangle(cornerRadius: AlertMetrics.cornerRadius, style: .continuous))
        case .capsules(let look):
            CapsuleAlertCard(look: look, description: description, parts: parts) { cancel }
        }
    }

    private var card: some View {
        VStack(spacing: 0) {
            words
            DialogButtonStack(axis: .either) {
                // Two buttons stand side by side with cancel first; more are in a column with cancel last.
                if parts.buttons.count == 1 { cancel }
                ForEach(parts.buttons) { $0 }
                if parts.buttons.count != 1 { cancel }
            }
        }
    }

    /// The button that does nothing: the program's, or one of the alert's own where nobody could get away otherwise.
    @ViewBuilder private var cancel: some View {
        if let cancel = parts.cancel {
            cancel
        } else if parts.buttons.isEmpty {
            DialogButton(kind: .alert, role: .cancel, label: Text(verbatim: DialogWords.ok), action: dismiss)
        } else if parts.areDestructive {
            DialogButton(
                kind: .alert, role: .cancel, label: Text(verbatim: NavigationWords.cancel), action: dismiss)
        }
    }

    private var words: some View {
        VStack(spacing: AlertMetrics.titleMessageGap) {
            if let title = description.title {
                title
                    .font(AlertMetrics.titleFont)
                    .foregroundStyle(.primary)
                    .accessibilityAddTraits(.isHeader)
            }
            if let message = description.message {
                message.font(AlertMetrics.messageFont).foregroundStyle(.primary)
            }
            if !parts.fields.isEmpty {
                VStack(spacing: 0) {
                    ForEach(parts.fields) { field in
                        field
                            .padding(.horizontal, AlertMetrics.fieldPadding)
                            .frame(minHeight: AlertMetrics.fieldHeight)
                            .background(SheetMetrics.background.environment(\.isElevated, false))
                            .overlay { Rectangle().strokeBorder(SystemBackgrounds.separator, lineWidth: 0.5) }
                    }
                }
                .clipShape(RoundedRectangle(cornerRadius: AlertMetrics.fieldRadius, style: .continuous))
                .padding(.top, AlertMetrics.fieldsTop)
            }
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
        .padding(.horizontal, AlertMetrics.horizontalPadding)
        .padding(.vertical, AlertMetrics.padding)
    }
}

/// What dialogs say themselves. English; the place for other languages.
enum DialogWords {
    static let ok = "OK"
    static let close = "Close"
    static let done = "Done"
}

/// A card in the middle of the safe area over something that fills the canvas.
struct CenteredLayout: RegionLayout, Equatable {
    let margin: CGFloat

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        let canvas = CGRect(origin: .zero, size: context.size)
        let room = canvas.inset(by: context.surroundingInsets).insetBy(dx: 0, dy: margin)
        let placements = children.map { child -> RegionArrangement.Placement? in
            if child.isRegion(SheetRegion.dimming) { return .init(canvas) }
            let ideal = child.sizeThatFits(ProposedViewSize(width: room.width, height: nil))
            let proposal = ProposedViewSize(width: room.width, height: min(ideal.height, max(0, room.height)))
            let size = child.sizeThatFits(proposal)
            return .init(
                origin: CGPoint(x: canvas.midX - size.width / 2, y: room.midY - size.height / 2), proposal: proposal)
        }
        return RegionArrangement(placements: placements, safeArea: SafeArea(outer: canvas, inner: canvas))
    }
}

/// Buttons with hairlines before each: in a column, or two of them side by side where both fit.
struct DialogButtonStack<Content: View>: View {
    enum Axis {
        case column, either
    }

    let axis: Axis
    let content: Content
    @Environment(\.pixelLength) private var pixelLength

    init(axis: Axis, @ViewBuilder content: () -> Content) {
        self.axis = axis
        self.content = content()
    }

    var body: some View {
        let pixel = pixelLength
        ElementReader(UnaryActionList(content: content)) { buttons in
            DialogButtonLayout(mayBeRow: axis == .either, line: pixel) {
                ForEach(buttons) { $0 }
                ForEach(buttons) { _ in SystemBackgrounds.separator.accessibilityHidden(true) }
            }
        }
    }
}

private struct UnaryActionList<Content: View>: View {
    let content: Content
    var body: Content { content }
}

/// The first half of the children are buttons, the others their hairlines.
private struct DialogButtonLayout: Layout {
    let mayBeRow: Bool
    let line: CGFloat

    private func isRow(_ subviews: Subviews, _ width: CGFloat) -> Bool {
        let count = subviews.count / 2
        guard mayBeRow, count == 2 else { return false }
        return subviews[0..<2].allSatisfy {
            $0.sizeThatFits(ProposedViewSize(width: nil, height: nil)).width <= width / 2
        }
    }

    private func heights(_ subviews: Subviews, _ width: CGFloat) -> [CGFloat] {
        subviews.prefix(subviews.count / 2).map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: AlertMetrics.width, height: 0)).width
        if isRow(subviews, width) {
            return CGSize(width: width, height: line + (heights(subviews, width / 2).max() ?? 0))
        }
        return CGSize(width: width, height: heights(subviews, width).reduce(0) { $0 + line + $1 })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let count = subviews.count / 2
        if isRow(subviews, bounds.width) {
            let half = bounds.width / 2
            let height = max(0, bounds.height - line)
            for index in 0..<2 {
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + CGFloat(index) * half, y: bounds.minY + line),
                    proposal: ProposedViewSize(width: half, height: height))
            }
            subviews[2].place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: line))
            subviews[3].place(
                at: CGPoint(x: bounds.midX - line / 2, y: bounds.minY),
                proposal: ProposedViewSize(width: line, height: bounds.height))
            return
        }
        var y = bounds.minY
        for (index, height) in heights(subviews, bounds.width).enumerated() {
            subviews[count + index].place(
                at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: line))
            subviews[index].place(
                at: CGPoint(x: bounds.minX, y: y + line),
                proposal: ProposedViewSize(width: bounds.width, height: height))
            y += line + height
        }
    }
}
