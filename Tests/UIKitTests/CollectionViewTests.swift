import Foundation
import SwiftUI
import Testing
import UIKit

/// Which cells a collection view makes, what becomes of them, and what fingers and updates do.
@MainActor struct CollectionViewTests {
    final class Cell: UICollectionViewCell {
        let label = UILabel()
        var uses = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { return nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            uses += 1
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = contentView.bounds
        }
    }

    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var items: [[String]]
        var made = 0
        var log: [String] = []

        init(_ items: [[String]]) { self.items = items }

        func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.label.text = items[indexPath.section][indexPath.item]
            made += 1
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            items[indexPath.section][indexPath.item] != "no"
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("+\(items[indexPath.section][indexPath.item])")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            log.append("-\(items[indexPath.section][indexPath.item])")
        }
    }

    private func collection(_ source: Source) -> UICollectionView {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 300, height: 40)
        flow.minimumLineSpacing = 0
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: flow)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = source
        view.contentInsetAdjustmentBehavior = .never
        return view
    }

    private func texts(_ view: UICollectionView) -> [String] {
        view.layoutIfNeeded()
        return view.visibleCells.compactMap { ($0 as? Cell)?.label.text }
    }

    @Test("Only cells in sight are made, and those that scroll out are used again")
    func reuse() throws {
        let source = Source([(0..<100_000).map(String.init)])
        let view = collection(source)
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 4_000_000)
        #expect(source.made == 10 && view.visibleCells.count == 10)
        let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell)
        view.contentOffset.y = 2_000_000
        view.layoutIfNeeded()
        #expect(source.made == 20 && view.visibleCells.count == 10)
        #expect(first.uses == 1 && first.superview === view)
        #expect(texts(view).first == "50000")
        view.contentOffset.y += 10
        view.layoutIfNeeded()
        #expect(source.made == 21 && view.visibleCells.count == 11)
    }

    @Test("A tap selects an item; another one takes its place unless several may be selected")
    func selection() {
        let source = Source([["a", "b", "no"]])
        let view = collection(source)
        let screen = FingerScreen(view)
        screen.frame()
        screen.tap(150, 20)
        #expect(source.log == ["+a"] && view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        screen.tap(150, 60)
        screen.tap(150, 100)
        #expect(source.log == ["+a", "-a", "+b"])
        view.allowsMultipleSelection = true
        screen.tap(150, 20)
        screen.tap(150, 60)
        #expect(source.log.suffix(2) == ["+a", "-b"])
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
    }

    @Test("A drag scrolls and selects nothing")
    func drag() {
        let source = Source([(0..<50).map(String.init)])
        let view = collection(source)
        let screen = FingerScreen(view)
        screen.frame()
        screen.fling(from: CGPoint(x: 150, y: 300), by: CGSize(width: 0, height: -200), speed: 1000)
        screen.wait(3)
        #expect(view.contentOffset.y > 500 && source.log.isEmpty)
        #expect(view.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test("An update moves cells that stay, and makes only new ones")
    func batch() throws {
        let source = Source([["a", "b", "c", "d"]])
        let view = collection(source)
        view.layoutIfNeeded()
        let c = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
        var isOver = false
        view.performBatchUpdates {
            source.items = [["x", "c", "b", "d"]]
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
            view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 1, section: 0))
        } completion: {
            isOver = $0
        }
        #expect(texts(view) == ["x", "c", "b", "d"] && isOver && source.made == 5)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === c && c.frame.minY == 40)
    }

    @Test("Sections come, go, and move")
    func sections() {
        let source = Source([["a"], ["b"], ["c"]])
        let view = collection(source)
        view.layoutIfNeeded()
        view.performBatchUpdates {
            source.items = [["c"], ["n"], ["b"]]
            view.deleteSections([0])
            view.insertSections([1])
            view.moveSection(2, toSection: 0)
        }
        #expect(texts(view) == ["c", "n", "b"] && source.made == 4)
    }

    @Test("Counts that do not match an update load everything again")
    func wrongCounts() {
        let source = Source([["a", "b"]])
        let view = collection(source)
        view.layoutIfNeeded()
        view.performBatchUpdates {
            source.items = [["a", "b", "c", "d"]]
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        #expect(texts(view) == ["a", "b", "c", "d"])
    }

    @Test("Wrong arguments have no effect")
    func wrongArguments() {
        let source = Source([["a"]])
        let view = collection(source)
        view.layoutIfNeeded()
        view.scrollToItem(at: IndexPath(item: 7, section: 3), at: .top, animated: false)
        view.selectItem(at: IndexPath(item: 7, section: 3), animated: false, scrollPosition: [])
        #expect(view.numberOfItems(inSection: 5) == 0 && view.indexPathsForSelectedItems == [])
        view.register(Optional<AnyClass>.none, forCellWithReuseIdentifier: "cell")
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 1 && !(view.visibleCells[0] is Cell))
    }

    @Test("Scrolling to an item stops at its position, not beyond the end")
    func scrolling() {
        let source = Source([(0..<100).map(String.init)])
        let view = collection(source)
        view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
        #expect(view.contentOffset.y == 2000)
        view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .centeredVertically, animated: false)
        #expect(view.contentOffset.y == 1820)
        view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .top, animated: false)
        #expect(view.contentOffset.y == 3600)
        #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 3999)) == IndexPath(item: 99, section: 0))
        #expect(source.made > 0)
    }

    @Test("Registrations fill cells, and cells of one are used again for it alone")
    func registrations() throws {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 300, height: 100)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: flow)
        let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, number in
            cell.label.text = "\(number * 2)"
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        #expect(texts(view) == ["2", "4", "6"])
        let three = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
        snapshot.moveItem(3, beforeItem: 1)
        snapshot.deleteItems([2])
        source.apply(snapshot, animatingDifferences: false)
        #expect(texts(view) == ["6", "2"] && view.cellForItem(at: IndexPath(item: 0, section: 0)) === three)
        #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 1)
        #expect(source.indexPath(for: 3) == IndexPath(item: 0, section: 0))
    }

    @Test("An update in a window is seen on its way and leaves no view behind")
    func animated() {
        let source = Source([["a", "b"]])
        let view = collection(source)
        let screen = FingerScreen(view)
        screen.frame()
        view.performBatchUpdates {
            source.items = [["b"]]
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
        #expect(view.subviews.count == 2 && view.visibleCells.count == 1)
        screen.wait(1)
        #expect(view.subviews.count == 1 && texts(view) == ["b"])
    }
}
