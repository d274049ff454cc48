import Foundation

/// What makes one snapshot of another.
enum SnapshotDifference {
    /// The changes; an item that is elsewhere is removed there and is new here.
    static func update<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> TableUpdate? {
        guard old.numberOfSections > 0 else { return nil }
        var update = TableUpdate()
        for change in new.sectionIdentifiers.difference(from: old.sectionIdentifiers) {
            switch change {
            case .remove(let offset, _, _): update.deletedSections.insert(offset)
            case .insert(let offset, _, _): update.insertedSections.insert(offset)
            }
        }
        for (index, section) in old.sectionIdentifiers.enumerated() where !update.deletedSections.contains(index) {
            guard let place = new.indexOfSection(section) else { continue }
            let items = new.itemIdentifiers(inSection: section)
            for change in items.difference(from: old.itemIdentifiers(inSection: section)) {
                switch change {
                case .remove(let offset, _, _): update.deletedRows.insert(IndexPath(row: offset, section: index))
                case .insert(let offset, _, _): update.insertedRows.insert(IndexPath(row: offset, section: place))
                }
            }
            if new.reloadedSectionIdentifiers.contains(section) { update.reloadedSections.insert(index) }
            let again = Set(new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers)
            guard !again.isEmpty else { continue }
            for (row, item) in old.itemIdentifiers(inSection: section).enumerated() where again.contains(item) {
                let path = IndexPath(row: row, section: index)
                if !update.deletedRows.contains(path) { update.reloadedRows.insert(path) }
            }
        }
        return update
    }
}
