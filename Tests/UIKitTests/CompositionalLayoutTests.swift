import Foundation
import SwiftUI
import Testing
import UIKit

/// Where compositional layouts put items, and how lists and sections that scroll across behave.
@MainActor struct CompositionalLayoutTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        var counts: [Int]
        /// Fills a cell of a list.
        var fill: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }

        init(_ counts: [Int]) { self.counts = counts }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            if let cell = cell as? UICollectionViewListCell { fill(cell, indexPath) }
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    private func collection(
        _ layout: UICollectionViewLayout, _ source: Source, width: CGFloat = 320, height: CGFloat = 400
    ) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        view.contentInsetAdjustmentBehavior = .never
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func frames(_ view: UICollectionView, _ count: Int, section: Int = 0) -> [CGRect] {
        (0..<count).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame }
    }

    @Test("Items repeat in a row as long as they fit, with insets and distances between rows")
    func grid() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 10)
        let source = Source([6])
        let view = collection(UICollectionViewCompositionalLayout(section: section), source)
        let frames = frames(view, 6)
        #expect(frames[0] == CGRect(x: 12, y: 7, width: 71, height: 71))
        #expect(frames[3].minX == 12 + 225 && frames[4].origin == CGPoint(x: 12, y: 92))
        #expect(view.contentSize == CGSize(width: 320, height: 5 + 75 + 10 + 75 + 7))
        #expect(view.visibleCells.count == 6 && source.counts == [6])
    }

    @Test("A number of items shares the width, with fixed distances")
    func counted() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(40)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
        group.interItemSpacing = .fixed(10)
        let source = Source([4])
        let view = collection(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
        #expect(frames(view, 4).map(\.minX) == [0, 110, 220, 0] && frames(view, 1)[0].width == 100)
        #expect(source.counts == [4])
    }

    @Test("Groups in groups: a large item beside a column of two")
    func nested() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
        let source = Source([5])
        let view = collection(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
        #expect(
            frames(view, 5) == [
                CGRect(x: 0, y: 0, width: 160, height: 100), CGRect(x: 160, y: 0, width: 160, height: 50),
                CGRect(x: 160, y: 50, width: 160, height: 50), CGRect(x: 0, y: 100, width: 160, height: 100),
                CGRect(x: 160, y: 100, width: 160, height: 50),
            ])
        #expect(source.counts == [5])
    }

    @Test("A header extends its section and is pinned")
    func header() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let kind = UICollectionView.elementKindSectionHeader
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: kind, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let source = Source([10])
        let view = collection(UICollectionViewCompositionalLayout(section: section), source)
        #expect(frames(view, 1)[0].minY == 30 && view.contentSize.height == 1030)
        view.contentOffset.y = 200
        view.layoutIfNeeded()
        let shown = try #require(view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
        #expect(shown.frame.minY == 200 && source.counts == [10])
    }

    @Test("A section that scrolls across has its own scroll view, and makes cells in sight only")
    func orthogonal() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .groupPaging
        let source = Source([50])
        let view = collection(UICollectionViewCompositionalLayout(section: section), source)
        #expect(view.contentSize == CGSize(width: 320, height: 80) && view.visibleCells.count == 3)
        let scroll = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(scroll.contentSize.width == 5490)
        scroll.contentOffset.x = 1100
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems.map(\.item) == [10, 11, 12])
        view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .left, animated: false)
        #expect(scroll.contentOffset.x == 3300 && source.counts == [50])
    }

    @Test("Cells of a list are as high as their content, at least 44 points, with lines between them")
    func list() throws {
        let source = Source([3])
        source.fill = { cell, path in
            var content = cell.defaultContentConfiguration()
            content.text = path.item == 1 ? Array(repeating: "words", count: 30).joined(separator: " ") : "Row"
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let view = collection(layout, source)
        let frames = frames(view, 3)
        #expect(frames[0] == CGRect(x: 16, y: 18, width: 288, height: 44))
        #expect(frames[1].height > 80 && frames[2].minY == frames[1].maxY)
        let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        first.layoutIfNeeded()
        #expect(first.layer.cornerRadius == 10 && first.backgroundConfiguration != nil)
        #expect(view.backgroundColor == .systemGroupedBackground)
    }

    @Test("Configurations follow the state of their cell")
    func states() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        var seen: [Bool] = []
        cell.configurationUpdateHandler = { _, state in seen.append(state.isSelected) }
        cell.layoutIfNeeded()
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(seen == [false, true])
        let ground = UIBackgroundConfiguration.listPlainCell()
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isHighlighted = true
        #expect(ground.updated(for: state).backgroundColor == .systemGray4)
        var red = ground
        red.backgroundColor = .red
        #expect(red.updated(for: state).backgroundColor == .red)
    }
}
