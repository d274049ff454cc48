import Foundation
import LedgerCore

/// What is typed and chosen about a draft of an invoice.
struct InvoiceDraft {
    var date: Date
    var dueDate: Date
    var clientAddress: String
    var markup: String
    var taxRate: String
    var terms: String
    /// The transactions that are on it.
    var chosen: Set<String>

    /// How many days a client has to pay, unless somebody chooses otherwise.
    private static let days = 30

    /// - Parameter today: what a date is where the invoice has none.
    init(_ invoice: Invoice, today: CalendarDate) {
        let day = invoice.date ?? today
        date = TransactionDraft.date(day)
        dueDate = TransactionDraft.date(
            invoice.dueDate ?? CalendarDate(daysSince1970: day.daysSince1970 + Self.days))
        clientAddress = invoice.clientAddress ?? ""
        markup = Self.percent(invoice.markupPct)
        taxRate = Self.percent(invoice.taxRatePct)
        terms = invoice.terms ?? ""
        chosen = Set(invoice.transactionIds ?? [])
    }

    /// A draft for all that a project has to offer.
    static func new(_ project: Project, business: BusinessProfile?, offered: [InvoiceLine]) -> Invoice {
        Invoice {
            $0.projectId = project.id
            $0.clientAddress = project.clientAddress
            $0.terms = business?.invoiceTerms
            $0.transactionIds = offered.map(\.id)
        }
    }

    private static func percent(_ value: Double?) -> String {
        value.map { DisplayFormatting.taxRate($0).filter { $0 != "%" }.trimmedText } ?? ""
    }

    var errors: [ValidationError] {
        InvoiceCalculations.validate(
            date: TransactionDraft.day(date), dueDate: TransactionDraft.day(dueDate), markupPct: typed(markup),
            taxRatePct: typed(taxRate))
    }

    /// What is no number is no percentage either.
    private func typed(_ text: String) -> Double? { text.isBlankText ? nil : text.typedPercent ?? .nan }

    /// Why it cannot be stored as it is; `nil` if it can.
    var problem: String? {
        if !errors.isEmpty { return String(localized: "Correct the fields marked above to continue.") }
        return chosen.isEmpty ? String(localized: "Choose at least one transaction to invoice.") : nil
    }

    /// An invoice with what was typed, its transactions in the order in which they are offered.
    func applied(to invoice: Invoice, offered: [InvoiceLine]) -> Invoice {
        var invoice = invoice
        invoice.date = TransactionDraft.day(date)
        invoice.dueDate = TransactionDraft.day(dueDate)
        invoice.clientAddress = clientAddress.textOrNil
        invoice.markupPct = typed(markup)
        invoice.taxRatePct = typed(taxRate)
        invoice.terms = terms.textOrNil
        invoice.transactionIds = offered.map(\.id).filter(chosen.contains)
        return invoice
    }
}
