import LedgerCore

/// Documents for previews of views that take values.
enum PreviewItems {
    static let several: [Item] = [
        Item(id: "1") {
            $0.name = "Lounge chair"
            $0.projectId = "p1"
            $0.purchasePriceCents = 45_000
            $0.projectPriceCents = 62_000
            $0.source = "HomeGoods"
            $0.sku = "092626"
            $0.status = .purchased
        },
        Item(id: "2") {
            $0.name = "Floor lamp with a shade of pleated linen and a base of travertine"
            $0.projectId = "p1"
            $0.budgetCategoryId = "furnishings"
            $0.purchasePriceCents = 12_999
        },
        Item(id: "3") { $0.projectId = "p1" },
    ]

    static let projects: [Project] = [
        Project(id: "p1") { $0.name = "Where the items are" },
        Project(id: "p2") {
            $0.name = "Lakeside House"
            $0.clientName = "Moreno"
        },
        Project(id: "p3") { $0.clientName = "A client whose project has no name" },
        Project(id: "p4") {
            $0.name = "Archived"
            $0.isArchived = true
        },
    ]

    static let categories: [BudgetCategory] = [
        BudgetCategory(id: "furnishings") {
            $0.name = "Furnishings"
            $0.order = 0
            $0.metadata = CategoryMetadata(categoryType: .itemized)
        },
        BudgetCategory(id: "install") {
            $0.name = "Install"
            $0.order = 1
        },
        BudgetCategory(id: "fee") {
            $0.name = "Design Fee"
            $0.order = 2
            $0.metadata = CategoryMetadata(categoryType: .fee)
        },
    ]

    static let transactions: [LedgerCore.Transaction] = [
        LedgerCore.Transaction(id: "t1") {
            $0.transactionType = .return
            $0.source = "HomeGoods"
            $0.amountCents = 4_500
            $0.transactionDate = CalendarDate("2026-02-25")
        },
        LedgerCore.Transaction(id: "t2") {
            $0.transactionType = .purchase
            $0.source = "Wayfair"
            $0.amountCents = 123_450
            $0.transactionDate = CalendarDate("2026-01-08")
        },
        LedgerCore.Transaction(id: "t3") { $0.amountCents = 900 },
    ]
}
