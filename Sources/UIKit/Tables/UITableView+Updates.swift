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
        note { $0.insertedRows.formUnion(indexPaths) }
    }

    /// Rows are gone.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { $0.deletedRows.formUnion(indexPaths) }
    }

    /// The cells of rows are made again.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { $0.reloadedRows.formUnion(indexPaths) }
    }

    /// The cells of rows are filled again. They are made again here.
    public func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }

    /// A row is elsewhere.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        note {
            $0.deletedRows.insert(indexPath)
            $0.insertedRows.insert(newIndexPath)
        }
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
        note {
            $0.deletedSections.insert(section)
            $0.insertedSections.insert(newSection)
        }
    }

    /// Shows changes that the data source has made.
    func apply(_ changes: TableUpdate) { note { $0 = changes } }

    private func note(_ change: (inout TableUpdate) -> Void) {
        change(&update)
        if openUpdates == 0 { applyUpdate() }
    }

    private func applyUpdate() {
        let update = update
        self.update = TableUpdate()
        // A table that has asked for nothing yet asks for what is there now.
        guard let before = geometry, let dataSource else { return setNeedsLayout() }
        closeSwipe()
        let count = dataSource.numberOfSections(in: self)
        let expected = before.sections.count - update.deletedSections.count + update.insertedSections.count
        guard count == expected else {
            return giveUp("\(count) sections, and \(expected) are expected after the update")
        }

        var heights: [IndexPath: CGFloat] = [:]
        for (section, content) in before.sections.enumerated() {
            guard let new = update.place(ofSection: section), !update.reloadedSections.contains(section) else {
                continue
            }
            let rows = dataSource.tableView(self, numberOfRowsInSection: new)
            let deleted = update.deletedRows.count { $0.section == section }
            let inserted = update.insertedRows.count { $0.section == new }
            let expected = content.rows.count - deleted + inserted
            guard rows == expected else {
                return giveUp("\(rows) rows in section \(new), and \(expected) are expected after the update")
            }
            for (row, height) in content.rows.enumerated() where height.isMeasured {
                let path = IndexPath(row: row, section: section)
                if !update.reloadedRows.contains(path), let place = update.place(of: path) {
                    heights[place] = height.height
                }
            }
        }
        move(update)
        geometry = nil
        _ = loaded
        geometry?.change { sections in
            for (path, height) in heights
            where sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
                && !sections[path.section].rows[path.row].isMeasured
            {
                sections[path.section].rows[path.row] = (height, true)
            }
        }
        setNeedsLayout()
    }

    /// Gives the cells that stay their new places, and lets go of the others.
    private func move(_ update: TableUpdate) {
        func isMadeAgain(_ path: IndexPath) -> Bool {
            update.reloadedRows.contains(path) || update.reloadedSections.contains(path.section)
        }
        let old = cells
        cells = [:]
        for (path, cell) in old {
            if !isMadeAgain(path), let place = update.place(of: path) {
                cells[place] = cell
            } else {
                keepForReuse(cell)
            }
        }
        selection = selection.compactMap { update.place(of: $0) }
        for (_, view) in edgeViews { keepForReuse(view) }
        edgeViews = [:]
    }

    /// Apple's ends the process.
    private func giveUp(_ message: String) {
        Log.once("UITableView: the data source has \(message); all rows are loaded again.")
        reloadData()
    }
}
