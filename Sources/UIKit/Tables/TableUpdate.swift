import Foundation

/// Changes of rows and sections that belong together. What is removed is counted as before all of them, and what is new as after.
struct TableUpdate {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var deletedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    /// The rows that are made again, as counted before.
    var reloadedRows: Set<IndexPath> = []
    var reloadedSections = IndexSet()

    /// Where a section is afterwards; nil for one that is removed.
    func place(ofSection section: Int) -> Int? {
        Self.place(section, deletedSections, insertedSections)
    }

    /// Where a row is afterwards; nil for one that is removed.
    func place(of path: IndexPath) -> IndexPath? {
        guard !deletedRows.contains(path), let section = place(ofSection: path.section) else { return nil }
        let deleted = IndexSet(deletedRows.lazy.filter { $0.section == path.section }.map(\.row))
        let inserted = IndexSet(insertedRows.lazy.filter { $0.section == section }.map(\.row))
        return Self.place(path.row, deleted, inserted).map { IndexPath(row: $0, section: section) }
    }

    private static func place(_ index: Int, _ deleted: IndexSet, _ inserted: IndexSet) -> Int? {
        guard index >= 0, !deleted.contains(index) else { return nil }
        var place = index - deleted.count(in: 0..<index)
        // Each new one before it moves it on.
        for new in inserted where new <= place { place += 1 }
        return place
    }
}
