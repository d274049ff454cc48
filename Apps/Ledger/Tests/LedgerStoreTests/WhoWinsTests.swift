import Foundation
import LedgerCore
import LedgerSamples
import Testing

@testable import LedgerStore
@testable import ledger_torture

/// What becomes of two people's changes that were made independently, field by field.
@Suite struct WhoWinsTests {
    private let firm: OnlineFirm
    private let first: SimulatedDevice
    private let second: SimulatedDevice

    /// Two devices that both have a project with a room, a purchase and two of its items, and two more projects.
    init() throws {
        firm = try OnlineFirm()
        first = try firm.device("owner")
        second = try firm.device("admin", ahead: 1000)
        try first.write { batch in
            for id in ["p", "q", "r"] {
                try batch.create(
                    Project(id: id) {
                        $0.name = "House \(id)"
                        $0.clientName = "Smith"
                    })
                try batch.create(
                    Space(id: "room-\(id)") {
                        $0.name = "Den"
                        $0.projectId = id
                    })
            }
            try batch.create(
                Transaction(id: "t") {
                    $0.projectId = "p"
                    $0.transactionType = .purchase
                    $0.amountCents = 1500
                    $0.subtotalCents = 1400
                })
        }
        for (id, cents) in [("a", 10_000), ("b", 20_000)] {
            try first.services.items.create(
                Item(id: id) {
                    $0.name = id
                    $0.projectId = "p"
                    $0.spaceId = "room-p"
                    $0.transactionId = "t"
                    $0.purchasePriceCents = cents
                })
        }
        try settle()
    }

