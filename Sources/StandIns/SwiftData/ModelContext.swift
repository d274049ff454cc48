import CoreGraphics
import Foundation
import PerchStandIns
import Sessions

/// An object that inserts, fetches, changes, and deletes models. ``save()`` writes what changed to the container's
/// store.
///
/// A context belongs to one thread, or to one actor. What other contexts save is seen with the next fetch, and by the main
/// context as soon as the main queue gets to it.
public final class ModelContext {
    /// The container whose stores the context works on.
    public let container: ModelContainer
    /// A Boolean value that indicates whether changes are saved automatically, after the code that made them has
    /// returned to the main queue. The default is false, and true for the main context.
    public var autosaveEnabled = false
    /// The undo manager for the context's changes. Nil for nothing.
    public var undoManager: UndoManager?
    /// The name of the author of the changes, for the history.
    public var author: String?

    private struct WeakModel { weak var model: (any PersistentModel)? }

    private var registered: [PersistentIdentifier: WeakModel] = [:]
    private var purgeCount = 1024
    /// What is not saved yet. The context keeps it.
    private var dirty: [ObjectIdentifier: any PersistentModel] = [:]
    private var turns = 0
    private var denials: [String] = []
    private let inbox: StoreInbox
    private let waker: Waker
    private let isMain: Bool
    /// The sessions that the end of the present changes is put off in.
    private var scheduled: Set<ObjectIdentifier?> = []
    private var hasUndoGroup = false
    private var observers: [WeakObserver] = []

    private struct WeakObserver { weak var observer: (any ContextObserver)? }

    /// Creates a context for a container. It does not save automatically.
    public convenience init(_ container: ModelContainer) { self.init(container, isMain: false) }

    init(_ container: ModelContainer, isMain: Bool) {
        self.container = container
        self.isMain = isMain
        let waker = Waker()
        self.waker = waker
        inbox = isMain ? StoreInbox { waker.wake() } : StoreInbox {}
        for store in container.stores { store.subscribe(inbox) }
        waker.context = self
    }

    deinit {
        if autosaveEnabled { saveQuietly() }
        for case let model? in registered.values.map(\.model) { model.record.leave() }
    }

    /// Reaches a context of the main queue from other threads.
    private final class Waker: @unchecked Sendable {
        // Unchecked because the context is read on the main queue only, and only if it is used there. It is set before anybody
        // wakes it.
        weak var context: ModelContext?
        private let scope = SessionScope.current

        func wake() {
            guard context != nil else { return }
            let scope = scope
            func later() { DispatchQueue.main.async { [self] in context?.mergeNews() } }
            if let scope { scope.perform(later) } else { later() }
        }
    }

    // MARK: Inserting and deleting

    /// Inserts a model and the destinations of its relationships. Models that are already in the context do not change.
    public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

    func insertAny(_ model: any PersistentModel) {
        guard !container.isMissing else { return MissingContainer.tell() }
        var queue = [model]
        while let model = queue.popLast() {
            let record = model.record
            guard record.state == .loose || (record.state == .deleted && record.context === self) else { continue }
            let wasDeleted = record.state == .deleted
            record.context = self
            record.model = model
            if wasDeleted, record.id.storeIdentifier != nil { record.state = .saved } else { record.state = .inserted }
            registered[record.id] = WeakModel(model: model)
            noteChange(of: model)
            registerUndo(on: model) { model in model.record.context?.remove(model) }
            for property in record.entity.properties where property.destination != nil {
                let targets =
                    property.isToMany
                    ? record.list(property.index).models : [record.destination(property.index)].compactMap { $0 }
                for target in targets {
                    record.linkInverse(property.index, to: target)
                    queue.append(target)
                }
            }
        }
        purge()
    }

    /// Deletes a model, and applies the delete rules of its relationships. The model is removed from the store with the
    /// next save.
    public func delete<T: PersistentModel>(_ model: T) { deleteAny(model) }

    private func deleteAny(_ model: any PersistentModel) {
        var queue = [model]
        while let model = queue.popLast() {
            let record = model.record
            guard record.context === self, record.state != .deleted, record.state != .loose else { continue }
            for property in record.entity.properties where property.destination != nil {
                let targets =
                    property.isToMany
                    ? record.list(property.index).models : [record.destination(property.index)].compactMap { $0 }
                guard !targets.isEmpty else { continue }
                switch property.relationship?.deleteRule ?? .nullify {
                case .noAction: continue
                case .cascade: queue += targets
                case .nullify: break
                case .deny:
                    denials.append(
                        "\(record.entity.name).\(property.name) leads to \(targets.count) \(targets[0].record.entity.name), and its rule is .deny."
                    )
                }
                for target in targets { record.unlinkInverse(property.index, from: target) }
            }
            remove(model)
        }
    }

