import CoreGraphics
import Foundation

// Rows under a finger, and rows that are selected. A finger that has not moved when it is lifted selects the row.
extension UITableView {
    /// Selects a row. The delegate is not notified.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !isMultipleSelectionAllowed || indexPath == nil { for path in selection { show(path, isSelected: false) } }
        guard let indexPath, loaded.contains(indexPath) else { return }
        show(indexPath, isSelected: true)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row. The delegate is not notified.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) { show(indexPath, isSelected: false) }

    private var isMultipleSelectionAllowed: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    private func show(_ path: IndexPath, isSelected: Bool) {
        if isSelected {
            if !selection.contains(path) { selection.append(path) }
        } else {
            selection.removeAll { $0 == path }
        }
        cells[path]?.setSelected(isSelected, animated: false)
    }

    // MARK: Touches

    func beginTouch(_ touch: UITouch) {
        guard swipe == nil else { return closeSwipe() }
        let place = touch.location(in: self)
        guard isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection,
            let path = indexPathForRow(at: place), let cell = cells[path], cell.frame.contains(place),
            tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        touched = (path, place)
        cell.setHighlighted(true, animated: false)
        tableDelegate?.tableView(self, didHighlightRowAt: path)
    }

    /// A finger that moves further than this selects nothing, in points.
    private static var slop: CGFloat { 10 }

    func moveTouch(_ touch: UITouch) {
        guard let touched else { return }
        let place = touch.location(in: self)
        if hypot(place.x - touched.start.x, place.y - touched.start.y) > Self.slop { endTouch() }
    }

    func endTouch() {
        guard let path = touched?.row else { return }
        touched = nil
        cells[path]?.setHighlighted(false, animated: false)
        tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }

    /// Selects a row as a finger does.
    func tap(_ path: IndexPath) {
        if isMultipleSelectionAllowed, selection.contains(path) {
            guard let path = deselectable(path) else { return }
            show(path, isSelected: false)
            tableDelegate?.tableView(self, didDeselectRowAt: path)
            return
        }
        guard let tableDelegate else { return selectRow(at: path, animated: false, scrollPosition: .none) }
        guard let path = tableDelegate.tableView(self, willSelectRowAt: path), loaded.contains(path) else { return }
        if !isMultipleSelectionAllowed {
            for old in selection where old != path {
                guard let old = deselectable(old) else { continue }
                show(old, isSelected: false)
                tableDelegate.tableView(self, didDeselectRowAt: old)
            }
        }
        show(path, isSelected: true)
        tableDelegate.tableView(self, didSelectRowAt: path)
    }

    private func deselectable(_ path: IndexPath) -> IndexPath? {
        guard let tableDelegate else { return path }
        return tableDelegate.tableView(self, willDeselectRowAt: path)
    }
}
