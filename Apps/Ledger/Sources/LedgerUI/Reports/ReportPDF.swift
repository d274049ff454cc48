import Foundation
import LedgerCore
import LedgerStore

/// The reports on a project as files, for anyone who has its documents at hand.
@MainActor
public struct ReportPDF {
    private let project: Project
    private let archive: AccountArchive
    private let today: CalendarDate
    private let storage: any MediaStorage

    /// - Parameter storage: where the firm's logo is kept.
    public init(project: Project, archive: AccountArchive, today: CalendarDate, storage: any MediaStorage) {
        self.project = project
        self.archive = archive
        self.today = today
        self.storage = storage
    }

    /// A report, with text that can be searched; `nil` where no file can be made.
    public func data(_ kind: ReportKind) async -> Data? {
        var report = report(kind)
        if let logo = archive.businessProfiles.first?.logoUrl { report.logo = try? await storage.data(for: logo) }
        return PrintedPages.pdf(of: report)
    }

    private func report(_ kind: ReportKind) -> PrintedReport {
        let transactions = archive.transactions.filter { $0.projectId == project.id }
        let items = archive.items.filter { $0.projectId == project.id }
        let spaces = archive.spaces.filter { $0.projectId == project.id }
        let business = archive.businessProfiles.first
        return switch kind {
        case .invoice:
            PrintedReport(
                ReportAggregationCalculations.invoice(
                    transactions: transactions, items: items, categories: archive.budgetCategories),
                project: project, business: business, today: today)
        case .clientSummary:
            PrintedReport(
                ReportAggregationCalculations.clientSummary(
                    items: items, transactions: transactions, categories: archive.budgetCategories, spaces: spaces),
                project: project, business: business, today: today)
        case .propertyManagement:
            PrintedReport(
                ReportAggregationCalculations.propertyManagement(items: items, spaces: spaces), project: project,
                business: business, today: today)
        }
    }
}
