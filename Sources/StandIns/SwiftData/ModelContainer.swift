import Foundation
import Locking
import PerchStandIns
import Sessions

/// An object that manages the stores of a program's models.
public final class ModelContainer: Sendable {
    /// The models.
    public let schema: Schema
    /// The configurations of the stores.
    public let configurations: Set<ModelConfiguration>
    /// The plan with which older stores were migrated.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?

    let stores: [Store]
    private let storesByEntity: [String: Store]
    private let main = Locked<MainContext?>(nil)

    private struct MainContext: @unchecked Sendable {
        // Unchecked because the context is asked for on the main actor only.
        let context: ModelContext
    }

    /// Creates a container: opens stores, and migrates stores of older versions of the program to the schema.
    ///
    /// - Parameters:
    ///   - givenSchema: the models.
    ///   - migrationPlan: what to do with old stores beyond adding, renaming and dropping variables.
    ///   - configurations: where the models are kept. Without one it is the default file.
    /// - Throws: `SwiftDataError.loadIssueModelContainer` for a store that cannot be opened or does not fit.
    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        schema = givenSchema
        self.migrationPlan = migrationPlan
        let configurations = configurations.isEmpty ? [ModelConfiguration(schema: givenSchema)] : configurations
        self.configurations = Set(configurations)
        var stores: [Store] = []
        var storesByEntity: [String: Store] = [:]
        for configuration in configurations {
            do {
                let store = try Self.store(of: configuration)
                let part = configuration.schema ?? givenSchema
                if let migrationPlan, configuration.allowsSave {
                    try Migration(plan: migrationPlan, store: store, target: part).run()
                }
                try store.prepare(part, isReadOnly: !configuration.allowsSave)
                for entity in part.entities where storesByEntity[entity.name] == nil {
                    storesByEntity[entity.name] = store
                }
                stores.append(store)
            } catch let error as SwiftDataError {
                throw error
            } catch {
                throw SwiftDataError(
                    .loadIssueModelContainer, "\(configuration.url.path) could not be opened. \(error)")
            }
        }
        for entity in givenSchema.entities where storesByEntity[entity.name] == nil {
            storesByEntity[entity.name] = stores[0]
        }
        // An entity that no configuration names is kept by the first one.
        let missing = givenSchema.entities.filter {
            stores[0].table(of: $0) == nil && storesByEntity[$0.name] === stores[0]
        }
        if !missing.isEmpty {
            try stores[0].prepare(Schema(missing.map(\.type), version: givenSchema.version), isReadOnly: false)
        }
        self.stores = stores
        self.storesByEntity = storesByEntity
    }

    /// Creates a container that opens stores for some models.
    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Creates a container that opens stores for some models and the destinations of their relationships.
    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// A container for migrations: it uses a store that is open.
    init(schema: Schema, store: Store) throws {
        self.schema = schema
        migrationPlan = nil
        configurations = []
        stores = [store]
        storesByEntity = Dictionary(schema.entities.map { ($0.name, store) }) { first, _ in first }
        try store.prepare(schema, isReadOnly: false)
    }

    private static func store(of configuration: ModelConfiguration) throws -> Store {
        if configuration.isStoredInMemoryOnly { return try Store.open(nil, isReadOnly: false) }
        if !configuration.hasOwnURL, let session = SessionScope.current {
            return try Store.store(of: session, named: configuration.name)
        }
        return try Store.open(configuration.url, isReadOnly: !configuration.allowsSave)
    }

    /// Whether nobody gave a container.
    var isMissing: Bool { schema.entities.isEmpty }

    /// The store that keeps an entity.
    func store(of entity: Schema.Entity) -> Store? { storesByEntity[entity.name] }

    /// The context that views use. It saves automatically.
    @MainActor public var mainContext: ModelContext {
        if let main = main.withLock({ $0 }) { return main.context }
        let context = ModelContext(self, isMain: true)
        context.autosaveEnabled = true
        let made = MainContext(context: context)
        main.withLock { $0 = made }
        return context
    }

    /// Deletes all models in the container's stores. Do not use contexts with such models afterward.
    public func deleteAllData() {
        for store in stores {
            do {
                try store.write { database in
                    for row in try database.rows(
                        "SELECT name FROM sqlite_master WHERE type = 'table' AND name != '_metadata'")
                    {
                        if let name = row[0].string { try database.run("DELETE FROM \(name.quoted)") }
                    }
                }
            } catch {
                report("The models could not be deleted: \(error)")
            }
        }
    }

    /// Deletes all models in the container's stores. The files remain, without models.
    public func erase() throws { deleteAllData() }
}

extension ModelContainer: Equatable {
    public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}
