import Foundation
import UIKit

/// Screens over a bar with an item for each.
struct BarredTabs: View {
    let tabs: [ContentElement]
    let selected: Int
    let preferences: TabBarPreferences
    let scrolling: PageScrolling
    let select: @MainActor (Int) -> Void

    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.appearance) private var appearance
    @Environment(\.tabBarMinimizeBehavior) private var minimizeBehavior
    @Environment(\.tabAccessory) private var accessory
    @State private var isMinimized = false
    /// The number of the tab that was chosen before the one for searching.
    @State private var lastShown = 0

    var body: some View {
        if let floating = appearance.tabBar.floating, horizontalSizeClass != .regular {
            floatingBody(floating)
        } else {
            attachedBody
        }
    }

    private func choose(_ index: Int) {
        if index == selected { tabs[index].trait(TabReselectionKey.self)?.run() } else { select(index) }
    }

    private func floatingBody(_ look: TabBarAppearance.Floating) -> some View {
        // On a tab for searching, the page's search field stands beside the bar.
        let isSearch = tabs.indices.contains(selected) && tabs[selected].trait(TabRoleTraitKey.self) == .search
        let isReplaced = isSearch && preferences.isReplacedBySearch
        let state: FloatingTabBar.State = isReplaced ? .besideSearch : isMinimized ? .minimized : .whole
        let accessoryRoom = accessory == nil || state != .whole ? 0 : look.accessoryHeight + look.gap
        return RegionContainer(
            TabLayout(
                selected: selected, floatingInset: look.contentInset + accessoryRoom, keepsInsetFree: !isReplaced)
        ) {
            ForEach(tabs) { $0.region(TabRegion.screen) }
            if preferences.visibility != .hidden {
                Color.clear
                    .background(alignment: .bottom) {
                        if scrolling.hasContentBelow, !preferences.hidesEdgeEffect { ScrollEdgeScrim(edge: .bottom) }
                    }
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
                    .region(TabRegion.background)
                FloatingTabBar(
                    tabs: tabs, selected: selected, look: look, state: state, lastShown: lastShown, accessory: accessory
                ) {
                    choose($0)
                } expand: {
                    if isReplaced { select(lastShown) }
                    withAnimation(SystemMotion.spring) { isMinimized = false }
                }
                .transformEnvironment(\.colorScheme) { $0 = preferences.colorScheme ?? $0 }
                .region(TabRegion.bar)
            }
        }
        .onChange(of: scrolling.offset) { old, new in minimize(scrolledFrom: old, to: new) }
        .onChange(of: selected, initial: true) { _, selected in
            isMinimized = false
            if !isSearch { lastShown = selected }
        }
    }

    /// The bar makes itself small as content goes one way, and large as it goes the other.
    private func minimize(scrolledFrom old: CGFloat, to new: CGFloat) {
        let goal: Bool
        switch minimizeBehavior {
        case .automatic, .never: goal = false
        case .onScrollDown: goal = new > old && new > 0
        case .onScrollUp: goal = new < old && new > 0
        }
        if goal != isMinimized { withAnimation(SystemMotion.spring) { isMinimized = goal } }
    }

    private var attachedBody: some View {
        RegionContainer(TabLayout(selected: selected)) {
            ForEach(tabs) { $0.region(TabRegion.screen) }
            if preferences.visibility != .hidden {
                BarBackgroundView(ground: ground, hairlineEdge: .top).region(TabRegion.background)
                VStack(spacing: 0) {
                    if let accessory {
                        accessory.view.environment(\.accessoryPlacement, .expanded).frame(maxWidth: .infinity)
                    }
                    TabBar(tabs: tabs, selected: selected, layout: layout) { choose($0) }
                }
                .transformEnvironment(\.colorScheme) { scheme in
                    if isBackgroundVisible { scheme = preferences.colorScheme ?? scheme }
                }
                .region(TabRegion.bar)
            }
        }
    }

    private var layout: UITabBarItemAppearance.Style {
        if verticalSizeClass == .compact { return .compactInline }
        return horizontalSizeClass == .regular ? .inline : .stacked
    }

    private var visibility: Visibility { preferences.backgroundVisibility ?? .automatic }
    private var isBackgroundVisible: Bool {
        visibility == .visible || visibility == .automatic && scrolling.hasContentBelow
    }

    /// At rest the bar is clear while nothing is under it.
    private var ground: BarGround {
        if visibility == .hidden { return .clear }
        let ground = TabBarLook.ground(isAtEdge: !isBackgroundVisible)
        guard isBackgroundVisible, let own = preferences.background else { return ground }
        return BarGround(fill: own.style, hairline: ground.hairline)
    }
}

enum TabRegion: Hashable {
    case screen, background, bar
}

