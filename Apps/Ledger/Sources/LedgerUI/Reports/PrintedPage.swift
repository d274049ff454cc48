import SwiftUI
import UIKit

/// The colors of printed reports, which are the same in every appearance.
enum PrintPalette {
    static let brand = color(0x987E55)
    /// The brand in a shade that text can have: 4.7:1 on white.
    static let brandText = color(0x87704B)
    static let border = color(0xE0D5C5)
    static let tableHead = color(0xF7F3EE)
    static let card = color(0xFAF8F5)
    static let rowLine = color(0xF0EBE4)
    static let error = color(0xC0392B)
    static let text = color(0x1A1A1A)
    static let faint = color(0x6B7280)
    /// Faint text on the ground of a table's head: 4.9:1.
    static let tableHeadText = color(0x646B78)

    private static func color(_ rgb: UInt32) -> Color {
        Color(
            .sRGB, red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255)
    }
}

/// The fonts of printed reports, which do not grow with anybody's text size.
enum PrintFonts {
    static let title = Font.system(size: 22, weight: .bold)
    static let heading = Font.system(size: 15, weight: .semibold)
    static let body = Font.system(size: 12)
    static let strong = Font.system(size: 12, weight: .semibold)
    static let small = Font.system(size: 10)
    static let head = Font.system(size: 10, weight: .semibold)
}

/// A page of a printed report.
struct PrintedPage: View {
    let report: PrintedReport
    let blocks: [PrintedPages.Block]
    let number: Int
    let count: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(blocks, id: \.self) { PrintedBlock(report: report, block: $0) }
            Spacer(minLength: 0)
            HStack {
                Text(report.foot)
                Spacer()
                Text("Page \(number) of \(count)")
            }
            .font(PrintFonts.small)
            .foregroundStyle(PrintPalette.faint)
            .frame(height: PrintMeasures.footHeight, alignment: .bottom)
        }
        .frame(width: PrintMeasures.contentWidth)
        .padding(PrintMeasures.padding)
        .frame(width: PrintMeasures.page.width, height: PrintMeasures.page.height)
        .background(.white)
        .environment(\.colorScheme, .light)
    }
}

/// A block of a printed report.
struct PrintedBlock: View {
    let report: PrintedReport
    let block: PrintedPages.Block

    var body: some View {
        content
            .foregroundStyle(PrintPalette.text)
            .frame(maxWidth: .infinity, alignment: .leading)
    }

    @ViewBuilder private var content: some View {
        switch block {
        case .reportHead: head
        case .tableTitle(let table):
            Text(report.tables[table].title ?? "")
                .font(PrintFonts.heading)
                .foregroundStyle(PrintPalette.brandText)
                .padding(.top, 18)
                .padding(.bottom, 6)
        case .tableHead(let table):
            cells(report.tables[table].columns.map(\.title), report.tables[table].columns)
                .font(PrintFonts.head)
                .foregroundStyle(PrintPalette.tableHeadText)
                .padding(PrintMeasures.rowPadding)
                .background(PrintPalette.tableHead)
        case .row(let table, let row, let details):
            self.row(report.tables[table].rows[row], details, report.tables[table].columns)
        case .tableSum(let table):
            if let sum = report.tables[table].sum {
                line(sum).font(PrintFonts.strong).padding(PrintMeasures.rowPadding)
            }
        case .sums: sums
        case .closing(let index): Text(report.closing[index]).font(PrintFonts.body).padding(.top, 12)
        case .empty: Text(report.emptyText).font(PrintFonts.body).padding(.vertical, 24)
        }
    }

    private var head: some View {
        VStack(alignment: .leading, spacing: 4) {
            if let logo = report.logo.flatMap(UIImage.init(data:)) {
                Image(uiImage: logo).resizable().scaledToFit()
                    .frame(height: PrintMeasures.logoHeight)
                    .accessibilityLabel("Logo")
            }
            if let business = report.business {
                Text(business).font(PrintFonts.heading).foregroundStyle(PrintPalette.brandText)
            }
            Text(report.title).font(PrintFonts.title).accessibilityAddTraits(.isHeader)
            ForEach(report.facts, id: \.self) { Text($0).font(PrintFonts.body).foregroundStyle(PrintPalette.faint) }
            if !report.parties.isEmpty { parties }
            Rectangle().fill(PrintPalette.brand).frame(height: 2).padding(.top, 8)
        }
        .padding(.bottom, 8)
    }

    private var parties: some View {
        HStack(alignment: .top, spacing: 24) {
            ForEach(report.parties, id: \.self) { party in
                VStack(alignment: .leading, spacing: 2) {
                    Text(party.title).font(PrintFonts.head).foregroundStyle(PrintPalette.faint)
                    ForEach(party.lines.indices, id: \.self) { Text(party.lines[$0]).font(PrintFonts.body) }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .padding(.top, 8)
    }

    private func row(
        _ row: PrintedReport.Row, _ details: Range<Int>, _ columns: [PrintedReport.Column]
    ) -> some View {
        VStack(alignment: .leading, spacing: 3) {
            cells(details.lowerBound == 0 ? row.cells : row.continued(in: columns), columns).font(PrintFonts.body)
            ForEach(details, id: \.self) { index in
                let detail = row.details[index]
                HStack(alignment: .firstTextBaseline) {
                    Text(detail.text)
                    Spacer(minLength: 12)
                    if let amount = detail.amount { Text(amount) }
                }
                .font(PrintFonts.small)
                .foregroundStyle(detail.isWarning ? PrintPalette.error : PrintPalette.faint)
                .padding(.leading, PrintMeasures.detailInset)
            }
        }
        .padding(PrintMeasures.rowPadding)
        .overlay(alignment: .bottom) { Rectangle().fill(PrintPalette.rowLine).frame(height: 1) }
    }

    private func cells(_ texts: [String], _ columns: [PrintedReport.Column]) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            ForEach(columns.indices, id: \.self) { index in
                let column = columns[index]
                Text(index < texts.count ? texts[index] : "")
                    .multilineTextAlignment(column.isAmount ? .trailing : .leading)
                    .padding(.trailing, column.isAmount ? 0 : 8)
                    .frame(
                        width: PrintMeasures.cellWidth(column),
                        alignment: column.isAmount ? .trailing : .leading)
            }
        }
    }

    private func line(_ sum: PrintedReport.Sum) -> some View {
        HStack(alignment: .firstTextBaseline) {
            Text(sum.label)
            Spacer(minLength: 12)
            Text(sum.amount)
        }
        .foregroundStyle(sum.isWarning ? PrintPalette.error : PrintPalette.text)
    }

    private var sums: some View {
        VStack(spacing: 6) {
            ForEach(report.sums.indices, id: \.self) { index in
                line(report.sums[index])
                    .font(index == report.sums.count - 1 ? PrintFonts.heading : PrintFonts.strong)
            }
        }
        .padding(12)
        .background(PrintPalette.card)
        .overlay { Rectangle().strokeBorder(PrintPalette.border, lineWidth: 1) }
        .padding(.top, 18)
    }
}
