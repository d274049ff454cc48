import LedgerCore
import LedgerStore
import SwiftUI

/// Why an action failed, and what may be done about it.
public struct ActionFailure {
    /// What happened and what the person can do, in words.
    public let message: String
    /// Does it again; `nil` where that would fail in the same way.
    let retry: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - error: why it failed.
    ///   - message: what to say unless the error says it better.
    ///   - retry: does it again.
    @MainActor
    init(_ error: any Error, _ message: String?, retry: @escaping @MainActor () -> Void) {
        self.message = LedgerEnvironment.words(for: error, message)
        self.retry = error.mayPass ? retry : nil
    }
}

extension Error {
    /// Whether the same may succeed later: room on a disk or a connection comes back, a right does not come by waiting.
    var mayPass: Bool {
        switch self {
        case is ValidationError, is Refusal, is NobodySignedIn: false
        case let error as StoreError:
            switch error {
            case .diskFull, .cannotWrite, .onlyAtServer: true
            default: false
            }
        case let error as MediaError: error == .diskFull
        default: true
        }
    }
}

extension View {
    /// Says why the latest action failed, and offers to try again. Once, at the root.
    func actionFailureAlert(_ ledger: LedgerEnvironment) -> some View {
        alert(
            String(localized: "Something Went Wrong"),
            isPresented: Binding(get: { ledger.failure != nil }, set: { if !$0 { ledger.failure = nil } }),
            presenting: ledger.failure
        ) { failure in
            if let retry = failure.retry {
                Button("Retry") {
                    // The alert goes first, so that the next failure shows again.
                    ledger.failure = nil
                    retry()
                }
                Button("Cancel", role: .cancel) {}
            } else {
                Button("OK", role: .cancel) {}
            }
        } message: {
            Text($0.message)
        }
    }
}
