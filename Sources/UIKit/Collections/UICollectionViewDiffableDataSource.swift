import Foundation

/// A data source that shows snapshots of data. It animates the differences from the previous snapshot.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// A closure that returns the cell of an item.
    public typealias CellProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UICollectionViewCell?
    /// A closure that returns a supplementary view, such as a header.
    public typealias SupplementaryViewProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
        ) -> UICollectionReusableView?
    /// A snapshot of this data source.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var collection: UICollectionView?
    private let cellProvider: CellProvider
    private var shown = Snapshot()
    /// The closure that returns supplementary views, such as headers.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Creates a data source for a collection view. The collection view does not retain it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Returns a snapshot of the current data.
    open func snapshot() -> Snapshot { shown }

    /// Shows a snapshot. Items that are in both snapshots keep their cells.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        let old = shown
        let wasKnown = collection?.counts != nil
        shown = snapshot.settled
        guard let collection, wasKnown, old.numberOfSections > 0 else {
            self.collection?.reloadData()
            completion?()
            return
        }
        let paths = shown.indexPaths
        let renewed = Set(snapshot.itemsToReload.compactMap { paths[$0] })
        collection.counts = nil
        collection.move(
            { path in old.itemIdentifier(at: path).flatMap { paths[$0] } }, renewed: renewed, items: [],
            animated: animatingDifferences
        ) { _ in completion?() }
        collection.reconfigure(snapshot.reconfiguredItemIdentifiers.compactMap { paths[$0] })
    }

    /// Shows a snapshot. Items that are in both snapshots keep their cells.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Shows a snapshot and reloads all cells.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        shown = snapshot.settled
        collection?.reloadData()
        completion?()
    }

    /// Shows a snapshot and reloads all cells.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    /// Returns the item at an index path. Nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.itemIdentifier(at: indexPath) }

    /// Returns the index path of an item. Nil if the item does not exist.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.indexPath(of: itemIdentifier) }

    /// Returns the section at an index. Nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.sectionIdentifier(at: index) }

    /// Returns the index of a section. Nil if the section does not exist.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

    // MARK: For the collection view

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
            return cell
        }
        Log.once("UICollectionViewDiffableDataSource: the cell provider returned no cell; an empty cell is shown.")
        return UICollectionViewCell()
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        Log.once("UICollectionViewDiffableDataSource: there is no view of the kind \(kind); an empty one is shown.")
        return UICollectionReusableView()
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
