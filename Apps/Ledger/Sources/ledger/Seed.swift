import ArgumentParser
import LedgerCore
import LedgerSamples
import LedgerStore

struct Seed: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Create a sample firm. The same options always create the same firm.",
        discussion: "The documents count as synchronized, so none of them waits to be sent.")

    @OptionGroup var database: DatabaseOptions
    @Option(help: "The number of projects.") var projects = 8
    @Option(help: "The number of items, in all projects and the inventory.") var items = 400
    @Option(help: "The number of spaces in each project.") var spaces = 6
    @Option(help: "The seed of the random numbers.") var seed: UInt64 = 1
    @Option(help: "Lets owner@example.com, admin@example.com and user@example.com sign in with this password.")
    var password: String?

    func validate() throws {
        guard projects >= 0, items >= 0, spaces >= 0 else {
            throw ArgumentParser.ValidationError("The numbers must not be negative.")
        }
    }

    func run() throws {
        let store = try database.openOrMake()
        // Now, rather than when nothing holds it any longer: a process that has ended cannot fold the log into the file.
        defer { try? store.close() }
        guard try store.value(of: AccountsQuery()).isEmpty else {
            throw ArgumentParser.ValidationError(
                "\(database.db) already contains accounts. A sample firm needs a new file.")
        }
        let firm = SampleFirm(size: .init(projects: projects, items: items, spacesPerProject: spaces), seed: seed)
        // Items are most of it; the rest comes along.
        var bar = ProgressBar("Seeding")
        let count = try firm.load(into: store) { bar.show($0, of: items) }
        try SampleFirm.keepPictures(shownBy: store, in: LocalMediaStorage(besideDatabase: database.db))
        if let password {
            let people = [SampleFirm.ownerID, SampleFirm.administratorID, SampleFirm.userID]
            for id in people {
                _ = try PasswordAccounts(store: store).signUp(email: "\(id)@example.com", password: password, id: id)
            }
        }
        print("\(count) documents in \(database.db)")
    }
}
