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

    var body: some View {
        RegionContainer(TabLayout(selected: selected)) {
            ForEach(tabs) { $0.region(TabRegion.screen) }
            if preferences.visibility != .hidden {
                BarBackgroundView(background: background, isVisible: isBackgroundVisible, hairlineEdge: .top)
                    .region(TabRegion.background)
                TabBar(tabs: tabs, selected: selected, isCompact: verticalSizeClass == .compact, select: select)
                    .transformEnvironment(\.colorScheme) { scheme in
                        if isBackgroundVisible { scheme = preferences.colorScheme ?? scheme }
                    }
                    .region(TabRegion.bar)
            }
        }
    }

    /// At rest the bar is clear while nothing is under it.
    private var isBackgroundVisible: Bool {
        switch preferences.backgroundVisibility ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic: scrolling.hasContentBelow || TabBarLook.hasOwnScrollEdgeBackground
        }
    }

    private var background: BarBackground? {
        preferences.background ?? TabBarLook.background.map { BarBackground(style: AnyShapeStyle($0)) }
    }
}

enum TabRegion: Hashable {
    case screen, background, bar
}

/// The selected screen over the bar, which is part of its safe area's surroundings.
struct TabLayout: RegionLayout, Equatable {
    let selected: Int

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        let size = context.size
        let insets = context.safeAreaInsets
        let bar =
            children.first { $0.isRegion(TabRegion.bar) }?
            .sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height ?? 0
        let screen = CGRect(x: 0, y: 0, width: size.width, height: max(0, size.height - bar))
        let outer = CGRect(
            x: -insets.leading, y: -insets.top, width: size.width + insets.horizontal,
            height: size.height + insets.vertical)
        var number = 0
        let placements = children.map { child -> RegionArrangement.Placement? in
            if child.isRegion(TabRegion.bar) {
                return .init(CGRect(x: 0, y: screen.maxY, width: size.width, height: bar))
            }
            if child.isRegion(TabRegion.background) {
                return .init(
                    CGRect(x: outer.minX, y: screen.maxY, width: outer.width, height: outer.maxY - screen.maxY))
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

/// The items side by side, all of one width.
private struct TabBar: View {
    let tabs: [ContentElement]
    let selected: Int
    let isCompact: Bool
    let select: @MainActor (Int) -> Void

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
                if let item = tab.trait(TabItemTraitKey.self) {
                    TabBarItem(
                        item: item, badge: tab.trait(BadgeKey.self), isSelected: index == selected,
                        isCompact: isCompact, place: (index + 1, tabs.count)
                    ) { select(index) }
                }
            }
        }
        .frame(height: isCompact ? TabBarMetrics.compactHeight : TabBarMetrics.height)
        .accessibilityContainer(.tabBar)
    }
}

/// An image over a text; side by side where the bar is low.
private struct TabBarItem: View {
    let item: AnyView
    let badge: Text?
    let isSelected: Bool
    let isCompact: Bool
    let place: (number: Int, count: Int)
    let select: @MainActor () -> Void

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Group {
            if isCompact {
                HStack(spacing: TabBarMetrics.badgePadding) {
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
            node.value = "\(place.number) of \(place.count)"
            node.setAction(.activate) { select() }
        }
    }

    private var icon: some View {
        // The item is asked for twice, since its image and its text take different fonts.
        ElementReader(item.labelStyle(.iconOnly)) { elements in
            ForEach(elements.filter { !$0.isText }) { $0 }
        }
        .font(.system(size: TabBarMetrics.iconSize))
        .imageScale(.large)
        .symbolVariant(.fill)
        .foregroundStyle(TabBarLook.iconColor(isSelected: isSelected))
        .overlay(alignment: .topTrailing) {
            if let badge { TabBadge(text: badge) }
        }
    }

    private var title: some View {
        ElementReader(item.labelStyle(.titleOnly)) { elements in
            ForEach(elements.filter { !$0.isImage }) { $0 }
        }
        .font(TabBarLook.titleFont(isSelected: isSelected))
        .lineLimit(1)
        .foregroundStyle(TabBarLook.titleColor(isSelected: isSelected))
    }
}

/// A word on a red ground at an item's corner.
private struct TabBadge: View {
    let text: Text

    var body: some View {
        text
            .font(TabBarMetrics.badgeFont)
            .foregroundStyle(.white)
            .fixedSize()
            .padding(.horizontal, TabBarMetrics.badgePadding)
            .frame(minWidth: TabBarMetrics.badgeHeight, minHeight: TabBarMetrics.badgeHeight)
            .background(TabBarLook.badgeColor, in: Capsule())
            .fixedSize()
            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] - TabBarMetrics.badgeOffset.width }
            .alignmentGuide(.top) { $0[VerticalAlignment.center] - TabBarMetrics.badgeOffset.height }
    }
}

/// The look of tab bars, as the program set it by `UITabBar.appearance()`.
@MainActor enum TabBarLook {
    private static var bar: UITabBar { UITabBar.appearance() }
    private static var items: UITabBarItemAppearance { bar.standardAppearance.stackedLayoutAppearance }

    private static func state(_ isSelected: Bool) -> UITabBarItemStateAppearance {
        isSelected ? items.selected : items.normal
    }

    static func iconColor(isSelected: Bool) -> AnyShapeStyle {
        if let color = state(isSelected).iconColor { return AnyShapeStyle(Color(uiColor: color)) }
        return itemColor(isSelected: isSelected)
    }

    static func titleColor(isSelected: Bool) -> AnyShapeStyle {
        if let color = state(isSelected).titleTextAttributes[.foregroundColor] as? UIColor {
            return AnyShapeStyle(Color(uiColor: color))
        }
        return itemColor(isSelected: isSelected)
    }

    private static func itemColor(isSelected: Bool) -> AnyShapeStyle {
        if isSelected { return AnyShapeStyle(.tint) }
        return AnyShapeStyle(bar.unselectedItemTintColor.map { Color(uiColor: $0) } ?? TabBarMetrics.unselected)
    }

    static func titleFont(isSelected: Bool) -> Font {
        let font = state(isSelected).titleTextAttributes[.font] as? UIFont
        return font.map { .system(size: $0.pointSize, weight: .medium) } ?? TabBarMetrics.labelFont
    }

    static var badgeColor: Color {
        items.normal.badgeBackgroundColor.map { Color(uiColor: $0) } ?? .red
    }

    static var background: Color? {
        (bar.standardAppearance.backgroundColor ?? bar.barTintColor).map { Color(uiColor: $0) }
    }

    /// Whether the program wants a background also where nothing is under the bar.
    static var hasOwnScrollEdgeBackground: Bool {
        guard let appearance = bar.scrollEdgeAppearance else { return !bar.isTranslucent }
        return appearance.backgroundColor != nil || appearance.backgroundEffect != nil
    }
}
