import Foundation

/// The name of the owner of the user's zones.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// A type whose values a record can store.
public protocol CKRecordValueProtocol {}
/// A value that a record can store.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

/// A file that a record holds.
open class CKAsset: NSObject, CKRecordValueProtocol {
    /// The file.
    public let fileURL: URL?
    /// Creates a file.
    public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A zone of a database.
open class CKRecordZone: NSObject {
    /// The identifier of a zone.
    open class ID: NSObject, @unchecked Sendable {
        // Unchecked because the class is open; nothing here changes.
        /// The zone's name.
        public let zoneName: String
        /// The owner's name.
        public let ownerName: String
        /// The name of the zone that is always there.
        public static let defaultZoneName = "_defaultZone"
        /// The zone that is always there.
        public static let `default` = ID(zoneName: defaultZoneName)
        /// Creates a zone's name.
        public init(zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
            self.zoneName = zoneName
            self.ownerName = ownerName
        }
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
        }
        open override var hash: Int { zoneName.hashValue ^ ownerName.hashValue }
        open override var description: String { "\(zoneName):\(ownerName)" }
    }

    /// The zone ID.
    public let zoneID: ID
    /// Creates a zone of a name.
    public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
    /// Creates a zone.
    public init(zoneID: ID) { self.zoneID = zoneID }
    /// The zone that is always there.
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// A record, which stores values by key.
open class CKRecord: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked as it is on Apple's systems: a record is used by one thread at a time.

    /// The type of a record.
    public typealias RecordType = String
    /// The name of a value.
    public typealias FieldKey = String

    /// The identifier of a record.
    open class ID: NSObject, @unchecked Sendable {
        // Unchecked because the class is open; nothing here changes.
        /// The record's name.
        public let recordName: String
        /// The zone of the record.
        public let zoneID: CKRecordZone.ID
        /// Creates a record's name in a zone.
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            self.recordName = recordName
            self.zoneID = zoneID
        }
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
        }
        open override var hash: Int { recordName.hashValue ^ zoneID.hash }
        open override var description: String { "\(recordName):\(zoneID)" }
    }

    /// Constants that describe what happens to a record after its reference is deleted.
    public enum ReferenceAction: UInt, Sendable { case none = 0, deleteSelf = 1 }

    /// A reference to a record.
    open class Reference: NSObject, CKRecordValueProtocol {
        /// The action after the referenced record is deleted.
        public let action: ReferenceAction
        /// The identifier of the referenced record.
        public let recordID: ID
        /// Creates a reference to a record with an identifier.
        public init(recordID: ID, action: ReferenceAction) {
            self.recordID = recordID
            self.action = action
        }
        /// Creates a reference to a record.
        public convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }
        open override func isEqual(_ object: Any?) -> Bool { (object as? Reference)?.recordID == recordID }
        open override var hash: Int { recordID.hash }
    }

    /// The type of the record.
    public let recordType: RecordType
    /// The record ID.
    public let recordID: ID
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: Set<FieldKey> = []
    /// The parent of the record.
    open var parent: Reference?
    /// The date of the first save on the server. In Perch, it is nil.
    open var creationDate: Date? { nil }
    /// The date of the last save on the server. In Perch, it is nil.
    open var modificationDate: Date? { nil }
    /// The change tag of the server. In Perch, there is none.
    open var recordChangeTag: String? { nil }
    /// The user who created the record, which is unknown.
    open var creatorUserRecordID: ID? { nil }

    /// Creates a record of a type.
    public init(recordType: RecordType, recordID: ID = ID()) {
        self.recordType = recordType
        self.recordID = recordID
    }
    /// Creates a record of a type in a zone.
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    /// The value of a key.
    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set {
            values[key] = newValue
            changed.insert(key)
        }
    }
    /// Returns the value of a key.
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }
    /// Sets the value of a key.
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { self[key] = object }
    /// Returns the value of a key.
    open func value(forKey key: String) -> Any? { self[key] }
    /// Sets the value of a key. Values that a record cannot contain are ignored.
    open func setValue(_ value: Any?, forKey key: String) { self[key] = value as? any CKRecordValueProtocol }
    /// Returns the keys that have values.
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
    /// Returns the keys of values that have not been saved on the server.
    open func changedKeys() -> [FieldKey] { changed.sorted() }
    /// The encrypted values. In Perch, they are stored with the other values.
    open var encryptedValues: CKRecord {
        get { self }
        set {}
    }
    /// Sets the parent of the record.
    open func setParent(_ parentRecord: CKRecord?) {
        parent = parentRecord.map { Reference(record: $0, action: .none) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKRecord(recordType: recordType, recordID: recordID)
        copy.values = values
        copy.changed = changed
        copy.parent = parent
        return copy
    }
}

/// A query of records.
open class CKQuery: NSObject {
    /// The kind of record.
    public let recordType: CKRecord.RecordType
    /// The predicate of the query.
    public let predicate: NSPredicate
    /// The sort order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Creates a query of records of a type.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        self.recordType = recordType
        self.predicate = predicate
    }
}

/// A token that identifies a state of the server.
open class CKServerChangeToken: NSObject {}
