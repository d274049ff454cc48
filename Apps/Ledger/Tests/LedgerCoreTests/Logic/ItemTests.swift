import Foundation
import Testing

@testable import LedgerCore

@Suite struct ItemListTests {
    private func item(
        _ id: String?, _ name: String = "x", created: Int? = nil, _ configure: (inout Item) -> Void = { _ in }
    ) -> Item {
        Item(id: id) {
            $0.name = name
            $0.createdAt = created.map { Date(milliseconds: $0) }
            configure(&$0)
        }
    }

    private let full = Item(id: "full") {
        $0.name = "Sofa"
        $0.bookmark = false
        $0.projectId = "p"
        $0.status = .purchased
        $0.sku = "1"
        $0.purchasePriceCents = 400
        $0.projectPriceCents = 500
        $0.images = [AttachmentRef(url: "u")]
        $0.transactionId = "t"
    }

    @Test("WP05.1, WP05.4 Each filter") func eachFilter() {
        func changed(_ configure: (inout Item) -> Void) -> Item {
            var item = full
            configure(&item)
            return item
        }
        let cases: [(ItemFilterOption, [Item])] = [
            (.bookmarked, [changed { $0.bookmark = true }]),
            (.fromInventory, [changed { $0.projectId = nil }, changed { $0.projectId = "" }]),
            (.toReturn, [changed { $0.status = ItemStatus(rawValue: "to-return") }]),
            (.returned, [changed { $0.status = .returned }]),
            (.noSKU, [changed { $0.sku = nil }, changed { $0.sku = " " }]),
            (.noName, [changed { $0.name = " " }]),
            (
                .noProjectPrice,
                [
                    changed { $0.projectPriceCents = nil }, changed { $0.projectPriceCents = 400 },
                    Item { $0.name = "x" },
                ]
            ),
            (.noImage, [changed { $0.images = nil }, changed { $0.images = [] }]),
            (.noTransaction, [changed { $0.transactionId = nil }, changed { $0.transactionId = "" }]),
        ]
        #expect(cases.count == ItemFilterOption.allCases.count - 1)
        for (filter, matching) in cases {
            #expect(!ItemListCalculations.matches(full, filter), "\(filter)")
            for item in matching { #expect(ItemListCalculations.matches(item, filter), "\(filter)") }
        }
        #expect(ItemListCalculations.matches(full, .all))
        #expect(!ItemListCalculations.matches(changed { $0.purchasePriceCents = nil }, .noProjectPrice))
        #expect(!ItemListCalculations.matches(changed { $0.projectPriceCents = 0 }, .noProjectPrice))
    }

    @Test("WP05.1, WP05.4 Several filters add up") func severalFiltersAreAUnion() {
        let items = [
            full,
            item("b") {
                $0.bookmark = true; $0.sku = "2"
            }, item("c"),
        ]
        let filter = { ItemListCalculations.filter(items, $0).map(\.id) }
        #expect(filter([]) == ["full", "b", "c"])
        #expect(filter([.all, .bookmarked]) == ["full", "b", "c"])
        #expect(filter([.bookmarked, .noSKU]) == ["b", "c"])
        #expect(filter([.bookmarked, .noImage]) == ["b", "c"])
        #expect(filter([.returned]).isEmpty)
    }

    @Test func choosingFilters() {
        let toggle = ItemListCalculations.toggle
        #expect(toggle(.noSKU, [.all]) == [.noSKU])
        #expect(toggle(.noName, [.noSKU]) == [.noSKU, .noName])
        #expect(toggle(.noSKU, [.noSKU]) == [.all])
        #expect(toggle(.all, [.noSKU, .noName]) == [.all])
    }

    @Test("WP05.1 Ten filters in a project, seven in the inventory") func optionsOfScopes() {
        #expect(ItemFilterOption.options(in: .project("p")).count == 10)
        #expect(ItemFilterOption.options(in: .all).count == 10)
        #expect(
            ItemFilterOption.options(in: .inventory)
                == [.all, .bookmarked, .noSKU, .noName, .noProjectPrice, .noImage, .noTransaction])
        #expect(Set(ItemFilterOption.allCases.map(\.label)).count == 10)
        #expect(
            ItemFilterOption.allCases.map(\.rawValue) == [
                "all", "bookmarked", "from-inventory", "to-return", "returned", "no-sku", "no-name", "no-project-price",
                "no-image", "no-transaction",
            ])
        #expect(ItemSortOption.allCases.map(\.label) == ["Newest First", "Oldest First", "A to Z", "Z to A"])
        #expect(ItemSortOption.allCases.map(\.shortLabel) == ["Newest", "Oldest", "A-Z", "Z-A"])
    }

    @Test("WP09.3 No item of a project is in the list of the inventory") func nothingOfAProjectShowsInTheInventory() {
        let items = [
            item("a") { $0.projectId = "p" }, item("b"), item("c") { $0.projectId = "" },
            item("d") { $0.projectId = "q" },
        ]
        #expect(ItemListCalculations.items(items, in: .inventory).map(\.id) == ["b", "c"])
        #expect(ItemListCalculations.items(items, in: .project("p")).map(\.id) == ["a"])
        #expect(ItemListCalculations.items(items, in: .all).count == 4)
    }

    @Test func sorts() {
        let items = [
            item("b", "Chair", created: 1), item("a", "", created: 2), item("c", "apple", created: 1), item("d", " "),
            item("e", "Chair"),
        ]
        let sort = { ItemListCalculations.sort(items, by: $0).map(\.id) }
        #expect(sort(.createdDescending) == ["a", "c", "b", "e", "d"])
        #expect(sort(.createdAscending) == ["d", "e", "b", "c", "a"])
        #expect(sort(.alphabeticalAscending) == ["c", "b", "e", "a", "d"])
        #expect(sort(.alphabeticalDescending) == ["b", "e", "c", "a", "d"])
        #expect(ItemListCalculations.list(items, query: "CHAIR").map(\.id) == ["b", "e"])
    }

    @Test func search() {
        let items = [
            item("a", "Sofa") { $0.notes = "blue" },
            item("b") {
                $0.source = "Arhaus"; $0.sku = "ABC-123"
            },
        ]
        let search = { ItemListCalculations.search(items, $0).map(\.id) }
        #expect(search(" ") == ["a", "b"])
        #expect(search("SOF") == ["a"])
        #expect(search("blue") == ["a"])
        #expect(search("arh") == ["b"])
        #expect(search("c-1") == ["b"])
        #expect(search("abc 123") == ["b"])
        #expect(search("-").map { $0 } == ["b"])
        #expect(search("zzz").isEmpty)
    }

    @Test("WP05.1, WP05.4 Items that are alike are one group") func grouping() {
        let items = [
            item("a", "Lamp") {
                $0.sku = "1"; $0.source = "Target"; $0.projectPriceCents = 100
            },
            item("b", "Sofa"),
            item("c", " lamp ") {
                $0.sku = "1 "; $0.source = "TARGET"; $0.purchasePriceCents = 50; $0.images = [AttachmentRef(url: "u")]
            },
            item("d", "Lamp") { $0.sku = "1" },
            item("e", "sofa") {
                $0.sku = ""; $0.source = " "
            },
        ]
        let groups = ItemListCalculations.group(items)
        #expect(groups.map { $0.items.map(\.id) } == [["a", "c"], ["b", "e"], ["d"]])
        #expect(groups[0].name == "Lamp" && groups[0].sku == "1" && groups[0].source == "Target")
        #expect(groups[0].count == 2 && groups[0].countLabel == "×2")
        #expect(groups[0].totalCents == 100)
        #expect(groups[0].totalLabel == "$1.50")
        #expect(groups[0].thumbnail?.url == "u")
        #expect(groups[1].totalLabel == nil && groups[1].thumbnail == nil)
        #expect(Set(groups.map(\.id)).count == 3)
        #expect(ItemListCalculations.group([]).isEmpty)
    }

    @Test func texts() {
        #expect(ItemListCalculations.emptyText(in: .inventory, isFiltered: false) == "No inventory items yet")
        #expect(ItemListCalculations.emptyText(in: .project("p"), isFiltered: false) == "No items in this project")
        #expect(ItemListCalculations.emptyText(in: .inventory, isFiltered: true) == "No items match your filters")
    }

    @Test func itemsOfATransaction() {
        typealias List = TransactionItemListCalculations
        let items = [
            item("a", "b", created: 1) {
                $0.purchasePriceCents = 5; $0.bookmark = true
            },
            item("b", "A", created: 2) {
                $0.sku = "1"; $0.projectPriceCents = 9
            },
            item("c", " ", created: 3) { $0.images = [AttachmentRef(url: "u")] },
        ]
        let filtered = { List.list(items, filter: $0, sort: .createdAscending).map(\.id) }
        #expect(filtered(.all) == ["a", "b", "c"])
        #expect(filtered(.bookmarked) == ["a"])
        #expect(filtered(.noSKU) == ["a", "c"])
        #expect(filtered(.noName) == ["c"])
        #expect(filtered(.noPrice) == ["c"])
        #expect(filtered(.noImage) == ["a", "b"])
        let sorted = { List.sort(items, by: $0).map(\.id) }
        #expect(sorted(.alphabeticalAscending) == ["b", "a", "c"])
        #expect(sorted(.alphabeticalDescending) == ["a", "b", "c"])
        #expect(sorted(.priceDescending) == ["b", "a", "c"])
        #expect(sorted(.priceAscending) == ["c", "a", "b"])
        #expect(sorted(.createdDescending) == ["c", "b", "a"])
        #expect(
            List.sort([item("x", created: 1), item("y", created: 2)], by: .priceAscending).map(\.id) == ["y", "x"])
        #expect(List.Sort.allCases.count == 6 && List.Filter.allCases.count == 6)
    }
}

