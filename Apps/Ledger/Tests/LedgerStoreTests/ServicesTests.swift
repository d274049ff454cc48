import Foundation
import LedgerCore
import Testing

@testable import LedgerStore

@Suite struct ServicesTests {
    private let gmt = TimeZone(secondsFromGMT: 0)!

    @Test("D6 Items that no server would take at once are refused at once") func tooManyItems() throws {
        let firm = try TestFirm()
        let items = ItemsService(store: firm.store, session: firm.session())
        func many(_ count: Int) -> [Item] {
            (0..<count).map { number in
                Item {
                    $0.name = "Item \(number)"
                    $0.notes = String(repeating: "x", count: 200)
                }
            }
        }
        #expect(throws: ValidationError.self) { try items.create(many(2000)) }
        #expect(try items.create(many(500)).count == 500)
        #expect(try firm.all(Item.self).count == 500)
    }

    @Test("WP12.1 A project with its budgets") func aProjectWithItsBudgets() throws {
        let firm = try TestFirm()
        let service = ProjectsService(store: firm.store, session: firm.session("user"))
        let project = try service.create(
            Project {
                $0.name = "House"; $0.clientName = "Smith"
            }, allocations: ["a": 500, "b": 0])
        let id = try #require(project.id)
        #expect(project.isArchived == false)
        #expect(try firm.all(ProjectBudgetCategory.self).map(\.key) == ["\(id)/a"])
        #expect(try firm.all(ProjectBudgetCategory.self).map(\.createdBy) == ["user"])
        try service.setBudget(nil, category: "b", project: id)
        try service.setBudget(700, category: "a", project: id)
        #expect(try firm.all(ProjectBudgetCategory.self).map(\.budgetCents) == [700, nil])
        try service.disableCategory("b", project: id)
        try service.setPinned(["a"], project: id)
        #expect(try firm.get(ProjectPreferences.self, "user/\(id)")?.pinnedBudgetCategoryIds == ["a"])
        try service.update(id) { $0.isArchived = true }
        #expect(try firm.get(Project.self, id)?.isArchived == true)
        #expect(throws: ValidationError.self) { try service.create(Project { $0.name = "x" }) }
        #expect(throws: ValidationError.self) { try service.setBudget(-1, category: "a", project: id) }
        // A project and its budgets change together, or not at all.
        #expect(throws: ValidationError.self) {
            try service.update(id, budgets: ["a": 900, "b": -1]) { $0.name = "Half done" }
        }
        #expect(try firm.get(Project.self, id)?.name != "Half done")
        #expect(try firm.get(ProjectBudgetCategory.self, "\(id)/a")?.budgetCents == 700)
        try firm.expectSound()
    }

    @Test func aProjectGoesWithAllThatIsInIt() throws {
        let firm = try TestFirm()
        try firm.makeProject("p")
        try firm.makeProject("q")
        let service = ProjectsService(store: firm.store, session: firm.session("user"))
        try service.setBudget(5, category: "c", project: "p")
        try ProjectsService(store: firm.store, session: firm.session("admin")).setPinned(["c"], project: "p")
        try InventoryOperationsService(store: firm.store, session: firm.session(), timeZone: gmt).sellToProject(
            ["q-i"], destination: "p")
        #expect(throws: StoreError.self) { try service.delete("p") }
        try ProjectsService(store: firm.store, session: firm.session("admin")).delete("p")
        #expect(try firm.all(Project.self).map(\.id) == ["q"])
        #expect(try firm.all(Item.self).isEmpty)
        #expect(try firm.all(Transaction.self).compactMap(\.projectId) == ["q", "q"])
        #expect(try firm.all(ProjectBudgetCategory.self).isEmpty && firm.all(ProjectPreferences.self).isEmpty)
        #expect(throws: StoreError.self) {
            try ProjectsService(store: firm.store, session: firm.session("stranger")).delete("q")
        }
        #expect(try firm.store.check().errors.isEmpty)
    }

    @Test func deletingATransactionUnlinksItsItems() throws {
        let firm = try TestFirm()
        try firm.makeProject()
        let service = TransactionsService(store: firm.store, session: firm.session("user"))
        try service.delete(["p-t"])
        #expect(try firm.get(Transaction.self, "p-t") == nil)
        #expect(try firm.get(Item.self, "p-i")?.transactionId == nil)
        #expect(throws: ValidationError.self) { try service.create(Transaction()) }
        let made = try service.create(Transaction { $0.transactionType = .sale })
        try service.update(made.id!) { $0.amountCents = 5 }
        #expect(try firm.get(Transaction.self, made.id!)?.amountCents == 5)
        try firm.expectSound()
    }

    @Test("WP04.4 Items of a receipt are linked to it") func itemsFromAReceipt() throws {
        let firm = try TestFirm()
        try firm.makeProject()
        let parsed = ReceiptListParser.parse("53 - LAMP 1234 $1.00 T\n54 - VASE 5678 $2.00 T").items
        let items = try TransactionsService(store: firm.store, session: firm.session("user")).createItems(
            parsed, transaction: "p-t")
        #expect(items.map(\.purchasePriceCents) == [100, 200])
        #expect(try firm.get(Transaction.self, "p-t")?.itemIds == ["p-i"] + items.compactMap(\.id))
        try firm.expectSound()
    }

    @Test func itemsAreListedByTheirTransaction() throws {
        let firm = try TestFirm()
        try firm.makeProject()
        try firm.write { try $0.update(Transaction.self, "p-t") { $0.budgetCategoryId = "c" } }
        let service = ItemsService(store: firm.store, session: firm.session("user"))
        let item = try service.create(
            Item {
                $0.name = "Lamp"; $0.projectId = "p"; $0.transactionId = "p-t"; $0.quantity = 1
            })
        #expect(item.budgetCategoryId == "c" && item.quantity == nil && item.createdBy == "user")
        #expect(try firm.get(Transaction.self, "p-t")?.itemIds == ["p-i", item.id!])
        #expect(throws: ValidationError.self) { try service.create(Item()) }
        try service.update(["p-i", item.id!]) { $0.status = .purchased }
        #expect(try firm.all(Item.self).allSatisfy { $0.status == .purchased && $0.updatedBy == "user" })
        try service.update(item.id!) { $0.bookmark = true }
        try firm.expectSound()
        try service.delete(["p-i", item.id!])
        #expect(try firm.get(Transaction.self, "p-t")?.itemIds == [])
        #expect(throws: StoreError.self) {
            try ItemsService(store: firm.store, session: firm.session("stranger")).delete([])
        }
        try firm.expectSound()
    }

    @Test func spaces() throws {
        let firm = try TestFirm()
        try firm.makeProject()
        let service = SpacesService(store: firm.store, session: firm.session("user"))
        let template = SpaceTemplate(id: "t") {
            $0.name = "Bedroom"
            $0.notes = "n"
            $0.checklists = [Checklist(id: "l", name: "l", items: [ChecklistItem(id: "x", text: "t", isChecked: true)])]
        }
        let space = try service.create(
            Space {
                $0.name = "Room"; $0.projectId = "p"
            }, template: template)
        #expect(space.notes == "n" && space.checklists?[0].items[0].isChecked == false)
        try service.toggleChecklistItem(space.checklists![0].items[0].id, space: space.id!)
        #expect(try firm.get(Space.self, space.id!)?.checklists?[0].items[0].isChecked == true)
        #expect(throws: ValidationError.self) { try service.create(Space()) }
        #expect(throws: ValidationError.self) {
            try service.update("p-s") { $0.images = (0..<51).map { AttachmentRef(url: "u\($0)") } }
        }
        try service.delete("p-s")
        #expect(try firm.get(Item.self, "p-i")?.spaceId == nil)
        try firm.expectSound()
    }

    @Test("WP06.4 Selling to the business") func sellingToTheBusiness() throws {
        let firm = try TestFirm()
        try firm.makeProject()
        try firm.write {
            try $0.create(
                Item(id: "b") {
                    $0.name = "b"; $0.projectId = "p"; $0.purchasePriceCents = 500
                })
        }
        let service = InventoryOperationsService(store: firm.store, session: firm.session("user"), timeZone: gmt)
        let pending = try firm.store.pendingCount()
        try service.sellToBusiness(["p-i"], fallbackCategory: "c")
        try service.sellToBusiness(["b"], fallbackCategory: "c")
        let sale = try #require(try firm.get(Transaction.self, "SALE_p_project_to_business_c"))
        #expect(sale.amountCents == 1500 && sale.itemIds == ["p-i", "b"])
        #expect(try firm.get(Item.self, "p-i")?.projectId == nil && firm.get(Item.self, "p-i")?.updatedBy == "user")
        // The transaction still lists what it bought, and an edge says where that went.
        #expect(try firm.get(Transaction.self, "p-t")?.itemIds == ["p-i"])
        let edges = try LineageEdgesService(store: firm.store, session: firm.session()).edges(ofTransaction: "p-t")
        #expect(edges.map(\.movementKind) == [.sold] && edges[0].toTransactionId == sale.id)
        #expect(try firm.store.pendingCount() > pending)
        try firm.expectSound()
    }

    @Test("WP06.4 Selling to a project") func sellingToAProject() throws {
        let firm = try TestFirm()
        try firm.makeProject("p")
        try firm.makeProject("q")
        try ProjectsService(store: firm.store, session: firm.session()).setBudget(nil, category: "c", project: "q")
        try firm.write { try $0.update(Item.self, "p-i") { $0.budgetCategoryId = "c" } }
        let service = InventoryOperationsService(store: firm.store, session: firm.session("user"), timeZone: gmt)
        try service.sellToProject(["p-i"], destination: "q")
        #expect(try firm.get(Transaction.self, "SALE_p_project_to_business_c")?.amountCents == 1000)
        #expect(try firm.get(Transaction.self, "SALE_q_business_to_project_c")?.amountCents == 1000)
        let item = try #require(try firm.get(Item.self, "p-i"))
        #expect(item.projectId == "q" && item.transactionId == "SALE_q_business_to_project_c" && item.spaceId == nil)
        #expect(throws: InventoryOperationRefusal.alreadyInProject) {
            try service.sellToProject(["p-i"], destination: "q")
        }
        #expect(throws: StoreError.self) { try service.sellToProject(["p-i"], destination: "nowhere") }
        try firm.expectSound()
    }

    @Test("WP06.4 Reassigning, returning, linking, copying") func reassigningReturningLinkingCopying() throws {
        let firm = try TestFirm()
        try firm.makeProject("p")
        try firm.makeProject("q")
        try firm.write {
            try $0.create(
                Transaction(id: "r") {
                    $0.transactionType = .return; $0.projectId = "p"
                })
        }
        let service = InventoryOperationsService(store: firm.store, session: firm.session("user"), timeZone: gmt)
        #expect(throws: InventoryOperationRefusal.linkedToTransaction) { try service.reassign(["p-i"], toProject: "q") }
        let copies = try service.makeCopies(of: ["p-i"], count: 2)
        #expect(try firm.get(Transaction.self, "p-t")?.itemIds == ["p-i"] + copies)
        #expect(throws: InventoryOperationRefusal.copiesOutOfRange) { try service.makeCopies(of: ["p-i"], count: 0) }
        #expect(throws: InventoryOperationRefusal.copiesOutOfRange) { try service.makeCopies(of: ["p-i"], count: 99) }
        try service.setTransaction(copies, to: nil)
        #expect(try firm.get(Transaction.self, "p-t")?.itemIds == ["p-i"])
        try service.reassign(copies, toProject: "q")
        #expect(try firm.get(Item.self, copies[0])?.projectId == "q")
        try service.reassign(copies, toProject: nil)
        try service.setTransaction([copies[0]], to: "q-t")
        #expect(try firm.get(Transaction.self, "q-t")?.itemIds == ["q-i", copies[0]])
        try service.moveToReturn(["p-i"], transaction: "r")
        #expect(try firm.get(Item.self, "p-i")?.status == .returned && firm.get(Transaction.self, "p-t")?.itemIds == [])
        try service.reassignTransaction("q-t", toProject: "p")
        #expect(try firm.get(Item.self, "q-i")?.projectId == "p" && firm.get(Transaction.self, "q-t")?.projectId == "p")
        // Twice within the same moment.
        let lineage = LineageEdgesService(store: firm.store, session: firm.session())
        #expect(try lineage.edges(ofItem: copies[0]).count == 5)
        #expect(throws: StoreError.self) {
            try InventoryOperationsService(store: firm.store, session: firm.session("stranger")).setTransaction(
                copies, to: nil)
        }
        try firm.expectSound()
    }

    @Test(arguments: [1, 50]) func operationsOfManyItemsAreOneBatch(count: Int) async throws {
        let firm = try TestFirm()
        try firm.makeProject()
        let ids = (0..<count).map { "n\($0)" }
        try firm.write { batch in
            for id in ids {
                try batch.create(
                    Item(id: id) {
                        $0.name = id; $0.projectId = "p"; $0.purchasePriceCents = 10
                    })
            }
        }
        let observation = try firm.store.observation(
            of: DocumentsQuery<Item>(accountID: TestFirm.account).scope(.inventory))
        var updates = observation.updates.makeAsyncIterator()
        try InventoryOperationsService(store: firm.store, session: firm.session(), timeZone: gmt).sellToBusiness(ids)
        #expect(try await updates.next()?.count == count)
        #expect(try firm.get(Transaction.self, "SALE_p_project_to_business_uncategorized")?.amountCents == count * 10)
    }

    @Test("WP13.2 Templates") func templates() throws {
        let firm = try TestFirm()
        try firm.makeProject()
        let service = SpaceTemplatesService(store: firm.store, session: firm.session("admin"))
        let first = try service.create(fromSpace: "p-s")
        let second = try service.create(SpaceTemplate { $0.name = "Bath" })
        #expect(first.name == "Den" && first.order == 0 && second.order == 1)
        try service.reorder([second.id!, first.id!])
        #expect(try PresetListCalculations.pickable(firm.all(SpaceTemplate.self)).map(\.name) == ["Bath", "Den"])
        #expect(throws: ValidationError.self) { try service.update(first.id!) { $0.name = " " } }
        #expect(throws: ValidationError.self) { try service.create(SpaceTemplate()) }
        try service.update(first.id!) { $0.isArchived = true }
        try service.delete(second.id!)
        #expect(try firm.all(SpaceTemplate.self).count == 1)
    }

    @Test("WP13.2 Vendors") func vendors() throws {
        let firm = try TestFirm()
        let service = VendorDefaultsService(store: firm.store, session: firm.session("admin"))
        #expect(try service.vendors() == VendorDefaults.initialVendors)
        try service.add(" IKEA ")
        try service.add("ikea")
        #expect(try service.vendors() == VendorDefaults.initialVendors + ["IKEA"])
        try service.remove("Amazon")
        try service.move(from: 0, to: 1)
        #expect(try service.vendors().prefix(2) == ["Wayfair", "HomeGoods"])
        #expect(throws: ValidationError.self) { try service.add(" ") }
    }

    @Test("WP13.2 Categories") func categories() throws {
        let firm = try TestFirm()
        let service = AccountPresetsService(store: firm.store, session: firm.session("admin"))
        let first = try service.createCategory(name: " Site Visits ", type: .fee, excludeFromOverallBudget: true)
        let second = try service.createCategory(name: "Art")
        #expect(first.name == "Site Visits" && first.slug == "site-visits" && first.order == 0 && second.order == 1)
        #expect(first.categoryType == .fee && first.isExcludedFromOverallBudget)
        #expect(throws: ValidationError.self) { try service.createCategory(name: "ART") }
        #expect(throws: ValidationError.self) { try service.updateCategory(first.id!) { $0.name = "art" } }
        try service.updateCategory(first.id!) { $0.name = "Visits" }
        #expect(try firm.get(BudgetCategory.self, first.id!)?.slug == "visits")
        try service.reorderCategories([second.id!, first.id!])
        try service.setDefaultCategory(second.id)
        let presets = try firm.get(AccountPresets.self, "default")
        #expect(
            presets?.defaultBudgetCategoryId == second.id && presets?.budgetCategoryOrder == [second.id!, first.id!])
        #expect(throws: StoreError.self) { try service.setDefaultCategory("gone") }
        try service.setArchived(true, category: first.id!)
        #expect(try PresetListCalculations.pickable(firm.all(BudgetCategory.self)).map(\.name) == ["Art"])
    }

    @Test("WP13.2 Invitations") func invitations() throws {
        let firm = try TestFirm()
        let service = InvitesService(store: firm.store, session: firm.session("admin"))
        let invite = try service.create(email: " Dana@Example.com ", role: .user)
        #expect(invite.email == "dana@example.com" && invite.token.count == 16 && invite.createdByUid == "admin")
        #expect(throws: ValidationError.self) { try service.create(email: "x", role: .user) }
        #expect(throws: ValidationError.self) { try service.create(email: "a@b", role: .owner) }
        let newcomer = InvitesService(store: firm.store, session: firm.session("dana"))
        #expect(throws: InviteRefusal.unknown) { try newcomer.accept(token: "", email: "dana@example.com") }
        #expect(throws: InviteRefusal.otherAddress) {
            try newcomer.accept(token: invite.token, email: "eve@example.com")
        }
        let member = try newcomer.accept(token: invite.token, email: "DANA@example.com", name: "Dana")
        #expect(member.role == .user && member.name == "Dana")
        #expect(throws: InviteRefusal.alreadyAnswered) {
            try newcomer.accept(token: invite.token, email: "dana@example.com")
        }
        #expect(try service.pending().isEmpty)
        try firm.write("dana") { try $0.create(Item { $0.name = "now I may" }) }
        let revoked = try service.create(email: "e@e", role: .admin)
        try service.revoke(revoked.id!)
        #expect(throws: InviteRefusal.alreadyAnswered) { try newcomer.accept(token: revoked.token, email: "e@e") }
        let old = try service.create(email: "o@o", role: .admin, expiresAt: Date(milliseconds: 5))
        #expect(throws: InviteRefusal.expired) { try newcomer.accept(token: old.token, email: "o@o") }
        try firm.expectSound()
    }

    @Test func accounts() throws {
        let firm = try TestFirm()
        let accounts = AccountsService(store: firm.store, userID: "new")
        let account = try accounts.create(name: "Own Firm", email: "n@n")
        let id = try #require(account.id)
        #expect(account.ownerUid == "new")
        let categories = try firm.store.value(of: DocumentsQuery<BudgetCategory>(accountID: id))
        #expect(categories.map(\.name) == ["Furnishings", "Install", "Design Fee", "Storage & Receiving"])
        #expect(categories[2].categoryType == .fee && categories[2].isExcludedFromOverallBudget)
        let presets = try firm.store.value(of: DocumentQuery<AccountPresets>(accountID: id, key: "default"))
        #expect(presets?.defaultBudgetCategoryId == categories[0].id)
        #expect(try firm.store.value(of: MembershipsQuery(userID: "new")).map(\.account.name) == ["Own Firm"])
        #expect(try accounts.rename(id, to: "Other").name == "Other")
        #expect(throws: ValidationError.self) { try accounts.create(name: " ") }
        #expect(throws: ValidationError.self) { try accounts.rename(id, to: " ") }
        #expect(throws: StoreError.self) { try accounts.rename(TestFirm.account, to: "Mine") }
        try firm.expectSound()
    }

    @Test("WP13.2 The business profile") func profile() throws {
        let firm = try TestFirm()
        let service = BusinessProfileService(store: firm.store, session: firm.session())
        try service.update { $0.name = "Firm" }
        #expect(try service.update { $0.logoUrl = "l" }.name == "Firm")
        #expect(try firm.all(BusinessProfile.self).count == 1)
    }

    @Test("A2 A project's form is saved with its budgets, and asks about what others changed too") func projectForm()
        throws
    {
        let firm = try TestFirm()
        let projects = ProjectsService(store: firm.store, session: firm.session())
        let seen = try projects.create(
            Project {
                $0.name = "House"
                $0.clientName = "Smith"
            }, allocations: ["art": 100])
        let id = try #require(seen.id)
        let art = try #require(try firm.get(ProjectBudgetCategory.self, "\(id)/art"))
        let edit = DocumentEdit(of: seen) { $0.name = "Villa" }
        let budgets = [
            "art": DocumentEdit(of: art) { $0.budgetCents = 300 },
            "rugs": DocumentEdit(of: ProjectBudgetCategory(id: "rugs") { $0.projectId = id }) { $0.budgetCents = 50 },
        ]
        // Somebody else has the form open as well.
        let colleague = ProjectsService(store: firm.store, session: firm.session("admin"))
        try colleague.update(id, budgets: ["art": 200]) { ($0.name, $0.clientName) = ("Hut", "Jones") }
        let found = #expect(throws: EditConflicts.self) { try projects.update(id, edit, budgets: budgets) }
        let conflicts = try #require(found?.conflicts)
        #expect(conflicts.map(\.path) == ["name", "budgetCents"])
        #expect(try firm.get(ProjectBudgetCategory.self, "\(id)/rugs") == nil)
        let choices = [conflicts[0]: EditConflict.Side.mine, conflicts[1]: .theirs]
        let saved = try projects.update(id, edit, budgets: budgets, choices: choices)
        #expect(saved.name == "Villa" && saved.clientName == "Jones")
        #expect(try firm.get(ProjectBudgetCategory.self, "\(id)/art")?.budgetCents == 200)
        #expect(try firm.get(ProjectBudgetCategory.self, "\(id)/rugs")?.budgetCents == 50)
        #expect(throws: ValidationError.self) { try projects.setBudget(-1, category: "art", project: id) }
    }

    @Test("D6 Transactions of a file are created together, or none is") func manyTransactions() throws {
        let firm = try TestFirm()
        let transactions = TransactionsService(store: firm.store, session: firm.session())
        let purchase = Transaction {
            $0.transactionType = .purchase
            $0.amountCents = 5
        }
        #expect(throws: ValidationError.self) { try transactions.create([purchase, Transaction()]) }
        #expect(try firm.all(Transaction.self).isEmpty)
        #expect(try transactions.create([purchase, purchase]).count == 2)
        #expect(try firm.all(Transaction.self).count == 2)
    }
}
