import DesignSystem
import Foundation
import LedgerCore
import LedgerStore
import SwiftUI

/// A year's figures for the tax adviser: to read, and to hand on as PDF and CSV.
struct YearScreen: View {
    @Live<DocumentsQuery<Transaction>> private var transactions: [Transaction]?
    @Live<DocumentsQuery<Invoice>> private var invoices: [Invoice]?
    /// The year that was chosen; the latest one until then.
    @State private var chosen: Int?
    @State private var export: ExportedFile?
    @Environment(LedgerEnvironment.self) private var ledger

    init() {
        _transactions = Live { DocumentsQuery(accountID: $0) }
        _invoices = Live { DocumentsQuery(accountID: $0) }
    }

    var body: some View {
        StateContent(
            $transactions.state, message: String(localized: "Loading figures..."), retry: $transactions.retry
        ) {
            if let figures {
                ScrollView {
                    VStack(alignment: .leading, spacing: Spacing.lg) {
                        picker(figures.year)
                        YearContent(figures: figures)
                        AppButton(title: String(localized: "Export CSV"), variant: .secondary) { exportCSV(figures) }
                    }
                    .padding(Spacing.screenPadding)
                    .readableWidth()
                }
                .refreshesLedger()
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        let printed = PrintedReport(
                            figures, business: ledger.account.businessProfile, today: ledger.today)
                        ShareLink(
                            item: ReportFile(
                                report: printed, logo: ledger.account.businessProfile?.logoUrl?.textOrNil,
                                storage: ledger.storage), preview: SharePreview(printed.fileName)
                        ) {
                            Label("Share", systemImage: "square.and.arrow.up")
                        }
                    }
                }
            } else {
                EmptyMessage(icon: "calendar", message: String(localized: "No transaction or invoice has a date yet."))
                    .frame(maxHeight: .infinity)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(BrandColors.background)
        .navigationTitle("Year for the Tax Adviser")
        .navigationBarTitleDisplayMode(.inline)
        .sheet(item: $export) { ShareSheet(file: $0).presentationDetents([.medium, .large]) }
    }

    private var years: [Int] { YearFigures.years(transactions: transactions ?? [], invoices: invoices ?? []) }

    private var figures: YearFigures? {
        guard let year = chosen ?? years.first else { return nil }
        return YearFigures(
            year, transactions: transactions ?? [], invoices: invoices ?? [], projects: ledger.account.projects,
            categories: ledger.account.budgetCategories)
    }

    private func picker(_ year: Int) -> some View {
        LabeledContent {
            Picker("Year", selection: Binding(get: { year }, set: { chosen = $0 })) {
                ForEach(years, id: \.self) { Text(verbatim: "\($0)").tag($0) }
            }
            .labelsHidden()
        } label: {
            Text("Year").font(Typography.label).foregroundStyle(ReadableColors.textSecondary)
        }
    }

    private func exportCSV(_ figures: YearFigures) {
        ledger.perform(String(localized: "Failed to export the figures. Please try again.")) { _ in
            export = try ExportedFile(Data(figures.csv.utf8), name: "year-\(figures.year).csv")
        }
    }
}

/// The figures of a year.
private struct YearContent: View {
    let figures: YearFigures

    var body: some View {
        if figures.undated > 0 {
            StatusBanner(
                message: String(localized: "\(figures.undated) transactions have no date and are left out."),
                variant: .warning)
        }
        TitledCard(title: String(localized: "Sums")) {
            VStack(spacing: Spacing.sm) {
                ForEach(YearSum.all(figures), id: \.self) { ReportSum(title: $0.label, amount: $0.amount) }
            }
        }
        TitledCard(title: String(localized: "Spent by Category")) {
            VStack(spacing: Spacing.sm) {
                ForEach(figures.spendingByCategory, id: \.name) { sum in
                    ReportRow(
                        title: sum.name,
                        facts: sum.taxCents == 0
                            ? [] : [String(localized: "Sales tax \(CurrencyFormatting.withDecimals(sum.taxCents))")],
                        amount: CurrencyFormatting.withDecimals(sum.totalCents))
                }
            }
        }
        TitledCard(title: String(localized: "By Month")) {
            VStack(spacing: Spacing.sm) {
                ForEach(figures.months, id: \.number) { month in
                    ReportRow(
                        title: YearSum.name(of: month.number),
                        facts: [
                            String(localized: "Invoiced \(CurrencyFormatting.withDecimals(month.invoicedCents))"),
                            String(localized: "Received \(CurrencyFormatting.withDecimals(month.receivedCents))"),
                        ], amount: CurrencyFormatting.withDecimals(month.spentCents))
                }
            }
        }
    }
}

