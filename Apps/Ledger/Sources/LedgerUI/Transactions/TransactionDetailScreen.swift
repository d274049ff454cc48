import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// A transaction with everything that belongs to it.
public struct TransactionDetailScreen: View {
    private let transactionID: String
    @LiveDocument<Transaction> private var transaction: Transaction?

    public init(transactionID: String) {
        self.transactionID = transactionID
        _transaction = LiveDocument(transactionID)
    }

    public var body: some View {
        StateContent(
            $transaction.state, message: String(localized: "Loading transaction..."), retry: $transaction.retry
        ) {
            if let transaction {
                TransactionPage(transaction: transaction)
            } else {
                GoneMessage(icon: "creditcard", kind: .transaction)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(BrandColors.background)
        .navigationTitle(
            transaction.map(TransactionDisplayCalculations.displayName) ?? String(localized: "Transaction")
        )
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview("Purchase") { PreviewScreen { TransactionDetailScreen(transactionID: PreviewLedger.transactionID) } }
#Preview("One item") { PreviewScreen(.one) { TransactionDetailScreen(transactionID: PreviewLedger.transactionID) } }
#Preview("Gone") { PreviewScreen(.empty) { TransactionDetailScreen(transactionID: PreviewLedger.transactionID) } }
#Preview("Loading") { PreviewScreen(.loading) { TransactionDetailScreen(transactionID: PreviewLedger.transactionID) } }
#Preview("Failed") { PreviewScreen(.failed) { TransactionDetailScreen(transactionID: PreviewLedger.transactionID) } }
// audit: off text-truncated - the preview shows how long words are cut
// audit: off text-fixed - the preview shows an amount that is made smaller to fit
#Preview("Long words") { PreviewScreen(.long) { TransactionDetailScreen(transactionID: PreviewLedger.transactionID) } }
