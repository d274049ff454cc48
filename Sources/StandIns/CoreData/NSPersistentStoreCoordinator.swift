import Foundation

/// A store of objects, in memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    // Unchecked because it is set up before others know it.

    /// The requested type.
    public let type: String
    /// The requested URL. In Perch, nothing is written there.
    open var url: URL?
    /// The identifier, which is unique.
    open var identifier: String! = UUID().uuidString
    /// The requested configuration.
    public let configurationName: String
    /// The requested options.
    public let options: [AnyHashable: Any]?
    /// Custom metadata of the program.
    open var metadata: [String: Any]! = [:]
    /// A Boolean value that indicates whether the store is read-only. Perch stores it, but it has no effect.
    open var isReadOnly = false
    /// The coordinator of the store.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

    init(_ type: String, _ configuration: String?, _ url: URL?, _ options: [AnyHashable: Any]?) {
        self.type = type
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        self.url = url
        self.options = options
    }
}

extension NSPersistentStore {
    /// A type of stores.
    public struct StoreType: Hashable, Sendable, RawRepresentable {
        /// The name of the type.
        public let rawValue: String

        /// Creates a type with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A SQLite file. In Perch, it is in memory.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A binary file. In Perch, it is in memory.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        /// A store in memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }
}

/// A SQLite file. In Perch, it is in memory.
public let NSSQLiteStoreType = "SQLite"
/// A binary file. In Perch, it is in memory.
public let NSBinaryStoreType = "Binary"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// A Boolean value that indicates whether property values are fetched. Perch stores it, but it has no effect.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// A Boolean value that indicates whether property values are fetched. Perch stores it, but it has no effect.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// A Boolean value that indicates whether property values are fetched. Perch stores it, but it has no effect.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// A Boolean value that indicates whether property values are fetched. Perch stores it, but it has no effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// A Boolean value that indicates whether property values are fetched. Perch stores it, but it has no effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The key of an option for the history. In Perch, it has no effect, because there is no history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The key of an option for notifications of remote changes. In Perch, it has no effect.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a notification's store.
public let NSPersistentStoreURLKey = "NSPersistentStoreURLKey"
/// The key of the history token in a notification.
public let NSPersistentHistoryTokenKey = "historyToken"

extension NSNotification.Name {
    /// A notification that another program has changed the store. In Perch, it is never posted.
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
    /// The stores will change. Never sent.
    public static let NSPersistentStoreCoordinatorStoresWillChange = NSNotification.Name(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification")
    /// The stores have changed. Never sent.
    public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name(
        "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

/// A coordinator between contexts and stores, with the model and the saved values.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    // Unchecked because what changes is locked.

    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The name. Perch stores it, but it has no effect.
    open var name: String?

    private struct Content {
        var stores: [NSPersistentStore] = []
        var rows: [NSManagedObjectID: [String: Any]] = [:]
        var contexts: [WeakContext] = []
    }

    private struct WeakContext { weak var context: NSManagedObjectContext? }

    private var content = Content()
    private let lock = NSLock()

    private func withContent<Value>(_ body: (inout Content) -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body(&content)
    }

    /// Creates a coordinator for a model.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// The stores.
    open var persistentStores: [NSPersistentStore] { withContent { $0.stores } }

    /// Adds a store. In Perch, stores are empty at first, and are in memory.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(storeType, configuration, storeURL, options)
        store.persistentStoreCoordinator = self
        withContent { $0.stores.append(store) }
        return store
    }

    /// Adds a store. In Perch, stores are empty at first, and are in memory.
    @discardableResult
    public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Adds the store that a description is about.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        _ = try? addPersistentStore(
            ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
            options: storeDescription.options)
        block(storeDescription, nil)
    }

    /// Removes a store. Removing the last store deletes all objects.
    open func remove(_ store: NSPersistentStore) throws {
        withContent {
            $0.stores.removeAll { $0 === store }
            if $0.stores.isEmpty { $0.rows = [:] }
        }
    }

    /// Removes all objects.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        withContent { $0.rows = [:] }
    }

    /// Removes all objects.
    public func destroyPersistentStore(
        at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws {
        try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options)
    }

    /// Migrates a store to another URL. In Perch, only the URL changes.
    open func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        store.url = URL
        return store
    }

    /// Does nothing. In Perch, there is no file to replace.
    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {}

    /// Returns the store at a URL.
    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

    /// Returns the URL of a store.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Migrates a store to another URL. In Perch, only the URL changes.
    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        store.url = url
        return true
    }

    /// Returns the metadata of a store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// Sets the metadata of a store.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }

    /// Returns the metadata of the store at a URL. In Perch, it is empty.
    open class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] { [:] }

    /// Returns the identifier with an address. Nil if nothing has it.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        withContent { $0.rows.keys.first { $0.uriRepresentation() == url } }
    }

    /// Runs a closure.
    open func perform(_ block: @escaping () -> Void) { block() }

    /// Runs a closure.
    open func performAndWait(_ block: () -> Void) { block() }

    // MARK: Rows

    func connect(_ context: NSManagedObjectContext) {
        withContent { content in
            content.contexts.removeAll { $0.context == nil || $0.context === context }
            content.contexts.append(WeakContext(context: context))
        }
    }

    func ids(of entity: NSEntityDescription, withSubentities: Bool) -> [NSManagedObjectID] {
        withContent { Array($0.rows.keys) }.filter {
            withSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity.name == entity.name
        }
    }

    func row(_ id: NSManagedObjectID) -> [String: Any]? { withContent { $0.rows[id] } }

    /// Saves rows. The other contexts are notified.
    func save(
        _ rows: [NSManagedObjectID: [String: Any]], deleting deleted: Set<NSManagedObjectID>,
        from context: NSManagedObjectContext?
    ) {
        let others = withContent { content in
            let store = content.stores.first
            for (id, row) in rows {
                content.rows[id] = row
                id.isTemporaryID = false
                if id.persistentStore == nil { id.persistentStore = store }
            }
            for id in deleted { content.rows[id] = nil }
            return content.contexts.compactMap(\.context)
        }
        let changed = Set(rows.keys)
        for other in others where other !== context && other.parent == nil && other.automaticallyMergesChangesFromParent
        {
            other.hear(changed: changed, deleted: deleted)
        }
    }
}
