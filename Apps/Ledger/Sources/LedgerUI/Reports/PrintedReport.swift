import Foundation
import LedgerCore

/// A report as it is printed: a head, tables one after the other, sums, a line at the foot. What it says, not how it looks.
struct PrintedReport: Hashable, Sendable {
    var business: String?
    /// The firm's own picture, if it was found.
    var logo: Data?
    var title: String
    /// Project, client and day.
    var facts: [String]
    /// Who it is from and to.
    var parties: [Party] = []
    var tables: [Table]
    /// What it all comes to, the last one the most.
    var sums: [Sum] = []
    /// What stands below the sums, such as the terms of an invoice.
    var closing: [String] = []
    var foot: String
    /// What stands there if there are no tables.
    var emptyText: String
    var fileName: String

    struct Party: Hashable, Sendable {
        var title: String
        /// Name and address.
        var lines: [String]
    }

    struct Table: Hashable, Sendable {
        var title: String?
        var columns: [Column]
        var rows: [Row]
        var sum: Sum?
    }

    struct Column: Hashable, Sendable {
        var title: String
        /// Of the width that is there, from 0 to 1.
        var share: Double
        var isAmount = false
    }

    struct Row: Hashable, Sendable {
        var cells: [String]
        /// What stands smaller below, such as the items of a transaction.
        var details: [Detail] = []

        /// What is in the cells where the row goes on on another page: what it is about, without its amounts.
        func continued(in columns: [Column]) -> [String] {
            let widest = columns.indices.max { columns[$0].share < columns[$1].share }
            return zip(cells.indices, columns).map { index, column in
                if column.isAmount {
                    ""
                } else {
                    index == widest ? String(localized: "\(cells[index]) (continued)") : cells[index]
                }
            }
        }
    }

    struct Detail: Hashable, Sendable {
        var text: String
        var amount: String?
        var isWarning = false
    }

    struct Sum: Hashable, Sendable {
        var label: String
        var amount: String
        var isWarning = false
    }
}

extension PrintedReport {
    /// What all reports on a project have in common.
    private init(
        _ kind: ReportKind, title: String, project: Project, business: BusinessProfile?, today: CalendarDate,
        emptyText: String
    ) {
        self.init(
            business: business?.name?.textOrNil, title: title,
            facts: [
                String(localized: "Project: \(ProjectListCalculations.displayName(project))"),
                project.clientName.textOrNil.map { String(localized: "Client: \($0)") },
                DisplayFormatting.longDate(today),
            ].compactMap(\.self), tables: [],
            foot: String(localized: "Generated on \(DisplayFormatting.longDate(today))"),
            emptyText: emptyText,
            fileName: ReportAggregationCalculations.fileName(kind.fileName, project: project))
    }

    init(
        _ invoice: ReportAggregationCalculations.Invoice, project: Project, business: BusinessProfile?,
        today: CalendarDate
    ) {
        self.init(
            .invoice, title: String(localized: "Invoice"), project: project, business: business, today: today,
            emptyText: String(localized: "No transactions to invoice."))
        guard !invoice.isEmpty else { return }
        let credits = "(\(CurrencyFormatting.withDecimals(invoice.creditsSubtotalCents)))"
        if !invoice.charges.isEmpty {
            tables.append(
                Self.table(
                    String(localized: "Charges"), invoice.charges,
                    Sum(
                        label: String(localized: "Charges Total"),
                        amount: CurrencyFormatting.withDecimals(invoice.chargesSubtotalCents))))
        }
        if !invoice.credits.isEmpty {
            tables.append(
                Self.table(
                    String(localized: "Credits"), invoice.credits,
                    Sum(label: String(localized: "Credits Total"), amount: credits)))
        }
        sums = [
            Sum(
                label: invoice.isMissingPrices
                    ? String(localized: "Net Amount Due (contains missing prices)")
                    : String(localized: "Net Amount Due"), amount: CurrencyFormatting.withDecimals(invoice.netDueCents),
                isWarning: invoice.isMissingPrices)
        ]
    }

