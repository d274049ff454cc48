import Foundation

/// Navigation bars, toolbars and tab bars, in points, from the token table of the iOS 17 look.
enum BarMetrics {
    static let height: CGFloat = 44
    static let compactHeight: CGFloat = 32
    static let largeTitleHeight: CGFloat = 52
    static let edgePadding: CGFloat = 16
    static let itemSpacing: CGFloat = 16
    static let toolbarHeight: CGFloat = 44
    /// The space between the back chevron and the screen's edge, and between it and its title.
    static let backLeading: CGFloat = 8
    static let backGap: CGFloat = 6
    static let backSymbol = "chevron.backward"
    /// Bars do not grow with the accessibility type sizes; their text is held at the largest ordinary size.
    static let titleFont = Font.system(size: 17, weight: .semibold)
    static let itemFont = Font.system(size: 17)
    static let confirmFont = Font.system(size: 17, weight: .semibold)
    static let largeTitleFont = Font.system(size: 34, weight: .bold)
    /// How far the content scrolls until the inline title is wholly visible, before the large one is gone.
    static let titleFadeDistance: CGFloat = 10
    static let hairlineColor = Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.3)
    static var background: AnyShapeStyle { AnyShapeStyle(Material.bar) }
}

/// The search field in a navigation bar.
enum SearchBarMetrics {
    static let rowHeight: CGFloat = 52
    static let fieldHeight: CGFloat = 36
    static let cornerRadius: CGFloat = 10
    static let iconSize: CGFloat = 16
    static let iconLeading: CGFloat = 8
    static let iconGap: CGFloat = 6
    static let bottomPadding: CGFloat = 15
    static let cancelGap: CGFloat = 12
    static let font = Font.system(size: 17)
    static var background: Color { Color(uiColor: .tertiarySystemFill) }
}

/// The bar of a `TabView`.
enum TabBarMetrics {
    static let height: CGFloat = 49
    static let compactHeight: CGFloat = 32
    static let labelFont = Font.system(size: 10, weight: .medium)
    static let iconSize: CGFloat = 18
    static let iconBoxHeight: CGFloat = 28
    static let iconTop: CGFloat = 4
    static let labelTop: CGFloat = 34
    static var unselected: Color { Color(uiColor: .systemGray) }
    static let badgeHeight: CGFloat = 18
    static let badgeFont = Font.system(size: 13)
    static let badgePadding: CGFloat = 5
    static let badgeOffset = CGSize(width: 8, height: -2)
}

/// The dots of a paged `TabView`.
enum PageControlMetrics {
    static let dot: CGFloat = 7
    static let spacing: CGFloat = 9
    static let height: CGFloat = 26
    static let inactiveOpacity = 0.3
    static let backgroundPadding: CGFloat = 10
    static let bottomPadding: CGFloat = 12
    /// How far a finger moves before it counts as swiping, and how far it has to reach to turn the page.
    static let swipeStart: CGFloat = 10
    static let swipeLength: CGFloat = 100
}

/// The space above and below the words of a large title.
enum LargeTitleMetrics {
    static let top: CGFloat = 3
    static let bottom: CGFloat = 8
}

/// The columns of a split view on a wide screen.
enum SplitViewMetrics {
    static let sidebarWidth: CGFloat = 320
    static let contentWidth: CGFloat = 320

    static func width(of column: NavigationSplitViewColumn) -> CGFloat {
        column == .sidebar ? sidebarWidth : contentWidth
    }
}
