import ArgumentParser
import Foundation
import LedgerCore
import LedgerSamples
import LedgerStore

/// Writes a few notes and ends: the other process of tests with two.
struct Writer: ParsableCommand {
    static let configuration = CommandConfiguration(shouldDisplay: false)

    @Option var db: String
    @Option var item: String
    @Option var notes: [String] = []
    /// Dies after the commit, before telling anyone of it.
    @Flag var dieUntold = false

    func run() throws {
        let store = try LocalStore(path: db)
        if dieUntold { store.interruption { $0 = { point in if point == .committed { kill(getpid(), SIGKILL) } } } }
        let session = Session(userID: SampleFirm.ownerID, accountID: SampleFirm.accountID)
        for note in notes { try store.write(as: session) { try $0.update(Item.self, item) { $0.notes = note } } }
    }
}
