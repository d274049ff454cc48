import SwiftUI

/// The pages of a printed report. What must not be cut is a block; a table that goes on has its head on each page, and a row
/// that is higher than a page says on the next what it goes on with.
@MainActor
struct PrintedPages {
    /// Something that is on one page as a whole.
    enum Block: Hashable {
        case reportHead
        case tableTitle(Int)
        case tableHead(Int)
        /// A row with some of its details; with all of them unless it is higher than a page.
        case row(Int, Int, details: Range<Int>)
        case tableSum(Int)
        case sums
        case closing(Int)
        case empty
    }

    let report: PrintedReport
    let pages: [[Block]]

    init(_ report: PrintedReport) {
        let report = report.withTextsThatFit()
        self.report = report
        var layout = Layout(report: report)
        layout.run()
        pages = layout.pages
    }

    static func pdf(of report: PrintedReport) -> Data? { PrintedPages(report).pdf() }

    /// The report as a PDF, with text that can be searched and copied; `nil` where none can be made.
    func pdf() -> Data? {
        let data = NSMutableData()
        var box = CGRect(origin: .zero, size: PrintMeasures.page)
        guard let consumer = CGDataConsumer(data: data as CFMutableData),
            let context = CGContext(consumer: consumer, mediaBox: &box, nil)
        else { return nil }
        for number in pages.indices {
            let renderer = ImageRenderer(
                content: PrintedPage(report: report, blocks: pages[number], number: number + 1, count: pages.count))
            renderer.render { _, draw in
                context.beginPDFPage(nil)
                draw(context)
                context.endPDFPage()
            }
        }
        context.closePDF()
        return data as Data
    }
}

/// Puts blocks onto pages.
@MainActor
private struct Layout {
    let report: PrintedReport
    var pages: [[PrintedPages.Block]] = [[]]
    private var left = PrintMeasures.contentHeight
    /// Rows of the same words are as high.
    private var heights: [PrintedReport.Row: CGFloat] = [:]

    init(report: PrintedReport) { self.report = report }

    mutating func run() {
        put([.reportHead])
        if report.tables.isEmpty { put([.empty]) }
        for (index, table) in report.tables.enumerated() {
            // A title and a head do not stand alone at the foot of a page.
            var first: [PrintedPages.Block] = []
            if table.title != nil { first.append(.tableTitle(index)) }
            first.append(.tableHead(index))
            if table.rows.isEmpty { put(first) }
            for row in table.rows.indices { putRow(row, of: index, after: row == 0 ? first : []) }
            if table.sum != nil { put([.tableSum(index)], continuing: index) }
        }
        if !report.sums.isEmpty { put([.sums]) }
        for index in report.closing.indices { put([.closing(index)]) }
    }

    /// Puts a row, and the title and head of its table if it is the first: as a whole, or, if it is higher than a page, as
    /// much of it as there is room for on this page and the rest on the next ones.
    private mutating func putRow(_ row: Int, of table: Int, after leading: [PrintedPages.Block]) {
        let count = report.tables[table].rows[row].details.count
        let continued = leading.isEmpty ? table : nil
        let whole = leading + [.row(table, row, details: 0..<count)]
        let page = PrintMeasures.contentHeight - (continued == nil ? 0 : height(of: .tableHead(table)))
        guard height(of: whole) > page else { return put(whole, continuing: continued) }
        var leading = leading
        var start = 0
        while start < count {
            makeRoom(
                for: height(of: leading + [.row(table, row, details: start..<start + 1)]),
                continuing: leading.isEmpty ? table : nil)
            let room = left - height(of: leading)
            let end = (start + 1...count).furthest { height(of: .row(table, row, details: start..<$0)) <= room }
            put(leading + [.row(table, row, details: start..<end)])
            leading = []
            start = end
        }
    }

    /// Puts blocks that stay together onto the page, or onto the next.
    private mutating func put(_ blocks: [PrintedPages.Block], continuing table: Int? = nil) {
        let needed = height(of: blocks)
        makeRoom(for: needed, continuing: table)
        pages[pages.count - 1] += blocks
        left -= needed
    }

    /// Begins a page if there is not enough room on this one.
    private mutating func makeRoom(for needed: CGFloat, continuing table: Int?) {
        guard needed > left, !pages[pages.count - 1].isEmpty else { return }
        pages.append([])
        left = PrintMeasures.contentHeight
        if let table {
            pages[pages.count - 1].append(.tableHead(table))
            left -= height(of: .tableHead(table))
        }
    }

    private mutating func height(of blocks: [PrintedPages.Block]) -> CGFloat {
        blocks.reduce(0) { $0 + height(of: $1) }
    }

    private mutating func height(of block: PrintedPages.Block) -> CGFloat {
        if case .row(let table, let row, let details) = block,
            details == report.tables[table].rows[row].details.indices
        {
            let words = report.tables[table].rows[row]
            if let height = heights[words] { return height }
            let height = measure(block)
            heights[words] = height
            return height
        }
        return measure(block)
    }

    private func measure(_ block: PrintedPages.Block) -> CGFloat {
        var height: CGFloat = 0
        ImageRenderer(content: PrintedBlock(report: report, block: block).frame(width: PrintMeasures.contentWidth))
            .render { size, _ in height = size.height }
        return height
    }
}

/// The lengths of printed pages, in points of a page 800 wide; the proportions are those of a letter.
enum PrintMeasures {
    static let page = CGSize(width: 800, height: 1035)
    static let padding: CGFloat = 40
    static let footHeight: CGFloat = 32
    static let logoHeight: CGFloat = 48
    /// How far details stand from the edge of their row.
    static let detailInset: CGFloat = 20
    /// The padding round the cells of a row.
    static let rowPadding: CGFloat = 8
    static func cellWidth(_ column: PrintedReport.Column) -> CGFloat { (contentWidth - 2 * rowPadding) * column.share }
    static var contentWidth: CGFloat { page.width - 2 * padding }
    static var contentHeight: CGFloat { page.height - 2 * padding - footHeight }
}
