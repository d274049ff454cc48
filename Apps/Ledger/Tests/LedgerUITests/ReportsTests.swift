import LedgerCore
import LedgerSamples
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// WP16: the accounting tab, the reports, and their files.
@MainActor struct ReportsTests {
    private func pages(of pdf: Data) -> Int {
        String(decoding: pdf, as: UTF8.self).matches(of: /\/Type\s*\/Page\b/).count
    }

    /// A project in which a client owes 150.00 for two things, one of which has no price.
    private func known() throws -> LedgerEnvironment {
        let ledger = PreviewLedger.make(.empty)
        let services = try ledger.services()
        try services.store.write(as: services.session) { batch in
            try batch.create(
                Project(id: "p") {
                    $0.name = "House"
                    $0.clientName = "Client"
                })
            try batch.create(
                Transaction(id: "t") {
                    $0.projectId = "p"
                    $0.source = "Wayfair"
                    $0.amountCents = 20_000
                    $0.reimbursementType = .owedToCompany
                    $0.transactionType = .purchase
                    $0.itemIds = ["sofa", "lamp"]
                })
            for (id, cents) in [("sofa", 15_000), ("lamp", nil)] as [(String, Int?)] {
                try batch.create(
                    Item(id: id) {
                        $0.projectId = "p"
                        $0.transactionId = "t"
                        $0.name = id.capitalized
                        $0.projectPriceCents = cents
                        $0.marketValueCents = 20_000
                    })
            }
        }
        return ledger
    }

    @Test("WP16.3 The accounting tab says who owes whom, and opens the reports")
    func accounting() async throws {
        let s = LedgerScreen(try known()) { ProjectDetailScreen(projectID: "p") }
        await s.tap("Accounting")
        #expect(s.screen.allElements.containing(text: "Owed to Design Business").firstMatch.exists)
        #expect(s.screen.allElements.containing(text: "$200.00").firstMatch.exists)
        #expect(s.screen.allElements.containing(text: "Owed to Client").firstMatch.exists)
        await s.tap("Invoice")
        #expect(s.screen.allElements.containing(text: "Net Due").firstMatch.exists)
    }

