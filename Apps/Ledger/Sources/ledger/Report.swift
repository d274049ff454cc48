import ArgumentParser
import LedgerCore
import LedgerStore

struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print a report on a project.", subcommands: [Invoice.self, Client.self, Property.self])

    struct Invoice: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Print the amounts that the client owes.")
        @OptionGroup var database: DatabaseOptions
        @OptionGroup var project: ProjectArgument
        @OptionGroup var output: ReportOutput

        func run() throws {
            let data = try ReportData(database, project)
            if try output.write("invoice", project: data.project, database: database) { return }
            let invoice = ReportAggregationCalculations.invoice(
                transactions: data.transactions, items: data.account.items, categories: data.account.budgetCategories)
            data.printHead("Invoice")
            if invoice.isEmpty { return print("No transactions to invoice.") }
            if invoice.isMissingPrices { print("Some items have no project price: the totals may be incomplete.\n") }
            printLines("Charges", invoice.charges)
            print("Charges Subtotal\t\(CurrencyFormatting.withDecimals(invoice.chargesSubtotalCents))\n")
            printLines("Credits", invoice.credits)
            print("Credits Subtotal\t\(CurrencyFormatting.withDecimals(invoice.creditsSubtotalCents))\n")
            print("Net Due\t\(CurrencyFormatting.withDecimals(invoice.netDueCents))")
        }

        private func printLines(_ title: String, _ lines: [ReportAggregationCalculations.InvoiceLine]) {
            print(title)
            for line in lines {
                let parts = [
                    DisplayFormatting.date(line.date), line.displayName, line.categoryName ?? "",
                    CurrencyFormatting.withDecimals(line.amountCents),
                ]
                print("  " + parts.joined(separator: "\t"))
                for item in line.items {
                    let price =
                        item.isMissingPrice ? "No Price" : CurrencyFormatting.withDecimals(item.projectPriceCents ?? 0)
                    print("    \(item.name)\t\(price)")
                }
            }
        }
    }

    struct Client: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Print what the client received for the payments.")
        @OptionGroup var database: DatabaseOptions
        @OptionGroup var project: ProjectArgument
        @OptionGroup var output: ReportOutput

        func run() throws {
            let data = try ReportData(database, project)
            if try output.write("client", project: data.project, database: database) { return }
            let summary = ReportAggregationCalculations.clientSummary(
                items: data.items, transactions: data.transactions, categories: data.account.budgetCategories,
                spaces: data.account.spaces)
            data.printHead("Client Summary")
            print("Total Spent\t\(CurrencyFormatting.withDecimals(summary.totalSpentCents))")
            print("Total Market Value\t\(CurrencyFormatting.withDecimals(summary.totalMarketValueCents))")
            print("Total Saved\t\(CurrencyFormatting.withDecimals(summary.totalSavedCents))\n")
            if !summary.breakdown.isEmpty { print("Category Breakdown") }
            for total in summary.breakdown {
                print("  \(total.name)\t\(CurrencyFormatting.withDecimals(total.totalCents))")
            }
            print(summary.items.isEmpty ? "No items found." : "Items")
            for item in summary.items {
                let receipt =
                    switch item.receipt {
                    case .none: ""
                    case .invoice: "Invoice"
                    case .receipt(let url): url
                    }
                let price = item.projectPriceCents.map(CurrencyFormatting.withDecimals) ?? CurrencyFormatting.missing
                print(
                    "  " + [item.name, item.source ?? "", item.spaceName ?? "", price, receipt].joined(separator: "\t"))
            }
        }
    }

    struct Property: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Print the items of each room.")
        @OptionGroup var database: DatabaseOptions
        @OptionGroup var project: ProjectArgument
        @OptionGroup var output: ReportOutput

        func run() throws {
            let data = try ReportData(database, project)
            if try output.write("property", project: data.project, database: database) { return }
            let report = ReportAggregationCalculations.propertyManagement(
                items: data.items, spaces: data.account.spaces.filter { $0.projectId == data.project.id })
            data.printHead("Property Management Summary")
            if report.groups.isEmpty { print("No items found.") }
            for group in report.groups {
                print("\(group.title)\t\(CurrencyFormatting.withDecimals(group.marketValueCents))")
                for item in group.items {
                    let sku = item.sku.map { "SKU: \($0)" } ?? ""
                    print("  " + [item.name, item.source ?? "", sku, item.marketValueLabel].joined(separator: "\t"))
                }
            }
            print("\nTotal Items\t\(report.itemCount)")
            print("Total Market Value\t\(CurrencyFormatting.withDecimals(report.totalMarketValueCents))")
        }
    }
}

/// What reports are made of.
private struct ReportData {
    let account: AccountArchive
    let project: Project
    let transactions: [Transaction]
    let items: [Item]

    init(_ database: DatabaseOptions, _ argument: ProjectArgument) throws {
        let (account, project) = try argument.find(in: try database.open())
        self.account = account
        self.project = project
        transactions = account.transactions.filter { $0.projectId == project.id }
        items = account.items.filter { $0.projectId == project.id }
    }

    func printHead(_ title: String) {
        if let name = account.businessProfiles.first?.name { print(name) }
        print(title)
        print("\(ProjectListCalculations.displayName(project)), \(ProjectListCalculations.displayClient(project))\n")
    }
}
