import Foundation
import LedgerCore
import LedgerSamples
import LedgerStore

/// Invoices with their payments, and what was entered twice.
extension History {
    func keepBooks(_ device: SimulatedDevice, _ step: Int, _ random: inout SplitMix64) throws {
        let (store, session) = (device.store, device.session)
        let invoices = InvoicesService(store: store, session: session)
        let merging = MergingService(store: store, session: session)
        func all<E: Entity>(_ type: E.Type) throws -> [E] {
            try store.value(of: DocumentsQuery<E>(accountID: session.accountID))
        }
        func invoice(_ status: InvoiceStatus) throws -> Invoice? {
            try all(Invoice.self).filter { $0.status == status }.randomElement(using: &random)
        }
        let value = Int.random(in: 1...3, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1:
            let transactions = try all(Transaction.self).filter { $0.projectId == "p" }.compactMap(\.id)
            try invoices.create(
                Invoice {
                    $0.projectId = "p"
                    $0.date = CalendarDate("202\(value)-03-01")
                    $0.transactionIds = Array(transactions.prefix(value))
                })
        case 2:
            if let draft = try invoice(.draft)?.id { try invoices.update(draft) { $0.markupPct = Double(value) } }
        case 3, 4:
            guard var draft = try invoice(.draft) else { return }
            draft.lines = (draft.transactionIds ?? []).map { id in
                var line = InvoiceLine()
                line.id = id
                line.title = id
                line.amountCents = 100 * value
                return line
            }
            try invoices.issue(draft)
        case 5, 6:
            guard let id = try invoice(.issued)?.id else { return }
            var payment = InvoicePayment()
            payment.date = CalendarDate("2026-03-0\(value)")
            payment.amountCents = 50 * value
            try invoices.record(payment, of: id)
        case 7:
            guard let invoice = try invoice(.issued), let payment = invoice.payments?.first else { return }
            try invoices.removePayment(payment.id, of: invoice.id!)
        case 8: if let id = try invoice(.issued)?.id { try invoices.void(id) }
        case 9, 10:
            let items = try all(Item.self).shuffled(using: &random)
            guard let kept = items.first,
                let duplicate = items.dropFirst().first(where: { $0.projectId == kept.projectId })
            else { return }
            let fields = Set(ItemMerge.choices(kept, duplicate).prefix(value))
            let undo = try merging.merge(
                ItemMerge(kept, duplicate, taking: fields.union(ItemMerge.missing(kept, duplicate))))
            if value == 1 { try merging.undo(undo) }
        default:
            let undo = try merging.merge(vendor: "vendor \(value)", into: "vendor \(value % 3)")
            if value == 1 { try merging.undo(undo) }
        }
    }
}
