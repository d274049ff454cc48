import CoreGraphics
import Foundation

// Buttons beside a row: a finger moves the row aside, and it stays there or closes.

/// The row that was moved aside, with the buttons that are seen.
@MainActor final class TableSwipe {
    let path: IndexPath
    let buttons: UIView
    /// The width of the buttons, in points.
    let width: CGFloat
    /// Whether they are at the right edge, so that the row moves to the left.
    let isAtRight: Bool
    let configuration: UISwipeActionsConfiguration
    /// How far the row was moved, in points; negative to the left.
    var offset: CGFloat = 0

    init(
        _ path: IndexPath, _ buttons: UIView, width: CGFloat, isAtRight: Bool,
        _ configuration: UISwipeActionsConfiguration
    ) {
        (self.path, self.buttons, self.width) = (path, buttons, width)
        (self.isAtRight, self.configuration) = (isAtRight, configuration)
    }
}

/// Follows a finger that moves a row aside.
final class TableSwipeRecognizer: UIPanGestureRecognizer {
    private unowned let table: UITableView

    init(_ table: UITableView) {
        self.table = table
        super.init()
        maximumNumberOfTouches = 1
        onAction = { [weak self, weak table] in if let self, let table { table.swipe(by: self) } }
    }

    package override func begins(with translation: CGPoint) -> Bool {
        abs(translation.x) > abs(translation.y) && table.opensSwipe(at: location(in: table), translation.x)
    }
}

extension UITableView {
    /// The least width of a button, and the room beside its title, in points.
    private static var leastButtonWidth: CGFloat { 74 }
    private static var buttonMargin: CGFloat { 15 }

    /// Shows the buttons of a row, where it has some on that side. Returns whether it has.
    func opensSwipe(at place: CGPoint, _ distance: CGFloat) -> Bool {
        if swipe != nil { return true }
        guard !isEditing, let path = indexPathForRow(at: place), let cell = cells[path],
            dataSource?.tableView(self, canEditRowAt: path) ?? false
        else { return false }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isTrailing = (distance < 0) != isMirrored
        let configuration =
            isTrailing
            ? tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            : tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        guard let configuration, !configuration.actions.isEmpty else { return false }
        tableDelegate?.tableView(self, willBeginEditingRowAt: path)
        let buttons = UIView()
        var x: CGFloat = 0
        let isAtRight = distance < 0
        // The first button is at the edge.
        for action in isAtRight ? configuration.actions.reversed() : configuration.actions {
            let button = button(for: action, path)
            let width = max(Self.leastButtonWidth, button.sizeThatFits(.zero).width + 2 * Self.buttonMargin)
            button.frame = CGRect(x: x, y: 0, width: width, height: cell.bounds.height)
            buttons.addSubview(button)
            x += width
        }
        buttons.frame = CGRect(
            x: isAtRight ? cell.frame.maxX - x : cell.frame.minX, y: cell.frame.minY, width: x,
            height: cell.frame.height)
        insertSubview(buttons, belowSubview: cell)
        swipe = TableSwipe(path, buttons, width: x, isAtRight: isAtRight, configuration)
        return true
    }

    private func button(for action: UIContextualAction, _ path: IndexPath) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle(action.image == nil ? action.title : nil, for: .normal)
        button.setImage(action.image, for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.tintColor = .white
        button.backgroundColor = action.backgroundColor
        button.accessibilityLabel = action.title
        button.addAction(UIAction { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
        return button
    }

    private func perform(_ action: UIContextualAction) {
        guard let swipe else { return }
        action.handler(action, swipe.buttons) { [weak self] _ in self?.closeSwipe() }
    }

    func swipe(by recognizer: TableSwipeRecognizer) {
        guard let swipe else { return }
        let isAtRight = swipe.isAtRight
        let limit = isAtRight ? -swipe.width : swipe.width
        switch recognizer.state {
        case .began, .changed:
            let way = recognizer.translation(in: self).x
            swipe.offset = isAtRight ? min(0, way) : max(0, way)
        case .ended:
            let way = recognizer.translation(in: self).x
            let isFull = abs(way) > bounds.width * 0.6 && swipe.configuration.performsFirstActionWithFullSwipe
            if isFull, let first = swipe.configuration.actions.first { return perform(first) }
            let speed = recognizer.velocity(in: self).x
            let opens = abs(swipe.offset) > swipe.width / 2 || abs(speed) > 300 && (speed < 0) == isAtRight
            guard opens else { return closeSwipe() }
            swipe.offset = limit
        default: return closeSwipe()
        }
        setNeedsLayout()
    }

    /// Puts the row back.
    func closeSwipe() {
        guard let swipe else { return }
        self.swipe = nil
        swipe.buttons.removeFromSuperview()
        tableDelegate?.tableView(self, didEndEditingRowAt: swipe.path)
        setNeedsLayout()
    }

    // MARK: Editing

    /// Shows a cell as its row is edited, or not.
    func prepareForEditing(_ cell: UITableViewCell, at path: IndexPath) {
        let canEdit = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? false
        if canEdit {
            let isSelecting = allowsMultipleSelectionDuringEditing
            cell.editingStyle =
                isSelecting ? .none : tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
            cell.shouldIndentWhileEditing = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
            cell.onEditingControl = { [weak self, weak cell] in
                guard let self, let cell, let path = indexPath(for: cell) else { return }
                dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
            }
        }
        if cell.isEditing != canEdit { cell.setEditing(canEdit, animated: false) }
    }
}
