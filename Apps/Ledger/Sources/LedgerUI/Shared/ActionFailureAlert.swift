import SwiftUI

extension View {
    /// Says why the latest action failed. Once, at the root.
    func actionFailureAlert(_ ledger: LedgerEnvironment) -> some View {
        alert(
            "Something Went Wrong",
            isPresented: Binding(get: { ledger.failure != nil }, set: { if !$0 { ledger.failure = nil } }),
            presenting: ledger.failure
        ) { _ in
            Button("OK", role: .cancel) {}
        } message: {
            Text($0)
        }
    }
}
