import Foundation
import GRDB
import LedgerCore

/// Why the store could not do something; the descriptions are for people.
public enum StoreError: Error, Hashable, Sendable {
    /// The file holds no database, or a damaged one. It is left as it is.
    case damaged(path: String, detail: String)
    /// The file is a database of some other program. It is left as it is.
    case notALedger(path: String)
    /// A newer version of the app has made the file. It is left as it is.
    case newerVersion(path: String)
    /// The file, or the folder around it, cannot be opened or written.
    case cannotWrite(path: String, detail: String)
    /// The file, or its log, was moved, replaced or deleted while it was open. Nothing is written to it any more.
    case detached(path: String, detail: String)
    /// There is no room left on the disk.
    case diskFull(path: String)
    /// Someone may not do this.
    case notPermitted(StoreAction, role: MemberRole?)
    /// A document that has to be there is not.
    case notFound(EntityKind, key: String)
    /// A document that is to be made is there already.
    case alreadyExists(EntityKind, key: String)
    /// A document refers to one that is not there.
    case dangling(EntityKind, key: String, field: String, target: String)
    /// A document cannot be deleted, because others refer to it.
    case inUse(EntityKind, key: String)
    /// A document holds what it cannot hold.
    case invalid(EntityKind, key: String, FieldError)
    /// Accounts, members and invitations of an account that a server keeps are changed there.
    case onlyAtServer(EntityKind)
    /// An id that cannot be one: empty, too long, or with a slash or a control character in it.
    case badKey(String)
}

extension StoreError: LocalizedError, CustomStringConvertible {
    public var errorDescription: String? { description }

    public var description: String {
        switch self {
        case .damaged(let path, let detail): localized("\(path) is damaged: \(detail). The file was not changed.")
        case .notALedger(let path): localized("\(path) belongs to another program. The file was not changed.")
        case .newerVersion(let path):
            localized("\(path) was made by a newer version of Ledger. The file was not changed.")
        case .cannotWrite(let path, let detail): localized("\(path) cannot be opened or written: \(detail)")
        case .detached(let path, let detail):
            localized(
                """
                \(detail) Nothing more is written to it, and what was entered last may be missing. Stop Ledger, look at \(path) \
                and at \(path)\(Self.rescuedSuffix), which holds what Ledger still had, and start it again.
                """)
        case .diskFull(let path): localized("The disk of \(path) is full.")
        case .notPermitted(let action, let role): AccessRules.refusal(of: action, role: role)
        case .notFound(let kind, let key): localized("The \(kind.words) \(key) does not exist.")
        case .alreadyExists(let kind, let key): localized("The \(kind.words) \(key) already exists.")
        case .dangling(let kind, let key, let field, let target):
            localized("The \(kind.words) \(key) refers to \(target) in \(field), which does not exist.")
        case .inUse(let kind, let key): localized("The \(kind.words) \(key) is still in use.")
        case .invalid(let kind, let key, let error): localized("The \(kind.words) \(key) cannot be stored: \(error)")
        case .onlyAtServer(let kind):
            localized("The \(kind.words) can only be changed with a connection to the server.")
        case .badKey(let key): "\"\(key.prefix(100))\" cannot be an id."
        }
    }

    /// What to say on a screen: what happened and what to do, without paths and ids. `nil` where what was being done says
    /// more.
    public var screenMessage: String? {
        switch self {
        case .notPermitted: description
        case .notFound(let kind, _): localized("This \(kind.words) no longer exists.")
        case .alreadyExists(let kind, _): localized("This \(kind.words) already exists.")
        case .inUse(let kind, _): localized("This \(kind.words) is still in use.")
        case .damaged:
            localized(
                "Ledger’s file is damaged, and nothing more is saved to it. Open Ledger again to see how to recover it."
            )
        case .detached:
            localized(
                "Ledger’s file was moved or replaced while it was open, and nothing more is saved to it. Restart Ledger."
            )
        case .newerVersion: localized("A newer version of Ledger made this file. Update Ledger, then try again.")
        case .diskFull: localized("The disk is full. Free up space, then try again.")
        case .cannotWrite:
            localized("Ledger’s file can’t be written. Make sure that it isn’t read-only, then try again.")
        case .onlyAtServer: localized("Connect to the internet, then try again.")
        case .notALedger, .dangling, .invalid, .badKey: nil
        }
    }

    /// What a copy is named by that holds what was still to be read of a detached file.
    static let rescuedSuffix = "-rescued"

    /// What an error of the database means.
    static func wrapping(_ error: any Error, path: String) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        let detail = error.message ?? error.resultCode.description
        switch error.resultCode {
        case .SQLITE_NOTADB: return StoreError.damaged(path: path, detail: "it is no SQLite database")
        case .SQLITE_CORRUPT: return StoreError.damaged(path: path, detail: detail)
        case .SQLITE_FULL: return StoreError.diskFull(path: path)
        case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_IOERR, .SQLITE_PERM, .SQLITE_AUTH:
            return StoreError.cannotWrite(path: path, detail: detail)
        default: return error
        }
    }
}

extension EntityKind {
    /// The kind in words.
    public var words: String {
        switch self {
        case .account: localized("account")
        case .member: localized("member")
        case .project: localized("project")
        case .transaction: localized("transaction")
        case .item: localized("item")
        case .space: localized("space")
        case .budgetCategory: localized("budget category")
        case .projectBudgetCategory: localized("project budget category")
        case .projectPreferences: localized("project preferences")
        case .accountPresets: localized("account presets")
        case .vendorDefaults: localized("vendor defaults")
        case .spaceTemplate: localized("space template")
        case .businessProfile: localized("business profile")
        case .invite: localized("invite")
        case .lineageEdge: localized("lineage edge")
        case .request: localized("request")
        case .conflict: localized("conflict")
        case .invoice: localized("invoice")
        }
    }
}
