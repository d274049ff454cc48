import Foundation
import LedgerCore
import LedgerStore
import LedgerSync

/// A device that writes one project after another into its file, and prints the name of each once it is
/// stored. With several people it is what a live host is: each of them writes, through a separate store. The tests kill it.
@main struct TestDevice {
    /// - Parameter arguments: the file, the server's address, the account, the password of all, the address of each.
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 5, let address = URL(string: arguments[2]) else {
            FileHandle.standardError.write(Data("The arguments are: file server account password email...\n".utf8))
            exit(2)
        }
        let store = try LocalStore(path: arguments[1])
        var timing = SyncEngine.Timing()
        timing.firstWait = 0.05
        timing.longestWait = 0.4
        let engine = SyncEngine(store: store, client: ServerClient(address: address), timing: timing)
        await engine.start()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for email in arguments[5...] {
                let person = try await engine.signIn(email: email, password: arguments[4])
                let session = Session(userID: person.userID, accountID: arguments[3])
                let own = try LocalStore(path: arguments[1])
                group.addTask { try await write(into: own, as: session) }
            }
            try await group.waitForAll()
        }
    }

    private static func write(into store: LocalStore, as session: Session) async throws {
        // The account has to be here before anything is written to it.
        for try await account in try store.values(
            of: DocumentQuery<Account>(accountID: session.accountID, key: session.accountID))
        where account != nil { break }
        while true {
            let name = UUID().uuidString
            try store.write(as: session) { batch in _ = try batch.create(Project { $0.name = name }) }
            FileHandle.standardOutput.write(Data("\(name)\n".utf8))
            try await Task.sleep(for: .milliseconds(15))
        }
    }
}
