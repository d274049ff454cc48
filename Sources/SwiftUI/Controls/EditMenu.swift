import Foundation

/// What an edit menu offers, in the words that are on its buttons.
struct EditMenuItem: Identifiable {
    let id: String
    let action: @MainActor () -> Void
}

extension TextCommand {
    /// What the edit menu calls the command.
    var title: String {
        switch self {
        case .cut: ControlWords.cut
        case .copy: ControlWords.copy
        case .paste: ControlWords.paste
        case .selectWord: ControlWords.select
        case .selectAll: ControlWords.selectAll
        default: ""
        }
    }
}

/// Shows the menu of a text that is edited over what is selected in it.
struct EditMenuModifier: ViewModifier {
    let controller: TextInputController

    func body(content: Content) -> some View {
        let controller = controller
        // Read so that the menu appears and disappears.
        _ = controller.source.observed()
        let items = controller.menu.commands?.map { command in
            EditMenuItem(id: command.title) { controller.menu.choose(command) }
        }
        // Where the selection is now: the bar stays there, and goes when the text moves.
        let anchor = items == nil ? .null : controller.geometry.rectangle(for: controller.selection)
        return content.editMenu(items, over: anchor) { frame in
            controller.menu.frame = frame
        } dismiss: {
            controller.menu.hide()
        }
    }
}

extension View {
    /// Shows a bar of items over a part of the view.
    ///
    /// - Parameters:
    ///   - items: nil shows no bar.
    ///   - isModal: whether a touch elsewhere does nothing but call `dismiss`; else the rest of the screen can be used.
    ///   - anchor: what the items are about, in the canvas's coordinates.
    ///   - isPlaced: told where the bar is.
    ///   - dismiss: called when somebody leaves the bar.
    func editMenu(
        _ items: [EditMenuItem]?, isModal: Bool = false, over anchor: CGRect,
        isPlaced: @escaping @MainActor (CGRect) -> Void = { _ in }, dismiss: @escaping @MainActor () -> Void
    ) -> some View {
        let layer: ((Presentation) -> EditMenuLayer)? = items.map { items in
            { presentation in
                EditMenuLayer(
                    presentation: presentation, items: items, isModal: isModal, anchor: anchor, isPlaced: isPlaced,
                    dismiss: dismiss)
            }
        }
        return modifier(PresentedLayerModifier(layer, isExclusive: false, reset: dismiss))
    }
}

/// The bar over what is selected.
private struct EditMenuLayer: View {
    let presentation: Presentation
    let items: [EditMenuItem]
    let isModal: Bool
    let anchor: CGRect
    let isPlaced: @MainActor (CGRect) -> Void
    let dismiss: @MainActor () -> Void

    var body: some View {
        let dismiss = dismiss
        EditMenuLayout(anchor: anchor, isPlaced: isPlaced) {
            Color.clear
                .contentShape(Rectangle())
                .onTapGesture { dismiss() }
                .allowsHitTesting(isModal)
                .accessibilityHidden(true)
            bar
                .accessibilityContainer(.menu) { node in node.setAction(.escape) { dismiss() } }
                .presentationEffect(presentation) { presentation, _ in .fade(presentation) }
        }
        .trait(OverlayTraitKey.self, OverlayTraits(isModal: isModal))
        .presentationScope(presentation, EditMenuMetrics.motion)
    }

    private var bar: some View {
        HStack(spacing: 0) {
            ForEach(items) { item in
                if item.id != items.first?.id { Divider() }
                Button(item.id, action: item.action).buttonStyle(EditMenuButtonStyle())
            }
        }
        .frame(height: EditMenuMetrics.height)
        .fixedSize()
        .background(.regularMaterial, in: Capsule())
        .clipShape(Capsule())
        .controlShadows([MenuMetrics.shadow])
        .contentShape(Capsule())
    }
}

private struct EditMenuButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline)
            .foregroundStyle(ControlColors.label)
            .padding(.horizontal, EditMenuMetrics.itemPadding)
            .frame(maxHeight: .infinity)
            .background(configuration.isPressed ? ControlColors.fill : Color.clear)
            .contentShape(Rectangle())
    }
}

/// Puts the bar above what it is about, or below if there is no room, within the canvas.
private struct EditMenuLayout: Layout {
    let anchor: CGRect
    let isPlaced: @MainActor (CGRect) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 2 else { return }
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        let bar = subviews[1]
        let size = bar.sizeThatFits(.unspecified)
        let margin = EditMenuMetrics.margin
        let box = anchor.isNull ? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) : anchor
        let above = box.minY - EditMenuMetrics.gap - size.height
        let y = above >= margin ? above : min(box.maxY + EditMenuMetrics.gap, bounds.maxY - margin - size.height)
        let x = min(max(box.midX - size.width / 2, margin), max(margin, bounds.maxX - margin - size.width))
        let frame = CGRect(x: x, y: y, width: size.width, height: size.height)
        assumeMainActor { isPlaced(frame) }
        // The box is where it is drawn; placing counts from the leading edge.
        let leading = subviews.layoutDirection == .rightToLeft ? bounds.maxX - frame.maxX : frame.minX
        bar.place(at: CGPoint(x: leading, y: y), proposal: .unspecified)
    }
}
