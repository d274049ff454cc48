import CoreGraphics
import Foundation

/// A type that describes how a list of a compositional layout looks.
@MainActor @preconcurrency public struct UICollectionLayoutListConfiguration {
    /// The look of a list.
    public enum Appearance: Int, Sendable {
        /// Plain, in groups, in groups with round corners, or as a sidebar.
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }
    /// Constants that describe what heads a section.
    public enum HeaderMode: Int, Sendable {
        /// The header modes: nothing, a supplementary view, or the first item.
        case none, supplementary, firstItemInSection
    }
    /// Constants that describe what ends a section.
    public enum FooterMode: Int, Sendable {
        /// The footer modes: nothing, or a supplementary view.
        case none, supplementary
    }
    /// Returns the buttons beside an item, which a swipe shows.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// The look.
    public let appearance: Appearance
    /// A Boolean value that indicates whether lines separate the cells.
    public var showsSeparators: Bool
    /// The header mode: what heads sections.
    public var headerMode = HeaderMode.none
    /// The footer mode: what ends sections.
    public var footerMode = FooterMode.none
    /// The color behind the list; nil shows what is behind it.
    public var backgroundColor: UIColor?
    /// The room above headers, in points; nil is the system's. Stored.
    public var headerTopPadding: CGFloat? {
        didSet { UIKitWithoutEffect.collectionLayoutListConfigurationHeaderTopPadding.log() }
    }
    /// The buttons where an item begins. Stored: a swipe shows none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
        didSet { UIKitWithoutEffect.listLeadingSwipeActions.log() }
    }
    /// The buttons where an item ends. Stored: a swipe shows none.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
        didSet { UIKitWithoutEffect.listTrailingSwipeActions.log() }
    }

    /// A list of a look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar
        backgroundColor =
            switch appearance {
            case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
            case .plain, .sidebarPlain: .systemBackground
            }
    }

    /// What is behind the whole list.
    var ground: UIColor { backgroundColor ?? .clear }

    /// How a cell is drawn.
    func style(of item: Int, count: Int) -> ListCellStyle {
        var style = ListCellStyle(appearance: appearance)
        let first = headerMode == .firstItemInSection ? 1 : 0
        guard item >= first else {
            style.isHeader = true
            return style
        }
        let isLast = item == count - 1
        style.hasSeparator = showsSeparators && !(isLast && appearance == .insetGrouped)
        if appearance == .insetGrouped {
            if item == first { style.corners.formUnion([.topLeft, .topRight]) }
            if isLast { style.corners.formUnion([.bottomLeft, .bottomRight]) }
        }
        return style
    }
}

extension NSCollectionLayoutSection {
    /// A section of a list: cells from edge to edge, as high as their content.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.cellHeight))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.listConfiguration = configuration
        let isGrouped = configuration.appearance == .grouped || configuration.appearance == .insetGrouped
        let hasHeader = configuration.headerMode == .supplementary
        let inset: CGFloat =
            switch configuration.appearance {
            case .insetGrouped, .sidebar: ListMetrics.groupInset
            case .plain, .grouped, .sidebarPlain: 0
            }
        section.contentInsets = NSDirectionalEdgeInsets(
            top: isGrouped && !hasHeader ? ListMetrics.groupSpacing : 0, leading: inset,
            bottom: isGrouped && configuration.footerMode == .none ? ListMetrics.groupSpacing : 0, trailing: inset)
        func boundary(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind, alignment: alignment)
            item.pinToVisibleBounds = configuration.appearance == .plain
            return item
        }
        if hasHeader {
            section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionHeader, .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionFooter, .bottom))
        }
        return section
    }
}
