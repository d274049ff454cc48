import LedgerCore

/// Invoices: drafts, issuing them, payments.
public struct InvoicesService: Sendable {
    private let store: LocalStore
    private let session: Session

    public init(store: LocalStore, session: Session) {
        self.store = store
        self.session = session
    }

    /// Makes a draft.
    @discardableResult
    public func create(_ draft: Invoice) throws -> Invoice {
        try validate(draft)
        return try store.write(as: session) { batch in
            var draft = draft
            draft.createdBy = batch.userID
            return try batch.create(draft)
        }
    }

    /// Changes a draft.
    @discardableResult
    public func update(_ id: String, _ change: (inout Invoice) throws -> Void) throws -> Invoice {
        try store.write(as: session) { batch in
            try batch.update(Invoice.self, id) {
                try change(&$0)
                try validate($0)
            }
        }
    }

    private func validate(_ draft: Invoice) throws {
        let errors = InvoiceCalculations.validate(
            date: draft.date, dueDate: draft.dueDate, markupPct: draft.markupPct, taxRatePct: draft.taxRatePct)
        if let error = errors.first { throw error }
    }

    /// Deletes a draft.
    @discardableResult
    public func delete(_ id: String) throws -> Deletion.ID {
        try store.write(as: session) { batch in
            try batch.delete(Invoice.self, id)
            return batch.writeID
        }
    }

    /// Makes a draft an invoice that says what is handed in. See ``Command/issueInvoice(_:)``.
    public func issue(_ invoice: Invoice) throws { try store.perform(.issueInvoice(invoice), as: session) }

    public func record(_ payment: InvoicePayment, of invoice: String) throws {
        var payment = payment
        if payment.id.isEmpty { payment.id = store.environment.newID() }
        try store.perform(.recordPayment(payment, invoice: invoice), as: session)
    }

    public func removePayment(_ payment: String, of invoice: String) throws {
        try store.perform(.removePayment(id: payment, invoice: invoice), as: session)
    }

    /// Has an issued invoice count no longer. Only owners and admins may.
    public func void(_ invoice: String, reason: String? = nil) throws {
        try store.perform(.voidInvoice(id: invoice, reason: reason), as: session)
    }
}
