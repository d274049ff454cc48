import SwiftUI

/// The screen of a route.
struct RouteDestination: View {
    let route: Route

    var body: some View {
        switch route {
        case .project(let id): ProjectDetailScreen(projectID: id)
        case .transaction(let id): TransactionDetailScreen(transactionID: id)
        case .item(let id): ItemDetailScreen(itemID: id)
        case .space(let id): SpaceDetailScreen(spaceID: id)
        case .invoice(let id): InvoiceScreen(invoiceID: id)
        case .report(let kind, let projectID): ReportScreen(kind: kind, projectID: projectID)
        case .history(let kind, let key): HistoryScreen(kind: kind, key: key)
        case .year: YearScreen()
        case .duplicates: DuplicatesScreen()
        case .trash: TrashScreen()
        case .conflicts: ConflictsScreen()
        }
    }
}