    @Test("WP16.2 The invoice sums up project prices, and warns where one is missing")
    func invoice() async throws {
        let s = LedgerScreen(try known()) { ReportScreen(kind: .invoice, projectID: "p") }
        #expect(
            s.screen.allElements.containing(text: "Some items have no project price").firstMatch.exists)
        #expect(s.screen.allElements.containing(text: "No Price").firstMatch.exists)
        s.screen.scroll(to: s.screen.allElements.containing(text: "Net Due").firstMatch)
        #expect(s.screen.allElements.containing(text: "$150.00").firstMatch.exists)
        // It follows the items.
        try s.ledger.services().items.update("lamp") { $0.projectPriceCents = 5_000 }
        await s.expect(s.screen.allElements.containing(text: "$200.00").firstMatch)
        await s.expectGone(s.screen.allElements.containing(text: "No Price").firstMatch)
    }

    /// A house with a sofa in its den, bought with its receipt kept, and a lamp in no room.
    private func furnished() throws -> LedgerEnvironment {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        let den = try ledger.addSpace("Den", project: project)
        let purchase = try ledger.addTransaction("Wayfair", project: project) {
            $0.receiptImages = [AttachmentRef(url: "https://example.com/receipt")]
        }
        try ledger.addItem("Sofa", project: project) {
            $0.spaceId = den
            $0.transactionId = purchase
            $0.source = "Wayfair"
            $0.sku = "SO-1"
            $0.budgetCategoryId = "cat-furnishings"
            $0.projectPriceCents = 150_000
            $0.marketValueCents = 200_000
        }
        try ledger.addItem("Lamp", project: project) {
            $0.budgetCategoryId = "cat-install"
            $0.projectPriceCents = 10_000
        }
        return ledger
    }

    /// All words of a report, on its screen and in its file.
    private func words(_ kind: ReportKind) async throws -> (screen: String, file: String) {
        let ledger = try furnished()
        let project = try #require(
            try ledger.store.value(of: DocumentsQuery<Project>(accountID: ledger.accountID)).first)
        let tall = Variant(layout: .fixed(width: 390, height: 3_000), scale: 1)
        let s = LedgerScreen(ledger, variant: tall) { ReportScreen(kind: kind, projectID: project.id!) }
        let context = ledger.project(project.id!)
        let report =
            switch kind {
            case .invoice: PrintedReport(context.invoice, project: project, business: nil, today: ledger.today)
            case .clientSummary:
                PrintedReport(context.clientSummary, project: project, business: nil, today: ledger.today)
            case .propertyManagement:
                PrintedReport(context.propertyManagement, project: project, business: nil, today: ledger.today)
            }
        let pages = PrintedPages(report)
        let page = render(
            PrintedPage(report: pages.report, blocks: pages.pages[0], number: 1, count: pages.pages.count),
            variant: Variant(
                layout: .fixed(width: PrintMeasures.page.width, height: PrintMeasures.page.height), scale: 1))
        return (
            s.screen.elements.map(\.label).joined(separator: "\n"), page.elements.map(\.label).joined(separator: "\n")
        )
    }

    @Test("WP16.2 The client summary says what was spent and saved, by category, and what became of each receipt")
    func clientSummary() async throws {
        let (screen, file) = try await words(.clientSummary)
        for word in [
            "Total Spent", "$1,600.00", "Total Market Value", "$2,000.00", "Total Saved", "$500.00",
            "Category Breakdown", "Furnishings", "Install", "$100.00", "Sofa", "Den", "$1,500.00",
        ] {
            #expect(screen.localizedCaseInsensitiveContains(word), "\(word) is not on the screen:\n\(screen)")
            #expect(file.contains(word), "\(word) is not in the file:\n\(file)")
        }
        #expect(screen.contains("Receipt"))
    }

    @Test("WP16.2 The property summary says what is in each space, those in none last, and what it is worth")
    func propertyManagement() async throws {
        let (screen, file) = try await words(.propertyManagement)
        for text in [screen, file] {
            for word in [
                "Sofa", "SO-1", "Wayfair", "$2,000.00", "No market value", "Total Items", "Total Market Value",
            ] {
                #expect(text.contains(word), "\(word) is missing:\n\(text)")
            }
            let places = ["Den\n", "Sofa", "No Space", "Lamp"].map {
                text.range(of: $0, options: .caseInsensitive)?.lowerBound
            }
            #expect(places.allSatisfy { $0 != nil } && places.compactMap(\.self) == places.compactMap(\.self).sorted())
        }
        #expect(screen.contains("SKU: SO-1"))
    }

    @Test("WP16.2 Each report of a project without anything says so", arguments: ReportKind.allCases)
    func empty(kind: ReportKind) throws {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.services().projects.create(
            Project {
                $0.name = "Bare"
                $0.clientName = "Client"
            })
        let s = LedgerScreen(ledger) { ReportScreen(kind: kind, projectID: project.id!) }
        let text = kind == .invoice ? "No transactions to invoice." : "No items found."
        #expect(s.screen.text(text).exists)
    }

    /// Shares a report, though lines of it may lack a price.
    private func share(_ s: LedgerScreen) async {
        await s.tap("Share")
        guard s.screen.button("Share Anyway").exists else { return }
        await s.tap("Share Anyway")
        await s.tap("Share")
    }

    @Test("C3 An invoice with lines without a price is shared only after a question", arguments: [nil, 5_000])
    func asksAboutPrices(price: Int?) async throws {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        let transaction = try ledger.addTransaction("Wayfair", project: project) {
            $0.reimbursementType = .owedToCompany
        }
        try ledger.addItem("Sofa", project: project) {
            $0.transactionId = transaction
            $0.projectPriceCents = price
        }
        let s = LedgerScreen(ledger) { ReportScreen(kind: .invoice, projectID: project) }
        await s.tap("Share")
        #expect(s.screen.requests.contains { if case .share = $0.kind { true } else { false } } == (price != nil))
        #expect(
            s.screen.allElements.containing(text: "1 line has items without a project price").exists == (price == nil))
    }

    @Test("WP16.2 Sharing asks for a PDF by the report's name, with text in it")
    func shares() async throws {
        let s = LedgerScreen(try known()) { ReportScreen(kind: .invoice, projectID: "p") }
        await share(s)
        let request = try #require(s.screen.requests.first { if case .share = $0.kind { true } else { false } })
        let pdf = try await request.data()
        #expect(pdf.starts(with: Data("%PDF".utf8)))
        let source = String(decoding: pdf, as: UTF8.self)
        #expect(source.contains("/Font") && source.contains("/ToUnicode"))
        #expect(pages(of: pdf) == 1)
    }

    @Test("12.7 A long report has several pages: no row is cut, table heads are repeated, pages are numbered")
    func pagination() throws {
        let rows = (1...120).map { number in
            PrintedReport.Row(
                cells: ["Item \(number)", "Source", "Space", "$1.00"],
                details: number % 10 == 0 ? [PrintedReport.Detail(text: "A note", amount: nil)] : [])
        }
        var report = PrintedReport(
            ReportAggregationCalculations.propertyManagement(items: [], spaces: []),
            project: Project(id: "p") { $0.name = "House" }, business: nil,
            today: CalendarDate(year: 2026, month: 3, day: 1)!)
        let columns = [0.4, 0.2, 0.2, 0.2].map { PrintedReport.Column(title: "COLUMN", share: $0) }
        report.tables = [
            PrintedReport.Table(
                title: "Items", columns: columns, rows: rows, sum: PrintedReport.Sum(label: "Sum", amount: "$120.00"))
        ]
        let pages = PrintedPages(report)
        #expect(pages.pages.count > 2)
        #expect(pages.pages.flatMap(\.self).filter { if case .row = $0 { true } else { false } }.count == rows.count)
        for page in pages.pages.dropFirst() { #expect(page.first == .tableHead(0)) }
        for page in pages.pages {
            var height: CGFloat = 0
            for block in page {
                ImageRenderer(
                    content: PrintedBlock(report: report, block: block).frame(width: PrintMeasures.contentWidth)
                ).render { size, _ in height += size.height }
            }
            #expect(height <= PrintMeasures.contentHeight)
        }
        let pdf = try #require(pages.pdf())
        #expect(self.pages(of: pdf) == pages.pages.count)
    }

    @Test("12.7 A purchase of more items than fit on a page goes on on the next, where its head is repeated")
    func splitsRows() throws {
        let names = (1...120).map { "Item number \($0)" }
        let items = names.map { name in
            Item(id: name) {
                $0.name = name
                $0.projectId = "p"
                $0.transactionId = "t"
                $0.projectPriceCents = 100
            }
        }
        let notes = (1...1_500).map { "word\($0)" }.joined(separator: " ")
        let purchase = Transaction(id: "t") {
            $0.projectId = "p"
            $0.source = "Wayfair"
            $0.notes = notes
            $0.amountCents = 12_000
            $0.reimbursementType = .owedToCompany
            $0.transactionType = .purchase
            $0.itemIds = names
        }
        let invoice = ReportAggregationCalculations.invoice(transactions: [purchase], items: items, categories: [])
        let pages = PrintedPages(
            PrintedReport(
                invoice, project: Project(id: "p") { $0.name = "House" }, business: nil,
                today: CalendarDate(year: 2026, month: 3, day: 1)!))
        var (seen, words): (Set<String>, [String]) = ([], [])
        for (number, blocks) in pages.pages.enumerated() {
            let page = render(
                PrintedPage(report: pages.report, blocks: blocks, number: number + 1, count: pages.pages.count),
                variant: Variant(
                    layout: .fixed(width: PrintMeasures.page.width, height: PrintMeasures.page.height), scale: 1))
            for text in page.elements {
                #expect(text.frame.maxY <= PrintMeasures.page.height - PrintMeasures.padding + 1, "\(text)")
                seen.insert(text.label)
                words += text.label.split(separator: " ").map(String.init).filter { $0.hasPrefix("word") }
            }
            let isWithin = number > 0 && names.contains { name in page.text(name).exists }
            if isWithin { #expect(page.elements.contains { $0.label.hasSuffix("(continued)") }, "page \(number + 1)") }
        }
        #expect(Set(names).subtracting(seen).isEmpty)
        #expect(words.joined(separator: " ") == notes)
        #expect(pages.pages.count > 2)
    }

    @Test("7 The file has the firm's logo in its head, as the screen has")
    func logo() async throws {
        func images(_ s: LedgerScreen) async throws -> Int {
            await share(s)
            let request = try #require(s.screen.requests.last { if case .share = $0.kind { true } else { false } })
            return String(decoding: try await request.data(), as: UTF8.self).matches(of: /\/Subtype\s*\/Image/).count
        }
        func report(_ ledger: LedgerEnvironment) -> LedgerScreen {
            LedgerScreen(ledger) { ReportScreen(kind: .invoice, projectID: "p") }
        }
        let ledger = try known()
        #expect(try await images(report(ledger)) == 0)
        let renderer = ImageRenderer(content: Color.brown.frame(width: 40, height: 20))
        let picture = try #require(renderer.uiImage?.jpegData(compressionQuality: 0.8))
        try await ledger.services().media.setLogo(picture)
        let s = report(ledger)
        await s.expect(s.screen.allElements.matching { $0.label == "Logo" }.firstMatch)
        #expect(try await images(s) == 1)
    }

    /// The report on a project in which somebody has bought a sofa, whose receipt is kept.
    private func receipt(_ data: Data) async throws -> LedgerScreen {
        let ledger = try known()
        let services = try ledger.services()
        try services.transactions.update("t") { $0.reimbursementType = nil }
        try await services.media.add(data, to: .receipts(transaction: "t"))
        return LedgerScreen(ledger) { ReportScreen(kind: .clientSummary, projectID: "p") }
    }

    @Test("WP16.2 A receipt that is a picture opens in the gallery, one in PDF is handed on")
    func receipts() async throws {
        let renderer = ImageRenderer(content: Color.brown.frame(width: 40, height: 20))
        let s = try await receipt(try #require(renderer.uiImage?.jpegData(compressionQuality: 0.8)))
        s.screen.scroll(to: s.screen.button("Receipt").firstMatch)
        await s.tap("Receipt")
        await s.expect(s.screen.button("Close"))
        #expect(!s.screen.requests.contains { if case .openURL = $0.kind { true } else { false } })
        await s.tap("Close")
        await s.expectGone(s.screen.button("Close"))
        let pdf = Data("%PDF-1.4".utf8)
        let other = try await receipt(pdf)
        other.screen.scroll(to: other.screen.button("Receipt").firstMatch)
        await other.tap("Receipt")
        let request = try #require(other.screen.requests.first { if case .share = $0.kind { true } else { false } })
        #expect(try await request.data() == pdf)
    }

    @Test("7 A file's name says which report it is, and of which project") func fileNames() throws {
        let project = Project(id: "p") { $0.name = "Lake/House" }
        let day = CalendarDate(year: 2026, month: 3, day: 1)!
        let invoice = ReportAggregationCalculations.invoice(transactions: [], items: [], categories: [])
        #expect(
            PrintedReport(invoice, project: project, business: nil, today: day).fileName == "invoice-Lake-House.pdf")
    }
}
