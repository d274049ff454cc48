import Foundation

/// The name of the owner of the user's own zones.
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

/// A part of a database.
open class CKRecordZone: NSObject {
    /// A type that describes what names a zone.
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

/// Values by keys, as the server keeps them.
open class CKRecord: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked as it is on Apple's systems: a record is used by one thread at a time.

    /// The type of a record.
    public typealias RecordType = String
    /// The name of a value.
    public typealias FieldKey = String

    /// A type that describes what names a record.
    open class ID: NSObject, @unchecked Sendable {
        // Unchecked because the class is open; nothing here changes.
        /// The record's name.
        public let recordName: String
        /// The zone that it is in.
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

    /// Constants that describe what happens to a record whose reference goes away.
    public enum ReferenceAction: UInt, Sendable { case none = 0, deleteSelf = 1 }

    /// A record that another one refers to.
    open class Reference: NSObject, CKRecordValueProtocol {
        /// The action, which indicates what happens to the record that has this when the other one goes away.
        public let action: ReferenceAction
        /// The other record.
        public let recordID: ID
        /// Creates a reference to a record by its name.
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

    /// The record type, which indicates what kind of record it is.
    public let recordType: RecordType
    /// The record ID.
    public let recordID: ID
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: Set<FieldKey> = []
    /// The record that it is a part of.
    open var parent: Reference?
    /// The creation date, which indicates when the server first had it: never.
    open var creationDate: Date? { nil }
    /// The modification date, which indicates when the server last had it: never.
    open var modificationDate: Date? { nil }
    /// The server's mark of its state. In Perch, there is none.
    open var recordChangeTag: String? { nil }
    /// The creator user record ID, which indicates who made it: nobody is known.
    open var creatorUserRecordID: ID? { nil }

    /// Creates a record of a kind.
    public init(recordType: RecordType, recordID: ID = ID()) {
        self.recordType = recordType
        self.recordID = recordID
    }
    /// Creates a record of a kind in a zone.
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
    /// Sets the value of a key. One that a record cannot hold is left out.
    open func setValue(_ value: Any?, forKey key: String) { self[key] = value as? any CKRecordValueProtocol }
    /// Returns the keys that have values.
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
    /// Returns the keys whose values the server does not know.
    open func changedKeys() -> [FieldKey] { changed.sorted() }
    /// The values that the server cannot read. In Perch, they are kept with the others.
    open var encryptedValues: CKRecord {
        get { self }
        set {}
    }
    /// Makes it a part of a record.
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

/// A type that describes what records are searched for.
open class CKQuery: NSObject {
    /// The kind of record.
    public let recordType: CKRecord.RecordType
    /// The predicate, which indicates what holds for them.
    public let predicate: NSPredicate
    /// Their order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Records of a kind.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        self.recordType = recordType
        self.predicate = predicate
    }
}

/// A type that describes how far a program knows the server's changes.
open class CKServerChangeToken: NSObject {}
