import Foundation
import HostKit

/// A data source that shows snapshots of data. It applies the differences from the previous snapshot.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// A closure that returns the cell of an item.
    public typealias CellProvider = @MainActor (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    /// A snapshot of this data source.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var table: UITableView?
    private let cellProvider: CellProvider
    private var shown = Snapshot()
    /// The default animation of rows. In Perch, rows change without animation. The value has no effect.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic {
        didSet { UIKitWithoutEffect.tableViewDiffableDataSourceDefaultRowAnimation.log() }
    }

    /// Creates a data source for a table. The table does not retain it.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// Returns a snapshot of the current data.
    open func snapshot() -> Snapshot { shown }

    /// Shows a snapshot. Items that are in both snapshots keep their cells.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        let before = shown
        shown = snapshot.settled
        let paths = shown.indexPaths
        let renewed = snapshot.itemsToReload + snapshot.reconfiguredItemIdentifiers
        table?.move(
            { path in before.itemIdentifier(at: path).flatMap { paths[$0] } },
            renewed: Set(renewed.compactMap { paths[$0] }))
        completion?()
    }

    /// Shows a snapshot. Items that are in both snapshots keep their cells.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Shows a snapshot and reloads all cells.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        shown = snapshot.settled
        table?.reloadData()
        completion?()
    }

    /// Shows a snapshot and reloads all cells.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    /// Returns the item of a row. Nil if the row does not exist.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.itemIdentifier(at: indexPath) }

    /// Returns the index path of an item. Nil if the item does not exist.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.indexPath(of: itemIdentifier) }

    /// Returns the section at an index. Nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.sectionIdentifier(at: index) }

    /// Returns the index of a section. Nil if the section does not exist.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

    // MARK: For the table

    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        Log.once("UITableViewDiffableDataSource: the cell provider returned no cell; an empty row is shown.")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}
