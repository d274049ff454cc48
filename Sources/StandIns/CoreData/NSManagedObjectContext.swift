import Foundation
import FoundationSupplement
import Locking
import PerchStandIns
import Sessions

/// Constants that describe the queue of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// A private queue.
    case privateQueueConcurrencyType = 1
    /// The main queue.
    case mainQueueConcurrencyType = 2
}

/// Is notified when the changes of a context have ended.
protocol ManagedContextObserver: AnyObject {
    func contextDidChange()
}

/// A context in which objects are created, changed, and deleted, until they are saved together.
///
/// Undo managers are kept, and register nothing.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    // Unchecked because a context is used on its queue only, as its documentation asks of programs.

    /// Constants that describe when a closure is performed.
    public enum ScheduledTaskType: Sendable {
        /// The task starts as soon as possible.
        case immediate
        /// The task starts after the waiting tasks.
        case enqueued
    }

    /// The type of the queue of the context.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// The name. Perch stores it, but it has no effect.
    open var name: String?
    /// The author of transactions. Perch stores it, but it has no effect.
    open var transactionAuthor: String?
    /// The merge policy. Perch stores it, but it has no effect: the last save wins.
    open var mergePolicy: Any = NSMergePolicy.error
    /// The undo manager. Perch stores it, but it has no effect: changes of contexts cannot be undone.
    open var undoManager: UndoManager?
    /// A Boolean value that indicates whether objects receive the values that other contexts have saved.
    open var automaticallyMergesChangesFromParent = false
    /// A Boolean value that indicates whether property values are fetched. Perch stores it, but it has no effect.
    open var shouldDeleteInaccessibleFaults = true
    /// A Boolean value that indicates whether deletions propagate at the end of an event. Perch stores it, but it has
    /// no effect.
    open var propagatesDeletesAtEndOfEvent = true
    /// A Boolean value that indicates whether the context retains its objects. Perch stores it, but it has no effect:
    /// all objects are retained.
    open var retainsRegisteredObjects = false
    /// The staleness interval. Perch stores it, but it has no effect.
    open var stalenessInterval: TimeInterval = -1
    /// Custom information of the program.
    public let userInfo = NSMutableDictionary()

    private var registered: [NSManagedObjectID: NSManagedObject] = [:]
    private var inserted: Set<NSManagedObjectID> = []
    private var updated: Set<NSManagedObjectID> = []
    private var deleted: Set<NSManagedObjectID> = []
    /// What has changed since the notification before.
    private var news:
        (inserted: Set<NSManagedObjectID>, updated: Set<NSManagedObjectID>, deleted: Set<NSManagedObject>) =
            ([], [], [])
    private var scheduled: Set<ObjectIdentifier?> = []
    private var observers: [WeakObserver] = []
    private var children: [WeakContext] = []
    private let queue = DispatchQueue(label: "perch.managed-objects")
    private let scope = SessionScope.current

    private struct WeakObserver { weak var observer: (any ManagedContextObserver)? }
    private struct WeakContext { weak var context: NSManagedObjectContext? }

    private static let queueKey = DispatchSpecificKey<NSManagedObjectContext.Box>()
    private final class Box: @unchecked Sendable {
        weak var context: NSManagedObjectContext?
        init(_ context: NSManagedObjectContext) { self.context = context }
    }

    /// Creates a context with a private queue or the main queue.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        super.init()
        queue.setSpecific(key: Self.queueKey, value: Box(self))
    }

    /// Creates a context with a private queue.
    public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    /// Constants that describe the queue of a context.
    public enum ConcurrencyType: Sendable {
        /// A private queue.
        case privateQueue
        /// The main queue.
        case mainQueue
    }

    /// The context whose closure is being performed.
    @TaskLocal static var performing: NSManagedObjectContext?
    static var current: NSManagedObjectContext? { performing ?? DispatchQueue.getSpecific(key: queueKey)?.context }

    /// The coordinator of the context, or of its parent.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? coordinator }
        set {
            coordinator = newValue
            newValue?.connect(self)
        }
    }
    private var coordinator: NSPersistentStoreCoordinator?

    /// The parent context, to which this context saves. Nil if it saves to the store.
    open var parent: NSManagedObjectContext? {
        didSet { parent?.children.append(WeakContext(context: self)) }
    }

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    // MARK: Objects

    /// The objects in the context.
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
    /// The objects that are new.
    open var insertedObjects: Set<NSManagedObject> { objects(inserted) }
    /// The objects whose values were changed.
    open var updatedObjects: Set<NSManagedObject> { objects(updated) }
    /// The objects that go with the next saving.
    open var deletedObjects: Set<NSManagedObject> { objects(deleted) }
    /// A Boolean value that indicates whether there are unsaved changes.
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    private func objects(_ ids: Set<NSManagedObjectID>) -> Set<NSManagedObject> {
        Set(ids.compactMap { registered[$0] })
    }

    func isInserted(_ object: NSManagedObject) -> Bool { inserted.contains(object.objectID) }
    func isUpdated(_ object: NSManagedObject) -> Bool { updated.contains(object.objectID) }
    func isDeleted(_ object: NSManagedObject) -> Bool { deleted.contains(object.objectID) }

    /// Inserts an object that was created without a context.
    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext == nil else { return }
        object.managedObjectContext = self
        register(inserted: object)
        object.awakeFromInsert()
    }

    func register(inserted object: NSManagedObject) {
        registered[object.objectID] = object
        inserted.insert(object.objectID)
        news.inserted.insert(object.objectID)
        schedule()
    }

    func noteChange(of object: NSManagedObject) {
        let id = object.objectID
        guard registered[id] === object else { return }
        if !inserted.contains(id) { updated.insert(id) }
        news.updated.insert(id)
        schedule()
    }

    /// Deletes an object. Its delete rules apply immediately.
    open func delete(_ object: NSManagedObject) {
        let id = object.objectID
        guard registered[id] === object, !deleted.contains(id) else { return }
        object.objectWillChange.send()
        object.prepareForDeletion()
        if inserted.contains(id) { inserted.remove(id) } else { deleted.insert(id) }
        let others = object.letGo()
        updated.remove(id)
        news.deleted.insert(object)
        if !deleted.contains(id) { registered[id] = nil }
        schedule()
        for other in others { delete(other) }
    }

    /// The object of an identifier; nil if it was deleted.
    func living(_ id: NSManagedObjectID) -> NSManagedObject? { deleted.contains(id) ? nil : object(with: id) }

    /// Returns the object with an identifier, whether it exists in the store or not.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = registered[objectID] { return known }
        let object = NSManagedObject.make(objectID, in: self)
        registered[objectID] = object
        return object
    }

    /// Returns the object with an identifier, if the context contains it.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID] }

    /// Returns the object with an identifier. Throws an error if it does not exist.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let known = registered[objectID], !deleted.contains(objectID) { return known }
        guard !deleted.contains(objectID), parentValues(of: objectID) != nil else {
            throw ManagedErrors.error(NSManagedObjectReferentialIntegrityError, "There is no object \(objectID).")
        }
        return object(with: objectID)
    }

    /// The values that an object has where this context saves to.
    func parentValues(of id: NSManagedObjectID) -> [String: Any]? {
        guard let parent else { return coordinator?.row(id) }
        if parent.deleted.contains(id) { return nil }
        if let known = parent.registered[id], let values = known.values { return values }
        return parent.parentValues(of: id)
    }

    func committedValues(of id: NSManagedObjectID) -> [String: Any]? { parentValues(of: id) }

    // MARK: Fetching

    /// Fetches the objects of a request.
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { try results(of: request) }

    /// Returns the number of objects that a request describes.
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try found(request).count }

    func results<T>(of request: NSFetchRequest<T>) throws -> [T] {
        if let type = T.self as? NSManagedObject.Type { ManagedClasses.note(type) }
        let objects = try found(request)
        if request.resultType.contains(.countResultType) {
            return [NSNumber(value: objects.count)].compactMap { $0 as? T }
        }
        if request.resultType.contains(.managedObjectIDResultType) { return objects.compactMap { $0.objectID as? T } }
        guard request.resultType.contains(.dictionaryResultType) else { return objects.compactMap { $0 as? T } }
        let names =
            request.propertiesToFetch?.compactMap { $0 as? String ?? ($0 as? NSAttributeDescription)?.name }
        var seen: Set<NSDictionary> = []
        return objects.compactMap { object in
            let keys = names ?? Array(object.entity.attributeTable.keys)
            let values = NSMutableDictionary()
            for key in keys {
                if let value = object.value(forKeyPath: key) { values.setObject(value, forKey: NSString(string: key)) }
            }
            guard !request.returnsDistinctResults || seen.insert(values).inserted else { return nil }
            return values as? T
        }
    }

    private func found<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObject] {
        guard let name = request.entityName, let entity = model?.entitiesByName[name] else {
            throw ManagedErrors.error(
                NSCoreDataError,
                model == nil
                    ? "The context has no store."
                    : "There is no entity \(request.entityName ?? "without a name") in the model.")
        }
        var objects = ids(of: entity, withSubentities: request.includesSubentities).map(object(with:))
        if let predicate = request.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
        if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
            objects = Self.sorted(objects) { a, b in
                for descriptor in descriptors {
                    let order = descriptor.compare(a, to: b)
                    if order != .orderedSame { return order == .orderedAscending }
                }
                return nil
            }
        }
        let rest = objects.dropFirst(request.fetchOffset)
        return request.fetchLimit > 0 ? Array(rest.prefix(request.fetchLimit)) : Array(rest)
    }

    /// Sorts objects; those that are alike keep their order.
    static func sorted<Object>(_ objects: [Object], by isBefore: (Object, Object) -> Bool?) -> [Object] {
        objects.enumerated().sorted { a, b in isBefore(a.element, b.element) ?? (a.offset < b.offset) }.map(\.element)
    }

    private func ids(of entity: NSEntityDescription, withSubentities: Bool) -> [NSManagedObjectID] {
        let known =
            parent?.ids(of: entity, withSubentities: withSubentities)
            ?? coordinator?.ids(of: entity, withSubentities: withSubentities) ?? []
        let new = inserted.filter {
            withSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity.name == entity.name
        }
        return Set(known).union(new).subtracting(deleted).sorted { $0.number < $1.number }
    }

    // MARK: Saving

    /// Saves all changes to the parent or to the store. If an object is not valid, throws an error and saves nothing.
    open func save() throws {
        guard hasChanges else { return processPendingChanges() }
        for object in insertedObjects.union(updatedObjects).union(deletedObjects) { object.willSave() }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        for object in insertedObjects { try object.validateForInsert() }
        for object in updatedObjects { try object.validateForUpdate() }
        for object in deletedObjects { try object.validateForDelete() }
        processPendingChanges()
        let (new, changed, gone) = (insertedObjects, updatedObjects, deletedObjects)
        if let parent {
            parent.receive(new, changed, gone)
        } else if let coordinator {
            var rows: [NSManagedObjectID: [String: Any]] = [:]
            for object in new.union(changed) {
                rows[object.objectID] = object.values?.filter {
                    object.entity.propertiesByName[$0.key]?.isTransient != true
                }
            }
            coordinator.save(rows, deleting: deleted, from: self)
        } else {
            throw ManagedErrors.error(NSPersistentStoreSaveError, "The context has no store.")
        }
        for object in gone {
            registered[object.objectID] = nil
            object.managedObjectContext = nil
        }
        for object in new.union(changed) { object.changedKeys = [] }
        (inserted, updated, deleted) = ([], [], [])
        for object in new.union(changed).union(gone) { object.didSave() }
        post(.NSManagedObjectContextDidSave, new, changed, gone)
    }

    /// Takes over what a child saves.
    private func receive(_ new: Set<NSManagedObject>, _ changed: Set<NSManagedObject>, _ gone: Set<NSManagedObject>) {
        for object in new.union(changed) {
            let own = self.object(with: object.objectID)
            own.objectWillChange.send()
            own.values = object.values
            own.changedKeys.formUnion(object.changedKeys)
            if new.contains(object) {
                inserted.insert(object.objectID)
                news.inserted.insert(object.objectID)
            } else {
                noteChange(of: own)
            }
        }
        for object in gone { delete(self.object(with: object.objectID)) }
        schedule()
        for case let other? in children.map(\.context) where other.automaticallyMergesChangesFromParent {
            other.hear(changed: Set(new.union(changed).map(\.objectID)), deleted: Set(gone.map(\.objectID)))
        }
    }

    /// Takes over what another context has saved.
    func hear(changed: Set<NSManagedObjectID>, deleted gone: Set<NSManagedObjectID>) {
        guard isHere else { return perform { [self] in hear(changed: changed, deleted: gone) } }
        for id in gone {
            guard let object = registered[id] else { continue }
            object.objectWillChange.send()
            registered[id] = nil
            inserted.remove(id)
            updated.remove(id)
            news.deleted.insert(object)
        }
        for id in changed {
            news.updated.insert(id)
            guard let object = registered[id], !updated.contains(id), !inserted.contains(id) else { continue }
            object.objectWillChange.send()
            object.values = nil
        }
        schedule()
    }

    /// Merges the changes that another context has saved, from a notification.
    open func mergeChanges(fromContextDidSave notification: Notification) {
        func ids(_ keys: [String]) -> Set<NSManagedObjectID> {
            Set(keys.flatMap { notification.userInfo?[$0] as? Set<NSManagedObject> ?? [] }.map(\.objectID))
        }
        hear(changed: ids([NSInsertedObjectsKey, NSUpdatedObjectsKey]), deleted: ids([NSDeletedObjectsKey]))
    }

    /// Merges the changes of a batch request.
    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        func ids(_ keys: [String]) -> Set<NSManagedObjectID> {
            Set(keys.flatMap { changeNotificationData[$0] as? [NSManagedObjectID] ?? [] })
        }
        for context in contexts {
            context.hear(
                changed: ids([NSInsertedObjectsKey, NSUpdatedObjectsKey]), deleted: ids([NSDeletedObjectsKey]))
        }
    }

    /// Discards all changes.
    open func rollback() {
        for object in insertedObjects {
            registered[object.objectID] = nil
            news.deleted.insert(object)
        }
        for object in updatedObjects.union(deletedObjects) { forget(object) }
        (inserted, updated, deleted) = ([], [], [])
        schedule()
    }

    private func forget(_ object: NSManagedObject) {
        object.objectWillChange.send()
        object.willTurnIntoFault()
        object.values = nil
        object.changedKeys = []
        object.didTurnIntoFault()
        news.updated.insert(object.objectID)
    }

    /// Discards all objects and changes.
    open func reset() {
        for object in registered.values { object.managedObjectContext = nil }
        registered = [:]
        (inserted, updated, deleted) = ([], [], [])
        schedule()
    }

    /// Refreshes an object with its saved values. If `flag` is true, changed values remain.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard !isInserted(object), !flag || !isUpdated(object) else { return }
        forget(object)
        if !flag { updated.remove(object.objectID) }
        schedule()
    }

    /// Refreshes all objects without changes with their saved values.
    open func refreshAllObjects() {
        for object in registered.values where !isInserted(object) && !isUpdated(object) { forget(object) }
        schedule()
    }

    /// Does nothing. In Perch, changes are not registered for undo.
    open func undo() { undoManager.map { manager in MainActor.assumeIsolated { manager.undo() } } }
    /// Does nothing. In Perch, changes are not registered for redo.
    open func redo() { undoManager.map { manager in MainActor.assumeIsolated { manager.redo() } } }

    /// Assigns permanent identifiers to objects. In Perch, identifiers are always permanent.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects {
            object.objectID.isTemporaryID = false
            object.objectID.persistentStore = persistentStoreCoordinator?.persistentStores.first
        }
    }

    /// Assigns an object to a store. In Perch, it has no effect, because all objects share a store.
    open func assign(_ object: Any, to store: NSPersistentStore) {}

    /// Does nothing. In Perch, there are no conflicts.
    open func detectConflicts(for object: NSManagedObject) {}

    // MARK: Requests

    /// Performs a request in a store.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let request as NSBatchDeleteRequest:
            let ids = try request.fetch.map { try found($0).map(\.objectID) } ?? request.ids
            persistentStoreCoordinator?.save([:], deleting: Set(ids), from: self)
            let result: Any =
                switch request.resultType {
                case .resultTypeStatusOnly: true
                case .resultTypeObjectIDs: ids
                case .resultTypeCount: ids.count
                }
            return NSBatchDeleteResult(result, request.resultType)
        case let request as NSBatchInsertRequest:
            guard let entity = model?.entitiesByName[request.entityName] else {
                throw ManagedErrors.error(NSCoreDataError, "There is no entity \(request.entityName) in the model.")
            }
            var rows: [NSManagedObjectID: [String: Any]] = [:]
            for values in request.objectsToInsert ?? [] {
                let defaults = entity.attributeTable.compactMapValues(\.defaultValue)
                rows[NSManagedObjectID(entity)] = defaults.merging(values) { $1 }
            }
            persistentStoreCoordinator?.save(rows, deleting: [], from: nil)
            let result: Any =
                switch request.resultType {
                case .statusOnly: true
                case .objectIDs: Array(rows.keys)
                case .count: rows.count
                }
            return NSBatchInsertResult(result)
        case let request as NSBatchUpdateRequest:
            let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
            fetch.predicate = request.predicate
            var rows: [NSManagedObjectID: [String: Any]] = [:]
            for object in try found(fetch) {
                var row = persistentStoreCoordinator?.row(object.objectID) ?? [:]
                for (key, value) in request.propertiesToUpdate ?? [:] {
                    if let key = key.base as? String ?? (key.base as? NSPropertyDescription)?.name { row[key] = value }
                }
                rows[object.objectID] = row
            }
            persistentStoreCoordinator?.save(rows, deleting: [], from: self)
            let result: Any =
                switch request.resultType {
                case .statusOnlyResultType: true
                case .updatedObjectIDsResultType: Array(rows.keys)
                case .updatedObjectsCountResultType: rows.count
                }
            return NSBatchUpdateResult(result)
        default:
            if let request = request as? any ExecutableRequest { return request.execute(in: self) }
            report("A context was given a request that it does not know: \(type(of: request)).")
            return NSPersistentStoreResult()
        }
    }

    // MARK: Queues

    private var isHere: Bool {
        concurrencyType == .mainQueueConcurrencyType
            ? MainQueue.isCurrent : DispatchQueue.getSpecific(key: Self.queueKey)?.context === self
    }

    private func enqueue(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        let target = concurrencyType == .mainQueueConcurrencyType ? DispatchQueue.main : queue
        func later() { target.async { block() } }
        if let scope { scope.perform(later) } else { later() }
    }

    /// Runs a closure on the context's queue asynchronously.
    open func perform(_ block: @escaping () -> Void) { enqueue(block) }

    /// Runs a closure on the context's queue, and waits.
    open func performAndWait(_ block: () -> Void) { performAndWait { () -> Void? in block() } }

    /// Runs a closure on the context's queue, waits, and returns its result.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        if isHere { return try Self.$performing.withValue(self) { try block() } }
        let target = concurrencyType == .mainQueueConcurrencyType ? DispatchQueue.main : queue
        return try target.sync(execute: block)
    }

    /// Runs a closure on the context's queue, waits, and returns its result.
    @_disfavoredOverload
    nonisolated(nonsending) public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () -> T)
        async -> T
    {
        await withCheckedContinuation { continuation in
            nonisolated(unsafe) let block = block
            enqueue {
                nonisolated(unsafe) let value = block()
                continuation.resume(returning: value)
            }
        }
    }

    /// Runs a closure on the context's queue, waits, and returns its result.
    @_disfavoredOverload
    nonisolated(nonsending) public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            nonisolated(unsafe) let block = block
            enqueue {
                nonisolated(unsafe) let result = Result { try block() }
                continuation.resume(with: result)
            }
        }
    }

    // MARK: Changes

    func add(_ observer: any ManagedContextObserver) {
        observers.removeAll { $0.observer == nil }
        observers.append(WeakObserver(observer: observer))
    }

    /// Has the end of the present changes told once the code that runs has come to its end.
    private func schedule() {
        guard scheduled.insert(SessionScope.current.map(ObjectIdentifier.init)).inserted else { return }
        if concurrencyType == .mainQueueConcurrencyType {
            DispatchQueue.main.async { [weak self] in self?.endTurn() }
        } else {
            queue.async { [weak self] in self?.endTurn() }
        }
    }

    private func endTurn() {
        scheduled = []
        processPendingChanges()
    }

    /// Processes pending changes, and notifies of them immediately.
    open func processPendingChanges() {
        guard !news.inserted.isEmpty || !news.updated.isEmpty || !news.deleted.isEmpty else { return }
        let told = news
        news = ([], [], [])
        post(
            .NSManagedObjectContextObjectsDidChange, objects(told.inserted),
            objects(told.updated.subtracting(told.inserted)),
            told.deleted)
        for case let observer? in observers.map(\.observer) { observer.contextDidChange() }
    }

    private func post(
        _ name: NSNotification.Name, _ new: Set<NSManagedObject>, _ changed: Set<NSManagedObject>,
        _ gone: Set<NSManagedObject>
    ) {
        var information: [AnyHashable: Any] = [:]
        if !new.isEmpty { information[NSInsertedObjectsKey] = new }
        if !changed.isEmpty { information[NSUpdatedObjectsKey] = changed }
        if !gone.isEmpty { information[NSDeletedObjectsKey] = gone }
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }
}