@Suite struct ItemDetailTests {
    @Test("WP05.2 The project price, else the purchase price") func prices() {
        #expect(
            ItemDetailCalculations.displayPriceCents(
                Item {
                    $0.projectPriceCents = 2; $0.purchasePriceCents = 1
                }) == 2)
        #expect(ItemDetailCalculations.displayPriceCents(Item { $0.purchasePriceCents = 1 }) == 1)
        #expect(ItemDetailCalculations.displayPriceCents(Item()) == nil)
    }

    @Test("WP05.2 Names of spaces and categories") func names() {
        let spaces = [Space(id: "s") { $0.name = "Den" }, Space(id: "t")]
        #expect(ItemDetailCalculations.spaceName("s", in: spaces) == "Den")
        for none in [nil, "", "x", "t"] { #expect(ItemDetailCalculations.spaceName(none, in: spaces) == nil) }
        let categories = [BudgetCategory(id: "c") { $0.name = "Install" }]
        #expect(ItemDetailCalculations.categoryName("c", in: categories) == "Install")
        for none in [nil, "", "x"] { #expect(ItemDetailCalculations.categoryName(none, in: categories) == nil) }
        #expect(ItemDetailCalculations.displayName(Item { $0.name = " " }) == "Unnamed Item")
        #expect(ItemDetailCalculations.displayName(Item { $0.name = "x" }) == "x")
        #expect(ItemDetailCalculations.quantityLabel(Item { $0.quantity = 3 }) == "Qty: 3")
        #expect(ItemDetailCalculations.quantityLabel(Item { $0.quantity = 0 }) == nil)
        #expect(ItemDetailCalculations.quantityLabel(Item()) == nil)
    }

    @Test("WP05.2, WP05.4 What can be done with an item, by its status") func actions() {
        #expect(
            ItemDetailCalculations.actions(for: Item(), in: .project("p")) == [
                .changeStatus, .setSpace, .setTransaction, .sellToBusiness, .sellToProject, .reassignToProject,
                .reassignToInventory, .moveToReturn, .makeCopies, .bookmark, .delete,
            ])
        let set = Item {
            $0.spaceId = "s"; $0.transactionId = "t"; $0.bookmark = true; $0.status = .purchased
        }
        #expect(
            ItemDetailCalculations.actions(for: set, in: .inventory) == [
                .changeStatus, .clearSpace, .clearTransaction, .sellToProject, .reassignToProject, .moveToReturn,
                .makeCopies, .unbookmark, .delete,
            ])
        #expect(ItemDetailCalculations.actions(for: Item { $0.status = .returned }, in: .all) == [.bookmark, .delete])
        #expect(
            ItemDetailCalculations.actions(
                for: Item {
                    $0.status = .sold; $0.bookmark = true
                }, in: .all)
                == [.unbookmark, .delete])
        #expect(
            ItemDetailCalculations.bulkActions(in: .inventory) == [
                .changeStatus, .setSpace, .sellToProject, .reassignToProject, .delete,
            ])
        #expect(ItemDetailCalculations.bulkActions(in: .project("p")).count == 11)
        #expect(ItemAction.delete.isDestructive && !ItemAction.bookmark.isDestructive)
    }

    @Test func incompleteReturns() {
        let returned = Item(id: "i") { $0.status = .returned }
        let isIncomplete = ItemDetailCalculations.isIncompleteReturn
        #expect(isIncomplete(returned, .purchase, []))
        #expect(!isIncomplete(returned, .return, []))
        #expect(!isIncomplete(returned, nil, []))
        #expect(!isIncomplete(Item(id: "i"), .purchase, []))
        let edge = LineageEdge {
            $0.itemId = "i"; $0.movementKind = .returned
        }
        #expect(!isIncomplete(returned, .purchase, [edge]))
        #expect(
            isIncomplete(
                returned, .purchase,
                [
                    LineageEdge {
                        $0.itemId = "j"; $0.movementKind = .returned
                    }
                ]))
        #expect(
            isIncomplete(
                returned, .purchase,
                [
                    LineageEdge {
                        $0.itemId = "i"; $0.movementKind = .sold
                    }
                ]))
    }

    @Test func cards() {
        #expect(ItemCardCalculations.badges(index: "1/3", category: " ", status: "Purchased") == ["1/3", "Purchased"])
        #expect(ItemCardCalculations.badges() == [])
        let lines = ItemCardCalculations.metadataLines
        #expect(lines("$5", "Target", "12", "Den", true) == ["$5", "Source: Target", "SKU: 12", "Location: Den"])
        #expect(lines("$5", "Target", "12", "Den", false) == ["$5", "SKU: 12 · Source: Target", "Location: Den"])
        #expect(lines(nil, "Target", " ", nil, false) == ["Source: Target"])
        #expect(lines(nil, nil, "12", nil, false) == ["SKU: 12"])
        #expect(lines(nil, nil, nil, nil, false).isEmpty)
    }
}