    /// Takes a model out, whatever its relationships lead to.
    private func remove(_ model: any PersistentModel) {
        let record = model.record
        let wasInserted = record.state == .inserted
        noteChange(of: model)
        registerUndo(on: model) { [self] model in insertAny(model) }
        record.state = .deleted
        guard wasInserted, record.id.storeIdentifier == nil else { return }
        // The store has never known it.
        dirty[ObjectIdentifier(model)] = nil
        registered[record.id] = nil
        record.state = .loose
        record.context = nil
    }

    /// Deletes all models that match a predicate. Without a predicate, deletes all models of the type.
    ///
    /// Unlike Apple's, it deletes what is not saved as well, and the store loses the models with the next save.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) }
    }

    // MARK: Fetching

    /// Returns the models that a descriptor describes.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        guard !container.isMissing else {
            MissingContainer.tell()
            return []
        }
        mergeNews()
        let entity = Schema.Entity.of(T.self)
        var models: [T] = []
        for row in try rows(of: entity) {
            guard let model = model(of: row, entity) as? T else { continue }
            let record = model.record
            guard descriptor.includePendingChanges == false || record.state != .deleted else { continue }
            models.append(model)
        }
        if descriptor.includePendingChanges { models += inserted(T.self) }
        if let predicate = descriptor.predicate { models = try models.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { models = Array(models.dropFirst(max(0, offset))) }
        // As in Core Data, a limit of 0 is none.
        if let limit = descriptor.fetchLimit, limit > 0 { models = Array(models.prefix(limit)) }
        return models
    }

    /// Returns the models that match a descriptor. They are fetched immediately.
    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> {
        FetchResultsCollection(try fetch(descriptor))
    }

    /// Returns the number of models that match a descriptor. Without a predicate and unsaved changes, no models are
    /// loaded.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        let entity = Schema.Entity.of(T.self)
        mergeNews()
        let isSaved = !dirty.values.contains { $0.record.entity === entity }
        guard descriptor.predicate == nil, isSaved || !descriptor.includePendingChanges,
            let store = container.store(of: entity), let table = store.table(of: entity)
        else { return try fetch(descriptor).count }
        var count = max(0, try store.read { try table.count(in: $0) } - max(0, descriptor.fetchOffset ?? 0))
        if let limit = descriptor.fetchLimit, limit > 0 { count = min(count, limit) }
        return count
    }

    /// Returns the identifiers of the models that match a descriptor.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        try fetch(descriptor).map(\.persistentModelID)
    }

    /// Returns the identifiers of the models that match a descriptor.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchIdentifiersCollection { try fetchIdentifiers(descriptor) }

    /// Calls a closure with each model that a descriptor describes.
    ///
    /// - Parameters:
    ///   - batchSize: without effect: the models are fetched at once.
    ///   - allowEscapingMutations: without effect: models that were changed are kept.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws {
        for model in try self.fetch(fetch) { try block(model) }
    }

    /// Returns the model with an identifier. A model that does not exist has no values, and reading them is a
    /// programming error.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        if let model = findModel(persistentModelID) { return model }
        guard let entity = container.schema.entities.first(where: { $0.name == persistentModelID.entityName }) else {
            fatalError("The container has no entity \(persistentModelID.entityName).")
        }
        report(
            "There is no \(persistentModelID.entityName) with the identifier that ModelContext.model(for:) was given.")
        return instantiate(entity, persistentModelID, entity.properties.map { $0.isToMany ? .stored : .column(.null) })
    }

    /// Returns the model that an identifier names, if the context has it already.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        registered[persistentModelID]?.model as? T
    }

    /// The model that an identifier names, if there is one that is not deleted.
    func findModel(_ id: PersistentIdentifier) -> (any PersistentModel)? {
        if let model = registered[id]?.model { return model.record.state == .deleted ? nil : model }
        guard let entity = container.schema.entities.first(where: { $0.name == id.entityName }),
            let store = container.store(of: entity), let table = store.table(of: entity),
            let row = try? store.read({ try table.rows(of: [id], in: $0, store: store.identifier) }).first
        else { return nil }
        return model(of: row, entity)
    }

    /// The models that a relationship to many leads to, by the store and by what has not been saved.
    func storedModels(of record: ModelRecord, _ property: Property) -> [any PersistentModel] {
        guard let type = property.destination else { return [] }
        let entity = Schema.Entity.of(type)
        var models: [any PersistentModel] = []
        if let store = container.store(of: entity), let table = store.table(of: entity) {
            let inverse = record.entity.inverse(of: property)
            do {
                let rows = try store.read { database in
                    if let inverse, !inverse.isToMany {
                        return try table.rows(
                            "\(inverse.name.quoted) = ?", [record.id.key.columnValue], in: database,
                            store: store.identifier)
                    }
                    guard let own = store.table(of: record.entity) else { return [] }
                    let ids = try own.linked(property, to: record.id, in: database)
                    let rows = try table.rows(of: ids, in: database, store: store.identifier)
                    let byID = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
                    return ids.compactMap { byID[$0] }
                }
                models = rows.compactMap { model(of: $0, entity) }.filter { $0.record.state != .deleted }
            } catch {
                report("\(error)")
            }
            guard let inverse, !inverse.isToMany else { return models }
            models = models.filter { $0.record.destinationID(inverse.index) == record.id }
            let known = Set(models.map(ObjectIdentifier.init))
            models += pending.filter { model in
                model.record.entity === entity && model.record.state != .deleted
                    && !known.contains(ObjectIdentifier(model))
                    && model.record.destinationID(inverse.index) == record.id
            }
        }
        return models
    }

    private func rows(of entity: Schema.Entity) throws -> [EntityTable.Row] {
        guard let store = container.store(of: entity), let table = store.table(of: entity) else {
            throw SwiftDataError(
                .unknownSchema, "\(entity.name) is not in the container's schema. Name it where the container is made.")
        }
        return try store.read { try table.rows(in: $0, store: store.identifier) }
    }

    private func model(of row: EntityTable.Row, _ entity: Schema.Entity) -> (any PersistentModel)? {
        if let model = registered[row.id]?.model { return model }
        for property in entity.properties where property.accessor.isEncoded && property.destination == nil {
            guard case .column(let column) = row.slots[property.index], property.defaultValue == nil,
                !property.isOptional,
                property.accessor.value(of: column) == nil
            else { continue }
            report(
                "A \(entity.name) is left out: the store's value of \(property.name) is none of the variable's type.")
            return nil
        }
        return instantiate(entity, row.id, row.slots)
    }

    private func instantiate(
        _ entity: Schema.Entity, _ id: PersistentIdentifier, _ slots: [ModelRecord.Slot]
    ) -> any PersistentModel {
        func make<Model: PersistentModel>(_ type: Model.Type) -> any PersistentModel {
            let data = ModelBackingData<Model>(for: type)
            let model = Model(backingData: data)
            data.load(slots, id: id, context: self, model: model)
            return model
        }
        let model = make(entity.type)
        registered[id] = WeakModel(model: model)
        purge()
        return model
    }

    /// Forgets models that are gone, now and then.
    private func purge() {
        guard registered.count > purgeCount else { return }
        registered = registered.filter { $0.value.model != nil }
        purgeCount = max(1024, registered.count * 2)
    }

    // MARK: Changes

    /// A Boolean value that indicates whether there are unsaved changes.
    public var hasChanges: Bool { dirty.values.contains { $0.record.hasChanges } }
    /// The models that were inserted and not saved yet, in their order.
    public var insertedModelsArray: [any PersistentModel] { pending.filter { $0.record.state == .inserted } }
    /// The models that were changed and not saved yet, in their order.
    public var changedModelsArray: [any PersistentModel] {
        pending.filter { $0.record.state == .saved && $0.record.hasChanges }
    }
    /// The models that were deleted and are still in the store, in their order.
    public var deletedModelsArray: [any PersistentModel] { pending.filter { $0.record.state == .deleted } }

    private var pending: [any PersistentModel] { dirty.values.sorted { $0.record.turn < $1.record.turn } }

    private func inserted<T: PersistentModel>(_ type: T.Type) -> [T] {
        guard !dirty.isEmpty else { return [] }
        return pending.compactMap { $0.record.state == .inserted ? $0 as? T : nil }
    }

    func noteChange(of model: any PersistentModel) {
        if dirty.updateValue(model, forKey: ObjectIdentifier(model)) == nil {
            turns += 1
            model.record.turn = turns
        }
        invalidate(model.record.entity)
        schedule()
    }

    /// Has what waits done once the code that runs has come to its end.
    private func schedule() {
        // What one session has put off is not done while another one runs.
        guard isMain || !observers.isEmpty, scheduled.insert(SessionScope.current.map(ObjectIdentifier.init)).inserted
        else { return }
        let waker = waker
        DispatchQueue.main.async { waker.context?.endTurn() }
    }

    private func endTurn() {
        scheduled = []
        processPendingChanges()
        if autosaveEnabled { saveQuietly() }
        for case let observer? in observers.map(\.observer) { observer.contextDidChange() }
    }

    private func saveQuietly() {
        do { try save() } catch { report("The changes of a model context could not be saved by themselves: \(error)") }
    }

    /// Ends the current group of changes, which are undone together.
    public func processPendingChanges() {
        guard hasUndoGroup else { return }
        hasUndoGroup = false
        guard let undoManager else { return }
        MainActor.assumeIsolated { if undoManager.groupingLevel > 0 { undoManager.endUndoGrouping() } }
    }

    func registerUndo(on model: any PersistentModel, _ action: @escaping (any PersistentModel) -> Void) {
        guard let undoManager else { return }
        let manager = undoManager
        nonisolated(unsafe) let (model, action) = (model, action)
        let (waker, begins) = (waker, isMain && !hasUndoGroup)
        let hasBegun = MainActor.assumeIsolated {
            let begins = begins && !manager.isUndoing && !manager.isRedoing
            if begins { manager.beginUndoGrouping() }
            // Without the context there is nothing to undo.
            manager.registerUndo(withTarget: waker) { _ in action(model) }
            return begins
        }
        hasUndoGroup = hasUndoGroup || hasBegun
        schedule()
    }

    // MARK: Saving

    /// Writes all changes to the store. If an error is thrown, no change is written.
    public func save() throws {
        mergeNews()
        processPendingChanges()
        let models = pending.filter { $0.record.hasChanges }
        guard !models.isEmpty else { return dirty = [:] }
        try validate(models)
        NotificationCenter.default.post(name: Self.willSave, object: self)
        var change = StoreChange()
        for store in container.stores {
            let own = models.filter { container.store(of: $0.record.entity) === store }
            guard !own.isEmpty else { continue }
            change.add(try write(own, to: store))
        }
        for model in models {
            let record = model.record
            if record.state == .deleted {
                registered[record.id] = nil
                record.settle(.loose)
                record.context = nil
            } else {
                if record.state == .inserted { registered[record.id] = WeakModel(model: model) }
                record.settle(.saved)
            }
        }
        dirty = [:]
        denials = []
        for store in container.stores { store.tell(change, from: inbox) }
        NotificationCenter.default.post(
            name: Self.didSave, object: self,
            userInfo: [
                NotificationKey.insertedIdentifiers.rawValue: Array(change.inserted),
                NotificationKey.updatedIdentifiers.rawValue: Array(change.updated),
                NotificationKey.deletedIdentifiers.rawValue: Array(change.deleted),
            ])
    }

    private func validate(_ models: [any PersistentModel]) throws {
        if !denials.isEmpty { throw SwiftDataError(.modelValidationFailure, denials.joined(separator: " ")) }
        for record in models.map(\.record) where record.state != .deleted {
            guard container.store(of: record.entity) != nil else {
                throw SwiftDataError(
                    .unknownSchema,
                    "\(record.entity.name) is not in the container's schema. Name it where the container is made.")
            }
            guard let index = record.missing.first else { continue }
            throw SwiftDataError(
                .modelValidationFailure,
                "\(record.entity.name).\(record.entity.properties[index].name) needs a model, and the one that it had was deleted."
            )
        }
    }

    private func write(_ models: [any PersistentModel], to store: Store) throws -> StoreChange {
        var change = StoreChange()
        var replaced: Set<PersistentIdentifier> = []
        try store.write { database in
            let kept = models.map(\.record).filter { $0.state != .deleted }
            for model in models where model.record.state == .deleted {
                try store.table(of: model.record.entity)?.delete(model.record.id, in: database)
                change.deleted.insert(model.record.id)
            }
            func writeAll() throws -> Bool {
                var hasReplaced = false
                for record in kept {
                    let gone = try store.table(of: record.entity)?.write(record, in: database) ?? []
                    hasReplaced = hasReplaced || !gone.isEmpty
                    replaced.formUnion(gone)
                }
                return hasReplaced
            }
            // What named a model before it took another's place is written again.
            if try writeAll() { _ = try writeAll() }
            for record in kept { try store.table(of: record.entity)?.writeLinks(record, in: database) }
            for record in kept {
                record.id.storeIdentifier = store.identifier
                if record.state == .inserted {
                    change.inserted.insert(record.id)
                } else {
                    change.updated.insert(record.id)
                }
            }
        }
        giveWay(replaced, to: Set(models.map { $0.record.id }))
        change.deleted.formUnion(replaced.subtracting(change.inserted))
        return change
    }

    /// Models of the context whose rows others have taken.
    private func giveWay(_ ids: Set<PersistentIdentifier>, to saved: Set<PersistentIdentifier>) {
        for id in ids {
            guard let model = registered[id]?.model, dirty[ObjectIdentifier(model)] == nil else { continue }
            if saved.contains(id) {
                // It is the same model by now.
                refresh(model)
            } else {
                registered[id] = nil
                model.record.settle(.loose)
                model.record.context = nil
            }
        }
    }

    /// Discards all unsaved changes.
    public func rollback() {
        let models = pending
        dirty = [:]
        denials = []
        for model in models.reversed() {
            let record = model.record
            guard record.id.storeIdentifier != nil else {
                registered[record.id] = nil
                record.settle(.loose)
                record.context = nil
                continue
            }
            record.settle(.saved)
        }
        for model in models where model.record.state == .saved { refresh(model) }
        for case let model? in registered.values.map(\.model) {
            model.record.forgetLists(of: Set(models.map { $0.record.entity.name }))
        }
        for model in models { invalidate(model.record.entity) }
    }

    /// Runs a closure, and then saves.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    // MARK: What others saved

    private func mergeNews() {
        let news = inbox.take()
        guard !news.isEmpty else { return }
        for id in news.deleted {
            guard let model = registered[id]?.model, model.record.state != .inserted else { continue }
            registered[id] = nil
            dirty[ObjectIdentifier(model)] = nil
            model.record.settle(.loose)
            model.record.context = nil
        }
        for id in news.updated.union(news.inserted) { if let model = registered[id]?.model { refresh(model) } }
        let names = Set(news.inserted.union(news.updated).union(news.deleted).map(\.entityName))
        for case let model? in registered.values.map(\.model) { model.record.forgetLists(of: names) }
        for observer in observers { observer.observer?.contextIsOutdated(nil) }
        schedule()
    }

    /// Gives a model what its store has, but for what was changed here.
    private func refresh(_ model: any PersistentModel) {
        let record = model.record
        guard let store = container.store(of: record.entity), let table = store.table(of: record.entity),
            let row = try? store.read({ try table.rows(of: [record.id], in: $0, store: store.identifier) }).first
        else { return }
        for index in record.take(row.slots) { record.touch(index) }
    }

    // MARK: Queries

    /// Tells an observer of changes from now on. It is not kept.
    func add(_ observer: any ContextObserver) {
        observers.removeAll { $0.observer == nil }
        observers.append(WeakObserver(observer: observer))
    }

    private func invalidate(_ entity: Schema.Entity) {
        for observer in observers { observer.observer?.contextIsOutdated(entity) }
    }
}

