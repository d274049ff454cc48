import Foundation
import PerchStandIns

extension Notification.Name {
    /// A notification that the account has changed. In Perch, it is never posted.
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// A container of a program in iCloud. In Perch, there is no account: ``accountStatus()`` is `noAccount`, and calls
/// fail.
open class CKContainer: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here changes.

    private static let shared = CKContainer(identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? "program"))
    /// Returns the default container of the program.
    open class func `default`() -> CKContainer { shared }
    /// The container identifier.
    public let containerIdentifier: String?
    /// The private database, which only the user can read.
    public let privateCloudDatabase = CKDatabase(.private)
    /// The public database, which all users can read.
    public let publicCloudDatabase = CKDatabase(.public)
    /// The shared database, with records that others share with the user.
    public let sharedCloudDatabase = CKDatabase(.shared)

    /// Creates a container with an identifier.
    public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }

    /// Returns the database of a scope.
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }
    /// Returns the status of the account. In Perch, there is none.
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    /// Provides the status of the account. In Perch, there is none.
    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        later { completionHandler(.noAccount, nil) }
    }
    /// Returns the user's record. It throws that there is no account.
    open func userRecordID() async throws -> CKRecord.ID { throw CKError.noAccount }
    /// Returns the user's record. The handler receives the error that there is no account.
    open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        later { completionHandler(nil, CKError.noAccount) }
    }
}

/// Runs what a call reports, after the call.
func later(_ body: @escaping @Sendable () -> Void) {
    let device = Device.current
    DispatchQueue.main.async { device.perform(body) }
}

/// An object that records on a server. There is no account, so each call fails with `notAuthenticated`.
open class CKDatabase: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here changes.

    /// A type that sees a database.
    public enum Scope: Int, Sendable { case `public` = 1, `private` = 2, shared = 3 }
    /// The scope of the database.
    public let databaseScope: Scope
    init(_ scope: Scope) { databaseScope = scope }

    /// The error of the operation for the server's newer records.
    public typealias Failure = CKError

    // Handlers.
    open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        later { completionHandler(nil, CKError.noAccount) }
    }
    open func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
        later { completionHandler(nil, CKError.noAccount) }
    }
    open func save(
        _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) {
        later { completionHandler(nil, CKError.noAccount) }
    }
    open func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) {
        later { completionHandler(nil, CKError.noAccount) }
    }
    open func fetch(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
    ) {
        later { completionHandler(nil, CKError.noAccount) }
    }
    open func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) {
        later { completionHandler(nil, CKError.noAccount) }
    }
    open func delete(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
    ) {
        later { completionHandler(nil, CKError.noAccount) }
    }
    open func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) {
        later { completionHandler(nil, CKError.noAccount) }
    }
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) {
        later { completionHandler(nil, CKError.noAccount) }
    }
    open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
        later { completionHandler(nil, CKError.noAccount) }
    }
    open func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) {
        later { completionHandler(nil, CKError.noAccount) }
    }
    /// The type of a result: records, and a cursor for the remaining records.
    public typealias Matches = (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    )
    open func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler: @escaping @Sendable (Result<Matches, any Error>) -> Void
    ) {
        later { completionHandler(.failure(CKError.noAccount)) }
    }
    /// Runs an operation. In Perch, its blocks receive the error that there is no account.
    open func add(_ operation: CKDatabaseOperation) {
        operation.database = self
        nonisolated(unsafe) let operation = operation
        later { operation.fail(CKError.noAccount) }
    }

    // Without handlers.
    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.noAccount }
    @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError.noAccount }
    @discardableResult
    open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError.noAccount }
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.noAccount }
    open func recordZone(for recordZoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw CKError.noAccount }
    open func allRecordZones() async throws -> [CKRecordZone] { throw CKError.noAccount }
    open func allSubscriptions() async throws -> [CKSubscription] { throw CKError.noAccount }
    @discardableResult
    open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError.noAccount }
    @discardableResult
    open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
        throw CKError.noAccount
    }
    open func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> Matches { throw CKError.noAccount }
    open func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> Matches { throw CKError.noAccount }
    open func records(
        for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
    ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError.noAccount }
    @discardableResult
    open func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
    ) async throws -> (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
    ) { throw CKError.noAccount }
    @discardableResult
    open func modifyRecordZones(
        saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
    ) async throws -> (
        saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
        deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
    ) { throw CKError.noAccount }
}
