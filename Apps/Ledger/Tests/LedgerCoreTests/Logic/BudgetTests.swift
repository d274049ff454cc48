import Testing

@testable import LedgerCore

@Suite struct BudgetTests {
    private func transaction(_ amount: Int?, _ configure: (inout Transaction) -> Void = { _ in }) -> Transaction {
        Transaction(id: "t") {
            $0.amountCents = amount
            $0.budgetCategoryId = "c"
            configure(&$0)
        }
    }

    private func category(
        _ id: String, _ name: String? = nil, type: CategoryType = .general, excluded: Bool? = nil, archived: Bool? = nil
    ) -> BudgetCategory {
        BudgetCategory(id: id) {
            $0.name = name ?? id
            $0.isArchived = archived
            $0.metadata = CategoryMetadata(categoryType: type, excludeFromOverallBudget: excluded)
        }
    }

    private func budget(_ id: String, _ cents: Int?) -> ProjectBudgetCategory {
        ProjectBudgetCategory(id: id) {
            $0.projectId = "p"
            $0.budgetCents = cents
        }
    }

    private func row(
        _ id: String, budget: Int = 0, spent: Int = 0, type: CategoryType = .general
    ) -> CategoryProgress {
        CategoryProgress(id: id, name: id, budgetCents: budget, spentCents: spent, categoryType: type)
    }

    // MARK: Spend

