import Foundation

/// The card of an alert whose words begin at one side, over buttons that stand apart.
struct CapsuleAlertCard<Cancel: View>: View {
    let look: AlertLook.Capsules
    let description: DialogDescription
    let parts: DialogParts
    /// The button that changes nothing, where there is one.
    @ViewBuilder let cancel: Cancel

    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: look.cornerRadius, style: .continuous)
        VStack(alignment: .leading, spacing: 0) {
            UpToContentHeight { ScrollView { words }.scrollBounceBehavior(.basedOnSize) }
            ElementReader(buttons) { buttons in
                AlertButtonLayout(gap: look.buttonGap) {
                    ForEach(buttons) { $0 }
                }
            }
            .layoutPriority(1)
            .padding(.horizontal, look.buttonInset)
            .padding(.bottom, look.buttonInset)
        }
        .frame(width: typeSize.isAccessibilitySize ? AlertMetrics.accessibilityWidth : look.width)
        .clipShape(shape)
        .background(GlassStyle(.regular, for: .dialog), in: shape)
        .containerShape(shape)
    }

    /// Cancel comes first of two, and last of more.
    @ViewBuilder private var buttons: some View {
        if parts.buttons.count == 1 { cancel }
        ForEach(parts.buttons) { $0 }
        if parts.buttons.count != 1 { cancel }
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: AlertMetrics.titleMessageGap) {
            if let title = description.title {
                title
                    .font(look.titleFont)
                    .foregroundStyle(.primary)
                    .accessibilityAddTraits(.isHeader)
            }
            if let message = description.message {
                message.font(look.messageFont).foregroundStyle(SystemBackgrounds.secondaryLabel)
            }
            if !parts.fields.isEmpty { fields }
        }
        .multilineTextAlignment(.leading)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, look.textInset)
        .padding(.top, look.textTop)
        .padding(.bottom, look.textBottom)
    }

    private var fields: some View {
        VStack(spacing: look.buttonGap) {
            ForEach(parts.fields) { field in
                field
                    .padding(.horizontal, AlertMetrics.fieldPadding)
                    .frame(minHeight: look.fieldHeight)
                    .background {
                        RoundedRectangle(cornerRadius: look.fieldRadius, style: .continuous)
                            .fill(SheetMetrics.background)
                            .environment(\.isElevated, false)
                    }
            }
        }
        .padding(.horizontal, look.fieldInset - look.textInset)
        .padding(.top, look.textBottom / 2)
    }
}

/// Two buttons side by side where both fit, others in a column.
private struct AlertButtonLayout: Layout {
    let gap: CGFloat

    private func isRow(_ subviews: Subviews, _ width: CGFloat) -> Bool {
        subviews.count == 2
            && subviews.allSatisfy { $0.sizeThatFits(.unspecified).width <= (width - gap) / 2 }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        let isRow = isRow(subviews, width)
        let each = ProposedViewSize(width: isRow ? (width - gap) / 2 : width, height: nil)
        let heights = subviews.map { $0.sizeThatFits(each).height }
        let height = isRow ? heights.max() ?? 0 : heights.reduce(0, +) + gap * CGFloat(max(0, heights.count - 1))
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        if isRow(subviews, bounds.width) {
            let each = ProposedViewSize(width: (bounds.width - gap) / 2, height: bounds.height)
            subviews[0].place(at: bounds.origin, proposal: each)
            subviews[1].place(at: CGPoint(x: bounds.midX + gap / 2, y: bounds.minY), proposal: each)
            return
        }
        var y = bounds.minY
        for subview in subviews {
            let proposal = ProposedViewSize(width: bounds.width, height: nil)
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: proposal)
            y += subview.sizeThatFits(proposal).height + gap
        }
    }
}
