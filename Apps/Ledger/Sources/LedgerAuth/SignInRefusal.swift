import Foundation
import LedgerCore

/// Why someone is not let in; the descriptions are for people.
public enum SignInRefusal: Error, Hashable, Sendable, LocalizedError {
    /// No such address, or another password: which of them is not said.
    case wrong
    /// Another password, where the address is known anyhow.
    case wrongPassword
    /// Nobody signs in with that address.
    case unknown
    /// Too many wrong passwords; seconds to wait.
    case blocked(seconds: Int)
    case taken
    case badEmail
    case shortPassword(minimum: Int)

    public var errorDescription: String? {
        switch self {
        case .wrong: localized("The email or password is wrong.")
        case .wrongPassword: localized("The current password is wrong.")
        case .unknown: localized("Nobody signs in with this email.")
        case .blocked(let seconds): localized("Too many attempts. Try again in \(Self.wait(seconds)).")
        case .taken: localized("An account with this email already exists.")
        case .badEmail: localized("Enter a valid email address.")
        case .shortPassword(let minimum): localized("A password needs at least \(minimum) characters.")
        }
    }

    /// A time to wait in words; from two minutes on in whole minutes.
    private static func wait(_ seconds: Int) -> String {
        if seconds >= 120 { return localized("\((seconds + 59) / 60) minutes") }
        return seconds == 1 ? localized("1 second") : localized("\(seconds) seconds")
    }
}
