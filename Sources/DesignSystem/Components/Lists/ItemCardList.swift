import SwiftUI

/// A group of similar items for an ``ItemCardList``.
public struct ItemCardGroup: Identifiable, Hashable, Sendable {
    /// The identifier of the group.
    public let id: String
    /// The name of the items.
    public var name: String
    /// The total price, as the view shows it.
    public var totalLabel: String?
    /// The items.
    public var items: [ItemCardData]

    /// Creates a group.
    public init(id: String, name: String, totalLabel: String? = nil, items: [ItemCardData]) {
        self.id = id
        self.name = name
        self.totalLabel = totalLabel
        self.items = items
    }
}

/// A list of item cards, separately or in groups, which the user can open or select.
///
/// It shows what it is given and nothing else, so it follows anyone who gives it: an app's own lists are made of it. While
/// something is selected a tap selects instead of opening; a long press begins.
public struct ItemCardList: View {
    private let groups: [ItemCardGroup]
    @Binding private var selection: ListSelection
    private let isSelectable: Bool
    private let emptyMessage: String
    private let onItemPress: ((String) -> Void)?
    private let onBookmarkPress: ((String) -> Void)?
    private let onStatusPress: ((String) -> Void)?
    private let menuItems: (String) -> [ActionMenuItem]
    @State private var expanded: Set<String> = []
    @Themed(.ledger) private var theme

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - groups: what it shows. A group of one shows as its own card.
    ///   - selection: what is selected; nil lets nothing be.
    ///   - emptyMessage: what stands there where there is nothing.
    ///   - onItemPress: opens an item.
    ///   - onBookmarkPress: sets or takes away an item's bookmark.
    ///   - onStatusPress: changes an item's status; nil makes it a badge that is only read.
    ///   - menuItems: what an item's menu offers.
    public init(
        groups: [ItemCardGroup], selection: Binding<ListSelection>? = nil,
        emptyMessage: String = String(localized: "No items yet"),
        onItemPress: ((String) -> Void)? = nil, onBookmarkPress: ((String) -> Void)? = nil,
        onStatusPress: ((String) -> Void)? = nil, menuItems: @escaping (String) -> [ActionMenuItem] = { _ in [] }
    ) {
        self.groups = groups
        _selection = selection ?? .constant(ListSelection())
        isSelectable = selection != nil
        self.emptyMessage = emptyMessage
        self.onItemPress = onItemPress
        self.onBookmarkPress = onBookmarkPress
        self.onStatusPress = onStatusPress
        self.menuItems = menuItems
    }

    /// Creates a list of single items.
    ///
    /// - Parameters:
    ///   - items: what it shows.
    ///   - selection: what is selected; nil lets nothing be.
    ///   - emptyMessage: what stands there where there is nothing.
    ///   - onItemPress: opens an item.
    ///   - onBookmarkPress: sets or takes away an item's bookmark.
    ///   - onStatusPress: changes an item's status; nil makes it a badge that is only read.
    ///   - menuItems: what an item's menu offers.
    public init(
        items: [ItemCardData], selection: Binding<ListSelection>? = nil,
        emptyMessage: String = String(localized: "No items yet"),
        onItemPress: ((String) -> Void)? = nil, onBookmarkPress: ((String) -> Void)? = nil,
        onStatusPress: ((String) -> Void)? = nil, menuItems: @escaping (String) -> [ActionMenuItem] = { _ in [] }
    ) {
        self.init(
            groups: items.map { ItemCardGroup(id: $0.id, name: $0.name, items: [$0]) }, selection: selection,
            emptyMessage: emptyMessage, onItemPress: onItemPress, onBookmarkPress: onBookmarkPress,
            onStatusPress: onStatusPress, menuItems: menuItems)
    }

    private var ids: [String] { groups.flatMap { $0.items.map(\.id) } }