    @Test("WP01.2 What each kind of transaction adds to what is spent") func whatATransactionAdds() {
        let spend = BudgetProgressCalculations.normalizedSpendCents
        #expect(spend(transaction(500)) == 500)
        #expect(spend(transaction(nil)) == 0)
        #expect(spend(transaction(500) { $0.isCanceled = true }) == 0)
        #expect(spend(transaction(500) { $0.isCanceled = false }) == 500)
        // The status alone cancels nothing.
        #expect(spend(transaction(500) { $0.status = .canceled }) == 500)
        #expect(spend(transaction(500) { $0.transactionType = .return }) == -500)
        #expect(spend(transaction(-500) { $0.transactionType = .return }) == -500)
        #expect(spend(transaction(500) { $0.status = .returned }) == -500)
        #expect(spend(transaction(-500)) == -500)
        #expect(spend(transaction(500) { $0.inventorySaleDirection = .projectToBusiness }) == -500)
        #expect(spend(transaction(500) { $0.inventorySaleDirection = .businessToProject }) == 500)
        #expect(spend(transaction(500) { $0.isCanonicalInventorySale = true }) == 500)
        // Canceled comes first, a return before a sale.
        #expect(
            spend(
                transaction(500) {
                    $0.isCanceled = true; $0.transactionType = .return
                }) == 0)
        #expect(
            spend(
                transaction(500) {
                    $0.transactionType = .return; $0.inventorySaleDirection = .businessToProject
                })
                == -500)
        #expect(spend(transaction(.min)) == -Int.max)
    }

    // MARK: Progress

    @Test func progressSumsByCategory() {
        let progress = BudgetProgressCalculations.progress(
            transactions: [
                transaction(300), transaction(200), transaction(999) { $0.budgetCategoryId = nil },
                transaction(50) { $0.budgetCategoryId = "d" }, transaction(7) { $0.budgetCategoryId = "" },
            ],
            categories: [
                category("c"), category("d"), category("e"), category("f", archived: true),
                BudgetCategory { $0.name = "without id" },
            ],
            projectCategories: [budget("c", 1000), budget("d", nil), budget("f", 9), ProjectBudgetCategory()])
        #expect(progress.categories == [row("c", budget: 1000, spent: 500), row("d", spent: 50), row("e")])
        #expect(progress.totalBudgetCents == 1000)
        #expect(progress.totalSpentCents == 550)
    }

    @Test("WP01.2 Excluded categories have a row, and do not count") func excludedCategoriesKeepTheirRow() {
        let progress = BudgetProgressCalculations.progress(
            transactions: [transaction(20000)], categories: [category("c", excluded: true)],
            projectCategories: [budget("c", 50000)])
        #expect(progress.totalBudgetCents == 0)
        #expect(progress.totalSpentCents == 0)
        #expect(progress.categories.map(\.spentCents) == [20000])
    }

    // MARK: Rows

    @Test("WP01.3 A project without categories, and one with fees only") func rowsAreEnabledOnes() {
        let rows = BudgetTabCalculations.rows([row("a"), row("b", budget: 1), row("c", spent: 1), row("d", spent: -1)])
        #expect(rows.map(\.id) == ["b", "c", "d"])
        #expect(BudgetTabCalculations.rows([]).isEmpty)
        #expect(BudgetTabCalculations.rows([row("a", budget: 1, type: .fee)]).count == 1)
    }

    @Test("WP01.2 Pinned categories come first, and fees last") func pinnedComeFirstAndFeesLast() {
        let all = [
            row("zeta", budget: 1), row("fee B", budget: 1, type: .fee), row("Alpha", budget: 1),
            row("éclair", budget: 1, type: .itemized), row("Fee a", budget: 1, type: .fee), row("off"),
        ]
        #expect(BudgetTabCalculations.rows(all).map(\.id) == ["Alpha", "éclair", "zeta", "Fee a", "fee B"])
        #expect(
            BudgetTabCalculations.rows(all, pinned: ["fee B", "off", "unknown", "zeta", "zeta"]).map(\.id)
                == ["fee B", "zeta", "Alpha", "éclair", "Fee a"])
    }

    @Test func overallRow() {
        #expect(BudgetTabCalculations.overallRow(BudgetProgress(totalBudgetCents: 0, totalSpentCents: 5)) == nil)
        let overall = BudgetTabCalculations.overallRow(BudgetProgress(totalBudgetCents: 10, totalSpentCents: 5))
        #expect(overall.map(BudgetTabCalculations.title) == "Overall Budget")
        #expect(overall?.id == "overall" && overall?.spentCents == 5)
        #expect(BudgetTabCalculations.title(row("Fees", type: .fee)) == "Fees Budget")
    }

    // MARK: Labels

    @Test("WP01.2 What is spent of a fee is received") func labels() {
        let spent = BudgetTabCalculations.spentLabel
        let remaining = BudgetTabCalculations.remainingLabel
        let tracker = BudgetTabCalculations.trackerRemainingLabel
        #expect(spent(row("a", spent: 15000)) == "$150 spent")
        #expect(spent(row("a", spent: 15000, type: .fee)) == "$150 received")
        #expect(remaining(row("a", budget: 20000, spent: 15000)) == "$50 remaining")
        #expect(remaining(row("a", budget: 20000, spent: 20000)) == "$0 remaining")
        #expect(remaining(row("a", budget: 20000, spent: 25000)) == "$50 over")
        #expect(remaining(row("a", budget: 20000, spent: 25000, type: .fee)) == "$50 over received")
        #expect(remaining(row("a", budget: 20000, spent: 15000, type: .fee)) == "$50 remaining")
        #expect(remaining(row("a", spent: 25000)) == "$250 spent")
        #expect(tracker(row("a", spent: 25000)) == "No budget set")
        #expect(tracker(row("a", budget: 20000, spent: 15000)) == "$50 remaining")
    }

    @Test(arguments: [
        (50, 100, false, 50.0, 0.0, 0.5), (100, 100, false, 100, 0, 1), (150, 100, true, 150, 50, 1),
        (350, 100, true, 350, 100, 1), (50, 0, false, 0, 0, 0), (-50, 100, false, -50, 0, 0), (0, 100, false, 0, 0, 0),
        (50, -10, false, 0, 0, 0),
    ])
    func numbers(spent: Int, budget: Int, isOver: Bool, percent: Double, overflow: Double, ratio: Double) {
        #expect(BudgetTabCalculations.isOverBudget(spentCents: spent, budgetCents: budget) == isOver)
        #expect(BudgetTabCalculations.progressPercentage(spentCents: spent, budgetCents: budget) == percent)
        #expect(BudgetTabCalculations.overflowPercentage(spentCents: spent, budgetCents: budget) == overflow)
        #expect(BudgetTabCalculations.ratio(spentCents: spent, budgetCents: budget) == ratio)
    }

    @Test func progressLabels() {
        #expect(BudgetTabCalculations.progressLabel(spentCents: 50000, budgetCents: 100_000) == "Spent $500 of $1,000")
        #expect(
            BudgetTabCalculations.progressLabel(spentCents: 50000, budgetCents: 100_000, compact: true)
                == "$500 / $1,000")
        #expect(BudgetTabCalculations.percentageLabel(spentCents: 333, budgetCents: 1000) == "33%")
        #expect(BudgetTabCalculations.percentageLabel(spentCents: 150, budgetCents: 100) == "150%")
        #expect(BudgetTabCalculations.percentageLabel(spentCents: 150, budgetCents: 0) == "0%")
        #expect(BudgetTabCalculations.clamped(-1) == 0)
        #expect(BudgetTabCalculations.clamped(101) == 100)
    }

    @Test func barTones() {
        #expect(BudgetTabCalculations.barTone(spentCents: 101, budgetCents: 100) == .overflow)
        #expect(BudgetTabCalculations.barTone(spentCents: 100, budgetCents: 100) == .inProgress)
        #expect(BudgetTabCalculations.barTone(spentCents: 99, budgetCents: 100) == .primary)
        #expect(BudgetTabCalculations.barTone(spentCents: 0, budgetCents: 0) == .primary)
    }

    // MARK: Pins

    @Test func furnishingsArePinnedUntilThereArePreferences() {
        let pinned = { (preferences: ProjectPreferences?, categories: [BudgetCategory], enabled: [String]) in
            BudgetTabCalculations.pinnedCategoryIDs(
                preferences: preferences, categories: categories, projectCategories: enabled.map { budget($0, nil) })
        }
        let furnishings = category("f", " furnishings ")
        #expect(pinned(nil, [category("c"), furnishings], ["c", "f"]) == ["f"])
        #expect(pinned(nil, [furnishings], ["c"]).isEmpty)
        #expect(pinned(nil, [category("f", "Furnishings", archived: true)], ["f"]).isEmpty)
        #expect(pinned(nil, [BudgetCategory { $0.name = "Furnishings" }], ["f"]).isEmpty)
        #expect(pinned(ProjectPreferences(), [furnishings], ["f"]).isEmpty)
        #expect(pinned(ProjectPreferences { $0.pinnedBudgetCategoryIds = ["x"] }, [furnishings], ["f"]) == ["x"])
    }
}

