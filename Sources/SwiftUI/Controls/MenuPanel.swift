import Foundation

extension View {
    /// Shows a menu beside this view while `isOpen`. Choosing an item, or touching outside, closes it.
    ///
    /// - Parameter touch: what the finger that opened it may be lifted on.
    nonisolated func menuPanel<Items: View>(
        isOpen: Binding<Bool>, items: Items, touch: MenuTouch? = nil
    ) -> some View {
        modifier(MenuPresenter(isOpen: isOpen, items: items, touch: touch))
    }

    /// Shows a panel beside this view while `isPresented`; touching outside closes it.
    nonisolated package func anchoredPanel<Panel: View>(
        isPresented: Binding<Bool>, @ViewBuilder panel: @escaping () -> Panel
    ) -> some View {
        modifier(PanelPresenter(isPresented: isPresented, panel: panel))
    }
}

private struct MenuPresenter<Items: View> {
    @Binding var isOpen: Bool
    let items: Items
    let touch: MenuTouch?

    nonisolated init(isOpen: Binding<Bool>, items: Items, touch: MenuTouch?) {
        _isOpen = isOpen
        self.items = items
        self.touch = touch
    }
}

extension MenuPresenter: ViewModifier {
    func body(content: Content) -> some View {
        let (isOpen, items, touch) = ($isOpen, items, touch)
        content.anchoredPanel(isPresented: isOpen) {
            MenuPanel(items: items)
                .environment(\.dismissMenu) { isOpen.wrappedValue = false }
                .environment(\.menuTouch, touch)
        }
    }
}

private struct PanelPresenter<Panel: View> {
    @Binding var isPresented: Bool
    let panel: () -> Panel

    nonisolated init(isPresented: Binding<Bool>, panel: @escaping () -> Panel) {
        _isPresented = isPresented
        self.panel = panel
    }
}

extension PanelPresenter: ViewModifier {
    func body(content: Content) -> some View {
        let isPresented = $isPresented
        let layer: ((Presentation) -> AnchoredPanel<Panel>)? =
            isPresented.wrappedValue
            ? { [panel] presentation in
                AnchoredPanel(presentation: presentation, panel: panel()) { isPresented.wrappedValue = false }
            } : nil
        return content.modifier(
            PresentedLayerModifier(layer, isExclusive: false) { isPresented.wrappedValue = false })
    }
}

/// A panel beside what it belongs to, out of which it grows.
private struct AnchoredPanel<Panel: View>: View {
    let presentation: Presentation
    let panel: Panel
    let dismiss: @MainActor () -> Void

    @State private var place = PresentedPlace()
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.appearance) private var appearance

    var body: some View {
        let (dismiss, place, reducesMotion) = (dismiss, place, reducesMotion)
        AnchoredPanelLayout(presentation: presentation, place: place, coversSource: appearance.menu.coversSource) {
            Color.clear
                .absorbsTaps { dismiss() }
            UnaryGroup(panel)
                .presentationEffect(presentation) { presentation, _ in
                    .emerge(presentation, anchor: place.anchor(of: PanelRegion.panel), isStill: reducesMotion)
                }
        }
        .presentationScope(presentation, MenuMetrics.motion)
        .accessibilityContainer(.popover) { node in
            node.traits.insert(.isModal)
            node.setAction(.escape) { dismiss() }
        }
    }
}

private enum PanelRegion: Hashable {
    case panel
}

extension PresentationLook {
    /// Grows out of an anchor, as menus do, and shrinks back into it.
    static func emerge(_ presentation: Presentation, anchor: UnitPoint, isStill: Bool) -> PresentationLook {
        var look = fade(presentation)
        guard !isStill else { return look }
        look.scale = MenuMetrics.initialScale + (1 - MenuMetrics.initialScale) * presentation.openness
        look.anchor = anchor
        return look
    }
}

