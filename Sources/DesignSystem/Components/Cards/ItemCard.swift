import SwiftUI

/// A card of an item, with its badges, picture, name, and details.
///
/// ```swift
/// ItemCard(name: "Lounge chair", priceLabel: "$450.00", statusLabel: "Purchased", onPress: { open(item) })
/// ItemCard(data, isSelected: $isSelected, menuItems: menu(for: item))
/// ```
///
/// With a binding the card has a circle that selects it; without one it keeps for itself whether it is selected, and shows
/// it by its line.
public struct ItemCard: View {
    private let data: ItemCardData
    private let stackSkuAndSource: Bool
    private let isSelected: Binding<Bool>?
    private let onBookmarkPress: (() -> Void)?
    private let onPress: (() -> Void)?
    private let onStatusPress: (() -> Void)?
    private let menuItems: [ActionMenuItem]
    @State private var ownSelection: Bool
    @Themed(.ledger) private var theme
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates a card of single values.
    ///
    /// - Parameters:
    ///   - name: what it is; three lines at most.
    ///   - sku: the number that its maker gave it.
    ///   - sourceLabel: where it was bought.
    ///   - locationLabel: where it stands.
    ///   - notes: what is to be remembered about it; two lines at most.
    ///   - priceLabel: what it costs.
    ///   - indexLabel: which of several it is.
    ///   - statusLabel: how far it has come.
    ///   - budgetCategoryName: what its money is for.
    ///   - thumbnailUri: where its picture is.
    ///   - stackSkuAndSource: whether number and source stand on separate lines.
    ///   - isSelected: whether it is selected; nil shows no circle.
    ///   - defaultSelected: whether it is selected at first if there is no binding.
    ///   - bookmarked: whether it has a bookmark.
    ///   - onBookmarkPress: sets or takes away the bookmark; nil shows none.
    ///   - onPress: what a tap does; nil takes no taps.
    ///   - menuItems: what its menu offers; without any there is none.
    ///   - warningMessage: what is amiss with it.
    ///   - onStatusPress: what a tap on the status does; nil makes it a badge that is only read.
    public init(
        name: String, sku: String? = nil, sourceLabel: String? = nil, locationLabel: String? = nil,
        notes: String? = nil, priceLabel: String? = nil, indexLabel: String? = nil, statusLabel: String? = nil,
        budgetCategoryName: String? = nil, thumbnailUri: String? = nil, stackSkuAndSource: Bool = false,
        isSelected: Binding<Bool>? = nil, defaultSelected: Bool = false, bookmarked: Bool = false,
        onBookmarkPress: (() -> Void)? = nil, onPress: (() -> Void)? = nil, menuItems: [ActionMenuItem] = [],
        warningMessage: String? = nil, onStatusPress: (() -> Void)? = nil
    ) {
        self.init(
            ItemCardData(
                id: "", name: name, sku: sku, sourceLabel: sourceLabel, locationLabel: locationLabel, notes: notes,
                priceLabel: priceLabel, indexLabel: indexLabel, statusLabel: statusLabel,
                budgetCategoryName: budgetCategoryName, thumbnailUri: thumbnailUri, warningMessage: warningMessage,
                bookmarked: bookmarked),
            stackSkuAndSource: stackSkuAndSource, isSelected: isSelected, defaultSelected: defaultSelected,
            onBookmarkPress: onBookmarkPress, onPress: onPress, menuItems: menuItems, onStatusPress: onStatusPress)
    }

    /// Creates a card of a value.
    ///
    /// - Parameters:
    ///   - data: what it shows.
    ///   - stackSkuAndSource: whether number and source stand on separate lines.
    ///   - isSelected: whether it is selected; nil shows no circle.
    ///   - defaultSelected: whether it is selected at first if there is no binding.
    ///   - onBookmarkPress: sets or takes away the bookmark; nil shows none.
    ///   - onPress: what a tap does; nil takes no taps.
    ///   - menuItems: what its menu offers; without any there is none.
    ///   - onStatusPress: what a tap on the status does; nil makes it a badge that is only read.
    public init(
        _ data: ItemCardData, stackSkuAndSource: Bool = false, isSelected: Binding<Bool>? = nil,
        defaultSelected: Bool = false, onBookmarkPress: (() -> Void)? = nil, onPress: (() -> Void)? = nil,
        menuItems: [ActionMenuItem] = [], onStatusPress: (() -> Void)? = nil
    ) {
        self.data = data
        self.stackSkuAndSource = stackSkuAndSource
        self.isSelected = isSelected
        self.onBookmarkPress = onBookmarkPress
        self.onPress = onPress
        self.onStatusPress = onStatusPress
        self.menuItems = menuItems
        _ownSelection = State(initialValue: defaultSelected)
    }

    private var selected: Bool { isSelected?.wrappedValue ?? ownSelection }

