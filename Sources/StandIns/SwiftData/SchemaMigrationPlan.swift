import Foundation

/// A type that describes the models of a version of the program.
public protocol VersionedSchema: SendableMetatype {
    /// The models.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}

/// The plan for migrating stores of older versions to the newest version.
public protocol SchemaMigrationPlan: SendableMetatype {
    /// The versions, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The ways from each version to the next.
    static var stages: [MigrationStage] { get }
}

/// A stage of a migration from one version of a schema to the next.
public enum MigrationStage {
    /// A stage in which properties are added, renamed, and removed to match the schemas.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// A lightweight stage with code before and after it. The closures receive a context for the old schema and for the
    /// new schema.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

    var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
        switch self {
        case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
        }
    }
}

/// One run of a migration plan on a store.
struct Migration {
    let plan: any SchemaMigrationPlan.Type
    let store: Store
    let target: Schema

    func run() throws {
        guard var version = try current() else { return }
        let goal = plan.schemas.last?.versionIdentifier ?? target.version
        guard version <= goal else {
            throw SwiftDataError(
                .backwardMigration, "The store has version \(version), and the newest that the plan knows is \(goal).")
        }
        while version < goal {
            guard let stage = plan.stages.first(where: { $0.versions.from.versionIdentifier == version }) else {
                // Versions without a stage between them differ by what needs none.
                return
            }
            try run(stage)
            version = stage.versions.to.versionIdentifier
        }
    }

    private func run(_ stage: MigrationStage) throws {
        let (from, to) = stage.versions
        if case .custom(_, _, let willMigrate?, _) = stage {
            let context = ModelContext(try ModelContainer(schema: Schema(versionedSchema: from), store: store))
            try willMigrate(context)
            try context.save()
        }
        let container = try ModelContainer(schema: Schema(versionedSchema: to), store: store)
        if case .custom(_, _, _, let didMigrate?) = stage {
            let context = ModelContext(container)
            try didMigrate(context)
            try context.save()
        }
    }

    /// The version that the store has: as it says, or else the first whose tables it has. Nil for a new store.
    private func current() throws -> Schema.Version? {
        if let version = try store.version {
            let newest = plan.schemas.map { $0.versionIdentifier }.max() ?? target.version
            if version > newest || plan.schemas.contains(where: { $0.versionIdentifier == version }) { return version }
        }
        return try store.read { database in
            try plan.schemas.first { version in
                try Schema(versionedSchema: version).entities.allSatisfy { try EntityTable($0).fits(database) }
            }?.versionIdentifier
        }
    }
}