/// Puts a panel below what it belongs to, or above where there is more room, inside the canvas.
private struct AnchoredPanelLayout: Layout {
    let presentation: Presentation
    let place: PresentedPlace
    /// Whether the panel lies over what it belongs to, from the edge of that which is farther away.
    let coversSource: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 2 else { return }
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        let room = bounds.insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
        // Placing counts from the leading edge; the anchor is where it is drawn.
        var anchor = presentation.sourceFrame
        if anchor.isNull { anchor = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) }
        let isMirrored = subviews.layoutDirection == .rightToLeft
        if isMirrored { anchor.origin.x = bounds.width - anchor.maxX }
        // Where the panel begins that goes down, and where one ends that goes up.
        let start = coversSource ? anchor.minY : anchor.maxY + MenuMetrics.anchorGap
        let end = coversSource ? anchor.maxY : anchor.minY - MenuMetrics.anchorGap
        let (below, above) = (room.maxY - start, end - room.minY)
        let ideal = subviews[1].sizeThatFits(ProposedViewSize(width: room.width, height: nil))
        let goesBelow = ideal.height <= below || below >= above
        let height = min(ideal.height, max(goesBelow ? below : above, MenuMetrics.rowHeight))
        let proposal = ProposedViewSize(width: min(ideal.width, room.width), height: height)
        let size = subviews[1].sizeThatFits(proposal)
        let x = anchor.midX > bounds.midX ? anchor.maxX - size.width : anchor.minX
        let y = goesBelow ? start : end - size.height
        let origin = CGPoint(
            x: min(max(x, room.minX), max(room.maxX - size.width, room.minX)),
            y: min(max(y, room.minY), max(room.maxY - size.height, room.minY)))
        place.note(
            PanelRegion.panel, in: CGRect(origin: origin, size: size),
            from: CGPoint(x: anchor.midX, y: goesBelow ? origin.y : origin.y + size.height), isMirrored: isMirrored)
        subviews[1].place(at: origin, proposal: proposal)
    }
}

/// An open menu.
package struct MenuPanel<Items: View>: View {
    private let items: Items

    package init(items: Items) { self.items = items }

    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.appearance) private var appearance
    /// Whether not all items are seen at once.
    @State private var isCut = false

    package var body: some View {
        UpToContentHeight {
            ScrollView { MenuItems(content: items).padding(.vertical, appearance.menu.verticalPadding) }
                .onScrollGeometryChange(for: Bool.self) {
                    $0.contentSize.height > $0.containerSize.height + 0.5
                } action: {
                    isCut = $1
                }
                // Only a menu that scrolls keeps a touch waiting.
                .scrollDisabled(!isCut)
        }
        .frame(width: typeSize.isAccessibilitySize ? MenuMetrics.accessibleWidth : MenuMetrics.width)
        .modifier(MenuGround())
        .foregroundStyle(ControlColors.label)
        .environment(\.controlContext, .menu)
        .font(.body)
        .accessibilityContainer(.menu)
    }
}

/// What menus, and panels that look like them, stand on.
struct MenuGround: ViewModifier {
    @Environment(\.appearance) private var appearance

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: appearance.menu.cornerRadius, style: .continuous)
        if appearance.menu.isGlass {
            // The shadow of glass lies outside of it.
            content.clipShape(shape).background(GlassStyle(.regular), in: shape)
        } else {
            content.background(.regularMaterial, in: shape).clipShape(shape).controlShadows([MenuMetrics.shadow])
        }
    }
}

/// As high as the content would like to be, or as there is room: a scroll view that is no higher than what it shows.
struct UpToContentHeight: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let content = subviews.first else { return .zero }
        let ideal = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        return CGSize(width: ideal.width, height: min(ideal.height, proposal.height ?? ideal.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

/// The items of a menu with lines between them.
struct MenuItems<Content: View>: View {
    let content: Content

    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.appearance) private var appearance

    var body: some View {
        let look = appearance.menu
        let gap = Color.black.opacity(MenuMetrics.sectionGapOpacity(colorScheme))
        ElementReader(
            content
                .buttonStyle(MenuItemButtonStyle())
                .labelStyle(MenuLabelStyle())
        ) { elements in
            VStack(spacing: 0) {
                ForEach(Array(elements.enumerated()), id: \.element.id) { index, element in
                    if index > 0 {
                        if element.section != elements[index - 1].section {
                            if look.hasLines {
                                gap.frame(height: MenuMetrics.sectionGap)
                            } else {
                                Divider().padding(.horizontal, MenuMetrics.rowInsets.leading)
                                    .frame(height: MenuMetrics.sectionGap)
                            }
                        } else if look.hasLines {
                            Divider()
                        }
                    }
                    element
                }
            }
        }
    }
}

extension ContentElement {
    /// The section that the element belongs to; nil for none.
    fileprivate var section: UInt64? { trait(SectionTraitKey.self)?.section }
}

/// Buttons as items of a menu.
private struct MenuItemButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { MenuItemButton(configuration: configuration) }
}