    private static func table(
        _ title: String, _ lines: [ReportAggregationCalculations.InvoiceLine], _ sum: Sum
    ) -> Table {
        Table(
            title: title,
            columns: [
                Column(title: String(localized: "DATE"), share: 0.17),
                Column(title: String(localized: "DESCRIPTION"), share: 0.43),
                Column(title: String(localized: "CATEGORY"), share: 0.22),
                Column(title: String(localized: "AMOUNT"), share: 0.18, isAmount: true),
            ],
            rows: lines.map { line in
                let notes = line.notes.map { [Detail(text: $0)] } ?? []
                return Row(
                    cells: [
                        DisplayFormatting.date(line.date), line.reportTitle, line.categoryName ?? "",
                        CurrencyFormatting.withDecimals(line.amountCents),
                    ],
                    details: notes
                        + line.items.map { item in
                            Detail(
                                text: item.name,
                                amount: item.isMissingPrice
                                    ? String(localized: "(missing price)")
                                    : CurrencyFormatting.withDecimals(item.projectPriceCents ?? 0),
                                isWarning: item.isMissingPrice)
                        })
            }, sum: sum)
    }

    init(
        _ summary: ReportAggregationCalculations.ClientSummary, project: Project, business: BusinessProfile?,
        today: CalendarDate
    ) {
        self.init(
            .clientSummary, title: String(localized: "Client Summary"), project: project, business: business,
            today: today,
            emptyText: String(localized: "No items found."))
        guard !summary.items.isEmpty else { return }
        if !summary.breakdown.isEmpty {
            tables.append(
                Table(
                    title: String(localized: "Category Breakdown"),
                    columns: [
                        Column(title: String(localized: "CATEGORY"), share: 0.7),
                        Column(title: String(localized: "AMOUNT"), share: 0.3, isAmount: true),
                    ],
                    rows: summary.breakdown.map {
                        Row(cells: [$0.name, CurrencyFormatting.withDecimals($0.totalCents)])
                    }))
        }
        tables.append(
            Table(
                title: String(localized: "Items"),
                columns: [
                    Column(title: String(localized: "ITEM"), share: 0.38),
                    Column(title: String(localized: "SOURCE"), share: 0.22),
                    Column(title: String(localized: "SPACE"), share: 0.2),
                    Column(title: String(localized: "PRICE"), share: 0.2, isAmount: true),
                ],
                rows: summary.items.map { item in
                    Row(cells: [
                        item.name, item.source ?? "", item.spaceName ?? "",
                        item.projectPriceCents.map(CurrencyFormatting.withDecimals) ?? CurrencyFormatting.missing,
                    ])
                }))
        sums = [
            Sum(
                label: String(localized: "Total Market Value"),
                amount: CurrencyFormatting.withDecimals(summary.totalMarketValueCents)),
            Sum(
                label: String(localized: "Total Saved"),
                amount: CurrencyFormatting.withDecimals(summary.totalSavedCents)),
            Sum(
                label: String(localized: "Total Spent"),
                amount: CurrencyFormatting.withDecimals(summary.totalSpentCents)),
        ]
    }

    init(
        _ report: ReportAggregationCalculations.PropertyManagement, project: Project, business: BusinessProfile?,
        today: CalendarDate
    ) {
        self.init(
            .propertyManagement, title: String(localized: "Property Management Summary"), project: project,
            business: business,
            today: today, emptyText: String(localized: "No items found."))
        guard report.itemCount > 0 else { return }
        tables = report.groups.map { group in
            Table(
                title: group.title,
                columns: [
                    Column(title: String(localized: "ITEM"), share: 0.38),
                    Column(title: String(localized: "SOURCE"), share: 0.22),
                    Column(title: String(localized: "SKU"), share: 0.18),
                    Column(title: String(localized: "MARKET VALUE"), share: 0.22, isAmount: true),
                ],
                rows: group.items.map {
                    Row(cells: [$0.name, $0.source ?? "", $0.sku ?? "", $0.marketValueLabel])
                },
                sum: Sum(
                    label: String(localized: "Subtotal"),
                    amount: CurrencyFormatting.withDecimals(group.marketValueCents)))
        }
        sums = [
            Sum(label: String(localized: "Total Items"), amount: String(report.itemCount)),
            Sum(
                label: String(localized: "Total Market Value"),
                amount: CurrencyFormatting.withDecimals(report.totalMarketValueCents)),
        ]
    }
}
