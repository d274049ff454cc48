import Foundation
import LedgerStore

/// What to say of a file that cannot be opened: what is wrong, that nothing was lost by it, and what to do.
enum FileTrouble {
    static func message(_ error: any Error, path: String) -> String {
        guard let error = error as? StoreError else {
            return (error as? any LocalizedError)?.errorDescription
                ?? String(localized: "Ledger’s file cannot be opened.")
        }
        let advice: String? =
            switch error {
            case .damaged:
                String(
                    localized: """
                        To go back to the latest backup, stop Ledger and run:
                        ledger restore --replace --db \(path)
                        To keep what can still be read, run:
                        ledger export --salvage --db \(path) -o saved.json
                        ledger import --db new.ledger saved.json
                        Both leave the damaged file where it is, or move it aside.
                        """)
            case .notALedger: String(localized: "Choose another file in LEDGER_DATABASE.")
            case .newerVersion: String(localized: "Update Ledger to the version that made it.")
            case .cannotWrite:
                String(localized: "See that the file and its folder may be read and written, then try again.")
            case .diskFull: String(localized: "Make room on the disk, then try again. What was saved before is there.")
            default: nil
            }
        return [error.description, advice].compactMap(\.self).joined(separator: "\n\n")
    }
}