@Suite struct BulkSaleResolutionTests {
    private let items = [
        Item(id: "a") { $0.budgetCategoryId = "c1" }, Item(id: "b") { $0.budgetCategoryId = "" },
        Item(id: "c") {
            $0.transactionId = "t"; $0.budgetCategoryId = "c2"
        }, Item(id: "d") { $0.transactionId = "" },
        Item { $0.budgetCategoryId = "c1" },
    ]

    @Test("WP05.3 Linked items are not reassigned") func reassigning() {
        #expect(BulkSaleResolutionCalculations.eligibleForReassign(items).map(\.id) == ["a", "b", "d", nil])
        #expect(
            BulkSaleResolutionCalculations.linkedItemsText(items)
                == "1 item is linked to a transaction and can’t be reassigned.")
        #expect(
            BulkSaleResolutionCalculations.linkedItemsText([items[2], items[2]])
                == "2 items are linked to transactions and can’t be reassigned.")
        #expect(BulkSaleResolutionCalculations.linkedItemsText([items[0]]) == nil)
    }

    @Test("WP05.3, WP05.4 Which category a sold item gets") func categories() {
        let map = BulkSaleResolutionCalculations.categoryMap(items)
        #expect(map == ["a": "c1", "b": nil, "c": "c2", "d": nil])
        #expect(BulkSaleResolutionCalculations.needingCategory(items).map(\.id) == ["b", "d"])
        #expect(BulkSaleResolutionCalculations.needsSourceCategory(items))
        #expect(!BulkSaleResolutionCalculations.needsSourceCategory([items[0]]))
        #expect(!BulkSaleResolutionCalculations.needsSourceCategory([]))
        let needsDestination = BulkSaleResolutionCalculations.needsDestinationCategory
        #expect(needsDestination(items, ["c1", "c2"]))
        #expect(!needsDestination([items[0], items[2]], ["c1", "c2"]))
        #expect(needsDestination([items[0], items[2]], ["c1"]))
        #expect(!needsDestination([], []))
        #expect(
            BulkSaleResolutionCalculations.sourceCategories(map, fallback: "f") == [
                "a": "c1", "b": "f", "c": "c2", "d": "f",
            ])
        #expect(BulkSaleResolutionCalculations.sourceCategories(map, fallback: nil) == ["a": "c1", "c": "c2"])
        #expect(
            BulkSaleResolutionCalculations.destinationCategories(map, enabledCategoryIDs: ["c1"], fallback: "f")
                == ["a": "c1", "b": "f", "c": "f", "d": "f"])
        #expect(
            BulkSaleResolutionCalculations.destinationCategories(map, enabledCategoryIDs: ["c1"], fallback: nil)
                == ["a": "c1"])
    }
}

