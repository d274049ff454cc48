import Foundation

/// Options that describe the type of the results of a fetch request.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a type from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The results are objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// The results are identifiers of objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// The results are dictionaries of values.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// A number.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
    /// The stores of the request. Perch stores this value, but it has no effect: the request applies to all stores.
    open var affectedStores: [NSPersistentStore]?
}

/// A description of the objects to fetch: an entity, a predicate, and a sort order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// The entity. Nil if there is only its name.
    open var entity: NSEntityDescription?
    private var givenName: String?
    /// The condition that the objects fulfil.
    open var predicate: NSPredicate?
    /// The sort order. Without one, objects are in the order of their creation.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The maximum number of objects. The value 0 means no limit.
    open var fetchLimit = 0
    /// The number of objects that are left out at the beginning.
    open var fetchOffset = 0
    /// The batch size. Perch stores it, but it has no effect.
    open var fetchBatchSize = 0
    /// The type of the results.
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// A Boolean value that indicates whether objects of subentities are included. The default is true.
    open var includesSubentities = true
    /// A Boolean value that indicates whether unsaved changes are included. The default is true.
    open var includesPendingChanges = true
    /// A Boolean value that indicates whether property values are fetched. Perch stores it, but it has no effect.
    open var includesPropertyValues = true
    /// A Boolean value that indicates whether objects are faults. Perch stores it, but it has no effect.
    open var returnsObjectsAsFaults = true
    /// The relationships to fetch in advance. Perch stores them, but they have no effect.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// A Boolean value that indicates whether property values are fetched. Perch stores it, but it has no effect.
    open var shouldRefreshRefetchedObjects = false
    /// The names or descriptions of the values in dictionaries. Nil for all values.
    open var propertiesToFetch: [Any]?
    /// The properties for grouping. Perch stores them, but they have no effect.
    open var propertiesToGroupBy: [Any]?
    /// The predicate for groups. Perch stores it, but it has no effect.
    open var havingPredicate: NSPredicate?
    /// A Boolean value that indicates whether dictionaries are distinct.
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

    /// Fetches with the context of the current code. In Perch, this context is unknown, so this method throws an error.
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

/// A request with an asynchronous result.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The closure that is called with the result.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// The estimated number of results. Perch stores it, but it has no effect.
    open var estimatedResultCount = 0

    /// Creates a request with a closure for the result.
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

/// The result of an asynchronous request.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
    /// The objects.
    public let finalResult: [ResultType]?
    /// The error of the request.
    public let operationError: (any Error)?

    init(_ result: [ResultType]?, _ error: (any Error)?) {
        finalResult = result
        operationError = error
    }
}

/// A request that deletes all objects of a fetch request from the store.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// The type of the result.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    let fetch: NSFetchRequest<any NSFetchRequestResult>?
    let ids: [NSManagedObjectID]

    /// Creates a request that deletes the objects of a fetch request.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        self.fetch = fetch
        ids = []
    }

    /// Creates a request that deletes objects by identifier.
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetch = nil
        ids = objects
    }
}

/// Constants that describe the type of the result of a batch deletion.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// The result indicates success.
    case resultTypeStatusOnly = 0
    /// The identifiers of the objects.
    case resultTypeObjectIDs = 1
    /// The number of the objects.
    case resultTypeCount = 2
}

/// The answer to a deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// The result, of the type in the request.
    public let result: Any?
    /// The type of the result.
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
    /// The type of the result.
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    /// Creates a request for objects of an entity with a name.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
    }

    /// Creates a request for objects of an entity.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }
}

/// Constants that describe the type of the result of a batch insertion.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// The result indicates success.
    case statusOnly = 0
    /// The identifiers of the objects.
    case objectIDs = 1
    /// The number of the objects.
    case count = 2
}

/// The answer to an insertion.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// The result, of the type in the request.
    public let result: Any?

    init(_ result: Any?) { self.result = result }
}

/// A request that changes values of objects in the store.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The condition of the objects.
    open var predicate: NSPredicate?
    /// The values by name.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// The type of the result.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    /// Creates a request for an entity with a name.
    public init(entityName: String) { self.entityName = entityName }

    /// Creates a request for an entity.
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

/// Constants that describe the type of the result of a batch update.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// The result indicates success.
    case statusOnlyResultType = 0
    /// The identifiers of the objects.
    case updatedObjectIDsResultType = 1
    /// The number of the objects.
    case updatedObjectsCountResultType = 2
}

/// The answer to a change.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// The result, of the type in the request.
    public let result: Any?

    init(_ result: Any?) { self.result = result }
}
