import Foundation

/// An error of models and their stores.
public struct SwiftDataError: Error, Equatable, CustomStringConvertible {
    enum Kind: String, Sendable {
        case unsupportedPredicate, unsupportedSortDescriptor, unsupportedKeyPath, includePendingChangesWithBatchSize
        case loadIssueModelContainer, duplicateConfiguration, unknownSchema, modelValidationFailure, missingModelContext
        case sortingPendingChangesWithIdentifiers, backwardMigration
    }

    let kind: Kind
    /// The description of the problem, its context, and a solution.
    public let description: String

    init(_ kind: Kind, _ description: String? = nil) {
        self.kind = kind
        self.description = description ?? kind.rawValue
    }

    public static func == (lhs: SwiftDataError, rhs: SwiftDataError) -> Bool { lhs.kind == rhs.kind }

    /// A predicate could not be evaluated.
    public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
    /// The models cannot be sorted.
    public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)
    /// A key path leads to no variable of a store.
    public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath)
    /// A fetch in batches includes unsaved changes.
    public static let includePendingChangesWithBatchSize = SwiftDataError(.includePendingChangesWithBatchSize)
    /// A store could not be opened, or does not fit the schema.
    public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
    /// Two configurations of a container have the same name.
    public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)
    /// A store has a version that the migration plan does not contain.
    public static let unknownSchema = SwiftDataError(.unknownSchema)
    /// A model is not valid and cannot be saved.
    public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
    /// A model is in no context.
    public static let missingModelContext = SwiftDataError(.missingModelContext)
    /// A store is newer than the program.
    public static let backwardMigration = SwiftDataError(.backwardMigration)
}

extension SwiftDataError: LocalizedError {
    public var errorDescription: String? { description }
}
