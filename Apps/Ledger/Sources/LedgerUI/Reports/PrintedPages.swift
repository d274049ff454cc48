import SwiftUI

/// The pages of a printed report. What must not be cut is a block; a table that goes on has its head on each page.
@MainActor
struct PrintedPages {
    /// Something that is on one page as a whole.
    enum Block: Hashable {
        case reportHead
        case tableTitle(Int)
        case tableHead(Int)
        case row(Int, Int)
        case tableSum(Int)
        case sums
        case empty
    }

    let report: PrintedReport
    let pages: [[Block]]

    init(_ report: PrintedReport) {
        self.report = report
        var layout = Layout(report: report)
        layout.run()
        pages = layout.pages
    }

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
            if !table.rows.isEmpty { first.append(.row(index, 0)) }
            put(first)
            for row in table.rows.indices.dropFirst() { put([.row(index, row)], continuing: index) }
            if table.sum != nil { put([.tableSum(index)], continuing: index) }
        }
        if !report.sums.isEmpty { put([.sums]) }
    }

    /// Puts blocks that stay together onto the page, or onto the next.
    private mutating func put(_ blocks: [PrintedPages.Block], continuing table: Int? = nil) {
        let needed = blocks.reduce(0) { $0 + height(of: $1) }
        if needed > left, pages[pages.count - 1].isEmpty == false {
            pages.append([])
            left = PrintMeasures.contentHeight
            if let table {
                pages[pages.count - 1].append(.tableHead(table))
                left -= height(of: .tableHead(table))
            }
        }
        pages[pages.count - 1] += blocks
        left -= needed
    }

    private mutating func height(of block: PrintedPages.Block) -> CGFloat {
        if case .row(let table, let row) = block {
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
    static var contentWidth: CGFloat { page.width - 2 * padding }
    static var contentHeight: CGFloat { page.height - 2 * padding - footHeight }
}