@Suite struct ProjectListTests {
    private func project(_ id: String?, _ name: String, client: String = "", archived: Bool? = nil) -> Project {
        Project(id: id) {
            $0.name = name
            $0.clientName = client
            $0.isArchived = archived
        }
    }

    @Test("WP01.1 Active projects or archived ones") func listsActiveOrArchived() {
        let projects = [project("1", "b"), project("2", "a", archived: false), project("3", "c", archived: true)]
        #expect(ProjectListCalculations.list(projects, archived: false).map(\.id) == ["2", "1"])
        #expect(ProjectListCalculations.list(projects, archived: true).map(\.id) == ["3"])
    }

    @Test("WP01.1 Names and clients are searched") func searchesNameAndClient() {
        let projects = [project("1", "Lake House", client: "Smith"), project("2", "Loft", client: "Jones")]
        let search = { ProjectListCalculations.search(projects, $0).map(\.id) }
        #expect(search("  ") == ["1", "2"])
        #expect(search(" LAKE ") == ["1"])
        #expect(search("jon") == ["2"])
        #expect(search("o") == ["1", "2"])
        #expect(search("xyz").isEmpty)
    }

    @Test("WP01.1 Projects by name, those without one last") func sortsByNameWithNamelessLast() {
        let projects = [
            project("3", " "), project("2", ""), project("9", "zoo"), project("5", "Émile"), project("4", "emil"),
            project(nil, ""), project("6", "ZOO"),
        ]
        #expect(ProjectListCalculations.sort(projects).map(\.id) == ["4", "5", "6", "9", nil, "2", "3"])
    }

    @Test func texts() {
        #expect(ProjectListCalculations.emptyText(archived: false) == "No active projects yet.")
        #expect(ProjectListCalculations.emptyText(archived: true) == "No archived projects yet.")
        #expect(ProjectListCalculations.displayName(project("1", " ")) == "Project")
        #expect(ProjectListCalculations.displayName(project("1", "x")) == "x")
        #expect(ProjectListCalculations.displayClient(project("1", "")) == "No client")
        #expect(ProjectListCalculations.displayClient(project("1", "", client: "c")) == "c")
    }

    @Test("WP01.1 The bars of a card: pinned ones, then the most spent, else the whole budget") func cardBars() {
        let row = { CategoryProgress(id: $0, name: $0, budgetCents: $1, spentCents: $2) }
        let all = [
            row("low", 100, 10), row("high", 100, 90), row("none", 0, 50), row("off", 0, 0), row("half", 100, 50),
            row("also half", 100, 50),
        ]
        #expect(ProjectListCalculations.budgetBars(all).map(\.id) == ["high", "also half", "half", "low", "none"])
        #expect(
            ProjectListCalculations.budgetBars(all, pinned: ["none", "off", "low"]).map(\.id)
                == ["none", "low", "high", "also half", "half"])
        #expect(ProjectListCalculations.budgetBars([row("off", 0, 0)]).isEmpty)
        let overall = ProjectListCalculations.overallBar(BudgetProgress(totalBudgetCents: 5, totalSpentCents: 3))
        #expect(overall.name == "Overall Budget" && overall.budgetCents == 5 && overall.spentCents == 3)
    }

    @Test func progressOfASummary() throws {
        #expect(ProjectListCalculations.progress(of: nil) == BudgetProgress())
        let summary = try BudgetSummary(
            json: JSONValue(
                parsing: #"""
                    {"totalBudgetCents":9,"spentCents":4,"categories":[{"budgetCategoryId":"a","name":"A","budgetCents":1,
                    "spentCents":2,"categoryType":"fee","excludeFromOverallBudget":true},{"name":"no id"},
                    {"budgetCategoryId":"b","isArchived":true},{"budgetCategoryId":"c"}]}
                    """#))
        let progress = ProjectListCalculations.progress(of: summary)
        #expect(progress.totalBudgetCents == 9 && progress.totalSpentCents == 4)
        #expect(
            progress.categories == [
                CategoryProgress(
                    id: "a", name: "A", budgetCents: 1, spentCents: 2, categoryType: .fee,
                    excludeFromOverallBudget: true),
                CategoryProgress(id: "c", name: "", budgetCents: 0, spentCents: 0),
            ])
        #expect(ProjectListCalculations.progress(of: BudgetSummary()) == BudgetProgress())
    }
}