/// The selected screen over the bar, which is part of its safe area's surroundings.
struct TabLayout: RegionLayout, Equatable {
    let selected: Int
    /// What a bar that floats keeps free at the lower edge of the screen; nil for one that reaches from edge to edge.
    var floatingInset: CGFloat?
    /// Whether the screen ends above a bar that floats.
    var keepsInsetFree = true

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        let size = context.size
        let insets = context.safeAreaInsets
        let hasBar = children.contains { $0.isRegion(TabRegion.bar) }
        let covered = insets.bottom - context.keyboardInset
        let bar =
            floatingInset.map { hasBar ? max(0, $0 - covered) : 0 } ?? children.first { $0.isRegion(TabRegion.bar) }?
            .sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height ?? 0
        let barTop = size.height + context.keyboardInset - bar
        let screen = CGRect(
            x: 0, y: 0, width: size.width, height: max(0, keepsInsetFree ? min(size.height, barTop) : size.height))
        let outer = CGRect(
            x: -insets.leading, y: -insets.top, width: size.width + insets.horizontal,
            height: size.height + insets.vertical)
        var number = 0
        let placements = children.map { child -> RegionArrangement.Placement? in
            if child.isRegion(TabRegion.bar) {
                let height = floatingInset == nil ? bar : outer.maxY - barTop
                return .init(CGRect(x: 0, y: barTop, width: size.width, height: height))
            }
            if child.isRegion(TabRegion.background) {
                return .init(
                    CGRect(x: outer.minX, y: barTop, width: outer.width, height: outer.maxY - barTop))
            }
            defer { number += 1 }
            guard number == selected else { return nil }
            let proposal = ProposedViewSize(screen.size)
            let fitted = child.sizeThatFits(proposal)
            return .init(
                origin: CGPoint(x: screen.midX - fitted.width / 2, y: screen.midY - fitted.height / 2),
                proposal: proposal)
        }
        return RegionArrangement(placements: placements, safeArea: SafeArea(outer: outer, inner: screen))
    }
}

/// The items side by side, all of one width: over the whole bar, or as a group in its middle where it is wide.
private struct TabBar: View {
    let tabs: [ContentElement]
    let selected: Int
    let layout: UITabBarItemAppearance.Style
    let select: @MainActor (Int) -> Void

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
                if let item = tab.trait(TabItemTraitKey.self) {
                    TabBarItem(
                        item: item, badge: tab.trait(BadgeKey.self), isSelected: index == selected,
                        layout: layout, place: (index + 1, tabs.count)
                    ) { select(index) }
                    .frame(maxWidth: layout == .inline ? TabBarMetrics.inlineItemWidth : nil)
                }
            }
        }
        .frame(maxWidth: .infinity)
        .frame(height: layout == .compactInline ? TabBarMetrics.compactHeight : TabBarMetrics.height)
        .accessibilityContainer(.tabBar)
    }
}

/// An image over a text; side by side where the bar is low.
struct TabBarItem: View {
    let item: AnyView
    let badge: Text?
    let isSelected: Bool
    let layout: UITabBarItemAppearance.Style
    let place: (number: Int, count: Int)
    /// The bar that the item floats in; nil for one that reaches from edge to edge.
    var floating: TabBarAppearance.Floating?
    let select: @MainActor () -> Void

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        EnvironmentReader { environment in
            item(badgeText: badge?.accessibilityText(in: environment) ?? "")
        }
    }

    private func item(badgeText: String) -> some View {
        Group {
            if layout != .stacked {
                HStack(spacing: TabBarMetrics.inlineGap) {
                    icon
                    title
                }
                .frame(maxHeight: .infinity)
            } else {
                ZStack(alignment: .top) {
                    icon.frame(height: TabBarMetrics.iconBoxHeight).padding(.top, TabBarMetrics.iconTop)
                    title.padding(.top, TabBarMetrics.labelTop)
                }
                .frame(maxHeight: .infinity, alignment: .top)
            }
        }
        .frame(maxWidth: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { if isEnabled { select() } }
        .accessibilityControl(.tab, traits: isSelected ? .isSelected : []) { node in
            let position = "\(place.number) of \(place.count)"
            node.value = badgeText.isEmpty ? position : "\(badgeText), \(position)"
            node.setAction(.activate) { select() }
        }
    }

    /// The image. The title speaks for it where there is one.
    private var icon: some View {
        ElementReader(item.labelStyle(.titleOnly)) { titles in
            image.accessibilityHidden(titles.contains { !$0.isImage })
        }
    }

    private var image: some View {
        // The item is asked for twice, since its image and its text take different fonts.
        ElementReader(item.labelStyle(.iconOnly)) { elements in
            ForEach(elements.filter { !$0.isText }) { $0 }
        }
        .font(.system(size: iconSize))
        .imageScale(.large)
        .symbolVariant(.fill)
        .foregroundStyle(barLook.iconColor)
        .overlay(alignment: .top) {
            if let badge {
                TabBadge(text: badge, look: barLook).accessibilityHidden(true)
            }
        }
    }

    private var barLook: TabBarLook {
        TabBarLook(layout, isSelected: isSelected, isFloating: floating != nil)
    }

    private var iconSize: CGFloat {
        if let floating { return floating.iconSize }
        return layout == .compactInline ? TabBarMetrics.compactIconSize : TabBarMetrics.iconSize
    }

    private var title: some View {
        ElementReader(item.labelStyle(.titleOnly)) { elements in
            ForEach(elements.filter { !$0.isImage }) { $0 }
        }
        .font(barLook.titleFont)
        .lineLimit(1)
        .foregroundStyle(barLook.titleColor)
    }
}

/// A word on a red ground at an item's corner.
private struct TabBadge: View {
    let text: Text
    let look: TabBarLook

    var body: some View {
        text.badgePlatter(look.badgeColor, textColor: look.badgeTextColor, font: look.badgeFont)
            .alignmentGuide(HorizontalAlignment.center) { $0[.leading] - TabBarMetrics.badgeOffset.width }
            .alignmentGuide(.top) { $0[VerticalAlignment.center] - TabBarMetrics.badgeOffset.height }
    }
}

extension Text {
    /// The text on a platter of a color: a prominent badge, on tabs and in rows.
    func badgePlatter(_ color: Color, textColor: Color = .white, font: Font = TabBarMetrics.badgeFont) -> some View {
        self.font(font)
            .foregroundStyle(textColor)
            .fixedSize()
            .padding(.horizontal, TabBarMetrics.badgePadding)
            .frame(minWidth: TabBarMetrics.badgeHeight, minHeight: TabBarMetrics.badgeHeight)
            .background(color, in: Capsule())
            .fixedSize()
    }
}
