import Foundation
import PerchStandIns

/// A type that describes what a store is to be like. Stores are kept in memory, whatever it says.
open class NSPersistentStoreDescription: NSObject {
    /// The type of the store.
    open var type = NSSQLiteStoreType
    /// The configuration of the model.
    open var configuration: String?
    /// The place of the store. Nothing is written there.
    open var url: URL?
    /// The options by their names.
    open private(set) var options: [String: NSObject] = [:]
    /// Stored, without effect.
    open var isReadOnly = false
    /// The timeout: stored, without effect.
    open var timeout: TimeInterval = 240
    /// Stored, without effect.
    open var shouldAddStoreAsynchronously = false
    /// Stored, without effect.
    open var shouldMigrateStoreAutomatically = true
    /// Stored, without effect.
    open var shouldInferMappingModelAutomatically = true
    /// The cloud kit container options: stored, without effect: there is no CloudKit.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    /// Creates a description without a place.
    public override init() { super.init() }

    /// Creates a description of the store at a place.
    public init(url: URL) { self.url = url }

    /// Keeps an option.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    /// Keeps an option of SQLite's.
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
    /// The persistent store descriptions, which indicate what the stores are to be like.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Creates a container with the model of a name, in the main bundle or another one beside the program.
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

    /// Returns where stores would lie.
    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSTemporaryDirectory())
    }

    /// Makes the stores, and calls a closure for each.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// Creates a context with its own queue.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs a closure with a new context on its own queue.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a closure with a new context on its own queue, and waits for it.
    public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async throws -> T {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }
}

/// A type that describes what a store in CloudKit is to be like. Stored, without effect.
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The identifier of the container.
    public let containerIdentifier: String
    /// The database, by its number.
    open var databaseScope: Int = 2

    /// Creates options for a container.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A container without CloudKit: there is none here.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Notifications about work that is never done.
    public static let eventChangedNotification = NSNotification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")
    /// The key of the work.
    public static let eventNotificationUserInfoKey = "event"

    /// Creates the schema of CloudKit. In Perch, this method has no effect, because there is no CloudKit.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {
        noEffect("NSPersistentCloudKitContainer.initializeCloudKitSchema")
    }
    /// Returns a Boolean value that indicates whether an object may be changed: always.
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// Returns a Boolean value that indicates whether an object may be deleted: always.
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// Returns a Boolean value that indicates whether objects may be changed: always.
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
}

/// Options that describe how a schema is made. Stored, without effect.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A persistent cloud kit container schema initialization option: only look.
    public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
    /// Say what is done.
    public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}

/// A type that describes which value counts where an object was changed in two places. Kept: the last one to be saved
/// does.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// The ways.
    public enum MergeType: UInt, Sendable {
        /// Saving fails.
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

    /// Saving fails.
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

/// Saving fails.
public let NSErrorMergePolicy = NSMergePolicy.error
/// The store's objects count.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
/// The context's objects count.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The context's values count.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The store's values count.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
