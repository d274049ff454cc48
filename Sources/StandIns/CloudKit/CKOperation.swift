import Foundation

/// An operation on the server. In Perch, it is not an `Operation` of Foundation, and it fails.
open class CKOperation: NSObject {
    /// A type that describes how operations are carried out.
    open class Configuration: NSObject {
        open var qualityOfService = QualityOfService.default
        open var timeoutIntervalForRequest: TimeInterval = 60
        open var timeoutIntervalForResource: TimeInterval = 604_800
        open var allowsCellularAccess = true
        open var isLongLived = false
    }
    open var configuration = Configuration()
    open var qualityOfService = QualityOfService.default
    open var name: String?
    public override init() {}
    /// Reports that there is no account.
    func fail(_ error: any Error) {}
    /// Cancels the operation.
    open func cancel() {}
}

/// An object that is done with a database. Its blocks receive the error that there is no account.
open class CKDatabaseOperation: CKOperation {
    /// The database.
    open var database: CKDatabase?
}

/// An operation that queries records.
open class CKQueryOperation: CKDatabaseOperation {
    /// A cursor for the remaining records.
    open class Cursor: NSObject {}
    /// The maximum number of results, which the server determines.
    public static let maximumResults = 0
    open var query: CKQuery?
    open var cursor: Cursor?
    open var zoneID: CKRecordZone.ID?
    open var resultsLimit = CKQueryOperation.maximumResults
    open var desiredKeys: [CKRecord.FieldKey]?
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    public override init() {}
    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }
    public convenience init(cursor: Cursor) {
        self.init()
        self.cursor = cursor
    }
    override func fail(_ error: any Error) { queryResultBlock?(.failure(error)) }
}

/// An operation that saves and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation {
    /// Constants that describe how records are saved if the server has another version.
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged = 0, changedKeys = 1, allKeys = 2 }
    open var recordsToSave: [CKRecord]?
    open var recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    open var isAtomic = true
    open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
    open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        self.recordsToSave = recordsToSave
        self.recordIDsToDelete = recordIDsToDelete
    }
    override func fail(_ error: any Error) { modifyRecordsResultBlock?(.failure(error)) }
}

/// An operation that fetches records by identifier.
open class CKFetchRecordsOperation: CKDatabaseOperation {
    open var recordIDs: [CKRecord.ID]?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }
    override func fail(_ error: any Error) { fetchRecordsResultBlock?(.failure(error)) }
}

/// An operation that fetches the changes in zones.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation {
    /// The configuration of a zone, with the point from which changes are fetched.
    open class ZoneConfiguration: NSObject {
        open var previousServerChangeToken: CKServerChangeToken?
        open var resultsLimit = 0
        open var desiredKeys: [CKRecord.FieldKey]?
    }
    /// The changes of a zone.
    public typealias ZoneChanges = (
        serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool
    )
    open var recordZoneIDs: [CKRecordZone.ID]?
    open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
    open var fetchAllChanges = true
    open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
    open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
    open var recordZoneFetchResultBlock: ((CKRecordZone.ID, Result<ZoneChanges, any Error>) -> Void)?
    open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
    public init(
        recordZoneIDs: [CKRecordZone.ID]? = nil,
        configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
    ) {
        self.recordZoneIDs = recordZoneIDs
        self.configurationsByRecordZoneID = configurationsByRecordZoneID
    }
    override func fail(_ error: any Error) { fetchRecordZoneChangesResultBlock?(.failure(error)) }
}

/// An object that changes zones.
open class CKModifyRecordZonesOperation: CKDatabaseOperation {
    open var recordZonesToSave: [CKRecordZone]?
    open var recordZoneIDsToDelete: [CKRecordZone.ID]?
    open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
    public init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
        self.recordZonesToSave = recordZonesToSave
        self.recordZoneIDsToDelete = recordZoneIDsToDelete
    }
    override func fail(_ error: any Error) { modifyRecordZonesResultBlock?(.failure(error)) }
}

/// A subscription to changes on the server.
open class CKSubscription: NSObject {
    /// The identifier of a subscription.
    public typealias ID = String
    /// A type that describes how changes are reported.
    open class NotificationInfo: NSObject {
        open var alertBody: String?
        open var title: String?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
        public override init() {}
    }
    /// The subscription ID.
    public let subscriptionID: ID
    /// The information that notifications contain.
    open var notificationInfo: NotificationInfo?
    init(_ id: ID) { subscriptionID = id }
}

/// A subscription to changes of a zone.
open class CKRecordZoneSubscription: CKSubscription {
    public let zoneID: CKRecordZone.ID
    open var recordType: CKRecord.RecordType?
    public init(zoneID: CKRecordZone.ID, subscriptionID: ID = UUID().uuidString) {
        self.zoneID = zoneID
        super.init(subscriptionID)
    }
}

/// A subscription to changes of a database.
open class CKDatabaseSubscription: CKSubscription {
    open var recordType: CKRecord.RecordType?
    public init(subscriptionID: ID = UUID().uuidString) { super.init(subscriptionID) }
}

/// A subscription to changes of records that match a query.
open class CKQuerySubscription: CKSubscription {
    /// Options that describe which changes cause a notification.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        public static let firesOnce = Options(rawValue: 8)
    }
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options
    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString,
        options: Options = []
    ) {
        self.recordType = recordType
        self.predicate = predicate
        querySubscriptionOptions = options
        super.init(subscriptionID)
    }
}

/// A notification of a change on the server. In Perch, there are none.
open class CKNotification: NSObject {
    open var subscriptionID: CKSubscription.ID?
    /// Creates a notification from a dictionary. In Perch, the result is nil.
    public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { return nil }
}

/// A notification of a change of a zone. In Perch, there are none.
open class CKRecordZoneNotification: CKNotification {
    open var recordZoneID: CKRecordZone.ID?
}
