import CoreGraphics
import Foundation
import HostKit

// Where rows, headers, and footers are. Heights are asked for, or measured with a cell once a row comes into sight; until then a
// row has the height that it is estimated to have.
extension UITableView {
    /// Discards all cells and requests all data from the data source again.
    public func reloadData() {
        update = BatchUpdate()
        geometry = nil
        closeSwipe()
        for (_, cell) in cells { keepForReuse(cell) }
        cells = [:]
        removeEdgeViews()
        selection = []
        touched = nil
        setNeedsLayout()
    }

    /// Asks for all heights again.
    func measureAgain() {
        geometry?.change { sections in
            for section in sections.indices {
                for row in sections[section].rows.indices { sections[section].rows[row].isMeasured = false }
            }
        }
        measuredWidth = 0
        setNeedsLayout()
    }

    func removeEdgeViews() {
        for (_, view) in edgeViews { keepForReuse(view) }
        edgeViews = [:]
    }

    /// Where everything is; the data source is asked if it was not.
    var loaded: TableGeometry {
        if let geometry, measuredWidth == bounds.width { return geometry }
        return load()
    }

    func layOutIfShown() { if bounds.height > 0 { placeParts() } }

    // MARK: Loading

    /// Asks for the number of rows and for heights.
    @discardableResult private func load() -> TableGeometry {
        let known = geometry
        measuredWidth = bounds.width
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView?.frame.height ?? 0)
        let count = dataSource?.numberOfSections(in: self) ?? 0
        let sections = (0..<max(0, count)).map { index in
            section(index, rows: dataSource?.tableView(self, numberOfRowsInSection: index) ?? 0, known: known)
        }
        let loaded = TableGeometry(sections: sections, top: tableHeaderView?.frame.height ?? 0)
        geometry = loaded
        showContentSize()
        return loaded
    }

    private func section(_ index: Int, rows count: Int, known: TableGeometry?) -> TableGeometry.Section {
        var section = TableGeometry.Section()
        let before = known.flatMap { $0.sections.indices.contains(index) ? $0.sections[index].rows : nil } ?? []
        section.rows = (0..<max(0, count)).map { row in
            before.indices.contains(row) && before[row].isMeasured
                ? before[row] : height(at: IndexPath(row: row, section: index))
        }
        section.headerHeight = wholePixels(headerHeight(index))
        section.footerHeight = wholePixels(footerHeight(index))
        return section
    }

    /// The height of a row as the program says it, or an estimate.
    func height(at path: IndexPath) -> (height: CGFloat, isMeasured: Bool) {
        let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if height >= 0, height.isFinite { return (height, true) }
        let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return (estimate > 0 && estimate.isFinite ? estimate : TableMetrics.rowHeight, false)
    }

    private func headerHeight(_ section: Int) -> CGFloat {
        let wanted = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        let content = makeHeader(section)
        if let content { keepForReuse(content) }
        // A header without anything in it has the room between two groups, unless another one was asked for.
        if style != .plain, content == nil, wanted <= 0 {
            return section == 0 && tableHeaderView == nil ? TableMetrics.groupTop : TableMetrics.groupSpacing
        }
        if wanted >= 0, wanted.isFinite { return wanted + (content == nil ? 0 : topPadding) }
        guard let content else { return 0 }
        return content.sizeThatFits(CGSize(width: contentWidth, height: 0)).height + topPadding
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        let wanted = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        let content = makeFooter(section)
        if let content { keepForReuse(content) }
        if style != .plain, content == nil, wanted <= 0 { return TableMetrics.groupSpacing }
        if wanted >= 0, wanted.isFinite { return wanted }
        return content?.sizeThatFits(CGSize(width: contentWidth, height: 0)).height ?? 0
    }

    /// Room above the header of a plain section.
    var topPadding: CGFloat {
        guard style == .plain else { return 0 }
        return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : TableMetrics.plainHeaderTop
    }

    private func showContentSize() {
        let bottom = geometry?.bottom ?? 0
        let size = CGSize(width: bounds.width, height: bottom + (tableFooterView?.frame.height ?? 0))
        if size != contentSize { contentSize = size }
    }

    // MARK: Headers and footers

    /// The width and the place of rows: groups with round corners do not reach the edges.
    private var sideInset: CGFloat { style == .insetGrouped ? margin : 0 }
    private var contentWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

    private func makeHeader(_ section: Int) -> UIView? {
        if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) { return prepared(view) }
        guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else { return nil }
        let view = titleView(style == .plain ? title : title.uppercased())
        view.margins =
            style == .plain
            ? UIEdgeInsets(
                top: TableMetrics.plainHeaderMargin, left: margin, bottom: TableMetrics.plainHeaderMargin, right: margin
            )
            : UIEdgeInsets(
                top: TableMetrics.groupHeaderTop, left: textMargin, bottom: TableMetrics.groupHeaderBottom,
                right: textMargin)
        view.textLabel?.font = style == .plain ? TableMetrics.plainHeaderFont : TableMetrics.groupHeaderFont
        view.textLabel?.textColor = style == .plain ? .label : .secondaryLabel
        if style == .plain { view.backgroundColor = backgroundColor }
        return view
    }

    private func makeFooter(_ section: Int) -> UIView? {
        if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) { return prepared(view) }
        guard let title = dataSource?.tableView(self, titleForFooterInSection: section) else { return nil }
        let view = titleView(title)
        view.margins = UIEdgeInsets(
            top: TableMetrics.groupFooterTop, left: textMargin, bottom: TableMetrics.groupFooterTop, right: textMargin)
        view.textLabel?.font = TableMetrics.groupHeaderFont
        view.textLabel?.textColor = .secondaryLabel
        return view
    }

    /// Titles of groups begin where the text of their rows does.
    private var textMargin: CGFloat { style == .insetGrouped ? TableMetrics.narrowMargin : margin }

    private func prepared(_ view: UIView) -> UIView {
        if let view = view as? UITableViewHeaderFooterView {
            view.margins = UIEdgeInsets(
                top: TableMetrics.plainHeaderMargin, left: textMargin, bottom: TableMetrics.plainHeaderMargin,
                right: textMargin)
        }
        return view
    }

    private static let titleIdentifier = "perch.title"

    private func titleView(_ title: String) -> UITableViewHeaderFooterView {
        let view =
            dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        view.textLabel?.text = title
        return view
    }

    // MARK: Placing

    /// So often rows are measured that came into sight because others turned out lower than estimated.
    private static let mostRounds = 8

    /// Makes the parts in sight, removes those that are not, and places all.
    func placeParts() {
        guard !isPlacing, openUpdates == 0 else { return }
        isPlacing = true
        defer { isPlacing = false }
        if geometry == nil || measuredWidth != bounds.width {
            removeEdgeViews()
            load()
        }
        for _ in 0..<Self.mostRounds {
            let parts = geometry?.parts(from: bounds.minY, to: bounds.maxY) ?? []
            removeCells(except: Set(parts))
            for case .row(let path) in parts where cells[path] == nil { show(path) }
            if !measure(parts) { break }
        }
        showContentSize()
        for (path, cell) in cells { place(cell, at: path) }
        placeEdgeViews()
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView?.frame.height ?? 0)
        tableFooterView?.frame = CGRect(
            x: 0, y: geometry?.bottom ?? 0, width: bounds.width, height: tableFooterView?.frame.height ?? 0)
        backgroundView?.frame = bounds
    }

    private func removeCells(except parts: Set<TableGeometry.Part>) {
        for (path, cell) in cells where !parts.contains(.row(path)) {
            cells[path] = nil
            keepForReuse(cell)
            tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
    }

    private func show(_ path: IndexPath) {
        guard let dataSource else { return }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        // A cell that the data source passes out for a second row leaves the first.
        if let old = indexPath(for: cell) { cells[old] = nil }
        cells[path] = cell
        prepare(cell, at: path)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }

    /// Gives a cell what it has from its table.
    func prepare(_ cell: UITableViewCell, at path: IndexPath) {
        if cell.backgroundColor == nil {
            cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        }
        let side = style == .insetGrouped ? TableMetrics.narrowMargin : margin
        cell.margins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
        cell.tableSeparatorInset = ownSeparatorInset?.left
        cell.indentationLevel = tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
        cell.onDetail = { [weak self, weak cell] in
            guard let self, let cell, let path = indexPath(for: cell) else { return }
            tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
        }
        if cell.isSelected != selection.contains(path) { cell.setSelected(selection.contains(path), animated: false) }
        prepareForEditing(cell, at: path)
    }

    /// Measures the rows in sight that size themselves. Returns whether one is not as high as it was taken to be.
    private func measure(_ parts: [TableGeometry.Part]) -> Bool {
        var heights: [(IndexPath, CGFloat)] = []
        for case .row(let path) in parts {
            guard let cell = cells[path], let row = geometry?.sections[path.section].rows[path.row] else { continue }
            // What the program says is not measured; what was measured is again when the cell may want another height.
            guard sizesItself(path), !row.isMeasured || cell.needsMeasure else { continue }
            showSeparator(of: cell, at: path)
            let height = cell.height(atWidth: contentWidth)
            if !row.isMeasured || abs(height - row.height) > 0.01 { heights.append((path, height)) }
        }
        guard !heights.isEmpty else { return false }
        let isOther = heights.contains { path, height in
            abs(height - (geometry?.sections[path.section].rows[path.row].height ?? 0)) > 0.01
        }
        geometry?.change { sections in
            for (path, height) in heights { sections[path.section].rows[path.row] = (height, true) }
        }
        return isOther
    }

    private func sizesItself(_ path: IndexPath) -> Bool {
        let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return !(height >= 0 && height.isFinite)
    }

    private func place(_ cell: UITableViewCell, at path: IndexPath) {
        guard let geometry, let span = geometry.span(of: .row(path)) else { return }
        let frame = CGRect(
            x: sideInset + (swipe?.path == path ? swipe?.offset ?? 0 : 0), y: span.top, width: contentWidth,
            height: span.height)
        if cell.frame != frame { cell.frame = frame }
        showSeparator(of: cell, at: path)
        if style == .insetGrouped { roundCorners(of: cell, at: path) }
        cell.layoutIfNeeded()
    }

    private func isLast(_ path: IndexPath) -> Bool {
        path.row == (geometry?.sections[path.section].rows.count ?? 0) - 1
    }

    private func showSeparator(of cell: UITableViewCell, at path: IndexPath) {
        cell.separator.isHidden = separatorStyle == .none || style != .plain && isLast(path)
        cell.separator.backgroundColor = separatorColor
    }

    private func roundCorners(of cell: UITableViewCell, at path: IndexPath) {
        var corners: CACornerMask = []
        if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast(path) { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.cornerRadius
        cell.layer.cornerCurve = .continuous
        cell.layer.maskedCorners = corners
    }

    private func placeEdgeViews() {
        guard let geometry else { return }
        var parts = geometry.parts(from: bounds.minY, to: bounds.maxY).filter {
            if case .row = $0 { false } else { true }
        }
        let top = bounds.minY + adjustedContentInset.top
        // The header of a plain section stays at the top as long as its rows are there.
        if style == .plain, let path = geometry.row(at: top), geometry.sections[path.section].headerHeight > 0,
            !parts.contains(.header(path.section))
        {
            parts.append(.header(path.section))
        }
        for (part, view) in edgeViews where !parts.contains(part) {
            edgeViews[part] = nil
            keepForReuse(view)
            switch part {
            case .header(let section):
                tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
            case .footer(let section):
                tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
            case .row: break
            }
        }
        for part in parts {
            guard let view = edgeViews[part] ?? showEdgeView(part), var span = geometry.span(of: part) else { continue }
            if case .header(let section) = part {
                span.height -= topPadding
                span.top += topPadding
                if style == .plain {
                    span.top = max(span.top, min(top, geometry.sections[section].bottom - span.height))
                }
            }
            view.frame = CGRect(x: sideInset, y: span.top, width: contentWidth, height: span.height)
            view.layoutIfNeeded()
        }
    }

    private func showEdgeView(_ part: TableGeometry.Part) -> UIView? {
        switch part {
        case .row: return nil
        case .header(let section):
            guard let view = makeHeader(section) else { return nil }
            edgeViews[part] = view
            tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            addSubview(view)
            return view
        case .footer(let section):
            guard let view = makeFooter(section) else { return nil }
            edgeViews[part] = view
            tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            addSubview(view)
            return view
        }
    }
}
