import Foundation

/// A store of objects, in memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    // Unchecked because it is set up before others know it.

    /// The type that was asked for.
    public let type: String
    /// The place that was asked for. Nothing is written there.
    open var url: URL?
    /// The identifier, which indicates what makes it different from others.
    open var identifier: String! = UUID().uuidString
    /// The configuration that was asked for.
    public let configurationName: String
    /// The options that were asked for.
    public let options: [AnyHashable: Any]?
    /// The metadata, which indicates what a program wants to keep with it.
    open var metadata: [String: Any]! = [:]
    /// A Boolean value that indicates whether nothing may be saved. Stored, without effect.
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

        /// A file of SQLite. It is kept in memory here.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A binary file. It is kept in memory here.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        /// A store in memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }
}

/// A file of SQLite. It is kept in memory here.
public let NSSQLiteStoreType = "SQLite"
/// A binary file. It is kept in memory here.
public let NSBinaryStoreType = "Binary"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// Stored, without effect.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Stored, without effect.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Stored, without effect.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Stored, without effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// Stored, without effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// Stored, without effect: there is no history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Stored, without effect: no other program changes the store.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a notification's store.
public let NSPersistentStoreURLKey = "NSPersistentStoreURLKey"
/// The key of a notification's place in the history.
public let NSPersistentHistoryTokenKey = "historyToken"

extension NSNotification.Name {
    /// Another program has changed the store. Never sent.
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
    /// The stores will change. Never sent.
    public static let NSPersistentStoreCoordinatorStoresWillChange = NSNotification.Name(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification")
    /// The stores have changed. Never sent.
    public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name(
        "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

/// A type that describes what lies between contexts and stores: the model, and the values that were saved.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    // Unchecked because what changes is locked.

    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The name: stored, without effect.
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

    /// Adds a store. All stores are empty at first, and kept in memory.
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

    /// Adds a store. All stores are empty at first, and kept in memory.
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

    /// Removes a store. The last one takes all objects with it.
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

    /// Gives a store another place, by name only.
    open func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        store.url = URL
        return store
    }

    /// Does nothing: there is no file to replace.
    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {}

    /// Returns the store at a place.
    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

    /// Returns the place of a store.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Gives a store another place, by name only.
    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        store.url = url
        return true
    }

    /// Returns what a program keeps with a store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// Sets what a program keeps with a store.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }

    /// Returns what is kept with the store at a place: nothing.
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
