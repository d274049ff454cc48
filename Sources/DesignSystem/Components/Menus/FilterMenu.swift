import SwiftUI

/// A menu of filters at half height. It remains open, so that the user can select several filters, and its rows follow
/// the given values.
///
/// ```swift
/// .background { FilterMenu(isPresented: $showsFilters, filters: filters) }
/// ```
public struct FilterMenu: View {
    @Binding private var isPresented: Bool
    private let filters: [ActionMenuItem]
    private let title: String
    private let closeOnItemPress: Bool

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - isPresented: whether it shows.
    ///   - filters: what can be chosen; their icons tell which are.
    ///   - title: what is chosen.
    ///   - closeOnItemPress: whether choosing closes it.
    public init(
        isPresented: Binding<Bool>, filters: [ActionMenuItem], title: String = String(localized: "Filter"),
        closeOnItemPress: Bool = false
    ) {
        _isPresented = isPresented
        self.filters = filters
        self.title = title
        self.closeOnItemPress = closeOnItemPress
    }

    public var body: some View {
        // It takes no room.
        Color.clear
            .frame(width: 0, height: 0)
            .actionMenu(
                isPresented: $isPresented, title: title, items: filters, closeOnItemPress: closeOnItemPress)
    }
}

/// A menu of sort orders. Selecting one closes the menu. The current order has a check mark.
///
/// ```swift
/// .background { SortMenu(isPresented: $showsSort, sortOptions: options, selectedID: sort.rawValue) }
/// ```
public struct SortMenu: View {
    @Binding private var isPresented: Bool
    private let sortOptions: [ActionMenuItem]
    private let title: String
    private let selectedID: String?

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - isPresented: whether it shows.
    ///   - sortOptions: what can be chosen.
    ///   - title: what is chosen.
    ///   - selectedID: the option in force; nil leaves the options' own icons.
    public init(
        isPresented: Binding<Bool>, sortOptions: [ActionMenuItem], title: String = String(localized: "Sort By"),
        selectedID: String? = nil
    ) {
        _isPresented = isPresented
        self.sortOptions = sortOptions
        self.title = title
        self.selectedID = selectedID
    }

    public var body: some View {
        Color.clear
            .frame(width: 0, height: 0)
            .actionMenu(isPresented: $isPresented, title: title, items: items)
    }

    private var items: [ActionMenuItem] {
        guard let selectedID else { return sortOptions }
        return sortOptions.map { option in
            ActionMenuItem(
                id: option.id, label: option.label,
                icon: option.id == selectedID ? MenuMark.inForce : MenuMark.notInForce,
                onPress: option.onPress)
        }
    }
}

#Preview("Filter, open") {
    BrandColors.background
        .background {
            FilterMenu(
                isPresented: .constant(true),
                filters: [
                    ActionMenuItem(id: "all", label: "All", icon: "circle"),
                    ActionMenuItem(id: "marked", label: "Bookmarked", icon: "checkmark.circle.fill"),
                ])
        }
}

#Preview("Sort, open") {
    BrandColors.background
        .background {
            SortMenu(
                isPresented: .constant(true),
                sortOptions: [
                    ActionMenuItem(id: "new", label: "Newest First"), ActionMenuItem(id: "az", label: "A to Z"),
                ], selectedID: "az")
        }
}
