import Foundation
import LedgerCore
import LedgerStore
import LedgerSync

/// A device that writes one project after another into its file, as fast as it can, and prints the name of each once it is
/// stored. The tests kill it.
@main struct TestDevice {
    /// - Parameter arguments: the file, the server's address, the address and the password of a person, the account.
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 6, let address = URL(string: arguments[2]) else {
            FileHandle.standardError.write(Data("The arguments are: file server email password account\n".utf8))
            exit(2)
        }
        let store = try LocalStore(path: arguments[1])
        var timing = SyncEngine.Timing()
        timing.firstWait = 0.05
        timing.longestWait = 0.4
        let engine = SyncEngine(store: store, client: ServerClient(address: address), timing: timing)
        await engine.start()
        let person = try await engine.signIn(email: arguments[3], password: arguments[4])
        let session = Session(userID: person.userID, accountID: arguments[5])
        // The account has to be here before anything is written to it.
        for try await account in try store.values(
            of: DocumentQuery<Account>(accountID: session.accountID, key: session.accountID))
        where account != nil { break }
        while true {
            let name = UUID().uuidString
            try store.write(as: session) { batch in _ = try batch.create(Project { $0.name = name }) }
            FileHandle.standardOutput.write(Data("\(name)\n".utf8))
            try await Task.sleep(for: .milliseconds(5))
        }
    }
}
