import ArgumentParser
import Foundation
import LedgerAuth
import LedgerStore

/// Sets the password of someone who has forgotten it.
struct Password: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Set the password of a user. This ends all sign-ins of the user.",
        discussion: "The command reads the new password from standard input, so that it is not in the command history.")

    @OptionGroup var database: DatabaseOptions
    @Argument(help: "The email address of the user.") var email: String

    func run() throws {
        try database.requireFile()
        guard let password = readLine(strippingNewline: true), !password.isEmpty else {
            throw ArgumentParser.ValidationError("Write the new password to standard input, in one line.")
        }
        do {
            try PasswordAccounts(store: LocalStore(path: database.db)).resetPassword(email: email, to: password)
        } catch let refusal as SignInRefusal {
            throw ArgumentParser.ValidationError(refusal.errorDescription ?? "The password was not changed.")
        }
        print("The password of \(email) was changed.")
    }
}
