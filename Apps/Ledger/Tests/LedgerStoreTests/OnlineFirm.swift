import Foundation
import LedgerCore
import LedgerSamples

@testable import LedgerStore
@testable import ledger_torture

/// A firm at a server, with an owner, an administrator and a user, and devices whose clocks are the tests'.
struct OnlineFirm {
    let server: SimulatedServer

    init() throws {
        server = try SimulatedServer(
            accountID: "firm", members: ["owner": .owner, "admin": .admin, "user": .user])
    }

    /// A device that has read everything.
    ///
    /// - Parameter ahead: how many milliseconds its clock is ahead of the server's.
    func device(_ user: String = "owner", ahead: Int = 0, path: String? = nil) throws -> SimulatedDevice {
        let server = UncheckedServer(server: server)
        let environment = LocalStore.Environment(now: {
            server.server.now += 1
            return Date(milliseconds: server.server.now + ahead)
        })
        let store =
            try path.map { try LocalStore(path: $0, environment: environment) }
            ?? LocalStore(inMemory: environment)
        let device = try SimulatedDevice(store, self.server, userID: user)
        try device.synchronize()
        return device
    }

    private struct UncheckedServer: @unchecked Sendable {
        let server: SimulatedServer
    }
}

extension SimulatedDevice {
    func write(_ body: (WriteBatch) throws -> Void) throws { try store.write(as: session, body) }

    func get<E: Entity>(_ type: E.Type, _ key: String) throws -> E? {
        try store.value(of: DocumentQuery<E>(accountID: server.accountID, key: key))
    }

    func all<E: Entity>(_ type: E.Type) throws -> [E] {
        try store.value(of: DocumentsQuery<E>(accountID: server.accountID))
    }

    func conflicts() throws -> [Conflict] { try all(Conflict.self) }

    var refusals: [RefusedBatch] {
        get throws { try store.value(of: RefusedBatchesQuery(accountID: server.accountID)) }
    }

    var services: Services { Services(device: self) }

    struct Services {
        let device: SimulatedDevice
        var inventory: InventoryOperationsService {
            InventoryOperationsService(store: device.store, session: device.session, timeZone: .gmt)
        }
        var items: ItemsService { ItemsService(store: device.store, session: device.session) }
        var transactions: TransactionsService { TransactionsService(store: device.store, session: device.session) }
        var spaces: SpacesService { SpacesService(store: device.store, session: device.session) }
        var projects: ProjectsService { ProjectsService(store: device.store, session: device.session) }
        var presets: AccountPresetsService { AccountPresetsService(store: device.store, session: device.session) }
        var vendors: VendorDefaultsService { VendorDefaultsService(store: device.store, session: device.session) }
        var accounts: AccountsService { AccountsService(store: device.store, userID: device.userID) }
    }
}

/// Everyone sends and reads until nothing is new.
func settle(_ devices: SimulatedDevice...) throws {
    for _ in 0..<2 { for device in devices { try device.synchronize() } }
}
