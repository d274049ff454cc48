import SwiftUI

/// A bar above a list of items, for searching, sorting, filtering, and adding.
public struct ItemsListControlBar: View {
    @Binding private var searchText: String
    @Binding private var isSearchVisible: Bool
    private let onSort: () -> Void
    private let onFilter: () -> Void
    private let onAdd: (() -> Void)?
    private let activeFilterCount: Int
    private let activeSortLabel: String?

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - searchText: what is searched for.
    ///   - isSearchVisible: whether the search field shows. Hiding it clears what is searched for.
    ///   - onSort: opens the choice of orders.
    ///   - onFilter: opens the choice of filters.
    ///   - onAdd: adds an item; nil shows no button.
    ///   - activeFilterCount: how many filters are set.
    ///   - activeSortLabel: the order in force, where it is not the usual one.
    public init(
        searchText: Binding<String>, isSearchVisible: Binding<Bool>, onSort: @escaping () -> Void,
        onFilter: @escaping () -> Void, onAdd: (() -> Void)? = nil, activeFilterCount: Int = 0,
        activeSortLabel: String? = nil
    ) {
        _searchText = searchText
        _isSearchVisible = isSearchVisible
        self.onSort = onSort
        self.onFilter = onFilter
        self.onAdd = onAdd
        self.activeFilterCount = activeFilterCount
        self.activeSortLabel = activeSortLabel
    }

    public var body: some View {
        ListControlBar(searchText: $searchText, isSearchVisible: $isSearchVisible, actions: actions)
    }

    private var actions: [ControlAction] {
        var actions = [
            ControlAction(
                id: "search", title: String(localized: "Search"), icon: "magnifyingglass", isActive: isSearchVisible,
                appearance: .iconOnly
            ) {
                if isSearchVisible { searchText = "" }
                isSearchVisible.toggle()
            },
            ControlAction(
                id: "sort", title: activeSortLabel ?? String(localized: "Sort"), icon: "arrow.up.arrow.down",
                isActive: activeSortLabel != nil, action: onSort),
            ControlAction(
                id: "filter",
                title: activeFilterCount > 0
                    ? String(localized: "Filter (\(activeFilterCount))") : String(localized: "Filter"),
                icon: "line.3.horizontal.decrease", isActive: activeFilterCount > 0, action: onFilter),
        ]
        if let onAdd {
            actions.append(
                ControlAction(
                    id: "add", title: String(localized: "Add"), variant: .primary, icon: "plus", appearance: .iconOnly,
                    action: onAdd))
        }
        return actions
    }
}

// audit: off name-repeated - two bars show the states of one
#Preview {
    VStack(spacing: Spacing.lg) {
        ItemsListControlBar(
            searchText: .constant(""), isSearchVisible: .constant(false), onSort: {}, onFilter: {}, onAdd: {})
        ItemsListControlBar(
            searchText: .constant("sofa"), isSearchVisible: .constant(true), onSort: {}, onFilter: {},
            activeFilterCount: 2, activeSortLabel: "A to Z")
    }
    .padding()
    .background(BrandColors.background)
}
