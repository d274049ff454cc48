import SwiftUI

/// A card of similar items, which opens to show them.
public struct GroupedItemCard: View {
    private let name: String
    private let thumbnailUrl: String?
    private let countLabel: String?
    private let totalLabel: String?
    private let isExpanded: Binding<Bool>?
    private let isSelected: Binding<Bool>?
    private let onSelectedChange: ((Bool) -> Void)?
    private let onPress: (() -> Void)?
    private let items: [ItemCardData]
    private let itemSelection: ((ItemCardData) -> Binding<Bool>)?
    private let onItemPress: ((ItemCardData) -> Void)?
    private let onItemBookmarkPress: ((ItemCardData) -> Void)?
    private let onItemStatusPress: ((ItemCardData) -> Void)?
    private let onItemLongPress: ((ItemCardData) -> Void)?
    private let itemMenuItems: (ItemCardData) -> [ActionMenuItem]
    @State private var ownExpansion: Bool
    @Themed(.ledger) private var theme

    /// Creates a card.
    ///
    /// - Parameters:
    ///   - name: what the items are; two lines at most.
    ///   - thumbnailUrl: where their picture is.
    ///   - countLabel: how many they are.
    ///   - totalLabel: what they cost together.
    ///   - isExpanded: whether the card is open; nil lets it keep that for itself.
    ///   - defaultExpanded: whether it is open at first if there is no binding.
    ///   - isSelected: whether all are selected; nil shows no circle.
    ///   - onSelectedChange: told when the circle is tapped. Selecting the group selects all that are in it.
    ///   - onPress: what a tap does, instead of opening the card.
    ///   - items: the items.
    ///   - itemSelection: whether an item is selected; nil shows no circles on items.
    ///   - onItemPress: what a tap on an item does.
    ///   - onItemBookmarkPress: sets or takes away an item's bookmark; nil shows none.
    ///   - onItemStatusPress: changes an item's status; nil makes it a badge that is only read.
    ///   - onItemLongPress: what a long press on an item does.
    ///   - itemMenuItems: what an item's menu offers.
    public init(
        name: String, thumbnailUrl: String? = nil, countLabel: String? = nil, totalLabel: String? = nil,
        isExpanded: Binding<Bool>? = nil, defaultExpanded: Bool = false, isSelected: Binding<Bool>? = nil,
        onSelectedChange: ((Bool) -> Void)? = nil, onPress: (() -> Void)? = nil, items: [ItemCardData] = [],
        itemSelection: ((ItemCardData) -> Binding<Bool>)? = nil, onItemPress: ((ItemCardData) -> Void)? = nil,
        onItemBookmarkPress: ((ItemCardData) -> Void)? = nil, onItemStatusPress: ((ItemCardData) -> Void)? = nil,
        onItemLongPress: ((ItemCardData) -> Void)? = nil,
        itemMenuItems: @escaping (ItemCardData) -> [ActionMenuItem] = { _ in [] }
    ) {
        self.name = name
        self.thumbnailUrl = thumbnailUrl
        self.countLabel = countLabel
        self.totalLabel = totalLabel
        self.isExpanded = isExpanded
        self.isSelected = isSelected
        self.onSelectedChange = onSelectedChange
        self.onPress = onPress
        self.items = items
        self.itemSelection = itemSelection
        self.onItemPress = onItemPress
        self.onItemBookmarkPress = onItemBookmarkPress
        self.onItemStatusPress = onItemStatusPress
        self.onItemLongPress = onItemLongPress
        self.itemMenuItems = itemMenuItems
        _ownExpansion = State(initialValue: defaultExpanded)
    }

    private var isOpen: Bool { isExpanded?.wrappedValue ?? ownExpansion }

