import Foundation
import PerchStandIns

/// A description of a store. In Perch, stores are always in memory.
open class NSPersistentStoreDescription: NSObject {
    /// The type of the store.
    open var type = NSSQLiteStoreType
    /// The configuration of the model.
    open var configuration: String?
    /// The URL of the store. In Perch, nothing is written there.
    open var url: URL?
    /// The options by name.
    open private(set) var options: [String: NSObject] = [:]
    /// A Boolean value that indicates whether property values are fetched. Perch stores it, but it has no effect.
    open var isReadOnly = false
    /// The timeout. Perch stores it, but it has no effect.
    open var timeout: TimeInterval = 240
    /// A Boolean value that indicates whether property values are fetched. Perch stores it, but it has no effect.
    open var shouldAddStoreAsynchronously = false
    /// A Boolean value that indicates whether property values are fetched. Perch stores it, but it has no effect.
    open var shouldMigrateStoreAutomatically = true
    /// A Boolean value that indicates whether property values are fetched. Perch stores it, but it has no effect.
    open var shouldInferMappingModelAutomatically = true
    /// The options for CloudKit. Perch stores them, but they have no effect, because there is no CloudKit.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    /// Creates a description without a URL.
    public override init() { super.init() }

    /// Creates a description of the store at a URL.
    public init(url: URL) { self.url = url }

    /// Sets an option.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    /// Sets an option of SQLite.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// A model with a coordinator and a context.
///
/// The stores lie in memory: each run begins without objects. Without a model of the container's name there are no entities,
/// and the log says so; Apple's stops the program when one is used.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    // Unchecked because it is set up before others know it.

    /// The name.
    public let name: String
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The coordinator.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context of the main queue.
    public let viewContext: NSManagedObjectContext
    /// The descriptions of the stores.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Creates a container with the model of a name, from the main bundle or another bundle beside the program.
    public convenience init(name: String) {
        let model =
            Self.model(name)
            ?? {
                report("There is no model \(name).momd: the container \(name) has no entities.")
                return NSManagedObjectModel()
            }()
        self.init(name: name, managedObjectModel: model)
    }

    /// Creates a container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        let url = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    }

    private static func model(_ name: String) -> NSManagedObjectModel? {
        if let url = Bundle.main.url(forResource: name, withExtension: "momd"),
            let model = NSManagedObjectModel(contentsOf: url)
        {
            return model
        }
        // Modules have their own bundles of resources.
        let files =
            (try? FileManager.default.contentsOfDirectory(at: Bundle.main.bundleURL, includingPropertiesForKeys: nil))
            ?? []
        for bundle in files where bundle.pathExtension == "resources" {
            if let model = NSManagedObjectModel(contentsOf: bundle.appendingPathComponent(name + ".momd")) {
                return model
            }
        }
        return nil
    }

    /// Returns the default directory of stores.
    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSTemporaryDirectory())
    }

    /// Creates the stores, and calls a closure for each.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// Creates a context with a private queue.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs a closure with a new context on a private queue.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a closure with a new context on a private queue, and waits for it.
    public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async throws -> T {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }
}

/// Options of a store in CloudKit. Perch stores them, but they have no effect.
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The identifier of the container.
    public let containerIdentifier: String
    /// The scope of the database.
    open var databaseScope: Int = 2

    /// Creates options for a container.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A container for CloudKit. In Perch, there is no CloudKit.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// A notification about changes of an event. In Perch, it is never posted.
    public static let eventChangedNotification = NSNotification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")
    /// The key of the work.
    public static let eventNotificationUserInfoKey = "event"

    /// Creates the schema of CloudKit. In Perch, this method has no effect, because there is no CloudKit.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {
        noEffect("NSPersistentCloudKitContainer.initializeCloudKitSchema")
    }
    /// Returns a Boolean value that indicates whether an object can be changed, which is always true.
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// Returns a Boolean value that indicates whether an object can be deleted, which is always true.
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// Returns a Boolean value that indicates whether objects can be changed, which is always true.
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
}

/// Options for creating a schema. Perch stores them, but they have no effect.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An option that only validates the schema.
    public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
    /// An option that prints the schema.
    public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}

/// A policy for objects that were changed in two contexts. Perch stores it, but it has no effect: the last save wins.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// The ways.
    public enum MergeType: UInt, Sendable {
        /// The save fails.
        case errorMergePolicyType = 0
        /// The store's values count.
        case mergeByPropertyStoreTrumpMergePolicyType = 1
        /// The context's values count.
        case mergeByPropertyObjectTrumpMergePolicyType = 2
        /// The context's objects count.
        case overwriteMergePolicyType = 3
        /// The store's objects count.
        case rollbackMergePolicyType = 4
    }

    /// The way.
    public let mergeType: MergeType

    /// Creates a policy.
    public init(merge ty: MergeType) { mergeType = ty }

    /// A policy with which the save fails.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// The store's objects count.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    /// The context's objects count.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// The context's values count.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// The store's values count.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

/// A policy with which the save fails.
public let NSErrorMergePolicy = NSMergePolicy.error
/// The store's objects count.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
/// The context's objects count.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The context's values count.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The store's values count.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
