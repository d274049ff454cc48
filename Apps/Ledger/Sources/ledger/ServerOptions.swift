import ArgumentParser
import Foundation
import LedgerCore
import LedgerSync

/// Which server a command works with, and who asks it.
struct ServerOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The address of a server, such as https://ledger.example.com.", valueName: "address"))
    var server: String?
    @Option(
        help: "The email address to sign in with. The password is that in LEDGER_PASSWORD, or the command asks for it.")
    var email: String?

    /// The server that was named, and the person who signs in there.
    func signIn(isNew: Bool = false) async throws -> (client: ServerClient, person: SignInAnswer) {
        guard let server, let address = URL(string: server), address.host() != nil else {
            throw ArgumentParser.ValidationError("\(server ?? "") is not the address of a server.")
        }
        guard let email else { throw ArgumentParser.ValidationError("Use --email to sign in at the server.") }
        let client = ServerClient(address: address)
        let password = try password()
        let person = try await Self.told {
            isNew
                ? try await client.signUp(email: email, password: password)
                : try await client.signIn(email: email, password: password)
        }
        return (client, person)
    }

    private func password() throws -> String {
        if let password = ProcessInfo.processInfo.environment["LEDGER_PASSWORD"] { return password }
        guard let typed = getpass("Password: ") else {
            throw ArgumentParser.ValidationError("There is no terminal to ask for the password. Set LEDGER_PASSWORD.")
        }
        return String(cString: typed)
    }

    /// Does something with a server, and says in words why that failed.
    static func told<Result>(_ body: () async throws -> Result) async throws -> Result {
        do {
            return try await body()
        } catch let failure as ServerFailure {
            throw ArgumentParser.ValidationError("The server refused the request: \(failure.message)")
        } catch let error as URLError {
            throw ArgumentParser.ValidationError("The server cannot be reached: \(error.localizedDescription)")
        }
    }
}
