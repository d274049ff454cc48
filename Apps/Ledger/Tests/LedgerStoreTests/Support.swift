import Foundation
import LedgerCore
import LedgerSamples
import Testing

@testable import LedgerStore

/// A store in memory with one account and a member of each role.
struct TestFirm {
    let store: LocalStore
    let clock: Locked<Int>
    static let account = "firm"

    init(path: String? = nil) throws {
        let clock = Locked(1_772_000_000_000)
        self.clock = clock
        let environment = LocalStore.Environment(now: {
            Date(
                milliseconds: clock {
                    $0 += 1; return $0
                })
        })
        store = try path.map { try LocalStore(path: $0, environment: environment) } ?? LocalStore(inMemory: environment)
        try store.write(authority: .system(accountID: Self.account)) { batch in
            try batch.create(Account(id: Self.account) { $0.name = "Firm" })
            for role in [MemberRole.owner, .admin, .user] {
                try batch.create(
                    AccountMember(id: role.rawValue) {
                        $0.uid = role.rawValue
                        $0.role = role
                    })
            }
        }
    }

    func session(_ user: String = "owner") -> Session { Session(userID: user, accountID: Self.account) }

    @discardableResult
    func write<Result>(_ user: String = "owner", _ body: (WriteBatch) throws -> Result) throws -> Result {
        try store.write(as: session(user), body)
    }

    func all<E: Entity>(_ type: E.Type) throws -> [E] {
        try store.value(of: DocumentsQuery<E>(accountID: Self.account))
    }

    func get<E: Entity>(_ type: E.Type, _ key: String) throws -> E? {
        try store.value(of: DocumentQuery<E>(accountID: Self.account, key: key))
    }

    /// A project with a space, a transaction and an item in both.
    func makeProject(_ id: String = "p") throws {
        try write { batch in
            try batch.create(
                Project(id: id) {
                    $0.name = "House \(id)"; $0.clientName = "Smith"
                })
            try batch.create(
                Space(id: "\(id)-s") {
                    $0.name = "Den"; $0.projectId = id
                })
            try batch.create(
                Transaction(id: "\(id)-t") {
                    $0.projectId = id
                    $0.transactionType = .purchase
                    $0.amountCents = 1000
                    $0.itemIds = ["\(id)-i"]
                })
            try batch.create(
                Item(id: "\(id)-i") {
                    $0.name = "Sofa"
                    $0.projectId = id
                    $0.spaceId = "\(id)-s"
                    $0.transactionId = "\(id)-t"
                    $0.purchasePriceCents = 1000
                })
        }
    }

    /// That nothing is amiss.
    func expectSound(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let findings = try store.check().findings
        #expect(findings.isEmpty, "\(findings)", sourceLocation: sourceLocation)
    }
}

/// A folder that is gone after the test.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "ledger-tests-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    func file(_ name: String) -> String { path + "/" + name }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

extension LocalStore {
    func seed(projects: Int = 2, items: Int = 60, seed: UInt64 = 1) throws {
        try SampleFirm(size: .init(projects: projects, items: items), seed: seed).load(into: self)
    }
}

func storeError<Result>(_ body: () throws -> Result) -> StoreError? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? StoreError
    }
}
