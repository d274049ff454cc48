import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// A report on a project, to read and to hand on.
public struct ReportScreen: View {
    private let kind: ReportKind
    private let projectID: String
    @State private var asksAboutPrices = false
    /// Whether the person wants to share an invoice with lines without a price.
    @State private var isSharingAnyway = false
    @OpenContexts private var contexts
    @Environment(LedgerEnvironment.self) private var ledger

    public init(kind: ReportKind, projectID: String) {
        self.kind = kind
        self.projectID = projectID
    }

    public var body: some View {
        let context = contexts.project(projectID)
        StateContent(
            context.state, message: String(localized: "Loading report..."),
            retry: { contexts.reload(projectID: projectID) }
        ) {
            if let project = context.project {
                ScrollView {
                    VStack(alignment: .leading, spacing: Spacing.lg) {
                        ReportHead(project: project)
                        report(context)
                    }
                    .padding(Spacing.screenPadding)
                    .readableWidth()
                }
                .refreshesLedger()
            } else {
                GoneMessage(icon: kind.icon, kind: .project)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(BrandColors.background)
        .navigationTitle(kind.title)
        .navigationBarTitleDisplayMode(.inline)
        .confirmationDialog("Share Without Prices?", isPresented: $asksAboutPrices, titleVisibility: .visible) {
            Button("Share Anyway") { isSharingAnyway = true }
        } message: {
            let count = missingPrices(context)
            Text(
                "\(count == 1 ? "1 line has" : "\(count) lines have") items without a project price, which count as $0.00. Tap Share again to share the invoice as it is."
            )
        }
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                if let printed = printed(context) {
                    if missingPrices(context) > 0, !isSharingAnyway {
                        Button("Share", systemImage: "square.and.arrow.up") { asksAboutPrices = true }
                    } else {
                        ShareLink(item: file(printed), preview: SharePreview(printed.fileName)) {
                            Label("Share", systemImage: "square.and.arrow.up")
                        }
                    }
                }
            }
        }
    }

    /// How many lines of an invoice have an item without a price, so that their amounts are too low.
    private func missingPrices(_ context: ProjectContext) -> Int {
        guard kind == .invoice else { return 0 }
        let invoice = context.invoice
        return (invoice.charges + invoice.credits).count(where: \.isMissingPrices)
    }

    @ViewBuilder private func report(_ context: ProjectContext) -> some View {
        switch kind {
        case .invoice: InvoiceReport(invoice: context.invoice)
        case .clientSummary: ClientSummaryReport(summary: context.clientSummary)
        case .propertyManagement: PropertyManagementReport(report: context.propertyManagement)
        }
    }

    private func file(_ printed: PrintedReport) -> ReportFile {
        ReportFile(
            report: printed, logo: ledger.account.businessProfile?.logoUrl?.textOrNil, storage: ledger.storage)
    }

    private func printed(_ context: ProjectContext) -> PrintedReport? {
        guard let project = context.project else { return nil }
        let (business, today) = (ledger.account.businessProfile, ledger.today)
        return switch kind {
        case .invoice: PrintedReport(context.invoice, project: project, business: business, today: today)
        case .clientSummary: PrintedReport(context.clientSummary, project: project, business: business, today: today)
        case .propertyManagement:
            PrintedReport(context.propertyManagement, project: project, business: business, today: today)
        }
    }
}

extension ProjectContext {
    var invoice: ReportAggregationCalculations.Invoice {
        ReportAggregationCalculations.invoice(transactions: transactions, items: items, categories: budgetCategories)
    }

    var clientSummary: ReportAggregationCalculations.ClientSummary {
        ReportAggregationCalculations.clientSummary(
            items: items, transactions: transactions, categories: budgetCategories, spaces: spaces)
    }

    var propertyManagement: ReportAggregationCalculations.PropertyManagement {
        ReportAggregationCalculations.propertyManagement(items: items, spaces: spaces)
    }
}

/// Whose report it is, on what, and of when.
private struct ReportHead: View {
    let project: Project
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        let business = ledger.account.businessProfile
        VStack(alignment: .leading, spacing: Spacing.xs) {
            if let logo = business?.logoUrl?.textOrNil {
                AsyncImage(url: URL(string: MediaAddresses(ledger.storage).picture(at: logo))) { image in
                    image.resizable().scaledToFit()
                } placeholder: {
                    Color.clear
                }
                .frame(height: Spacing.xxxl)
                .accessibilityLabel("Logo")
            }
            if let name = business?.name?.textOrNil {
                Text(name).font(Typography.h3).foregroundStyle(ReadableColors.brand)
            }
            Text(ProjectListCalculations.displayName(project))
                .font(Typography.h1)
                .foregroundStyle(BrandColors.textPrimary)
                .accessibilityAddTraits(.isHeader)
            Text(ProjectListCalculations.displayClient(project))
            Text(DisplayFormatting.longDate(ledger.today))
        }
        .font(Typography.small)
        .foregroundStyle(ReadableColors.textSecondary)
    }
}

#Preview("Nothing to invoice") { PreviewScreen { ReportScreen(kind: .invoice, projectID: PreviewLedger.projectID) } }
#Preview("Client summary") { PreviewScreen { ReportScreen(kind: .clientSummary, projectID: PreviewLedger.projectID) } }
#Preview("Property") { PreviewScreen { ReportScreen(kind: .propertyManagement, projectID: PreviewLedger.projectID) } }
#Preview("One row") {
    PreviewScreen(.one) { ReportScreen(kind: .propertyManagement, projectID: PreviewLedger.projectID) }
}
#Preview("Gone") { PreviewScreen(.empty) { ReportScreen(kind: .invoice, projectID: PreviewLedger.projectID) } }
#Preview("Loading") { PreviewScreen(.loading) { ReportScreen(kind: .invoice, projectID: PreviewLedger.projectID) } }
#Preview("Failed") { PreviewScreen(.failed) { ReportScreen(kind: .invoice, projectID: PreviewLedger.projectID) } }
#Preview("Long words, invoice") {
    PreviewScreen(.long) { ReportScreen(kind: .invoice, projectID: PreviewLedger.projectID) }
}
#Preview("Long words, client summary") {
    PreviewScreen(.long) { ReportScreen(kind: .clientSummary, projectID: PreviewLedger.projectID) }
}
#Preview("Charges and credits") { PreviewScreen { ReportScreen(kind: .invoice, projectID: "project-1") } }
