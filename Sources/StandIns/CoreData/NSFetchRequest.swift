import Foundation

/// Options that describe what a fetch request brings.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a type from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// Identifiers of objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries of some values.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// A number.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
    /// The stores that are asked. Stored, without effect: all are.
    open var affectedStores: [NSPersistentStore]?
}

/// A description of objects: an entity, a condition, an order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// The entity. Nil if there is only its name.
    open var entity: NSEntityDescription?
    private var givenName: String?
    /// The condition that the objects fulfil.
    open var predicate: NSPredicate?
    /// The order of the objects. Without one they come as they were made.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The most objects. It is 0 for all.
    open var fetchLimit = 0
    /// The number of objects that are left out at the beginning.
    open var fetchOffset = 0
    /// The fetch batch size: stored, without effect.
    open var fetchBatchSize = 0
    /// The result type, which indicates what the request brings.
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// A Boolean value that indicates whether objects of subentities count. `true` by default.
    open var includesSubentities = true
    /// A Boolean value that indicates whether changes that were not saved count. `true` by default.
    open var includesPendingChanges = true
    /// Stored, without effect.
    open var includesPropertyValues = true
    /// The returns objects as faults: stored, without effect.
    open var returnsObjectsAsFaults = true
    /// The relationship key paths for prefetching: stored, without effect.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// Stored, without effect.
    open var shouldRefreshRefetchedObjects = false
    /// The names or descriptions of the values that dictionaries have; all if nil.
    open var propertiesToFetch: [Any]?
    /// The properties to group by: stored, without effect.
    open var propertiesToGroupBy: [Any]?
    /// The having predicate: stored, without effect.
    open var havingPredicate: NSPredicate?
    /// A Boolean value that indicates whether dictionaries that are alike come once.
    open var returnsDistinctResults = false

    /// Creates a request without an entity.
    public override init() { super.init() }

    /// Creates a request for all objects of an entity.
    public convenience init(entityName: String) {
        self.init()
        givenName = entityName
    }

    /// The name of the entity.
    open var entityName: String? { givenName ?? entity?.name }

    /// Fetches with the context of the code that is being performed, which is not known here: it throws.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.current else {
            throw ManagedErrors.error(NSCoreDataError, "There is no context that performs this code.")
        }
        return try context.results(of: self)
    }

    /// Whether another request asks for the same, as far as can be told.
    func isSame(as other: NSFetchRequest<ResultType>) -> Bool {
        entityName == other.entityName && predicate === other.predicate && fetchLimit == other.fetchLimit
            && fetchOffset == other.fetchOffset && (sortDescriptors ?? []).count == (other.sortDescriptors ?? []).count
            && zip(sortDescriptors ?? [], other.sortDescriptors ?? []).allSatisfy { $0 === $1 }
    }
}

/// A request whose result comes later.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The completion block: is called with the result.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// The estimated result count: stored, without effect.
    open var estimatedResultCount = 0

    /// Creates a request whose result is given to a closure.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        fetchRequest = request
        completionBlock = blk
    }
}

/// The answer to a request.
open class NSPersistentStoreResult: NSObject {}

/// A type that describes what came of a request whose result comes later.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
    /// The objects.
    public let finalResult: [ResultType]?
    /// The operation error, which indicates why there are none.
    public let operationError: (any Error)?

    init(_ result: [ResultType]?, _ error: (any Error)?) {
        finalResult = result
        operationError = error
    }
}

/// A request that deletes all objects of a fetch request from the store.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// The result type, which indicates what the answer holds.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    let fetch: NSFetchRequest<any NSFetchRequestResult>?
    let ids: [NSManagedObjectID]

    /// Creates a request that deletes what another one would fetch.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        self.fetch = fetch
        ids = []
    }

    /// Creates a request that deletes objects by their identifiers.
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetch = nil
        ids = objects
    }
}

/// Constants that describe what the answer to a deletion holds.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// A value that indicates whether it was done.
    case resultTypeStatusOnly = 0
    /// The identifiers of the objects.
    case resultTypeObjectIDs = 1
    /// The number of the objects.
    case resultTypeCount = 2
}

/// The answer to a deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// The result, which indicates what the request's type says.
    public let result: Any?
    /// The result type, which indicates what the result is.
    public let resultType: NSBatchDeleteRequestResultType

    init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// A request that inserts objects into the store.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The values of the objects.
    open var objectsToInsert: [[String: Any]]?
    /// The result type, which indicates what the answer holds.
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    /// Creates a request for objects of an entity by its name.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
    }

    /// Creates a request for objects of an entity.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }
}

/// Constants that describe what the answer to an insertion holds.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// A value that indicates whether it was done.
    case statusOnly = 0
    /// The identifiers of the objects.
    case objectIDs = 1
    /// The number of the objects.
    case count = 2
}

/// The answer to an insertion.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// The result, which indicates what the request's type says.
    public let result: Any?

    init(_ result: Any?) { self.result = result }
}

/// A request that changes values of objects in the store.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The condition of the objects.
    open var predicate: NSPredicate?
    /// The values by their names.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// The result type, which indicates what the answer holds.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    /// Creates a request for an entity by its name.
    public init(entityName: String) { self.entityName = entityName }

    /// Creates a request for an entity.
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

/// Constants that describe what the answer to a change holds.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// A value that indicates whether it was done.
    case statusOnlyResultType = 0
    /// The identifiers of the objects.
    case updatedObjectIDsResultType = 1
    /// The number of the objects.
    case updatedObjectsCountResultType = 2
}

/// The answer to a change.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// The result, which indicates what the request's type says.
    public let result: Any?

    init(_ result: Any?) { self.result = result }
}
