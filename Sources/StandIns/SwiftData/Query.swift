import Foundation
import Locking
import PerchStandIns
import SwiftUI

/// A property wrapper that fetches models.
public struct Query<Element: PersistentModel, Result> {
    @Environment(\.modelContext) private var context
    @State private var results = QueryResults<Element>()
    private let descriptor: FetchDescriptor<Element>
    private let transaction: Transaction?

    private init(descriptor: FetchDescriptor<Element>, change: Transaction?) {
        self.descriptor = descriptor
        transaction = change
    }

    /// The models.
    @MainActor @preconcurrency public var wrappedValue: Result {
        // All initializers have arrays for results.
        results.current(descriptor, transaction, in: context) as! Result
    }

    /// The error that prevented the fetch. Nil if they could.
    @MainActor @preconcurrency public var fetchError: (any Error)? {
        _ = results.current(descriptor, transaction, in: context)
        return results.error
    }

    /// The context that the models are fetched from.
    @MainActor @preconcurrency public var modelContext: ModelContext { context }
}

extension Query: DynamicProperty {}

extension Query where Result == [Element] {
    /// Creates a query of all models of the type.
    public init() { self.init(descriptor: FetchDescriptor(), change: nil) }

    /// Creates the models that a descriptor describes.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor: descriptor, change: transaction)
    }

    /// Creates the models that a descriptor describes. Changes are animated.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor: descriptor, change: Transaction(animation: animation))
    }

    /// Creates a query of the models that match a predicate, sorted by some descriptors.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) {
        self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors), change: transaction)
    }

    /// Creates a query of the models that match a predicate, sorted by some descriptors. Changes are animated.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) {
        self.init(
            descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors),
            change: Transaction(animation: animation))
    }

    /// Creates a query of the models that match a predicate, sorted by a value.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) {
        self.init(
            descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            change: transaction)
    }

    /// Creates a query of the models that match a predicate, sorted by a value. Changes are animated.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
    }

    /// Creates a query of the models that match a predicate, sorted by an optional value.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) {
        self.init(
            descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            change: transaction)
    }

    /// Creates a query of the models that match a predicate, sorted by an optional value. Changes are animated.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
    }
}

/// What a query has fetched. It is fetched again when the context's models have changed and somebody asks, or the changes have
/// ended.
@Observable @MainActor private final class QueryResults<Element: PersistentModel> {
    /// Counts the changes that views have to follow. What is fetched while a body runs is none.
    private var generation = 0
    @ObservationIgnored private var models: [Element] = []
    @ObservationIgnored private(set) var error: (any Error)?
    @ObservationIgnored private var descriptor: FetchDescriptor<Element>?
    @ObservationIgnored private var transaction: Transaction?
    @ObservationIgnored private weak var context: ModelContext?
    @ObservationIgnored private var link: QueryLink?

    nonisolated init() {}

    func current(
        _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?, in context: ModelContext
    ) -> [Element] {
        _ = generation
        // Predicates cannot be compared: a view that is made again may look for something else.
        if self.context !== context || self.descriptor.map({ $0.isSame(as: descriptor) }) != true {
            follow(descriptor, in: context)
        }
        self.transaction = transaction
        if link?.takeChange() == true { models = fetch() }
        return models
    }

    private func follow(_ descriptor: FetchDescriptor<Element>, in context: ModelContext) {
        self.descriptor = descriptor
        // Without a predicate and an order, other entities and their values do not count.
        let isPlain = descriptor.predicate == nil && descriptor.sortBy.isEmpty
        let link = QueryLink(only: isPlain ? .of(Element.self) : nil) { [weak self] in self?.catchUp() }
        self.link = link
        self.context = context
        context.add(link)
    }

    private func catchUp() {
        guard link?.takeChange() == true else { return }
        let fetched = fetch()
        guard fetched != models else { return }
        models = fetched
        if let transaction { withTransaction(transaction) { generation += 1 } } else { generation += 1 }
    }

    private func fetch() -> [Element] {
        guard let context, let descriptor else { return [] }
        do {
            error = nil
            return try context.fetch(descriptor)
        } catch {
            self.error = error
            report("A query of \(Element.self) failed: \(error)")
            return []
        }
    }
}

extension FetchDescriptor {
    /// Whether it describes the same as another, as far as can be told.
    fileprivate func isSame(as other: FetchDescriptor) -> Bool {
        predicate == nil && other.predicate == nil && sortBy == other.sortBy && fetchLimit == other.fetchLimit
            && fetchOffset == other.fetchOffset && includePendingChanges == other.includePendingChanges
    }
}

/// What a context tells of a query.
private final class QueryLink: ContextObserver {
    private let entity: Schema.Entity?
    private let changed: @MainActor () -> Void
    private let hasChange = Locked(true)

    /// - Parameters:
    ///   - entity: the one whose changes count; nil if all do.
    ///   - changed: is called when changes have ended.
    init(only entity: Schema.Entity?, changed: @escaping @MainActor () -> Void) {
        self.entity = entity
        self.changed = changed
    }

    /// Whether there were changes since it was asked last, or ever.
    func takeChange() -> Bool {
        hasChange.withLock { hasChange in
            defer { hasChange = false }
            return hasChange
        }
    }

    func contextIsOutdated(_ entity: Schema.Entity?) {
        guard self.entity == nil || entity == nil || entity == self.entity else { return }
        hasChange.withLock { $0 = true }
    }

    func contextDidChange() {
        let changed = changed
        MainActor.assumeIsolated { changed() }
    }
}
