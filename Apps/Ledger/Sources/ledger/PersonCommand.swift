import ArgumentParser
import Foundation
import LedgerCore
import LedgerStore
import LedgerSync

/// What is stored about a person: to hand out, and to erase.
struct PersonCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "person", abstract: "Export or erase what is stored about a person.",
        subcommands: [ExportPerson.self, ErasePerson.self])
}

/// Whose data a command is about, and where it is.
struct PersonOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The database.", valueName: "file")) var db: String?
    @OptionGroup var server: ServerOptions
    @Option(help: "The id of the account. You can omit it if there is only one account.") var account: String?
    @Argument(help: "The address or the id of the person.") var person: String

    func validate() throws {
        guard (db == nil) != (server.server == nil) else {
            throw ArgumentParser.ValidationError("Use either --db or --server.")
        }
    }

    /// The file that was named.
    func open(_ path: String, forWriting: Bool) throws -> LocalStore {
        var database = DatabaseOptions()
        database.db = path
        try database.requireFile()
        return forWriting ? try LocalStore(path: path) : try database.open()
    }

    /// The account and the id of the person in a store.
    func find(in store: LocalStore) throws -> (account: String, person: String) {
        let accounts = try store.value(of: AccountsQuery()).compactMap(\.id)
        let chosen = try only(accounts)
        let members =
            try store.value(of: DocumentsQuery<AccountMember>(accountID: chosen))
            + store.value(of: FormerMembersQuery(accountID: chosen))
        let email = Invite.normalized(email: person)
        guard
            let id = members.first(where: { $0.id == person || $0.email.map(Invite.normalized) == email })?.id
        else { throw ArgumentParser.ValidationError("The account \(chosen) has no person \(person).") }
        return (chosen, id)
    }

    /// The account that was named, or the only one.
    private func only(_ accounts: [String]) throws -> String {
        if let account {
            guard accounts.contains(account) else {
                throw ArgumentParser.ValidationError("There is no account \(account).")
            }
            return account
        }
        guard let first = accounts.first, accounts.count == 1 else {
            throw ArgumentParser.ValidationError("Select one with --account: \(accounts.joined(separator: ", ")).")
        }
        return first
    }

    /// Reads an account of the server, does something with it there, and signs out.
    func atServer<Result>(
        _ work: (ServerClient, _ store: LocalStore, _ token: String, _ account: String, _ person: String) async throws
            -> Result
    ) async throws -> Result {
        let (client, signedIn) = try await server.signIn()
        let store = try LocalStore(inMemory: .init())
        return try await ServerOptions.told {
            for account in try await client.person(token: signedIn.token).accounts {
                try await ServerReader(store: store, client: client).read(account.id, token: signedIn.token)
            }
            let (account, person) = try find(in: store)
            let result = try await work(client, store, signedIn.token, account, person)
            try await client.signOut(token: signedIn.token)
            return result
        }
    }
}

struct ExportPerson: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract:
            "Export all data about a person as JSON: the name, rights, sign-in, and changes, and the documents that name "
            + "the person.")

    @OptionGroup var options: PersonOptions
    @Option(name: .shortAndLong, help: "A file to write to instead of the terminal.") var output: String?

    func run() async throws {
        let json: String
        if let db = options.db {
            let store = try options.open(db, forWriting: false)
            let (account, person) = try options.find(in: store)
            json = try store.data(of: person, in: account)
        } else {
            json = try await options.atServer { client, _, token, account, person in
                try await client.data(of: person, in: account, token: token)
            }
        }
        try TextFile.write(output == nil ? json + "\n" : json, to: output)
    }
}

struct ErasePerson: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "erase",
        abstract: "Remove a person's name and address from an account, its history, and its documents. The books stay.",
        discussion: "A member loses access. You cannot undo this. Earlier backups still contain the name.")

    @OptionGroup var options: PersonOptions
    @Flag(help: "Erase without a confirmation.") var yes = false

    func run() async throws {
        if let db = options.db {
            let store = try options.open(db, forWriting: true)
            defer { try? store.close() }
            let (account, person) = try options.find(in: store)
            try confirm()
            let members = try store.value(of: DocumentsQuery<AccountMember>(accountID: account))
            guard let owner = members.first(where: { $0.role == .owner })?.id else {
                throw ArgumentParser.ValidationError(
                    "The account \(account) has no owner, and only an owner can do this.")
            }
            try erase(person, in: account, as: owner, store)
        } else {
            try await options.atServer { client, store, token, account, person in
                try confirm()
                try erase(person, in: account, as: try await client.person(token: token).userID, store)
                try await ServerReader(store: store, client: client).read(account, token: token)
                if let refused = try store.value(of: RefusedBatchesQuery(accountID: account)).first {
                    throw ArgumentParser.ValidationError(refused.refusal.message)
                }
            }
        }
        print("The name and the address of \(options.person) are erased.")
    }

    private func erase(_ person: String, in account: String, as user: String, _ store: LocalStore) throws {
        do {
            try PeopleService(store: store, session: Session(userID: user, accountID: account)).erase(person)
        } catch let refusal as Refusal {
            throw ArgumentParser.ValidationError(refusal.message)
        } catch let error as StoreError {
            throw ArgumentParser.ValidationError("\(error)")
        }
    }

    private func confirm() throws {
        guard !yes else { return }
        print("Erase the name and the address of \(options.person)? This cannot be undone. Type yes: ", terminator: "")
        guard readLine() == "yes" else { throw ArgumentParser.ValidationError("Nothing was erased.") }
    }
}