/// What follows the models of a context.
protocol ContextObserver: AnyObject {
    /// Models of an entity have changed, or of any without one.
    func contextIsOutdated(_ entity: Schema.Entity?)
    /// The changes have ended.
    func contextDidChange()
}

/// The identifiers of a fetch.
public typealias FetchIdentifiersCollection = [PersistentIdentifier]

extension ModelContext {
    /// A notification that is posted before a context saves.
    public static let willSave = Notification.Name("ModelContextWillSave")
    /// A notification after a context has saved. The user information contains the identifiers by ``NotificationKey``.
    public static let didSave = Notification.Name("ModelContextDidSave")

    /// The keys of a notification about a save.
    public enum NotificationKey: String, CaseIterable, Sendable {
        /// The generation of the store's data.
        case queryGeneration
        /// A flag that marks all identifiers as invalid.
        case invalidatedAllIdentifiers
        /// The identifiers of models that were inserted.
        case insertedIdentifiers = "inserted"
        /// The identifiers of models that were changed.
        case updatedIdentifiers = "updated"
        /// The identifiers of models that were deleted.
        case deletedIdentifiers = "deleted"
        /// The identifiers of models whose values were reloaded.
        case refreshedIdentifiers
        /// The identifiers of models whose values are out of date.
        case invalidatedIdentifiers
    }
}

extension ModelRecord {
    /// Takes what a store has, for a model that was made just now.
    func load(_ slots: [Slot], id: PersistentIdentifier, context: ModelContext, model: any PersistentModel) {
        begin(slots)
        self.id = id
        self.context = context
        self.model = model
        state = .saved
    }
}
