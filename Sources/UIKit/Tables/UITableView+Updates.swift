import CoreGraphics
import Foundation
import HostKit

// Rows and sections that come, go, and change. The data source has them already; cells that stay are kept.
extension UITableView {
    /// Begins a group of changes.
    public func beginUpdates() { openUpdates += 1 }

    /// Shows the changes since `beginUpdates()`.
    public func endUpdates() {
        guard openUpdates > 0 else { return }
        openUpdates -= 1
        if openUpdates == 0 { applyUpdate() }
    }

    /// Makes a group of changes and shows them.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    /// Inserts rows.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { $0.insertedItems.formUnion(indexPaths) }
    }

    /// Deletes rows.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { $0.deletedItems.formUnion(indexPaths) }
    }

    /// Reloads the cells of rows.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { $0.reloadedItems.formUnion(indexPaths) }
    }

    /// Configures the existing cells of rows again. Perch creates these cells again.
    public func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }

    /// Moves a row.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        note { $0.movedItems[indexPath] = newIndexPath }
    }

    /// Inserts sections.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { $0.insertedSections.formUnion(sections) }
    }

    /// Deletes sections.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { $0.deletedSections.formUnion(sections) }
    }

    /// Reloads sections, with their headers and footers.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { $0.reloadedSections.formUnion(sections) }
    }

    /// Moves a section.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        note { $0.movedSections[section] = newSection }
    }

    private func note(_ change: (inout BatchUpdate) -> Void) {
        change(&update)
        if openUpdates == 0 { applyUpdate() }
    }

    private func applyUpdate() {
        let update = update
        self.update = BatchUpdate()
        // A table that has asked for nothing yet asks for what is there now.
        guard let before = geometry, let dataSource else { return setNeedsLayout() }
        let counts = (0..<max(0, dataSource.numberOfSections(in: self))).map {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
        guard let places = update.places(from: before.sections.map(\.rows.count), to: counts) else {
            // Apple's ends the process.
            Log.once("UITableView: the numbers of rows do not match the update; all rows are loaded again.")
            return reloadData()
        }
        move({ places.items[$0] }, renewed: Set(update.reloadedItems.compactMap { places.items[$0] }))
    }

    /// Gives the cells and heights of rows that stay their new places, and lets go of the others.
    ///
    /// - Parameters:
    ///   - places: The new place of a row; nil for one that is gone.
    ///   - renewed: The new places of rows whose cells are made again.
    func move(_ places: (IndexPath) -> IndexPath?, renewed: Set<IndexPath>) {
        guard let before = geometry else { return setNeedsLayout() }
        closeSwipe()
        func kept(_ path: IndexPath) -> IndexPath? { places(path).flatMap { renewed.contains($0) ? nil : $0 } }
        var heights: [IndexPath: CGFloat] = [:]
        for (section, content) in before.sections.enumerated() {
            for (row, height) in content.rows.enumerated() where height.isMeasured {
                if let place = kept(IndexPath(row: row, section: section)) { heights[place] = height.height }
            }
        }
        let old = cells
        cells = [:]
        for (path, cell) in old {
            if let place = kept(path) { cells[place] = cell } else { keepForReuse(cell) }
        }
        selection = selection.compactMap(places)
        removeEdgeViews()
        geometry = nil
        _ = loaded
        geometry?.change { sections in
            for (path, height) in heights where !sections[path.section].rows[path.row].isMeasured {
                sections[path.section].rows[path.row] = (height, true)
            }
        }
        setNeedsLayout()
    }
}
