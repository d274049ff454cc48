import CoreGraphics
import Foundation

/// Where the rows, headers, and footers of a table are, in points from the top of its content.
struct TableGeometry {
    /// A part of a section, or of the table.
    enum Part: Hashable {
        case header(Int)
        case row(IndexPath)
        case footer(Int)
    }

    struct Section {
        var headerHeight: CGFloat = 0
        var footerHeight: CGFloat = 0
        /// Of each row: its height, and whether the row was measured.
        var rows: [(height: CGFloat, isMeasured: Bool)] = []
        fileprivate(set) var top: CGFloat = 0
        /// The upper edges of the rows and, at the end, the lower edge of the last.
        fileprivate var edges: [CGFloat] = [0]

        fileprivate var rowsTop: CGFloat { top + headerHeight }
        fileprivate var rowsBottom: CGFloat { rowsTop + (edges.last ?? 0) }
        var bottom: CGFloat { rowsBottom + footerHeight }
    }

    private(set) var sections: [Section] = []
    /// The height of what stands above the first section.
    private(set) var top: CGFloat = 0

    /// The lower edge of the last section.
    var bottom: CGFloat { sections.last?.bottom ?? top }

    /// - Parameter top: The height of what stands above the first section.
    init(sections: [Section] = [], top: CGFloat = 0) {
        self.sections = sections
        self.top = top
        place()
    }

    /// Changes heights, and places what follows.
    mutating func change(_ body: (inout [Section]) -> Void) {
        body(&sections)
        place()
    }

    private mutating func place() {
        var y = top
        for index in sections.indices {
            sections[index].top = y
            var edge: CGFloat = 0
            var edges = [CGFloat]()
            edges.reserveCapacity(sections[index].rows.count + 1)
            for row in sections[index].rows {
                edges.append(edge)
                edge += row.height
            }
            edges.append(edge)
            sections[index].edges = edges
            y = sections[index].bottom
        }
    }

    func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
    }

    /// The upper and the lower edge of a part; nil for one that is not there.
    func span(of part: Part) -> (top: CGFloat, height: CGFloat)? {
        switch part {
        case .header(let index):
            guard sections.indices.contains(index) else { return nil }
            return (sections[index].top, sections[index].headerHeight)
        case .footer(let index):
            guard sections.indices.contains(index) else { return nil }
            return (sections[index].rowsBottom, sections[index].footerHeight)
        case .row(let path):
            guard contains(path) else { return nil }
            let section = sections[path.section]
            return (section.rowsTop + section.edges[path.row], section.rows[path.row].height)
        }
    }

    /// The parts with a height between two edges, from the top down. They are found without looking at the others.
    func parts(from low: CGFloat, to high: CGFloat) -> [Part] {
        var found: [Part] = []
        var index = firstSection(below: low)
        while index < sections.count, sections[index].top < high {
            let section = sections[index]
            if section.headerHeight > 0, section.rowsTop > low { found.append(.header(index)) }
            var row = firstRow(of: section, below: low)
            while row < section.rows.count, section.rowsTop + section.edges[row] < high {
                found.append(.row(IndexPath(row: row, section: index)))
                row += 1
            }
            if section.footerHeight > 0, section.bottom > low, section.rowsBottom < high {
                found.append(.footer(index))
            }
            index += 1
        }
        return found
    }

    /// The row at a height; nil if there is none.
    func row(at y: CGFloat) -> IndexPath? {
        parts(from: y, to: y + 0.001).lazy.compactMap { if case .row(let path) = $0 { path } else { nil } }.first
    }

    /// The first section whose lower edge is below a height.
    private func firstSection(below y: CGFloat) -> Int { first(sections.count) { sections[$0].bottom > y } }

    private func firstRow(of section: Section, below y: CGFloat) -> Int {
        first(section.rows.count) { section.rowsTop + section.edges[$0 + 1] > y }
    }

    /// The first index for which something holds that holds for all after it.
    private func first(_ count: Int, where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
