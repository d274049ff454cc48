import Foundation

/// Items of a bar beside each other: as they are, or on platters that neighbors share.
struct BarItems: View {
    let items: [ToolbarElement]
    let platter: NavigationBarAppearance.Platter?

    var body: some View {
        if let platter {
            HStack(spacing: platter.gap) {
                ForEach(BarItemGroup.groups(of: items)) { BarPlatter(group: $0, platter: platter) }
            }
        } else {
            HStack(spacing: BarMetrics.itemSpacing) {
                ForEach(items.filter { !$0.isBreak }) { ToolbarItemView(item: $0) }
            }
        }
    }
}

/// Items that stand on one platter.
struct BarItemGroup: Identifiable {
    var items: [ToolbarElement]
    /// Whether the items stand there without a ground, or with their own.
    let isBare: Bool
    /// Whether the ground is in the tint color, as for the item that confirms.
    let isProminent: Bool

    var id: UInt64 { items[0].id }

    /// The items put together: those of one placement side by side, unless a spacer parts them or one stands alone.
    @MainActor static func groups(of items: [ToolbarElement]) -> [BarItemGroup] {
        var groups: [BarItemGroup] = []
        var isParted = true
        for item in items {
            if item.isBreak || item.element.isSpacer {
                isParted = true
                continue
            }
            let isBare = item.sharedBackground == .hidden || item.hasOwnPlatter
            let isProminent = item.isProminent
            let isAlone = isBare || isProminent
            if !isParted, !isAlone, let last = groups.last, !last.isBare, !last.isProminent,
                last.items[0].placement == item.placement
            {
                groups[groups.count - 1].items.append(item)
            } else {
                groups.append(BarItemGroup(items: [item], isBare: isBare, isProminent: isProminent))
            }
            isParted = false
        }
        return groups
    }
}

extension ToolbarElement {
    /// Whether the item is the one that confirms, which stands on the tint color.
    @MainActor var isProminent: Bool {
        placement == .confirmationAction || element.trait(ButtonRoleTraitKey.self) == .confirm
    }

    /// Whether the item is a button that is prominent by its place, its role or its style, which draws the platter.
    @MainActor var hasOwnPlatter: Bool {
        element.trait(OwnPlatterTraitKey.self) == true || isProminent && element.trait(RowButtonKey.self) == true
    }
}

/// A capsule of glass under items; a circle under a single symbol.
struct BarPlatter: View {
    let group: BarItemGroup
    let platter: NavigationBarAppearance.Platter

    var body: some View {
        let items = HStack(spacing: 0) {
            ForEach(group.items) { item in
                ToolbarItemView(item: item)
                    .padding(.horizontal, hasMargins(item) ? platter.padding : 0)
                    .frame(minWidth: platter.height)
                    .frame(height: platter.height)
            }
        }
        if group.isBare {
            items
        } else if group.isProminent {
            items.background(.tint, in: Capsule(style: .circular))
        } else {
            items.background(GlassStyle(.regular), in: Capsule(style: .circular))
        }
    }

    private func hasMargins(_ item: ToolbarElement) -> Bool {
        !item.hasOwnPlatter && !item.element.trait(ToolbarContentMarginsTraitKey.self)
    }
}
