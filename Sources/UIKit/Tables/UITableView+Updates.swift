import CoreGraphics
import Foundation
import HostKit

// Rows and sections that come, go, and change. The data source has them already; cells that stay are kept.
extension UITableView {
    /// Begins changes that belong together.
    public func beginUpdates() { openUpdates += 1 }

    /// Shows the changes since `beginUpdates()`.
    public func endUpdates() {
        guard openUpdates > 0 else { return }
        openUpdates -= 1
        if openUpdates == 0 { applyUpdate() }
    }

    /// Makes changes that belong together, and shows them.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    /// Rows are new.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { $0.insertedItems.formUnion(indexPaths) }
    }

    /// Rows are gone.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { $0.deletedItems.formUnion(indexPaths) }
    }

    /// The cells of rows are made again.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { $0.reloadedItems.formUnion(indexPaths) }
    }

    /// The cells of rows are filled again. They are made again here.
    public func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }

    /// A row is elsewhere.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        note { $0.movedItems[indexPath] = newIndexPath }
    }

    /// Sections are new.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { $0.insertedSections.formUnion(sections) }
    }

    /// Sections are gone.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { $0.deletedSections.formUnion(sections) }
    }

    /// The cells of sections are made again, with headers and footers.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { $0.reloadedSections.formUnion(sections) }
    }

    /// A section is elsewhere.
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
