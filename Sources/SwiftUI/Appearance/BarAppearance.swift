import Foundation
import UIKit

/// Navigation bars, toolbars and tab bars, in points, from the token table of the iOS 17 look.
enum BarMetrics {
    static let height: CGFloat = 44
    static let compactHeight: CGFloat = 32
    static let edgePadding: CGFloat = 16
    static let itemSpacing: CGFloat = 16
    static let toolbarHeight: CGFloat = 44
    static let compactToolbarHeight: CGFloat = 32
    /// The space between the back chevron and the screen's edge, and between it and its title.
    static let backLeading: CGFloat = 8
    static let backGap: CGFloat = 6
    static let backSymbol = "chevron.backward"
    /// Bars do not grow with the accessibility type sizes; their text is held at the largest ordinary size.
    static let titleFont = Font.system(size: 17, weight: .semibold)
    /// Of the line under the title. By eye: iOS 18 has none in its bars.
    static let subtitleFont = Font.system(size: 12)
    /// Of symbols that are buttons, as UIKit's bar button items draw them.
    static let imageScale = Image.Scale.large
    static let itemFont = Font.system(size: 17)
    static let confirmFont = Font.system(size: 17, weight: .semibold)
    /// The sign beside a title that opens a menu.
    static let titleMenuSymbol = "chevron.down"
    static let titleMenuFont = Font.system(size: 9, weight: .bold)
    static let titleMenuSize: CGFloat = 18
    static let titleMenuGap: CGFloat = 5
    /// What is left of the large title when the one in the bar begins to show.
    static let titleFadeDistance: CGFloat = 10
    static let hairlineColor = Color(
        uiColor: UIColor(dynamicProvider: {
            $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
        }))
    /// Text of the program's own in a bar grows no further than the system's.
    static let typeSizes = ...DynamicTypeSize.large
    static var background: AnyShapeStyle { AnyShapeStyle(Material.bar) }
}

/// The navigation bars and toolbars of a design, in points.
struct NavigationBarAppearance: Sendable {
    /// The ground that items share with their neighbors.
    struct Platter: Sendable {
        var height: CGFloat
        /// Between two of them.
        var gap: CGFloat
        /// Beside the label of an item.
        var padding: CGFloat = 12
    }

    var height: CGFloat = 44
    /// Above the middle of the items, beside half of what is left of the height.
    var topPadding: CGFloat = 0
    var largeTitleHeight: CGFloat = 52
    /// Nil where items are in the bar as they are.
    var itemPlatter: Platter?
    var itemFont = Font.system(size: 17)
    var confirmFont = Font.system(size: 17, weight: .semibold)
    /// Whether the back button names the screen that it leads to.
    var hasBackTitle = true
    /// Whether bars have their own ground once content is under them.
    var hasGround = true
    var toolbarHeight: CGFloat = 44
    var toolbarPlatter: Platter?
    var toolbarEdgePadding: CGFloat = 16
    /// The distance of the toolbar's items from the lower edge of the screen, where the safe area keeps them less far.
    var toolbarClearance: CGFloat = 0
}

/// The tab bar of a design, in points.
struct TabBarAppearance: Sendable {
    /// A capsule over the content.
    struct Floating: Sendable {
        var height: CGFloat = 58
        /// From the lower edge of the screen.
        var bottomGap: CGFloat = 23
        /// What the content keeps free at the lower edge of the screen.
        var contentInset: CGFloat = 83
        /// Between the capsule's edge and the ground of the chosen item.
        var inset: CGFloat = 2
        /// Of an item; neighbors overlap.
        var itemWidth: CGFloat = 93.5
        var itemPitch: CGFloat = 86
        /// The least distance from the sides of the screen, and between the capsule and what stands beside it.
        var sideGap: CGFloat = 21
        var gap: CGFloat = 8
        var lens = Color.black.opacity(0.086)
        var darkLens = Color.white.opacity(0.12)
        var iconSize: CGFloat = 20
        /// Of a view that stands above the capsule, or in its row while it is small.
        var accessoryHeight: CGFloat = 48
        /// The largest text of that view. The capsule does not grow, so that larger text would reach over it. Not measured.
        static let largestAccessoryTypeSize = DynamicTypeSize.xxxLarge
    }

    /// Nil where the bar reaches from edge to edge.
    var floating: Floating?
}

/// The bar of a `TabView`.
enum TabBarMetrics {
    static let height: CGFloat = 49
    static let compactHeight: CGFloat = 32
    static let labelFont = Font.system(size: 10, weight: .medium)
    /// Where the title stands beside the icon.
    static let inlineLabelFont = Font.system(size: 13, weight: .medium)
    static let inlineGap: CGFloat = 7
    /// An item's share of a bar on a wide screen, where items stand together in the middle.
    static let inlineItemWidth: CGFloat = 170
    static let iconSize: CGFloat = 19.5
    static let compactIconSize: CGFloat = 14
    static let iconBoxHeight: CGFloat = 28
    static let iconTop: CGFloat = 4
    static let labelTop: CGFloat = 34
    static var unselected: Color { Color(uiColor: .systemGray) }
    static let badgeHeight: CGFloat = 18
    static let badgeFont = Font.system(size: 13)
    static let badgePadding: CGFloat = 5
    /// A badge's leading edge, seen from the icon's middle, and its middle, seen from the icon's top.
    static let badgeOffset = CGSize(width: 4, height: 4)
}

/// The dots of a paged `TabView` and of a `UIPageControl`.
enum PageControlMetrics {
    static let height: CGFloat = 26
    static let inactiveOpacity = 0.3
    static let bottomPadding: CGFloat = 12
}

/// The dots of a design, in points.
struct PageControlLook: Sendable {
    var dot: CGFloat = 7
    var spacing: CGFloat = 9
    /// Beside the first and the last dot.
    var padding: CGFloat = 10
}

/// The space above and below the words of a large title.
enum LargeTitleMetrics {
    static let top: CGFloat = 3
    static let bottom: CGFloat = 8
    static var font: Font { .largeTitle.bold() }
    static var subtitleFont: Font { .subheadline }
    /// A line of that font at the standard text size.
    static let subtitleHeight: CGFloat = 20
    static let minimumScale: CGFloat = 0.8
}

/// Navigation links.
enum LinkMetrics {
    /// What is left of a link that leads nowhere, and of its chevron. Source: measured in pictures of iOS 17 and 18.
    static let disabledOpacity = 0.5
}

/// The columns of a split view on a wide screen.
enum SplitViewMetrics {
    static let sidebarWidth: CGFloat = 320
    static let contentWidth: CGFloat = 320
    /// What the detail keeps of the width.
    static let detailMinimum: CGFloat = 320
    /// Over the detail while columns lie over it.
    static let dimming = Color.black.opacity(0.2)
    static let sidebarSymbol = "sidebar.leading"

    static func width(of column: NavigationSplitViewColumn) -> CGFloat {
        column == .sidebar ? sidebarWidth : contentWidth
    }
}
