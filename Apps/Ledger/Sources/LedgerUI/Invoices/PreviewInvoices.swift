import LedgerCore

/// What previews of invoices show.
@MainActor
enum PreviewInvoices {
    static let day = CalendarDate(year: 2026, month: 3, day: 1)!

    static var project: Project {
        Project(id: PreviewLedger.projectID) {
            $0.name = "Kessler Lake House"
            $0.clientName = "Kessler"
            $0.clientAddress = "12 Lake Road\nBend, OR 97701"
        }
    }

    static var lines: [InvoiceLine] {
        [("sofa", "Wayfair", 285_000), ("lamp", "Rejuvenation", 42_050), ("back", "West Elm", -12_000)].map {
            id, title, cents in
            var line = InvoiceLine()
            line.id = id
            line.title = title
            line.date = day
            line.amountCents = cents
            line.items = cents > 100_000 ? [InvoicedItem(name: "Sofa", amountCents: cents)] : nil
            return line
        }
    }

    /// An invoice with everything that one may say.
    static var printed: Invoice {
        let priced = InvoiceCalculations.priced(lines, markupPct: 15, taxRatePct: 8.25)
        let totals = InvoiceCalculations.totals(priced)
        return Invoice(id: "invoice") {
            $0.status = .issued
            $0.number = "2026-0007"
            $0.date = day
            $0.dueDate = CalendarDate(year: 2026, month: 3, day: 31)
            $0.businessName = "Hawthorn & Vale Interiors"
            $0.businessAddress = "4 Mill Street\nPortland, OR 97201"
            $0.projectName = project.name
            $0.clientName = project.clientName
            $0.clientAddress = project.clientAddress
            $0.lines = priced
            $0.markupPct = 15
            $0.taxRatePct = 8.25
            $0.subtotalCents = totals.subtotalCents
            $0.markupCents = totals.markupCents
            $0.taxCents = totals.taxCents
            $0.totalCents = totals.totalCents
            $0.terms = "Due within 30 days. Please write the number of the invoice on your check."
            $0.payments = [InvoicePayment(id: "payment", date: day, amountCents: 100_000, note: "Check 1042")]
        }
    }

    /// A firm with a draft, or with what was made of it.
    static func ledger(_ contents: PreviewLedger.Contents = .many, issued: Bool, paid: Int? = nil) -> LedgerEnvironment
    {
        let ledger = PreviewLedger.make(contents)
        ledger.perform { services in
            try services.businessProfile.update { $0.address = "4 Mill Street\nPortland, OR 97201" }
            let draft = try services.invoices.create(
                Invoice(id: "invoice") {
                    $0.projectId = PreviewLedger.projectID
                    $0.date = day
                    $0.dueDate = CalendarDate(year: 2026, month: 3, day: 31)
                    $0.markupPct = 15
                    $0.taxRatePct = 8.25
                    $0.terms = "Due within 30 days. Please write the number of the invoice on your check."
                    $0.clientAddress = project.clientAddress
                })
            guard issued else { return }
            var invoice = InvoiceCalculations.filled(
                draft, project: project, business: ledger.account.businessProfile, offered: lines)
            invoice.lines = lines
            try services.invoices.issue(invoice)
            if let paid {
                try services.invoices.record(
                    InvoicePayment(id: "payment", date: day, amountCents: paid, note: "Check 1042"), of: "invoice")
            }
        }
        return ledger
    }
}