/// A line of the sums of a year.
struct YearSum: Hashable {
    var label: String
    var amount: String

    static func all(_ figures: YearFigures) -> [YearSum] {
        let (spent, invoiced) = (figures.sum(.purchase, .return), figures.sum(.invoice))
        return [
            (String(localized: "Spent"), spent.totalCents), (String(localized: "Sales Tax Paid"), spent.taxCents),
            (String(localized: "Invoiced"), invoiced.totalCents),
            (String(localized: "Sales Tax Charged"), invoiced.taxCents),
            (String(localized: "Payments Received"), figures.sum(.payment).totalCents),
        ].map { YearSum(label: $0, amount: CurrencyFormatting.withDecimals($1)) }
    }

    /// The name of a month in the language of the app.
    static func name(of month: Int) -> String {
        let day = CalendarDate(year: 2001, month: month, day: 1)?.daysSince1970 ?? 0
        var style = Date.FormatStyle(
            locale: Localization.current.locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt
        ).month(.wide)
        style.capitalizationContext = .standalone
        return Date(timeIntervalSince1970: Double(day) * 86_400).formatted(style)
    }
}

extension PrintedReport {
    /// A year's figures as they are printed.
    init(_ figures: YearFigures, business: BusinessProfile?, today: CalendarDate) {
        let money = CurrencyFormatting.withDecimals
        self.init(
            business: business?.name?.textOrNil, title: String(localized: "Figures of \(String(figures.year))"),
            facts: figures.undated == 0
                ? [] : [String(localized: "\(figures.undated) transactions have no date and are left out.")],
            tables: [
                Table(
                    title: String(localized: "Spent by Category"),
                    columns: [
                        Column(title: String(localized: "CATEGORY"), share: 0.4),
                        Column(title: String(localized: "NET"), share: 0.2, isAmount: true),
                        Column(title: String(localized: "SALES TAX"), share: 0.2, isAmount: true),
                        Column(title: String(localized: "AMOUNT"), share: 0.2, isAmount: true),
                    ],
                    rows: figures.spendingByCategory.map {
                        Row(cells: [$0.name, money($0.netCents), money($0.taxCents), money($0.totalCents)])
                    }),
                Table(
                    title: String(localized: "By Month"),
                    columns: [
                        Column(title: String(localized: "MONTH"), share: 0.4),
                        Column(title: String(localized: "SPENT"), share: 0.2, isAmount: true),
                        Column(title: String(localized: "INVOICED"), share: 0.2, isAmount: true),
                        Column(title: String(localized: "RECEIVED"), share: 0.2, isAmount: true),
                    ],
                    rows: figures.months.map {
                        Row(cells: [
                            YearSum.name(of: $0.number), money($0.spentCents), money($0.invoicedCents),
                            money($0.receivedCents),
                        ])
                    }),
            ], sums: YearSum.all(figures).map { Sum(label: $0.label, amount: $0.amount) },
            foot: String(localized: "Generated on \(DisplayFormatting.longDate(today))"), emptyText: "",
            fileName: "year-\(figures.year).pdf")
    }
}

#Preview("Year") { PreviewScreen { YearScreen() } }
#Preview("No year") { PreviewScreen(.empty) { YearScreen() } }
#Preview("Loading year") { PreviewScreen(.loading) { YearScreen() } }
#Preview("Failed year") { PreviewScreen(.failed) { YearScreen() } }
