import ArgumentParser
import LedgerCore
import LedgerStore
import LedgerSync

struct Upload: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Move accounts of a file to a server. The user who signs in owns them.",
        discussion: """
            Members and invitations are not sent, so invite the other users again. Pictures are not sent either. You can repeat \
            an interrupted upload until a device uses the account. The file does not change.
            """)

    @OptionGroup var database: DatabaseOptions
    @OptionGroup var server: ServerOptions
    @Option(help: "The id of an account. The default is all accounts.") var account: String?
    @Flag(help: "Sign up at the server instead of signing in.") var signUp = false

    func run() async throws {
        let store = try database.open()
        let accounts = try store.value(of: AccountsQuery()).compactMap(\.id).filter { account == nil || $0 == account }
        guard !accounts.isEmpty else {
            throw ArgumentParser.ValidationError("There is no account \(account ?? "") in \(database.db).")
        }
        let (client, person) = try await server.signIn(isNew: signUp)
        for account in accounts {
            guard let upload = try store.upload(accountID: account) else { continue }
            try await ServerOptions.told {
                try await client.makeAccount(account, name: upload.name, token: person.token)
                var bar = ProgressBar("Uploading")
                for (index, batch) in upload.batches.enumerated() {
                    try await client.fill(account, with: batch, token: person.token)
                    bar.show(index + 1, of: upload.batches.count)
                }
            }
            let count = upload.batches.reduce(0) { $0 + $1.operations.count }
            print("\(count) documents of \(upload.name) (\(account)) uploaded")
        }
        try? await client.signOut(token: person.token)
    }
}