/// The main queue, which any thread may serve once the program's first function has ended.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}

/// A request of a type that has parameters.
protocol ExecutableRequest: NSPersistentStoreRequest {
    func execute(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: ExecutableRequest {
    func execute(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let outcome: NSAsynchronousFetchResult<ResultType>
        do { outcome = NSAsynchronousFetchResult(try context.results(of: fetchRequest), nil) } catch {
            outcome = NSAsynchronousFetchResult(nil, error)
        }
        completionBlock?(outcome)
        return outcome
    }
}

/// The key of a notification's new objects.
public let NSInsertedObjectsKey = "inserted"
/// The key of a notification's changed objects.
public let NSUpdatedObjectsKey = "updated"
/// The key of a notification's deleted objects.
public let NSDeletedObjectsKey = "deleted"
/// The key of the refreshed objects in a notification. In Perch, notifications have none.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the invalidated objects in a notification. In Perch, notifications have none.
public let NSInvalidatedObjectsKey = "invalidated"

extension NSNotification.Name {
    /// The objects of a context have changed.
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// A context has saved its changes.
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
    /// A context is about to save its changes.
    public static let NSManagedObjectContextWillSave = NSNotification.Name(
        "NSManagingContextWillSaveChangesNotification")
}

extension NSManagedObjectContext {
    /// The objects of a context have changed.
    public static let didChangeObjectsNotification = NSNotification.Name.NSManagedObjectContextObjectsDidChange
    /// A context has saved its changes.
    public static let didSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextDidSave
    /// A context is about to save its changes.
    public static let willSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextWillSave

    /// The keys of notifications.
    public enum NotificationKey: String, Sendable {
        /// The inserted objects.
        case insertedObjects = "inserted"
        /// The updated objects.
        case updatedObjects = "updated"
        /// The deleted objects.
        case deletedObjects = "deleted"
        /// The refreshed objects.
        case refreshedObjects = "refreshed"
    }
}