    public var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                if let isSelected { selector(isSelected) }
                summary
            }
            if isOpen {
                ForEach(items) { item in
                    HairLine()
                    card(of: item).padding(theme.spacing.sm)
                }
                .transition(.opacity)
            }
        }
        .clipped()
        .cardSurface(theme, padding: 0, isSelected: isSelected?.wrappedValue ?? false, isPlain: true)
    }

    private func card(of item: ItemCardData) -> some View {
        ItemCard(
            item, isSelected: itemSelection?(item),
            onBookmarkPress: onItemBookmarkPress.map { press in { press(item) } },
            onPress: onItemPress.map { press in { press(item) } }, menuItems: itemMenuItems(item),
            onStatusPress: onItemStatusPress.map { press in { press(item) } }
        )
        .onLongPressGesture { onItemLongPress?(item) }
    }

    private func selector(_ isSelected: Binding<Bool>) -> some View {
        Button {
            let new = !isSelected.wrappedValue
            isSelected.wrappedValue = new
            onSelectedChange?(new)
        } label: {
            SelectorCircle(isSelected: isSelected.wrappedValue, indicator: .check)
        }
        .buttonStyle(.press)
        .padding(.leading, theme.spacing.xs)
        .accessibilityLabel("Select \(name)")
        .accessibilityAddTraits(isSelected.wrappedValue ? .isSelected : [])
    }

    private var summary: some View {
        Button {
            if let onPress { onPress() } else { toggle() }
        } label: {
            HStack(spacing: theme.spacing.md) {
                Thumbnail(
                    url: thumbnailUrl, size: MediaMetrics.thumbnailMedium, radius: MediaMetrics.cellRadiusMedium)
                VStack(alignment: .leading, spacing: theme.spacing.xs) {
                    Text(name)
                        .font(theme.fonts.subheading)
                        .foregroundStyle(theme.colors.textPrimary)
                        .lineLimit(2)
                    ForEach([countLabel, totalLabel].compactMap(\.nonBlank), id: \.self) { label in
                        Text(label)
                            .font(theme.fonts.small)
                            .foregroundStyle(theme.colors.textSecondary)
                            .wholeWords(of: label)
                    }
                }
                .fixedSize(horizontal: false, vertical: true)
                .frame(maxWidth: .infinity, alignment: .leading)
                OpeningChevron(isOpen: isOpen, theme: theme)
                    .font(theme.fonts.caption)
            }
            .padding(theme.spacing.md)
        }
        .buttonStyle(PressStyle(opacity: Ratios.pressedCard))
        .accessibilityValue(
            onPress == nil ? (isOpen ? String(localized: "Expanded") : String(localized: "Collapsed")) : "")
    }

    private func toggle() {
        withAnimation(theme.motion.expand) {
            if let isExpanded { isExpanded.wrappedValue.toggle() } else { ownExpansion.toggle() }
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    VStack(spacing: Spacing.cardListGap) {
        GroupedItemCard(
            name: "Dining chair", countLabel: "2 items", totalLabel: "$900.00", defaultExpanded: true,
            isSelected: .constant(false),
            items: [
                ItemCardData(id: "1", name: "Dining chair", priceLabel: "$450.00", indexLabel: "1 of 2"),
                ItemCardData(id: "2", name: "Dining chair", priceLabel: "$450.00", indexLabel: "2 of 2"),
            ])
        GroupedItemCard(name: "Pillow", countLabel: "8 items", isSelected: .constant(true))
    }
    .padding()
    .frame(width: 380)
    .background(BrandColors.background)
}

#Preview("With a picture") {
    GroupedItemCard(
        name: "Dining chair", thumbnailUrl: PreviewPicture.evening.url, countLabel: "1 item", defaultExpanded: true,
        items: [ItemCardData(id: "1", name: "Dining chair", thumbnailUri: PreviewPicture.evening.url)],
        onItemBookmarkPress: { _ in }, itemMenuItems: { _ in [ActionMenuItem(id: "edit", label: "Edit")] }
    )
    .padding()
    .frame(width: 380)
    .background(BrandColors.background)
}
