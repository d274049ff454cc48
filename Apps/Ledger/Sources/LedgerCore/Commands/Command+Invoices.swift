/// Issuing invoices, and what happens to them after that.
extension Command {
    /// Makes a draft an invoice that says what its author saw, and gives it a number.
    ///
    /// What decides gives the number: the server, or the store of an account that is in one file only. Until then an
    /// invoice that was issued on a device has none, so two devices never give the same one.
    static func issueInvoice(_ invoice: Invoice, _ batch: some DocumentBatch) throws {
        try batch.requirePermission(.editInvoices)
        let draft = try batch.require(Invoice.self, invoice.id ?? "")
        guard draft.status == .draft else { throw Refusal(.rule, localized("This invoice was issued already.")) }
        if try batch.isChangedUnseen(Invoice.self, draft.id!) {
            throw Refusal(
                .changedMeanwhile,
                localized("Someone else has changed this draft since. Look at it, then issue it again."))
        }
        let errors = InvoiceCalculations.validate(
            date: invoice.date, dueDate: invoice.dueDate, markupPct: invoice.markupPct, taxRatePct: invoice.taxRatePct)
        if let error = errors.first { throw error }
        var lines = invoice.lines ?? []
        guard !lines.isEmpty, Set(lines.map(\.id)).count == lines.count, !lines.contains(where: { $0.id.isEmpty })
        else {
            throw Refusal(.rule, localized("Choose at least one transaction to invoice."))
        }
        try refuseSecondInvoice(of: lines, draft, batch)
        lines = InvoiceCalculations.priced(lines, markupPct: invoice.markupPct, taxRatePct: invoice.taxRatePct)
        let totals = InvoiceCalculations.totals(lines)
        // Nobody could read it.
        guard
            [totals.subtotalCents, totals.markupCents, totals.taxCents, totals.totalCents].allSatisfy(Cents.isCountable)
        else { throw Refusal(.rule, localized("The amount is too large")) }
        var issued = invoice
        issued.status = .issued
        issued.projectId = draft.projectId
        issued.createdBy = draft.createdBy
        issued.createdAt = draft.createdAt
        issued.unknownFields = draft.unknownFields
        issued.transactionIds = nil
        issued.lines = lines
        issued.subtotalCents = totals.subtotalCents
        issued.markupCents = totals.markupCents
        issued.taxCents = totals.taxCents
        issued.totalCents = totals.totalCents
        issued.payments = nil
        issued.voidReason = nil
        let series = issued.date.map { "\($0.year)" } ?? ""
        issued.series = series
        issued.number =
            batch.isDeciding
            ? InvoiceCalculations.nextNumber(
                in: series, after: try batch.documents(Invoice.self, where: FieldCondition("series", is: series)))
            : nil
        try batch.save(issued)
    }

    /// Nobody is asked twice for the same thing, whatever two devices issue at the same time.
    private static func refuseSecondInvoice(
        of lines: [InvoiceLine], _ draft: Invoice, _ batch: some DocumentBatch
    ) throws {
        guard let project = draft.projectId else { return }
        let ids = Set(lines.map(\.id))
        for other in try batch.documents(Invoice.self, where: FieldCondition("projectId", is: project))
        where other.status == .issued && other.id != draft.id {
            guard let line = other.lines?.first(where: { ids.contains($0.id) }) else { continue }
            let name = InvoiceCalculations.displayName(other)
            throw Refusal(.rule, localized("“\(line.title)” is on another invoice already: \(name)."))
        }
    }

    /// Adds a payment; one that is there already is not added again.
    static func recordPayment(_ payment: InvoicePayment, of id: String, _ batch: some DocumentBatch) throws {
        try batch.requirePermission(.editInvoices)
        if let error = InvoiceCalculations.validate(payment).first { throw error }
        let invoice = try batch.require(Invoice.self, id)
        guard invoice.status == .issued else {
            throw Refusal(.rule, localized("Only an issued invoice can be paid."))
        }
        guard !payment.id.isEmpty, invoice.payments?.contains(where: { $0.id == payment.id }) != true else { return }
        try batch.update(Invoice.self, id) { $0.payments = ($0.payments ?? []) + [payment] }
    }

    /// Takes a payment back that was recorded by mistake.
    static func removePayment(_ payment: String, of id: String, _ batch: some DocumentBatch) throws {
        try batch.requirePermission(.editInvoices)
        try batch.update(Invoice.self, id) { invoice in
            let left = invoice.payments?.filter { $0.id != payment }
            invoice.payments = left?.isEmpty == true ? nil : left
        }
    }

    /// Has an issued invoice count no longer. It keeps its number; what it charged can be invoiced again.
    static func voidInvoice(_ id: String, reason: String?, _ batch: some DocumentBatch) throws {
        try batch.requirePermission(.voidInvoices)
        let invoice = try batch.require(Invoice.self, id)
        guard invoice.status == .issued else {
            throw Refusal(.rule, localized("Only an issued invoice can be voided."))
        }
        guard (invoice.payments ?? []).isEmpty else {
            throw Refusal(.rule, localized("This invoice has payments. Remove them, then void it."))
        }
        try batch.update(Invoice.self, id) {
            $0.status = .void
            $0.voidReason = reason?.trimmed.isEmpty == false ? reason?.trimmed : nil
        }
    }
}