@Suite struct InventoryOperationsTests {
    private func operations(_ transactions: [Transaction] = []) -> InventoryOperationsCalculations {
        InventoryOperationsCalculations(
            userID: "u", now: Date(milliseconds: 5), today: CalendarDate(year: 2026, month: 2, day: 25)!
        ) { id in transactions.first { $0.id == id } }
    }

    private func item(
        _ id: String, project: String? = "p", category: String? = "c", price: Int? = 100, transaction: String? = nil
    ) -> Item {
        Item(id: id) {
            $0.projectId = project
            $0.spaceId = "s"
            $0.budgetCategoryId = category
            $0.purchasePriceCents = price
            $0.transactionId = transaction
            $0.status = .toPurchase
        }
    }

    private func refusal(_ body: () throws -> InventoryOperationPlan) -> InventoryOperationRefusal? {
        do {
            _ = try body()
            return nil
        } catch {
            return error as? InventoryOperationRefusal
        }
    }

    @Test func sellToBusiness() throws {
        let plan = try operations().sellToBusiness(
            [
                item("a"), item("b", price: nil), item("c", category: nil, transaction: "t"), item("d", project: "q"),
                item("e", project: nil),
            ], fallbackCategory: "f")
        #expect(plan.items.map(\.id) == ["a", "b", "c", "d"])
        for item in plan.items {
            #expect(item.projectId == nil && item.spaceId == nil && item.status == .purchased)
        }
        #expect(
            plan.transactions.map(\.id) == [
                "SALE_p_project_to_business_c", "SALE_p_project_to_business_f", "SALE_q_project_to_business_c",
            ])
        let record = plan.transactions[0]
        #expect(record.amountCents == 100 && record.itemIds == ["a", "b"] && record.projectId == "p")
        #expect(
            record.transactionType == .sale && record.isCanonicalInventorySale == true && record.status == .completed)
        #expect(record.inventorySaleDirection == .projectToBusiness && record.budgetCategoryId == "c")
        #expect(record.transactionDate == CalendarDate("2026-02-25"))
        #expect(plan.items[2].budgetCategoryId == "f" && plan.items[2].transactionId == plan.transactions[1].id)
        let edge = plan.edges[2]
        #expect(edge.id == "app_5_c_sold" && edge.movementKind == .sold && edge.itemId == "c")
        #expect(edge.fromProjectId == "p" && edge.toProjectId == nil && edge.createdBy == "u")
        #expect(edge.fromTransactionId == "t" && edge.toTransactionId == plan.transactions[1].id)
    }

    @Test func salesOfOneKindAreOneRecord() throws {
        let first = try operations().sellToBusiness([item("a")], fallbackCategory: nil)
        let second = try operations(first.transactions).sellToBusiness([item("b"), item("a")], fallbackCategory: nil)
        #expect(second.transactions.count == 1)
        #expect(second.transactions[0].amountCents == 300)
        #expect(second.transactions[0].itemIds == ["a", "b"])
        let none = try operations().sellToBusiness([item("a", category: nil)], fallbackCategory: nil)
        #expect(none.transactions[0].id == "SALE_p_project_to_business_uncategorized")
        #expect(none.transactions[0].budgetCategoryId == nil)
    }

    @Test(arguments: [1, 50]) func manyItems(count: Int) throws {
        let items = (0..<count).map { item("i\($0)") }
        let plan = try operations().sellToBusiness(items, fallbackCategory: nil)
        #expect(plan.items.count == count && plan.edges.count == count)
        #expect(plan.transactions.map(\.amountCents) == [count * 100])
    }

    @Test func sellToProject() throws {
        let plan = try operations().sellToProject(
            [item("a"), item("b", category: nil), item("c", project: nil, category: "off")], destination: "d",
            enabledCategoryIDs: ["c"], sourceFallback: "s", destinationFallback: "x")
        #expect(
            plan.transactions.map(\.id) == [
                "SALE_p_project_to_business_c", "SALE_d_business_to_project_c", "SALE_p_project_to_business_s",
                "SALE_d_business_to_project_x",
            ])
        #expect(plan.transactions.map(\.amountCents) == [100, 100, 100, 200])
        #expect(plan.transactions[1].transactionType == .purchase)
        #expect(plan.items.map(\.projectId) == ["d", "d", "d"])
        #expect(plan.items.map(\.spaceId) == [nil, nil, nil])
        #expect(plan.items.map(\.budgetCategoryId) == ["c", "x", "x"])
        #expect(
            plan.items.map(\.transactionId) == [
                plan.transactions[1].id, plan.transactions[3].id, plan.transactions[3].id,
            ])
        // The status is nobody's business but the owner's.
        #expect(plan.items[0].status == .toPurchase)
        #expect(plan.edges[0].fromProjectId == "p" && plan.edges[0].toProjectId == "d")
        #expect(plan.edges[2].fromProjectId == nil)
        let kept = try operations().sellToProject(
            [item("c", category: "off")], destination: "d", enabledCategoryIDs: [])
        #expect(kept.items[0].budgetCategoryId == "off")
        #expect(
            kept.transactions.map(\.id) == [
                "SALE_p_project_to_business_off", "SALE_d_business_to_project_uncategorized",
            ])
    }

    @Test func refusals() {
        #expect(refusal { try operations().sellToBusiness([], fallbackCategory: nil) } == .noItems)
        #expect(
            refusal { try operations().sellToBusiness([item("a", project: nil)], fallbackCategory: nil) }
                == .notInAProject)
        #expect(refusal { try operations().sellToProject([], destination: "d", enabledCategoryIDs: []) } == .noItems)
        #expect(
            refusal { try operations().sellToProject([item("a")], destination: "p", enabledCategoryIDs: []) }
                == .alreadyInProject)
        #expect(refusal { try operations().reassign([], toProject: nil) } == .noItems)
        #expect(
            refusal { try operations().reassign([item("a", transaction: "t")], toProject: nil) } == .linkedToTransaction
        )
        #expect(refusal { try operations().reassign([item("a")], toProject: "p") } == .alreadyInProject)
        #expect(refusal { try operations().reassign([item("a", project: "")], toProject: nil) } == .alreadyInInventory)
        #expect(refusal { try operations().setTransaction([], to: nil) } == .noItems)
        #expect(
            refusal { try operations().setTransaction([item("a")], to: Transaction(id: "SALE_x")) }
                == .canonicalTransaction)
        #expect(
            refusal { try operations().reassign(Transaction(id: "SALE_x"), items: [], toProject: nil) }
                == .canonicalTransaction)
        #expect(
            refusal { try operations().reassign(Transaction(id: "t"), items: [], toProject: nil) }
                == .alreadyInInventory)
        #expect(
            refusal {
                try operations().reassign(Transaction(id: "t") { $0.projectId = "p" }, items: [], toProject: "p")
            } == .alreadyInProject)
        #expect(refusal { try operations().copies(of: item("a"), ids: []) } == .copiesOutOfRange)
        #expect(refusal { try operations().copies(of: item("a"), ids: (0...20).map(String.init)) } == .copiesOutOfRange)
        let all: [InventoryOperationRefusal] = [
            .linkedToTransaction, .alreadyInInventory, .alreadyInProject, .canonicalTransaction, .noItems,
            .notInAProject,
            .copiesOutOfRange,
        ]
        #expect(Set(all.map(\.description)).count == all.count)
    }

    @Test func reassignItems() throws {
        let toProject = try operations().reassign([item("a")], toProject: "d")
        #expect(toProject.items[0].projectId == "d" && toProject.items[0].spaceId == nil)
        #expect(toProject.transactions.isEmpty)
        #expect(toProject.edges[0].movementKind == .correction)
        #expect(try operations().reassign([item("a")], toProject: nil).items[0].projectId == nil)
    }

    @Test func reassignATransactionWithItsItems() throws {
        let transaction = Transaction(id: "t") {
            $0.projectId = "p"; $0.itemIds = ["a"]
        }
        let plan = try operations().reassign(transaction, items: [item("a", transaction: "t")], toProject: "d")
        #expect(plan.transactions[0].projectId == "d" && plan.transactions[0].itemIds == ["a"])
        #expect(plan.items[0].projectId == "d" && plan.items[0].transactionId == "t" && plan.items[0].spaceId == nil)
        #expect(plan.edges[0].fromProjectId == "p" && plan.edges[0].toProjectId == "d")
    }

    @Test func linking() throws {
        let old = Transaction(id: "old") { $0.itemIds = ["a", "b"] }
        let new = Transaction(id: "new") {
            $0.itemIds = ["x"]; $0.budgetCategoryId = "n"
        }
        let plan = try operations([old, new]).setTransaction(
            [item("a", transaction: "old"), item("c"), Item()], to: new)
        #expect(plan.transactions.map(\.id) == ["new", "old"])
        #expect(plan.transactions.map(\.itemIds) == [["x", "a", "c"], ["b"]])
        #expect(plan.items.map(\.transactionId) == ["new", "new"])
        #expect(plan.items.map(\.budgetCategoryId) == ["n", "n"])
        #expect(plan.edges.map(\.movementKind) == [.association, .association])
        #expect(plan.edges[0].fromTransactionId == "old" && plan.edges[0].toTransactionId == "new")
        // Linked again, nothing moves.
        let again = try operations([new]).setTransaction([item("x", transaction: "new")], to: new)
        #expect(again.edges.isEmpty && again.transactions.map(\.itemIds) == [["x"]])
    }

    @Test func unlinking() throws {
        let old = Transaction(id: "old") { $0.itemIds = ["a"] }
        let plan = try operations([old]).setTransaction([item("a", transaction: "old")], to: nil)
        #expect(plan.items[0].transactionId == nil && plan.items[0].budgetCategoryId == "c")
        #expect(plan.transactions.map(\.itemIds) == [[]])
        #expect(plan.edges[0].toTransactionId == nil)
        // The system's records keep what was sold.
        let sale = Transaction(id: "SALE_x") { $0.itemIds = ["a"] }
        #expect(try operations([sale]).setTransaction([item("a", transaction: "SALE_x")], to: nil).transactions.isEmpty)
        // A transaction that is gone is no obstacle.
        #expect(try operations().setTransaction([item("a", transaction: "gone")], to: nil).transactions.isEmpty)
    }

    @Test func returning() throws {
        let old = Transaction(id: "old") { $0.itemIds = ["a"] }
        let target = Transaction(id: "return") { $0.transactionType = .return }
        let plan = try operations([old, target]).moveToReturn([item("a", transaction: "old")], transaction: target)
        #expect(plan.items[0].status == .returned && plan.items[0].transactionId == "return")
        #expect(plan.items[0].budgetCategoryId == "c")
        #expect(plan.transactions.map(\.itemIds) == [[], ["a"]])
        #expect(plan.edges[0].movementKind == .returned && plan.edges[0].fromTransactionId == "old")
    }

    @Test func copying() throws {
        let linked = Transaction(id: "t") { $0.itemIds = ["a"] }
        var original = item("a", transaction: "t")
        original.createdAt = Date(milliseconds: 1)
        original.createdBy = "other"
        let plan = try operations([linked]).copies(of: original, ids: ["b", "c"])
        #expect(plan.items.map(\.id) == ["b", "c"])
        #expect(
            plan.items.allSatisfy {
                $0.transactionId == "t" && $0.spaceId == "s" && $0.createdAt == nil && $0.createdBy == "u"
            })
        #expect(plan.transactions.map(\.itemIds) == [["a", "b", "c"]])
        #expect(plan.edges.isEmpty)
        let sale = Transaction(id: "SALE_x") { $0.itemIds = ["a"] }
        let copies = try operations([sale]).copies(of: item("a", transaction: "SALE_x"), ids: ["b"])
        #expect(copies.items[0].transactionId == nil && copies.transactions.isEmpty)
        #expect(try operations().copies(of: item("a"), ids: (0..<20).map(String.init)).items.count == 20)
    }
}
