import LedgerCore
import LedgerStore

// SwiftUI has other things by these names; in the screens they are always the ledger's.
typealias Transaction = LedgerCore.Transaction
typealias Session = LedgerCore.Session
