import LedgerCore
import SwiftUI

extension PrintedReport {
    /// An invoice as it is printed.
    ///
    /// - Parameter invoice: one that is filled; see ``InvoiceCalculations/filled(_:project:business:offered:)``.
    init(_ invoice: Invoice) {
        let name = InvoiceCalculations.displayName(invoice)
        self.init(
            business: invoice.businessName, title: invoice.status == .void ? String(localized: "\(name) (void)") : name,
            facts: [
                invoice.date.map { String(localized: "Date: \(DisplayFormatting.longDate($0))") },
                invoice.dueDate.map { String(localized: "Due: \(DisplayFormatting.longDate($0))") },
                invoice.projectName.map { String(localized: "Project: \($0)") },
            ].compactMap(\.self),
            parties: [
                Party(
                    title: String(localized: "FROM"),
                    lines: Self.lines(invoice.businessName, invoice.businessAddress)),
                Party(
                    title: String(localized: "BILL TO"), lines: Self.lines(invoice.clientName, invoice.clientAddress)),
            ], tables: [], foot: [invoice.businessName, name].compactMap(\.self).joined(separator: " · "),
            emptyText: String(localized: "No transactions to invoice."),
            fileName: ReportAggregationCalculations.fileNamePart("invoice-\(invoice.number ?? "draft")") + ".pdf")
        let lines = invoice.lines ?? []
        guard !lines.isEmpty else { return }
        tables = [
            Table(
                columns: [
                    Column(title: String(localized: "DATE"), share: 0.17),
                    Column(title: String(localized: "DESCRIPTION"), share: 0.43),
                    Column(title: String(localized: "CATEGORY"), share: 0.22),
                    Column(title: String(localized: "AMOUNT"), share: 0.18, isAmount: true),
                ], rows: lines.map(Self.row))
        ]
        sums = InvoiceSum.all(invoice).map { Sum(label: $0.label, amount: $0.amount) }
        closing = invoice.terms.map { [$0] } ?? []
    }

    private static func lines(_ name: String?, _ address: String?) -> [String] {
        [name].compactMap(\.self) + (address ?? "").split(whereSeparator: \.isNewline).map(String.init)
    }

    private static func row(_ line: InvoiceLine) -> Row {
        Row(
            cells: [
                DisplayFormatting.date(line.date), line.title, line.categoryName ?? "",
                CurrencyFormatting.withDecimals(line.amountCents ?? 0),
            ],
            details: (line.notes.map { [Detail(text: $0)] } ?? [])
                + (line.items ?? []).map {
                    Detail(text: $0.name, amount: $0.amountCents.map(CurrencyFormatting.withDecimals))
                })
    }
}

/// A line below an invoice: what its lines come to, what was paid, what is left.
struct InvoiceSum: Hashable {
    var label: String
    var amount: String

    /// The sums in their order, the last one the most.
    static func all(_ invoice: Invoice) -> [InvoiceSum] {
        func sum(_ label: String, _ cents: Int) -> InvoiceSum {
            InvoiceSum(label: label, amount: CurrencyFormatting.withDecimals(cents))
        }
        var sums = [sum(String(localized: "Subtotal"), invoice.subtotalCents ?? 0)]
        if let cents = invoice.markupCents, cents != 0 {
            sums.append(sum(String(localized: "Markup (\(DisplayFormatting.taxRate(invoice.markupPct)))"), cents))
        }
        if let cents = invoice.taxCents, cents != 0 {
            sums.append(sum(String(localized: "Sales Tax (\(DisplayFormatting.taxRate(invoice.taxRatePct)))"), cents))
        }
        sums.append(sum(String(localized: "Total"), invoice.totalCents ?? 0))
        guard invoice.status != .draft else { return sums }
        let paid = InvoiceCalculations.paidCents(invoice)
        if paid != 0 { sums.append(sum(String(localized: "Payments Received"), -paid)) }
        return sums + [sum(String(localized: "Balance Due"), InvoiceCalculations.balanceCents(invoice))]
    }
}

#Preview("Printed invoice", traits: .fixedLayout(width: 800, height: 1035)) {
    let pages = PrintedPages(PrintedReport(PreviewInvoices.printed))
    PrintedPage(report: pages.report, blocks: pages.pages[0], number: 1, count: pages.pages.count)
}
