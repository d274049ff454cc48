import Foundation

/// The criteria of a fetch: the models, their order, and their number.
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition for the models. Nil for all.
    public var predicate: Predicate<T>?
    /// The sort order. Without one, models are in the order of their insertion.
    public var sortBy: [SortDescriptor<T>]
    /// The maximum number of models. Nil for all.
    public var fetchLimit: Int?
    /// The number of models to skip at the beginning. Nil for none.
    public var fetchOffset: Int?
    /// A Boolean value that indicates whether unsaved changes are included. The default is true.
    public var includePendingChanges = true
    /// The properties to load immediately. In Perch, this property has no effect, and all properties are loaded.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The relationships to load immediately. In Perch, this property has no effect, and relationships are loaded on
    /// access.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// - Parameters:
    ///   - predicate: what the models must fulfil.
    ///   - sortBy: the order.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

/// The models of a fetch. In Perch, all models are fetched immediately, whatever the batch size is.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
    private let models: [T]

    init(_ models: [T]) { self.models = models }

    public var startIndex: Int { models.startIndex }
    public var endIndex: Int { models.endIndex }
    public subscript(position: Int) -> T { models[position] }
}
