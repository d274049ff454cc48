import Foundation
import PerchStandIns
import SwiftUI

private struct ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext? { nil }
    static func _valuesEqual(_ a: NSManagedObjectContext?, _ b: NSManagedObjectContext?) -> Bool { a === b }
}

/// What views have where nobody gave a context: one without a store.
private enum MissingContext {
    static let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
    /// The context from which the requests of views fetch. The default context has no store, so that nothing is
    /// fetched.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] ?? MissingContext.context }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}

/// The objects that a view has fetched.
public struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
    private let objects: [Result]
    private let results: ManagedResults<Result>?

    fileprivate init(_ objects: [Result], _ results: ManagedResults<Result>?) {
        self.objects = objects
        self.results = results
    }

    /// The position of the first object.
    public var startIndex: Int { 0 }
    /// The position after the last object.
    public var endIndex: Int { objects.count }
    /// Accesses the object at a position.
    public subscript(position: Int) -> Result { objects[position] }

    /// The order of the objects.
    @MainActor @preconcurrency public var nsSortDescriptors: [NSSortDescriptor] {
        get { results?.request?.sortDescriptors ?? [] }
        nonmutating set { results?.change { $0.sortDescriptors = newValue } }
    }

    /// The condition that the objects fulfil.
    @MainActor @preconcurrency public var nsPredicate: NSPredicate? {
        get { results?.request?.predicate }
        nonmutating set { results?.change { $0.predicate = newValue } }
    }
}

extension FetchedResults where Result: NSManagedObject {
    /// The order of the objects.
    @MainActor @preconcurrency public var sortDescriptors: [SortDescriptor<Result>] {
        get { results?.sortDescriptors as? [SortDescriptor<Result>] ?? [] }
        nonmutating set {
            results?.sortDescriptors = newValue
            results?.change { $0.sortDescriptors = newValue.map { NSSortDescriptor($0) } }
        }
    }
}

/// A property wrapper with the objects that match a request, which is updated after changes.
@propertyWrapper public struct FetchRequest<Result> where Result: NSFetchRequestResult {
    @Environment(\.managedObjectContext) private var context
    @State private var results = ManagedResults<Result>()
    private let request: NSFetchRequest<Result>
    private let sortDescriptors: Any?
    private let transaction: Transaction?

    fileprivate init(_ request: NSFetchRequest<Result>, sortedBy: Any?, _ transaction: Transaction?) {
        self.request = request
        sortDescriptors = sortedBy
        self.transaction = transaction
    }

    /// Creates the objects that an entity has.
    ///
    /// - Parameters:
    ///   - entity: the entity.
    ///   - sortDescriptors: the order of the objects.
    ///   - predicate: the condition that they fulfil.
    ///   - animation: how changes are animated; nil if they are not.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(request, sortedBy: nil, animation.map { Transaction(animation: $0) })
    }

    /// Creates the objects that a request describes.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(fetchRequest, sortedBy: nil, animation.map { Transaction(animation: $0) })
    }

    /// Creates the objects that a request describes.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest, sortedBy: nil, transaction)
    }

    /// The objects.
    @MainActor @preconcurrency public var wrappedValue: FetchedResults<Result> {
        FetchedResults(results.current(request, sortDescriptors, transaction, in: context), results)
    }

    /// The order and the condition, to be changed.
    public struct Configuration {
        /// The order of the objects.
        public var nsSortDescriptors: [NSSortDescriptor]
        /// The condition that the objects fulfil.
        public var nsPredicate: NSPredicate?
        fileprivate var typed: Any?
    }

    /// The order and the condition, to be changed.
    @MainActor @preconcurrency public var projectedValue: Binding<Configuration> {
        let (results, request) = (results, request)
        return Binding {
            let current = results.request ?? request
            return Configuration(
                nsSortDescriptors: current.sortDescriptors ?? [], nsPredicate: current.predicate,
                typed: results.sortDescriptors)
        } set: { configuration in
            results.sortDescriptors = configuration.typed
            results.change {
                $0.sortDescriptors = configuration.nsSortDescriptors
                $0.predicate = configuration.nsPredicate
            }
        }
    }
}

extension FetchRequest: DynamicProperty {}

extension FetchRequest.Configuration where Result: NSManagedObject {
    /// The order of the objects.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { typed as? [SortDescriptor<Result>] ?? [] }
        set {
            typed = newValue
            nsSortDescriptors = newValue.map { NSSortDescriptor($0) }
        }
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// Creates the objects of a class.
    ///
    /// - Parameters:
    ///   - sortDescriptors: the order of the objects.
    ///   - predicate: the condition that they fulfil.
    ///   - animation: how changes are animated; nil if they are not.
    @_disfavoredOverload
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(
            .all(sortDescriptors, predicate), sortedBy: nil, animation.map { Transaction(animation: $0) })
    }

    /// Creates the objects of a class.
    ///
    /// - Parameters:
    ///   - sortDescriptors: the order of the objects.
    ///   - predicate: the condition that they fulfil.
    ///   - animation: how changes are animated; nil if they are not.
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            .all(sortDescriptors.map { NSSortDescriptor($0) }, predicate), sortedBy: sortDescriptors,
            animation.map { Transaction(animation: $0) })
    }
}

extension NSFetchRequest where ResultType: NSManagedObject {
    fileprivate static func all(_ sortDescriptors: [NSSortDescriptor], _ predicate: NSPredicate?) -> NSFetchRequest {
        let request = NSFetchRequest()
        request.entity = ResultType.entity()
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        return request
    }
}

