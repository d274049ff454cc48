import Foundation

/// Why someone is not let in; the descriptions are for people.
public enum SignInRefusal: Error, Hashable, Sendable, LocalizedError {
    /// No such address, or another password: which of them is not said.
    case wrong
    /// Too many wrong passwords; seconds to wait.
    case blocked(seconds: Int)
    case taken
    case badEmail
    case shortPassword(minimum: Int)

    public var errorDescription: String? {
        switch self {
        case .wrong: "The email or password is wrong."
        case .blocked(let seconds): "Too many attempts. Try again in \(seconds) seconds."
        case .taken: "There is an account with this email already."
        case .badEmail: "Enter a valid email address."
        case .shortPassword(let minimum): "A password needs at least \(minimum) characters."
        }
    }
}
