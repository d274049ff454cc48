import LedgerCore
import LedgerSamples
import LedgerStore

/// What a process that serves people has open: a store for each tab, some of them with a screen that observes.
struct Tabs {
    private let path: String
    private var stores: [LocalStore]
    private var observations: [QueryObservation<[Item]>] = []

    init(path: String) throws {
        self.path = path
        stores = [try LocalStore(path: path)]
    }

    /// Opens and closes tabs, looks something up in one, or does nothing.
    mutating func comeAndGo(_ random: inout SplitMix64) throws {
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where stores.count < 5: stores.append(try LocalStore(path: path))
        case 1 where stores.count > 1:
            observations = []
            try stores.remove(at: Int.random(in: stores.indices, using: &random)).close()
        case 2:
            // Once in a while everybody has left for a moment.
            guard Int.random(in: 0..<4, using: &random) == 0 else { return }
            try close()
            stores = [try LocalStore(path: path)]
        case 3:
            observations.append(
                try any(&random).observation(of: DocumentsQuery<Item>(accountID: SampleFirm.accountID)))
        case 4: _ = try any(&random).search("made", accountID: SampleFirm.accountID)
        default: break
        }
    }

    func any(_ random: inout SplitMix64) -> LocalStore { stores.randomElement(using: &random)! }

    /// Closes all of them.
    mutating func close() throws {
        observations = []
        for store in stores { try store.close() }
        stores = []
    }
}
