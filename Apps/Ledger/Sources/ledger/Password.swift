import ArgumentParser
import Foundation
import LedgerAuth
import LedgerStore

/// Sets the password of someone who has forgotten it.
struct Password: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Set someone's password. All their sign-ins end.",
        discussion: "The new password is read from the standard input, so that it is in no history of commands.")

    @OptionGroup var database: DatabaseOptions
    @Argument(help: "The email address that the person signs in with.") var email: String

    func run() throws {
        try database.requireFile()
        guard let password = readLine(strippingNewline: true), !password.isEmpty else {
            throw ArgumentParser.ValidationError("Write the new password to the standard input, in one line.")
        }
        do {
            try PasswordAccounts(store: LocalStore(path: database.db)).resetPassword(email: email, to: password)
        } catch let refusal as SignInRefusal {
            throw ArgumentParser.ValidationError(refusal.errorDescription ?? "The password was not changed.")
        }
        print("The password of \(email) is changed.")
    }
}
