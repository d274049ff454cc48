import LedgerCore
import LedgerStore

/// A firm in which two people have entered the same things.
@MainActor
enum PreviewDuplicates {
    static let first = "item-first"
    static let second = "item-second"

    static func make(role: MemberRole = .owner) -> LedgerEnvironment {
        let ledger = PreviewLedger.make(.empty, role: role)
        ledger.perform { services in
            let project = try services.projects.create(
                Project {
                    $0.name = "Lakeside House"
                    $0.clientName = "Moreno"
                }, allocations: [:])
            let receipt = try services.transactions.create(
                Transaction {
                    $0.projectId = project.id
                    $0.source = "Home Goods"
                    $0.transactionType = .purchase
                })
            try services.items.create(
                Item(id: first) {
                    $0.name = "Velvet Sofa"
                    $0.projectId = project.id
                    $0.source = "HomeGoods"
                    $0.sku = "VS-204"
                    $0.purchasePriceCents = 129_900
                    $0.notes = "Deliver to the back door."
                })
            try services.items.create(
                Item(id: second) {
                    $0.name = "velvet sofa, green"
                    $0.projectId = project.id
                    $0.transactionId = receipt.id
                    $0.source = "Home Goods"
                    $0.sku = "vs 204"
                    $0.purchasePriceCents = 129_900
                    $0.projectPriceCents = 165_000
                    $0.notes = "Oak legs"
                })
        }
        return ledger
    }

    static func item(_ id: String, in ledger: LedgerEnvironment) -> Item {
        let query = DocumentQuery<Item>(accountID: ledger.accountID, key: id)
        return (try? ledger.store.value(of: query)).flatMap(\.self) ?? Item()
    }
}
