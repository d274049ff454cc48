import Foundation

/// The criteria of a fetch: which models, in which order, how many.
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition for the models. Nil for all.
    public var predicate: Predicate<T>?
    /// The order. Without one, models come as they were inserted.
    public var sortBy: [SortDescriptor<T>]
    /// The maximum number of models. Nil for all.
    public var fetchLimit: Int?
    /// The number of models to skip at the beginning. Nil for none.
    public var fetchOffset: Int?
    /// A Boolean value that indicates whether what has not been saved counts. The default is true.
    public var includePendingChanges = true
    /// The variables to load at once. All are.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The relationships to load at once. They are loaded when they are asked for.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// - Parameters:
    ///   - predicate: what the models must fulfil.
    ///   - sortBy: the order.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

/// The models of a fetch. They are fetched at once, however many there are in a batch.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
    private let models: [T]

    init(_ models: [T]) { self.models = models }

    public var startIndex: Int { models.startIndex }
    public var endIndex: Int { models.endIndex }
    public subscript(position: Int) -> T { models[position] }
}