private struct MenuItemButton: View {
    let configuration: PrimitiveButtonStyleConfiguration

    @Environment(\.dismissMenu) private var dismissMenu
    @Environment(\.menuActionDismissBehavior) private var dismissBehavior

    var body: some View {
        let (configuration, dismissMenu, stays) = (configuration, dismissMenu, dismissBehavior == .disabled)
        MenuRow(
            isChecked: false, isDestructive: configuration.role == .destructive, role: .menuItem,
            action: {
                if !stays { dismissMenu() }
                configuration.trigger()
            }
        ) { configuration.label }
    }
}

/// A toggle as an item of a menu.
struct MenuToggle: View {
    let configuration: ToggleStyleConfiguration

    @Environment(\.dismissMenu) private var dismissMenu
    @Environment(\.menuActionDismissBehavior) private var dismissBehavior

    var body: some View {
        let (toggle, dismissMenu, stays) = (configuration.toggle, dismissMenu, dismissBehavior == .disabled)
        MenuRow(
            isChecked: configuration.isOn, isDestructive: false, role: .menuItem,
            action: {
                if !stays { dismissMenu() }
                toggle()
            }
        ) { configuration.label }
    }
}

/// An item of a menu.
struct MenuRow<Label: View>: View {
    let isChecked: Bool
    let isDestructive: Bool
    let role: AccessibilityRole
    let action: @MainActor () -> Void
    @ViewBuilder let label: () -> Label

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.reservesCheckmarks) private var reservesCheckmarks
    @ScaledMetric private var checkmarkColumn = MenuMetrics.checkmarkColumn
    @State private var isPressed = false

    var body: some View {
        HStack(spacing: MenuMetrics.checkmarkGap) {
            if isChecked || reservesCheckmarks {
                Image(systemName: "checkmark")
                    .font(.footnote.weight(.semibold))
                    .opacity(isChecked ? 1 : 0)
                    .frame(width: checkmarkColumn)
                    .accessibilityHidden(true)
            }
            label().frame(maxWidth: .infinity, alignment: .leading)
        }
        .foregroundStyle(
            !isEnabled ? ControlColors.disabledLabel : isDestructive ? Color.red : ControlColors.label
        )
        .padding(MenuMetrics.rowInsets)
        .frame(minHeight: MenuMetrics.rowHeight)
        .fixedSize(horizontal: false, vertical: true)
        .background(isPressed ? ControlColors.label.opacity(MenuMetrics.pressedOpacity) : .clear)
        .contentShape(Rectangle())
        .pressable(role, traits: isChecked ? .isSelected : [], isPressed: $isPressed, action: action)
        .menuTouchTarget(isEnabled: isEnabled, isTouched: $isPressed, action: action)
    }
}

/// Labels as items of a menu: the icon stands at the edge that the design says.
private struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { MenuLabel(configuration: configuration) }
}

private struct MenuLabel: View {
    let configuration: LabelStyleConfiguration

    @Environment(\.appearance) private var appearance
    @ScaledMetric private var iconColumn = MenuLook.iconColumn

    var body: some View {
        if appearance.menu.iconsLead {
            HStack(spacing: MenuLook.iconGap) {
                configuration.icon.frame(width: iconColumn).accessibilityHidden(true)
                configuration.title
                Spacer(minLength: 0)
            }
        } else {
            HStack {
                configuration.title
                Spacer(minLength: ControlMetrics.labelGap)
                configuration.icon.accessibilityHidden(true)
            }
        }
    }
}

private enum DismissMenuKey: EnvironmentKey {
    static var defaultValue: @MainActor () -> Void { {} }
}

private enum ReservesCheckmarksKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Closes the menu that the view is in.
    package var dismissMenu: @MainActor () -> Void {
        get { self[DismissMenuKey.self] }
        set { self[DismissMenuKey.self] = newValue }
    }

    /// Whether items of a menu keep room for a checkmark.
    var reservesCheckmarks: Bool {
        get { self[ReservesCheckmarksKey.self] }
        set { self[ReservesCheckmarksKey.self] = newValue }
    }
}
