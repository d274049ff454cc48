import Foundation
import UIKit

/// A tab bar that floats over the content: a capsule of glass with an item for each tab, and a circle beside it for searching.
struct FloatingTabBar: View {
    let tabs: [ContentElement]
    let selected: Int
    let look: TabBarAppearance.Floating
    let state: State
    /// The number of the tab that was chosen last, without the one for searching.
    let lastShown: Int
    let accessory: AnyViewBoxReference?
    let select: @MainActor (Int) -> Void
    let expand: @MainActor () -> Void

    @SwiftUICore.State private var width: CGFloat = 0

    /// How much of the bar is seen.
    enum State {
        case whole
        /// The chosen tab and the one for searching.
        case minimized
        /// One tab, which leads back, beside the search field of the page.
        case besideSearch
    }

    var body: some View {
        VStack(spacing: look.gap) {
            if let accessory, state == .whole {
                accessoryView(accessory, .expanded).padding(.horizontal, look.sideGap)
            }
            HStack(spacing: look.gap) {
                switch state {
                case .whole:
                    capsule
                    // A tab for searching stands at the trailing end, whatever room is between.
                    if searchIndex != nil { Spacer(minLength: 0) }
                case .minimized:
                    minimized
                    if let accessory { accessoryView(accessory, .inline) } else { Spacer(minLength: 0) }
                case .besideSearch:
                    minimized
                    Spacer(minLength: 0)
                }
                if let search = searchIndex, state != .besideSearch { searchCircle(search) }
            }
            .frame(height: look.height)
            .padding(.horizontal, look.sideGap)
        }
        // As wide as the page even while the items, which are measured by it, want more.
        .frame(minWidth: 0, maxWidth: .infinity)
        .padding(.top, look.contentInset - look.height - look.bottomGap)
        .frame(maxHeight: .infinity, alignment: .top)
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
        .accessibilityContainer(.tabBar)
    }

    /// The tab for searching stands apart.
    private var searchIndex: Int? { tabs.firstIndex { $0.trait(TabRoleTraitKey.self) == .search } }

    private var barTabs: [(index: Int, tab: ContentElement)] {
        tabs.enumerated().filter { $0.offset != searchIndex && $0.element.trait(TabItemTraitKey.self) != nil }
            .map { ($0.offset, $0.element) }
    }

    /// The distance from item to item: the usual one, or less if there is no room, so that the bar fills the room that
    /// there is.
    private var pitch: CGFloat {
        guard width > 0, barTabs.count > 1 else { return look.itemPitch }
        let search = searchIndex == nil ? 0 : look.height + look.gap
        let room = width - 2 * look.sideGap - search - 2 * look.inset - overlap
        return min(look.itemPitch, max(0, room / CGFloat(barTabs.count)))
    }

    /// How far an item reaches into the next one.
    private var overlap: CGFloat { look.itemWidth - look.itemPitch }

    private var capsule: some View {
        let pitch = pitch
        return HStack(spacing: -overlap) {
            ForEach(barTabs, id: \.tab.id) { index, tab in
                if let item = tab.trait(TabItemTraitKey.self) {
                    TabBarItem(
                        item: item, badge: tab.trait(BadgeKey.self), isSelected: index == selected, layout: .stacked,
                        place: (index + 1, tabs.count), floating: look
                    ) { select(index) }
                    .frame(width: pitch + overlap)
                    .background {
                        if index == selected { FloatingTabLens(look: look) }
                    }
                }
            }
        }
        .padding(look.inset)
        .frame(height: look.height)
        .background(GlassStyle(.regular), in: Capsule(style: .circular))
    }

    @ViewBuilder private var minimized: some View {
        if tabs.indices.contains(lastShown), let item = tabs[lastShown].trait(TabItemTraitKey.self) {
            TabBarItem(
                item: AnyView(item.labelStyle(.iconOnly)), badge: nil, isSelected: lastShown == selected,
                layout: .compactInline,
                place: (lastShown + 1, tabs.count), floating: look, select: expand
            )
            .frame(width: look.accessoryHeight, height: look.accessoryHeight)
            .background(GlassStyle(.regular), in: Circle())
        }
    }

    @ViewBuilder private func searchCircle(_ index: Int) -> some View {
        let isSelected = index == selected
        Image(systemName: "magnifyingglass")
            .font(.system(size: look.iconSize, weight: .medium))
            .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(SystemBackgrounds.label))
            .frame(width: look.height, height: look.height)
            .background(GlassStyle(.regular), in: Circle())
            .contentShape(Circle())
            .onTapGesture { select(index) }
            .accessibilityLabel(Text(verbatim: NavigationWords.search))
            .accessibilityControl(.tab, traits: isSelected ? .isSelected : []) { node in
                node.value = "\(index + 1) of \(tabs.count)"
                node.setAction(.activate) { select(index) }
            }
    }

    private func accessoryView(
        _ accessory: AnyViewBoxReference, _ placement: TabViewBottomAccessoryPlacement
    ) -> some View {
        accessory.view
            .environment(\.accessoryPlacement, placement)
            .dynamicTypeSize(...TabBarAppearance.Floating.largestAccessoryTypeSize)
            .frame(maxWidth: .infinity)
            .frame(height: look.accessoryHeight)
            .background(GlassStyle(.regular), in: Capsule(style: .circular))
    }
}

/// The ground of the chosen item.
private struct FloatingTabLens: View {
    let look: TabBarAppearance.Floating
    @Environment(\.colorScheme) private var colorScheme

    var body: some View { Capsule(style: .circular).fill(colorScheme == .dark ? look.darkLens : look.lens) }
}
