import CoreGraphics
import Foundation

extension UICollectionView {
    /// The index paths of the selected items. Nil if there are none.
    public var indexPathsForSelectedItems: [IndexPath]? { selection }

    private var canSelect: Bool { isEditing ? allowsSelectionDuringEditing || canSelectSeveral : allowsSelection }
    private var canSelectSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Selects an item. Deselects other items, unless multiple selection is allowed. Nil deselects all items. The
    /// delegate is not notified.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selection { deselectItem(at: path, animated: animated) }
            return
        }
        guard canSelect else { return }
        guard hasItem(at: indexPath) else {
            return Log.once("UICollectionView: there is no item at \(indexPath) to select.")
        }
        if !canSelectSeveral {
            for path in selection where path != indexPath { deselectItem(at: path, animated: animated) }
        }
        if !selection.contains(indexPath) { selection.append(indexPath) }
        cellForItem(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item. The delegate is not notified.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    // MARK: Fingers

    /// A finger came down on a cell. Returns whether the cell is highlighted.
    func highlight(_ cell: UICollectionViewCell) -> Bool {
        guard canSelect, let path = indexPath(for: cell),
            collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return false }
        cell.isHighlighted = true
        collectionDelegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    /// The finger was lifted from a cell, or something else took it over.
    ///
    /// - Parameter isTapped: whether it was lifted within the cell.
    func unhighlight(_ cell: UICollectionViewCell, isTapped: Bool) {
        cell.isHighlighted = false
        guard let path = indexPath(for: cell) else { return }
        collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
        if isTapped { tap(path) }
    }

    private func tap(_ path: IndexPath) {
        guard canSelect else { return }
        let delegate = collectionDelegate
        if canSelectSeveral, selection.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: true)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let others = canSelectSeveral ? [] : selection.filter { $0 != path }
        selectItem(at: path, animated: true, scrollPosition: [])
        for other in others { delegate?.collectionView(self, didDeselectItemAt: other) }
        delegate?.collectionView(self, didSelectItemAt: path)
        if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false {
            delegate?.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }
}
