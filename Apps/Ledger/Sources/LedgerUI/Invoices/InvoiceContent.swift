import DesignSystem
import LedgerCore
import SwiftUI

/// What an invoice says, as a client reads it.
struct InvoiceContent: View {
    /// One that is filled; see ``InvoiceCalculations/filled(_:project:business:offered:)``.
    let invoice: Invoice
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        let standing = InvoiceCalculations.standing(invoice, on: ledger.today)
        Card {
            VStack(alignment: .leading, spacing: Spacing.sm) {
                SpreadRow {
                    Text(InvoiceCalculations.displayName(invoice))
                        .font(Typography.h2)
                        .foregroundStyle(BrandColors.textPrimary)
                        .accessibilityAddTraits(.isHeader)
                } trailing: {
                    Badge(standing.label, color: standing.color)
                }
                if let reason = invoice.voidReason {
                    Text(reason).font(Typography.small).foregroundStyle(ReadableColors.textSecondary)
                }
                DetailRow(label: String(localized: "Date"), value: DisplayFormatting.date(invoice.date))
                DetailRow(label: String(localized: "Due Date"), value: DisplayFormatting.date(invoice.dueDate))
                DetailRow(label: String(localized: "Project"), value: invoice.projectName ?? "")
                DetailRow(label: String(localized: "From"), value: party(invoice.businessName, invoice.businessAddress))
                DetailRow(
                    label: String(localized: "Bill To"), value: party(invoice.clientName, invoice.clientAddress),
                    showDivider: false)
            }
        }
        TitledCard(title: String(localized: "Lines")) {
            VStack(alignment: .leading, spacing: Spacing.sm) {
                if (invoice.lines ?? []).isEmpty {
                    Text("No transactions to invoice.")
                        .font(Typography.body)
                        .foregroundStyle(ReadableColors.textSecondary)
                }
                ForEach(invoice.lines ?? []) { line in
                    self.line(line)
                    RowDivider()
                }
                ForEach(InvoiceSum.all(invoice), id: \.self) { ReportSum(title: $0.label, amount: $0.amount) }
            }
        }
        if let terms = invoice.terms {
            TitledCard(title: String(localized: "Terms")) {
                Text(terms).font(Typography.body).foregroundStyle(BrandColors.textPrimary)
            }
        }
    }

    private func party(_ name: String?, _ address: String?) -> String {
        [name, address].compactMap(\.self).joined(separator: "\n")
    }

    private func line(_ line: InvoiceLine) -> some View {
        VStack(alignment: .leading, spacing: Spacing.none) {
            ReportRow(
                title: line.title,
                facts: [line.date.map { DisplayFormatting.date($0) }, line.categoryName].compactMap(\.self),
                amount: CurrencyFormatting.withDecimals(line.amountCents ?? 0))
            if let notes = line.notes {
                Text(notes).font(Typography.caption).italic().foregroundStyle(ReadableColors.textSecondary)
            }
            ForEach((line.items ?? []).indices, id: \.self) { index in
                let item = (line.items ?? [])[index]
                ReportRow(
                    title: item.name,
                    amount: item.amountCents.map(CurrencyFormatting.withDecimals) ?? String(localized: "No Price"),
                    isWarning: item.amountCents == nil
                )
                .padding(.leading, Spacing.lg)
            }
        }
    }
}

extension InvoiceCalculations.Standing {
    /// The color of its badge; `nil` for that of the brand.
    var color: Color? {
        switch self {
        case .draft, .open: nil
        case .paid: StatusColors.badgeSuccess
        case .overdue: StatusColors.badgeError
        case .void: StatusColors.badgeWarning
        }
    }
}