/// What a request has fetched. It is fetched again when the context's objects have changed.
@Observable @MainActor fileprivate final class ManagedResults<Result: NSFetchRequestResult> {
    /// Counts the changes that views have to follow. What is fetched while a body runs is none.
    private var generation = 0
    @ObservationIgnored private var objects: [Result] = []
    @ObservationIgnored private(set) var request: NSFetchRequest<Result>?
    @ObservationIgnored var sortDescriptors: Any?
    @ObservationIgnored private var given: NSFetchRequest<Result>?
    @ObservationIgnored private var transaction: Transaction?
    @ObservationIgnored private weak var context: NSManagedObjectContext?
    @ObservationIgnored private var link: ManagedLink?

    nonisolated init() {}

    func current(
        _ request: NSFetchRequest<Result>, _ sortDescriptors: Any?, _ transaction: Transaction?,
        in context: NSManagedObjectContext
    ) -> [Result] {
        _ = generation
        self.transaction = transaction
        if self.context !== context || given?.isSame(as: request) != true {
            given = request
            self.request = request
            self.sortDescriptors = sortDescriptors
            if self.context !== context {
                let link = ManagedLink { [weak self] in self?.catchUp() }
                self.link = link
                self.context = context
                context.add(link)
            }
            objects = fetch()
        }
        return objects
    }

    /// Asks for something else.
    func change(_ body: (NSFetchRequest<Result>) -> Void) {
        guard let request else { return }
        body(request)
        catchUp()
    }

    private func catchUp() {
        let fetched = fetch()
        objects = fetched
        // Objects that stay the same tell of their values themselves, but lists show values of objects as well.
        if let transaction { withTransaction(transaction) { generation += 1 } } else { generation += 1 }
    }

    private func fetch() -> [Result] {
        guard let context, let request else { return [] }
        do { return try context.fetch(request) } catch {
            report("A request of \(Result.self) failed: \(error.localizedDescription)")
            return []
        }
    }
}

/// What a context tells of a request.
private final class ManagedLink: ManagedContextObserver {
    private let changed: @MainActor () -> Void

    init(_ changed: @escaping @MainActor () -> Void) { self.changed = changed }

    func contextDidChange() {
        let changed = changed
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { changed() }
        } else {
            DispatchQueue.main.async { changed() }
        }
    }
}

// MARK: - Sections

/// The objects that a view has fetched, in sections.
public struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
    /// The objects that have a value in common.
    public struct Section: Identifiable, RandomAccessCollection {
        /// The value.
        public let id: SectionIdentifier
        fileprivate var objects: [Result]

        /// The position of the first object.
        public var startIndex: Int { 0 }
        /// The position after the last object.
        public var endIndex: Int { objects.count }
        /// Accesses the object at a position.
        public subscript(position: Int) -> Result { objects[position] }
    }

    private let sections: [Section]
    private let results: ManagedResults<Result>?

    fileprivate init(_ sections: [Section], _ results: ManagedResults<Result>?) {
        self.sections = sections
        self.results = results
    }

    /// The position of the first section.
    public var startIndex: Int { 0 }
    /// The position after the last section.
    public var endIndex: Int { sections.count }
    /// Accesses the section at a position.
    public subscript(position: Int) -> Section { sections[position] }

    /// The order of the objects.
    @MainActor @preconcurrency public var nsSortDescriptors: [NSSortDescriptor] {
        get { results?.request?.sortDescriptors ?? [] }
        nonmutating set { results?.change { $0.sortDescriptors = newValue } }
    }

    /// The condition that the objects fulfil.
    @MainActor @preconcurrency public var nsPredicate: NSPredicate? {
        get { results?.request?.predicate }
        nonmutating set { results?.change { $0.predicate = newValue } }
    }
}

extension SectionedFetchResults where Result: NSManagedObject {
    /// The order of the objects.
    @MainActor @preconcurrency public var sortDescriptors: [SortDescriptor<Result>] {
        get { results?.sortDescriptors as? [SortDescriptor<Result>] ?? [] }
        nonmutating set {
            results?.sortDescriptors = newValue
            results?.change { $0.sortDescriptors = newValue.map { NSSortDescriptor($0) } }
        }
    }
}

/// A property of a view with the objects that a request describes, in sections of objects that have a value in common.
@propertyWrapper public struct SectionedFetchRequest<SectionIdentifier, Result>
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
    private let base: FetchRequest<Result>
    private let sectionIdentifier: KeyPath<Result, SectionIdentifier>

    /// Creates the objects that an entity has.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        base = FetchRequest(
            entity: entity, sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
        self.sectionIdentifier = sectionIdentifier
    }

    /// Creates the objects that a request describes.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        base = FetchRequest(fetchRequest: fetchRequest, animation: animation)
        self.sectionIdentifier = sectionIdentifier
    }

    /// The sections. Adjacent objects with the same value are in the same section.
    @MainActor @preconcurrency public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        let objects = base.wrappedValue
        var sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []
        for object in objects {
            let id = object[keyPath: sectionIdentifier]
            if sections.last?.id == id {
                sections[sections.count - 1].objects.append(object)
            } else {
                sections.append(.init(id: id, objects: [object]))
            }
        }
        return SectionedFetchResults(sections, objects.source)
    }

    /// The order and the condition, to be changed.
    @MainActor @preconcurrency public var projectedValue: Binding<FetchRequest<Result>.Configuration> {
        base.projectedValue
    }
}

extension SectionedFetchRequest: DynamicProperty {}

extension SectionedFetchRequest where Result: NSManagedObject {
    /// Creates the objects of a class.
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        base = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
        self.sectionIdentifier = sectionIdentifier
    }

    /// Creates the objects of a class.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        base = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
        self.sectionIdentifier = sectionIdentifier
    }
}

extension FetchedResults {
    fileprivate var source: ManagedResults<Result>? { results }
}
