import LedgerSync

/// Whether changes reach others.
public enum Connection: Hashable, Sendable {
    case online, slow, offline
    /// The account is being read; which part of it was, from 0 to 1.
    case reading(done: Double)
    /// Nothing is exchanged until somebody does something about it.
    case stopped(SyncState.Reason)

    init(_ state: SyncState?) {
        self =
            switch state {
            case nil, .upToDate, .exchanging(takesLong: false): .online
            case .exchanging(takesLong: true): .slow
            case .offline: .offline
            case .reading(let done): done < 1 ? .reading(done: done) : .online
            case .stopped(let reason): .stopped(reason)
            }
    }

    /// What is said above everything; `nil` while all is well.
    ///
    /// - Parameter waiting: how many changes have not reached others.
    func message(waiting: Int) -> String? {
        switch self {
        case .online: nil
        case .slow: String(localized: "Slow connection detected")
        case .offline where waiting == 0: String(localized: "Offline - Changes will sync when reconnected")
        case .offline: String(localized: "Offline - Changes will sync when reconnected (\(Self.words(waiting)))")
        case .reading(let done): String(localized: "Reading the account (\(Int((done * 100).rounded(.down)))%)")
        case .stopped(let reason): Self.words(reason) + (waiting == 0 ? "" : " (\(Self.words(waiting)))")
        }
    }

    private static func words(_ waiting: Int) -> String {
        String(localized: "\(waiting) changes waiting")
    }

    private static func words(_ reason: SyncState.Reason) -> String {
        switch reason {
        case .mustUpdate: String(localized: "Update Ledger to sync with others")
        case .signedOut: String(localized: "Sign in again to sync with others")
        case .removed: String(localized: "You no longer belong to this account")
        case .store(let message): message
        }
    }
}
