import SwiftUI

extension View {
    /// Has a pull on a page look at once for what others have changed.
    func refreshesLedger() -> some View { modifier(LedgerRefresh()) }
}

private struct LedgerRefresh: ViewModifier {
    @Environment(LedgerEnvironment.self) private var ledger

    func body(content: Content) -> some View {
        content.refreshable { await ledger.refresh() }
    }
}