    /// Everything is exchanged; then both devices and the server have the same.
    private func settle(sourceLocation: SourceLocation = #_sourceLocation) throws {
        for _ in 0..<2 { for device in [first, second] { try device.synchronize() } }
        for device in [first, second] {
            #expect(try device.all(Item.self) == server(Item.self), sourceLocation: sourceLocation)
            #expect(try device.all(Transaction.self) == server(Transaction.self), sourceLocation: sourceLocation)
            #expect(
                try device.store.checksum(accountID: "firm") == firm.server.account.checksum,
                sourceLocation: sourceLocation)
            #expect(try device.store.check().errors.isEmpty, sourceLocation: sourceLocation)
        }
    }

    private func server<E: Entity>(_ type: E.Type) throws -> [E] where E: AccountOwned {
        let order = try first.all(type).map(\.id)
        return try firm.server.all(type).map { document in
            var document = document
            document.accountId = "firm"
            return document
        }.sorted { (order.firstIndex(of: $0.id) ?? .max) < (order.firstIndex(of: $1.id) ?? .max) }
    }

    private func item(_ id: String) throws -> Item { try #require(try firm.server.get(Item.self, id)) }
    private func transaction(_ id: String) throws -> Transaction {
        try #require(try firm.server.get(Transaction.self, id))
    }

    private func conflicts() throws -> [String] { try firm.server.all(Conflict.self).map(\.field) }

    // MARK: Transactions

    @Test func theLaterAmountWinsAsAWholeAndIsToBeReviewed() throws {
        try first.services.transactions.update("t") {
            $0.amountCents = 2000
            $0.taxRatePct = 8
        }
        try second.services.transactions.update("t") { $0.subtotalCents = 1300 }
        try settle()
        let transaction = try transaction("t")
        #expect(transaction.amountCents == 1500 && transaction.subtotalCents == 1300 && transaction.taxRatePct == nil)
        #expect(transaction.needsReview == true)
        #expect(try conflicts() == ["amount"])
    }

    @Test func otherFieldsOfATransactionAreWonOneByOne() throws {
        try first.services.transactions.update("t") {
            $0.status = .pending
            $0.source = "IKEA"
        }
        try second.services.transactions.update("t") { $0.status = .completed }
        try settle()
        #expect(try transaction("t").status == .completed && transaction("t").source == "IKEA")
        #expect(try conflicts() == ["status"] && transaction("t").needsReview == nil)
    }

    @Test func twoSalesIntoOneRecordAddUp() throws {
        try first.services.inventory.sellToBusiness(["a"], fallbackCategory: "c")
        try second.services.inventory.sellToBusiness(["b"], fallbackCategory: "c")
        try settle()
        let sale = try transaction("SALE_p_project_to_business_c")
        #expect(sale.amountCents == 30_000 && sale.itemIds == ["a", "b"])
        let edges = try firm.server.all(LineageEdge.self).filter { $0.movementKind == .sold }
        #expect(edges.compactMap(\.priceCents).reduce(0, +) == 30_000)
        #expect(try conflicts().isEmpty)
    }

    @Test func whatIsSoldIsNotSoldAgain() throws {
        try first.services.inventory.sellToBusiness(["a"], fallbackCategory: "c")
        try second.services.inventory.sellToBusiness(["a"], fallbackCategory: "d")
        try settle()
        #expect(try transaction("SALE_p_project_to_business_c").amountCents == 10_000)
        #expect(try firm.server.get(Transaction.self, "SALE_p_project_to_business_d") == nil)
        #expect(try second.refusals.map(\.refusal.code) == [.rule])
    }

    @Test func aSaleFromProjectToProjectAddsUpOnBothSides() throws {
        try first.services.inventory.sellToProject(
            ["a"], destination: "q", sourceFallback: "c", destinationFallback: "c")
        try second.services.inventory.sellToProject(
            ["b"], destination: "q", sourceFallback: "c", destinationFallback: "c")
        try settle()
        #expect(try transaction("SALE_p_project_to_business_c").amountCents == 30_000)
        #expect(try transaction("SALE_q_business_to_project_c").amountCents == 30_000)
    }

    @Test func linksAreEqualOnBothSides() throws {
        try first.write {
            try $0.create(
                Transaction(id: "u") {
                    $0.transactionType = .purchase; $0.projectId = "p"
                })
        }
        try settle()
        try first.services.inventory.setTransaction(["a"], to: "u")
        try second.services.items.create(
            Item(id: "new") {
                $0.name = "new"
                $0.projectId = "p"
                $0.transactionId = "t"
            })
        try settle()
        #expect(try transaction("t").itemIds == ["b", "new"] && transaction("u").itemIds == ["a"])
        #expect(try item("a").transactionId == "u")
    }

    @Test func linksAndCanonicalSalesAreNotEdited() throws {
        try first.services.inventory.sellToBusiness(["a"], fallbackCategory: "c")
        try settle()
        for change in [
            { try $0.update(Transaction.self, "t") { $0.itemIds = [] } },
            { try $0.update(Transaction.self, "t") { $0.isCanceled = true } },
            { try $0.update(Item.self, "b") { $0.transactionId = nil } },
            {
                try $0.update(Item.self, "b") {
                    $0.projectId = "q"; $0.spaceId = nil
                }
            },
            { try $0.delete(Item.self, "b") },
        ] as [(WriteBatch) throws -> Void] {
            try second.store.write(authority: .service(second.session), change)
            try second.synchronize()
            #expect(try second.refusals.first?.refusal.code == .needsCommand)
        }
        try second.store.write(authority: .service(second.session)) {
            try $0.update(Transaction.self, "SALE_p_project_to_business_c") { $0.amountCents = 1 }
        }
        try second.synchronize()
        #expect(try second.refusals.first?.refusal.code == .notPermitted)
        try settle()
        #expect(try transaction("t").itemIds == ["a", "b"])
    }

    @Test func whoChangesADeletedTransactionBringsItBackToBeReviewed() throws {
        try first.services.transactions.delete(["t"])
        try second.services.transactions.update("t") { $0.notes = "needed" }
        try settle()
        #expect(try transaction("t").notes == "needed" && transaction("t").needsReview == true)
        #expect(try item("a").transactionId == nil && item("b").transactionId == nil)
    }

    // MARK: Items

    @Test func anItemIsMovedOnceAndItsRoomLiesInItsProject() throws {
        try first.services.inventory.setTransaction(["a"], to: nil)
        try first.write {
            try $0.create(
                Space(id: "other") {
                    $0.name = "Hall"; $0.projectId = "p"
                })
        }
        try settle()
        try first.services.inventory.reassign(["a"], toProject: "q")
        try second.services.items.update("a") { $0.spaceId = "other" }
        try settle()
        #expect(try item("a").projectId == "q" && item("a").spaceId == nil)
        #expect(try conflicts() == ["spaceId"])
    }

    @Test func aRoomInTheSameProjectIsTaken() throws {
        try first.write {
            try $0.create(
                Space(id: "other") {
                    $0.name = "Hall"; $0.projectId = "p"
                })
        }
        try settle()
        try first.services.items.update("a") { $0.notes = "x" }
        try second.services.items.update("a") { $0.spaceId = "other" }
        try settle()
        #expect(try item("a").spaceId == "other" && item("a").notes == "x" && conflicts().isEmpty)
    }

    @Test func theLaterPriceWinsAndTheOtherIsKept() throws {
        try first.services.items.update("a") { $0.projectPriceCents = 1 }
        try second.services.items.update("a") { $0.projectPriceCents = 2 }
        try settle()
        let conflict = try #require(try firm.server.all(Conflict.self).first)
        #expect(try item("a").projectPriceCents == 2)
        #expect(conflict.lostValue == .integer(1) && conflict.lostBy == "owner")
    }

    @Test func whatWasReturnedIsNotBroughtBackUnseen() throws {
        try first.services.items.update("a") { $0.status = .returned }
        try second.services.items.update("a") { $0.status = .purchased }
        try first.synchronize()
        try settle()
        #expect(try item("a").status == .returned && conflicts() == ["status"])
        try second.services.items.update("a") { $0.status = .purchased }
        try settle()
        #expect(try item("a").status == .purchased)
    }

    @Test func theLaterTextWinsAndTheOtherIsKept() throws {
        try first.services.items.update("a") { $0.notes = "long story" }
        try second.services.items.update("a") { $0.notes = "short" }
        try settle()
        #expect(try item("a").notes == "short")
        #expect(try firm.server.all(Conflict.self).map(\.lostValue) == [.string("long story")])
    }

    @Test func whoChangesADeletedItemBringsItBack() throws {
        try first.services.items.delete(["a"])
        try second.services.items.update("a") { $0.notes = "needed" }
        try settle()
        #expect(try item("a").notes == "needed" && item("a").projectId == "p")
    }

    @Test func whatIsDeletedAfterAnUnseenChangeIsKeptAsAConflict() throws {
        try second.services.items.update("a") { $0.notes = "unseen" }
        try second.synchronize()
        try first.services.items.delete(["a"])
        try settle()
        #expect(try firm.server.get(Item.self, "a") == nil)
        let conflict = try #require(try firm.server.all(Conflict.self).first)
        guard case .object(let fields) = conflict.lostValue else { return #expect(Bool(false)) }
        #expect(fields["notes"] == .string("unseen") && conflict.documentKey == "a" && conflict.field.isEmpty)
    }

    // MARK: Lists

    @Test func twoPeopleTickOneListAndBothTicksStay() throws {
        try first.services.spaces.update("room-p") {
            $0.checklists = [
                Checklist(id: "l", name: "l", items: ["x", "y"].map { ChecklistItem(id: $0, text: $0) })
            ]
        }
        try settle()
        try first.services.spaces.toggleChecklistItem("x", space: "room-p")
        try second.services.spaces.toggleChecklistItem("y", space: "room-p")
        try settle()
        #expect(try first.get(Space.self, "room-p")?.checklists?[0].items.map(\.isChecked) == [true, true])
        #expect(try conflicts().isEmpty)
    }

    @Test func twoPeopleAddVendors() throws {
        try first.services.vendors.add("Ikea")
        try second.services.vendors.add("Habitat")
        try settle()
        #expect(try first.services.vendors.vendors() == VendorDefaults.initialVendors + ["Habitat", "Ikea"])
        #expect(try second.services.vendors.vendors() == first.services.vendors.vendors())
    }

    // MARK: Settings

    @Test func twoCategoriesOfOneNameAreOne() throws {
        let mine = try first.services.presets.createCategory(name: "Furnishings")
        let theirs = try second.services.presets.createCategory(name: "furnishings ")
        try second.services.projects.setBudget(500, category: theirs.id!, project: "p")
        try second.services.transactions.update("t") { $0.budgetCategoryId = theirs.id }
        try settle()
        #expect(try firm.server.all(BudgetCategory.self).map(\.id) == [mine.id])
        #expect(try transaction("t").budgetCategoryId == mine.id)
        #expect(try second.get(ProjectBudgetCategory.self, "p/\(mine.id!)")?.budgetCents == 500)
        #expect(firm.server.account.history.contains { $0.answer.outcome == .mergedInto(mine.id!) })
        #expect(try second.refusals.isEmpty)
    }

    @Test func twoCategoriesDoNotGetOneName() throws {
        let art = try first.services.presets.createCategory(name: "Art")
        let rugs = try first.services.presets.createCategory(name: "Rugs")
        try settle()
        try first.services.presets.updateCategory(art.id!) { $0.name = "Walls" }
        try second.services.presets.updateCategory(rugs.id!) { $0.name = "walls" }
        try settle()
        #expect(try firm.server.all(BudgetCategory.self).map(\.name).sorted() == ["Rugs", "Walls"])
        #expect(try second.refusals.map(\.refusal.code) == [.invalid])
    }

    @Test func theLaterBudgetWins() throws {
        try first.services.projects.setBudget(100, category: "c", project: "p")
        try second.services.projects.setBudget(200, category: "c", project: "p")
        try settle()
        #expect(try firm.server.get(ProjectBudgetCategory.self, "p/c")?.budgetCents == 200)
        #expect(try conflicts() == ["budgetCents"])
    }

    @Test func rightsAreThoseOfNow() throws {
        try second.services.presets.createCategory(name: "Made as an administrator")
        try first.services.accounts.setRole(.user, of: "admin", in: "firm")
        try first.synchronize()
        try settle()
        #expect(try firm.server.all(BudgetCategory.self).isEmpty)
        #expect(try second.refusals.map(\.refusal.code) == [.notPermitted])
        #expect(try second.all(BudgetCategory.self).isEmpty)
    }

    /// What is written into a document that nobody has made would be seen once somebody makes it.
    @Test func whoMayNotMakeADocumentWritesNothingIntoIt() throws {
        for vendor in ["Made", "Changed"] {
            try VendorDefaultsService(store: second.store, session: second.session).add(vendor)
        }
        try first.services.accounts.setRole(.user, of: "admin", in: "firm")
        try first.synchronize()
        try settle()
        #expect(try second.refusals.map(\.refusal.code) == [.notPermitted, .notPermitted])
        try VendorDefaultsService(store: first.store, session: first.session).add("Ours")
        try settle()
        let vendors = try firm.server.all(VendorDefaults.self).flatMap(\.vendors)
        #expect(vendors.contains("Ours") && !vendors.contains("Changed"))
    }

    @Test func lineageIsWrittenByTheServerOnly() throws {
        try second.write { try $0.create(LineageEdge(id: "e") { $0.itemId = "a" }) }
        try settle()
        #expect(try second.refusals.map(\.refusal.code) == [.needsCommand])
        #expect(try firm.server.get(LineageEdge.self, "e") == nil)
    }

    // MARK: Deletion

    @Test func aProjectInWhichSomeoneHasWorkedMeanwhileIsNotDeleted() throws {
        try second.services.items.update("a") { $0.notes = "unseen" }
        try second.synchronize()
        try first.services.projects.delete("p")
        try settle()
        #expect(try firm.server.get(Project.self, "p") != nil && item("a").notes == "unseen")
        #expect(try first.refusals.map(\.refusal.code) == [.changedMeanwhile])
        #expect(try first.get(Project.self, "p") != nil)
        // Now it was seen.
        try first.services.projects.delete("p")
        try settle()
        #expect(try firm.server.get(Project.self, "p") == nil && firm.server.get(Item.self, "a") == nil)
    }

    @Test func whatArrivesInADeletedProjectBringsItBackArchived() throws {
        try first.services.projects.delete("p")
        try second.services.items.create(
            Item(id: "late") {
                $0.name = "late"
                $0.projectId = "p"
                $0.spaceId = "room-p"
            })
        try settle()
        #expect(try firm.server.get(Project.self, "p")?.isArchived == true)
        #expect(try item("late").projectId == "p" && item("late").spaceId == nil)
        #expect(try firm.server.get(Item.self, "a") == nil)
    }

    @Test func aRoomThatIsGoneHoldsNothing() throws {
        try first.services.spaces.delete("room-p")
        try second.services.items.create(
            Item(id: "late") {
                $0.name = "late"
                $0.projectId = "p"
                $0.spaceId = "room-p"
            })
        try settle()
        #expect(try item("a").spaceId == nil && item("late").spaceId == nil && conflicts().contains("spaceId"))
    }

    // MARK: Hostile devices

    @Test func whatADeviceMayNotSayIsNotBelieved() throws {
        try second.store.write(authority: .service(second.session)) {
            try $0.update(Item.self, "a") {
                $0.updatedBy = "owner"
                $0.createdBy = "someone else"
            }
        }
        try settle()
        #expect(try item("a").updatedBy == "admin" && item("a").createdBy == "owner")
    }

    @Test(arguments: 0..<7) func whatIsTooMuchOrForeignIsRefused(number: Int) throws {
        let node = try #require(try second.store.replica(accountID: "firm")?.node)
        let time = HybridTimestamp(milliseconds: firm.server.now, node: node)
        func operation(
            _ key: String, account: String = "firm", _ patch: [String: JSONValue] = ["name": .string("x")]
        ) -> DocumentOperation {
            DocumentOperation(
                id: "o", accountID: account, kind: .item, key: key, action: .create, patch: patch, timestamp: time)
        }
        let cases: [([DocumentOperation], Refusal.Code)] = [
            ((0..<501).map { operation("i\($0)") }, .tooLarge),
            ([operation("i", ["notes": .string(String(repeating: "x", count: 70_000))])], .tooLarge),
            (
                [
                    operation(
                        "i",
                        Dictionary(
                            uniqueKeysWithValues: (0..<6).map {
                                ("n\($0)", .string(String(repeating: "x", count: 60_000)))
                            }))
                ], .tooLarge
            ),
            ([operation("../x\u{1}")], .invalid),
            ([operation("i", account: "other")], .notPermitted),
            ([operation("i", ["quantity": .string("many")])], .invalid),
            ([operation("i", ["purchasePriceCents": .integer(.max)])], .invalid),
        ]
        let (operations, code) = cases[number]
        let last = try #require(try second.store.replica(accountID: "firm")).lastNumber
        let before = firm.server.account.head
        let answer = try firm.server.push(
            PushRequest(
                node: node,
                batches: [
                    SyncBatch(
                        id: "b", number: last + 1, accountID: "firm", userID: "admin", timestamp: time,
                        content: .operations(operations))
                ]), by: "admin")
        guard case .refused(let refusal)? = answer.answers.first?.outcome else { return #expect(Bool(false)) }
        #expect(refusal.code == code && firm.server.account.head == before)
    }

    @Test func nobodyWritesForSomeoneElse() throws {
        let node = try #require(try second.store.replica(accountID: "firm")?.node)
        let last = try #require(try second.store.replica(accountID: "firm")).lastNumber
        let time = HybridTimestamp(milliseconds: firm.server.now, node: node)
        let batch = SyncBatch(
            id: "b", number: last + 1, accountID: "firm", userID: "owner", timestamp: time,
            content: .command(.renameAccount(name: "Mine")))
        let answer = try firm.server.push(
            PushRequest(node: node, batches: [batch]), by: "admin")
        guard case .refused(let refusal)? = answer.answers.first?.outcome else { return #expect(Bool(false)) }
        #expect(refusal.code == .notPermitted)
        #expect(throws: SyncFailure.mustRegister) {
            try firm.server.push(PushRequest(node: node, batches: []), by: "owner")
        }
    }
}

private protocol AccountOwned: Entity {
    var accountId: String? { get set }
}

extension Item: AccountOwned {}

extension Transaction: AccountOwned {
    var accountId: String? {
        get { nil }
        set { _ = newValue }
    }
}
