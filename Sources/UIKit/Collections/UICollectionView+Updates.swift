import CoreGraphics
import Foundation

extension UICollectionView {
    /// Makes several changes, which become visible at the same time.
    ///
    /// The data must change within `updates`. Deletions and reloads use index paths of the old data, insertions use
    /// index paths of the new data. If the numbers of items do not match the changes, Perch logs this once and reloads
    /// everything.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        // Updates within updates belong to the outer ones.
        if update != nil {
            updates?()
            completion?(true)
            return
        }
        let old = loadCounts()
        update = BatchUpdate()
        updates?()
        let changes = update ?? BatchUpdate()
        update = nil
        counts = nil
        let new = loadCounts()
        guard let places = changes.places(from: old, to: new) else {
            Log.once("UICollectionView: the numbers of items do not match the update; all items are loaded again.")
            reloadData()
            completion?(true)
            return
        }
        let renewed = Set(changes.reloadedItems.compactMap { places.items[$0] })
        move({ places.items[$0] }, renewed: renewed, items: changes.items(places), animated: true, completion)
        reconfigure(changes.reconfiguredItems.compactMap { places.items[$0] })
    }

    /// Inserts items at index paths of the new data.
    public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(indexPaths) } }
    /// Deletes items at index paths of the old data.
    public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems.formUnion(indexPaths) } }
    /// Reloads the cells of items.
    public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems.formUnion(indexPaths) } }
    /// Configures the existing cells of items again.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        change { $0.reconfiguredItems.formUnion(indexPaths) }
    }
    /// Moves an item from an index path of the old data to an index path of the new data.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems[indexPath] = newIndexPath }
    }
    /// Inserts sections at indices of the new data.
    public func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// Deletes sections at indices of the old data.
    public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// Reloads sections.
    public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    /// Moves a section from an index of the old data to an index of the new data.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }

    /// Notes a change of the update that is made now, or makes an update for it.
    private func change(_ note: @escaping (inout BatchUpdate) -> Void) {
        guard var current = update else {
            // The data has changed already, so that the counts before are those that were known.
            guard counts != nil else { return setNeedsLayout() }
            return performBatchUpdates { self.change(note) }
        }
        note(&current)
        update = current
    }

    // MARK: Showing

    /// Moves the elements in sight to their places in the new data.
    ///
    /// - Parameters:
    ///   - places: the new place of an item; nil for one that is gone.
    ///   - renewed: the new places of items whose cells are made again.
    ///   - items: the changes for the layout.
    func move(
        _ places: (IndexPath) -> IndexPath?, renewed: Set<IndexPath>, items: [UICollectionViewUpdateItem],
        animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        selection = selection.compactMap { places($0).flatMap { renewed.contains($0) ? nil : $0 } }
        let gone = content.rename(places, renewed: renewed)
        let kept = Set(content.shown.keys)
        let layout = collectionViewLayout
        layout.itemsDidMove(places)
        layout.invalidateLayout(with: layout.invalidationContextForData())
        layout.prepareIfNeeded()
        layout.prepare(forCollectionViewUpdates: items)
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            for (element, entry) in gone { leave(element, entry) }
            setNeedsLayout()
            layoutIfNeeded()
            layout.finalizeCollectionViewUpdates()
            completion?(true)
            return
        }
        UIView.animate(
            withDuration: Self.updateDuration,
            animations: { [self] in
                setNeedsLayout()
                layoutIfNeeded()
                for (element, entry) in gone where element.category == .cell {
                    let final = layout.finalLayoutAttributesForDisappearingItem(at: element.indexPath)
                    entry.view.alpha = final?.alpha ?? 0
                    if let final { (entry.view.center, entry.view.transform) = (final.center, final.transform) }
                }
                for (element, entry) in content.shown where element.category == .cell && !kept.contains(element) {
                    appear(entry, layout.initialLayoutAttributesForAppearingItem(at: element.indexPath))
                }
                for (element, entry) in gone where element.category != .cell { leave(element, entry) }
            },
            completion: { [weak self] isFinished in
                for (element, entry) in gone where element.category == .cell { self?.leave(element, entry) }
                completion?(isFinished)
            })
        layout.finalizeCollectionViewUpdates()
    }

    /// Lets a new cell come from its first attributes to its place.
    private func appear(_ entry: CollectionContent.ShownElement, _ initial: UICollectionViewLayoutAttributes?) {
        guard let initial else { return }
        let (center, transform, alpha) = (entry.view.center, entry.view.transform, entry.view.alpha)
        UIView.performWithoutAnimation {
            entry.view.alpha = initial.alpha
            entry.view.transform = initial.transform
            if entry.attributes.scrollingSection == nil { entry.view.center = initial.center }
        }
        (entry.view.center, entry.view.transform, entry.view.alpha) = (center, transform, alpha)
    }

    private func leave(_ element: CollectionElement, _ entry: CollectionContent.ShownElement) {
        entry.view.removeFromSuperview()
        entry.view.alpha = 1
        content.tellOfEnd(element, entry.view)
        pool.give(entry.view)
    }

    /// Fills cells in sight again.
    func reconfigure(_ paths: [IndexPath]) {
        let seen = paths.filter { cellForItem(at: $0) != nil }
        guard !seen.isEmpty else { return }
        for path in seen { content.refill(path) }
        collectionViewLayout.invalidateLayout()
    }
}

extension BatchUpdate {
    /// The changes as layouts receive them.
    @MainActor fileprivate func items(_ places: Places) -> [UICollectionViewUpdateItem] {
        deletedItems.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
            + insertedItems.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
            + reloadedItems.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: places.items[$0]) }
            + movedItems.sorted { $0.key < $1.key }
            .map { UICollectionViewUpdateItem(.move, from: $0.key, to: $0.value) }
    }
}