    public var body: some View {
        if groups.isEmpty {
            EmptyListMessage(icon: "tray", message: emptyMessage)
        } else {
            LazyVStack(alignment: .leading, spacing: theme.spacing.listGap) {
                if isSelectable { SelectionHeader(ids: ids, selection: $selection) }
                // One view for each group, so that of a long list only what is seen is made.
                ForEach(groups.filter { !$0.items.isEmpty }) { group in
                    if group.items.count > 1 { card(of: group) } else { card(of: group.items[0]) }
                }
            }
            // What has left the list cannot be acted on.
            .onChange(of: ids) { _, ids in selection.keep(only: ids) }
        }
    }

    private func card(of item: ItemCardData) -> some View {
        ItemCard(
            item, isSelected: isSelectable ? toggle(for: item) : nil,
            onBookmarkPress: onBookmarkPress.map { press in { press(item.id) } },
            onPress: onItemPress == nil && !isSelectable ? nil : { press(item) }, menuItems: menuItems(item.id),
            onStatusPress: onStatusPress.map { press in { press(item.id) } }
        )
        .onLongPressGesture { hold(item) }
    }

    private func card(of group: ItemCardGroup) -> some View {
        let hasPress = onItemPress != nil || isSelectable
        return GroupedItemCard(
            name: group.name, thumbnailUrl: group.items.lazy.compactMap(\.thumbnailUri).first,
            countLabel: String(localized: "\(group.items.count) items"), totalLabel: group.totalLabel,
            isExpanded: expansion(of: group),
            isSelected: isSelectable ? toggle(for: group) : nil, items: group.items,
            itemSelection: isSelectable ? { item in toggle(for: item) } : nil,
            onItemPress: hasPress ? { item in press(item) } : nil,
            onItemBookmarkPress: onBookmarkPress.map { press in { press($0.id) } },
            onItemStatusPress: onStatusPress.map { press in { press($0.id) } },
            onItemLongPress: { hold($0) }, itemMenuItems: { menuItems($0.id) })
    }

    private func expansion(of group: ItemCardGroup) -> Binding<Bool> {
        Binding(
            get: { expanded.contains(group.id) },
            set: { isOpen in
                if isOpen { expanded.insert(group.id) } else { expanded.remove(group.id) }
            })
    }

    private func toggle(for group: ItemCardGroup) -> Binding<Bool> {
        let members = group.items.map(\.id)
        return Binding(
            get: { selection.isAll(of: members) }, set: { selection.set(members, isSelected: $0) })
    }

    private func toggle(for item: ItemCardData) -> Binding<Bool> {
        Binding(get: { selection.contains(item.id) }, set: { selection.set([item.id], isSelected: $0) })
    }

    private func hold(_ item: ItemCardData) {
        if isSelectable { selection.toggle(item.id) }
    }

    private func press(_ item: ItemCardData) {
        if isSelectable, !selection.isEmpty { selection.toggle(item.id) } else { onItemPress?(item.id) }
    }
}

private struct PreviewList: View {
    @State var selection: ListSelection

    var body: some View {
        ItemCardList(
            groups: [
                ItemCardGroup(
                    id: "g", name: "Dining chair", totalLabel: "$900.00",
                    items: [
                        ItemCardData(id: "1", name: "Dining chair", priceLabel: "$450.00"),
                        ItemCardData(id: "2", name: "Dining chair", priceLabel: "$450.00"),
                    ]),
                ItemCardGroup(
                    id: "3", name: "Lamp", items: [ItemCardData(id: "3", name: "Lamp", priceLabel: "$120.00")]),
            ], selection: $selection, onItemPress: { _ in }
        )
        .padding()
        .frame(width: 380)
        .background(BrandColors.background)
    }
}

#Preview("Nothing selected") { PreviewList(selection: ListSelection()) }

#Preview("Something selected") { PreviewList(selection: ListSelection(["1", "2"])) }

// audit: off empty-without-action - the screen around the list adds items
#Preview("Empty") { ItemCardList(items: []).frame(width: 380) }
