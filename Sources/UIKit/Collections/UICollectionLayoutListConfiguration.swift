import CoreGraphics
import Foundation

/// The configuration of a list in a compositional layout.
@MainActor @preconcurrency public struct UICollectionLayoutListConfiguration {
    /// Constants that describe the appearance of a list.
    public enum Appearance: Int, Sendable {
        /// The appearances: plain, grouped, inset grouped, and sidebar.
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }
    /// Constants that describe the header of a section.
    public enum HeaderMode: Int, Sendable {
        /// The modes: no header, a supplementary view, and the first item.
        case none, supplementary, firstItemInSection
    }
    /// Constants that describe the footer of a section.
    public enum FooterMode: Int, Sendable {
        /// The modes: no footer, and a supplementary view.
        case none, supplementary
    }
    /// A closure that returns the swipe actions of an item.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// The appearance of the list.
    public let appearance: Appearance
    /// A Boolean value that indicates whether lines separate the cells.
    public var showsSeparators: Bool
    /// The header mode of sections.
    public var headerMode = HeaderMode.none
    /// The footer mode of sections.
    public var footerMode = FooterMode.none
    /// The background color of the list. Nil shows the content behind the list.
    public var backgroundColor: UIColor?
    /// The space above headers, in points. Nil for the default. Perch stores this value, but it has no effect.
    public var headerTopPadding: CGFloat? {
        didSet { UIKitWithoutEffect.collectionLayoutListConfigurationHeaderTopPadding.log() }
    }
    /// A closure that returns the swipe actions at the leading edge. Perch stores it, but it has no effect.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
        didSet { UIKitWithoutEffect.listLeadingSwipeActions.log() }
    }
    /// A closure that returns the swipe actions at the trailing edge. Perch stores it, but it has no effect.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
        didSet { UIKitWithoutEffect.listTrailingSwipeActions.log() }
    }

    /// Creates a list configuration with an appearance.
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
    /// Returns a section of a list, with cells from edge to edge that have the height of their content.
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
