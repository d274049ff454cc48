import SwiftUI
import UIKit

/// The market: a row that scrolls across, a grid, and a list.
final class MarketViewController: UIViewController {
    private typealias Source = UICollectionViewDiffableDataSource<Lane, Ware>

    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var source = makeSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Market"
        view.backgroundColor = .systemBackground
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        var snapshot = NSDiffableDataSourceSnapshot<Lane, Ware>()
        for lane in Lane.allCases {
            snapshot.appendSections([lane])
            snapshot.appendItems(lane.wares)
        }
        source.apply(snapshot, animatingDifferences: false)
    }

    /// A height that grows with the text.
    private static func scaled(_ height: CGFloat) -> CGFloat { UIFontMetrics.default.scaledValue(for: height) }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let lane = Lane.allCases[index]
            let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            let section: NSCollectionLayoutSection
            switch lane {
            case .fresh:
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(0.6), heightDimension: .absolute(Self.scaled(130))),
                    subitems: [item])
                section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .groupPaging
                section.interGroupSpacing = 12
            case .crafts:
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(Self.scaled(104))),
                    repeatingSubitem: item, count: isLarge ? 1 : 3)
                group.interItemSpacing = .fixed(12)
                section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = 12
            case .spices:
                section = .list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
            }
            if lane != .spices {
                section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 16, trailing: 16)
            }
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(Self.scaled(40))),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            section.supplementariesFollowContentInsets = false
            return section
        }
    }

    private func makeSource() -> Source {
        let tile = UICollectionView.CellRegistration<WareCell, Ware> { cell, path, ware in
            cell.show(ware, color: Lane.allCases[path.section].color)
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Ware> { cell, _, ware in
            var content = UIListContentConfiguration.valueCell()
            content.text = ware.name
            content.secondaryText = ware.price
            content.image = UIImage(systemName: ware.symbol)
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in
            var content = UIListContentConfiguration.extraProminentInsetGroupedHeader()
            content.text = Lane.allCases[path.section].rawValue
            view.contentConfiguration = content
        }
        let source = Source(collectionView: collectionView) { view, path, ware in
            Lane.allCases[path.section] == .spices
                ? view.dequeueConfiguredReusableCell(using: row, for: path, item: ware)
                : view.dequeueConfiguredReusableCell(using: tile, for: path, item: ware)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        return source
    }
}

/// A ware on a colored ground.
final class WareCell: UICollectionViewCell {
    private let icon = UIImageView()
    private let name = UILabel()
    private let price = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 14
        name.font = .preferredFont(forTextStyle: .headline)
        price.font = .preferredFont(forTextStyle: .subheadline)
        price.textColor = .secondaryLabel
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title3)
        let stack = UIStackView(arrangedSubviews: [icon, name, price])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ ware: Ware, color: UIColor) {
        icon.image = UIImage(systemName: ware.symbol)
        icon.tintColor = color
        name.text = ware.name
        price.text = ware.price
        contentView.backgroundColor = color.withAlphaComponent(0.15)
    }
}

/// The market in a navigation controller with a search.
public struct MarketScreen: UIViewControllerRepresentable {
    public init() {}

    public func makeUIViewController(context: Context) -> UINavigationController {
        let market = MarketViewController()
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Wares"
        market.navigationItem.searchController = search
        return UINavigationController(rootViewController: market)
    }

    public func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
}

#Preview("Market") { MarketScreen().ignoresSafeArea() }