    private var hasHeader: Bool {
        isSelected != nil || onBookmarkPress != nil || !menuItems.isEmpty
            || [data.indexLabel, data.budgetCategoryName, data.statusLabel, data.warningMessage].contains {
                $0.nonBlank != nil
            }
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if hasHeader {
                CardHeader(
                    name: data.name, isSelected: isSelected, bookmarked: data.bookmarked,
                    onBookmarkPress: onBookmarkPress, menuItems: menuItems
                ) {
                    badges
                }
                HairLine()
            }
            PressArea(action: onPress) { details }
        }
        .cardSurface(theme, padding: 0, isSelected: selected, isPlain: true)
    }

    @ViewBuilder private var badges: some View {
        if let index = data.indexLabel.nonBlank { Badge(index, color: theme.colors.textSecondary) }
        if let category = data.budgetCategoryName.nonBlank { Badge(category) }
        if let status = data.statusLabel.nonBlank { statusBadge(status) }
        if data.warningMessage.nonBlank != nil {
            Image(systemName: "exclamationmark.triangle.fill")
                .font(theme.fonts.small)
                .foregroundStyle(theme.colors.warning.text)
                .accessibilityHidden(true)
        }
    }

    @ViewBuilder private func statusBadge(_ status: String) -> some View {
        if let onStatusPress {
            Button {
                onStatusPress()
            } label: {
                Badge(status, trailingIcon: "chevron.down").frame(minHeight: .touchTargetMin)
            }
            .buttonStyle(.press)
            .accessibilityHint("Changes the status")
        } else {
            Badge(status)
        }
    }

    private var details: some View {
        layout {
            Thumbnail(url: data.thumbnailUri, size: MediaMetrics.thumbnail, radius: MediaMetrics.thumbnailRadius)
            VStack(alignment: .leading, spacing: theme.spacing.xs) {
                Text(data.name)
                    .font(theme.fonts.subheading)
                    .foregroundStyle(theme.colors.textPrimary)
                    .lineLimit(typeSize.isAccessibilitySize ? nil : Limits.itemNameLines)
                ForEach(Array(data.lines(isStacked: stackSkuAndSource).enumerated()), id: \.offset) { _, line in
                    Text(line)
                        .font(line == data.priceLabel ? theme.fonts.label : theme.fonts.small)
                        .foregroundStyle(
                            line == data.priceLabel ? theme.colors.textPrimary : theme.colors.textSecondary)
                }
                if let notes = data.notes.nonBlank {
                    Text(notes)
                        .font(theme.fonts.small)
                        .italic()
                        .foregroundStyle(theme.colors.textSecondary)
                        .lineLimit(2)
                }
                if let warning = data.warningMessage.nonBlank {
                    Text(warning)
                        .font(theme.fonts.small)
                        .foregroundStyle(theme.colors.warning.text)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .fixedSize(horizontal: false, vertical: true)
        .padding(theme.spacing.card)
    }

    /// Beside a large picture, large type would have no room.
    private var layout: AnyLayout {
        typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: theme.spacing.md))
            : AnyLayout(HStackLayout(alignment: .top, spacing: theme.spacing.md))
    }
}

/// Content that takes taps where there is something that they do.
struct PressArea<Content: View>: View {
    let action: (() -> Void)?
    @ViewBuilder let content: Content

    var body: some View {
        if let action {
            Button {
                action()
            } label: {
                content
            }
            .buttonStyle(PressStyle(opacity: Ratios.pressedCard))
        } else {
            content.accessibilityElement(children: .combine)
        }
    }
}

/// A small picture, or a camera in a dashed line.
struct Thumbnail: View {
    let url: String?
    let size: CGFloat
    let radius: CGFloat
    @Themed(.ledger) private var theme

    var body: some View {
        Group {
            if let url, !url.isEmpty {
                RemoteImage(url: url)
            } else {
                theme.colors.surfaceLow.overlay {
                    Image(systemName: "camera.fill")
                        .font(.system(size: size * Ratios.thumbnailSymbol))
                        .foregroundStyle(theme.colors.textTertiary)
                }
            }
        }
        .frame(width: size, height: size)
        .clipShape(RoundedRectangle(cornerRadius: radius))
        .overlay {
            if url?.isEmpty ?? true {
                RoundedRectangle(cornerRadius: radius)
                    .strokeBorder(
                        theme.colors.border,
                        style: StrokeStyle(
                            lineWidth: theme.lines.border, dash: [MediaMetrics.dash, MediaMetrics.dashGap]))
            }
        }
        .accessibilityHidden(true)
    }
}

#Preview("States") {
    VStack(spacing: Spacing.cardListGap) {
        ItemCard(
            name: "Lounge chair in walnut and wool", sku: "A-1042", sourceLabel: "Wayfair",
            locationLabel: "Living Room", notes: "Two, if there are two.", priceLabel: "$450.00",
            statusLabel: "Purchased",
            budgetCategoryName: "Furnishings", isSelected: .constant(false), bookmarked: true, onBookmarkPress: {},
            onPress: {}, menuItems: [ActionMenuItem(id: "edit", label: "Edit")], onStatusPress: {})
        ItemCard(
            name: "Floor lamp", priceLabel: "$120.00", isSelected: .constant(true), onPress: {},
            warningMessage: "Missing purchase price")
        ItemCard(name: "Only a name")
    }
    .padding()
    .frame(width: 380)
    .background(BrandColors.background)
}

#Preview("With a picture") {
    ItemCard(
        name: "Lounge chair", priceLabel: "$450.00", statusLabel: "Purchased",
        thumbnailUri: PreviewPicture.evening.url, onPress: {}
    )
    .padding()
    .frame(width: 380)
    .background(BrandColors.background)
}
