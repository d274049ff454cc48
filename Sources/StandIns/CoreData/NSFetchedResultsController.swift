import Foundation
import UIKit

/// A section of a controller's results.
public protocol NSFetchedResultsSectionInfo: AnyObject {
    /// The name, which is the common value of the objects in the section.
    var name: String { get }
    /// The first letter of the name.
    var indexTitle: String? { get }
    /// The number of objects.
    var numberOfObjects: Int { get }
    /// The objects.
    var objects: [Any]? { get }
}

/// Constants that describe the change of an object in a controller's results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    /// The object is inserted.
    case insert = 1
    /// The object is deleted.
    case delete = 2
    /// The object moves to another position.
    case move = 3
    /// The values of the object change.
    case update = 4
}

/// A type that is notified of changes of a controller's results.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    /// Called when the results are about to change.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Called when the results have changed.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Called when an object has changed.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// Called when a section was inserted or deleted.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
    /// Does nothing.
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// Does nothing.
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {}
}

/// A controller of the results of a fetch request in sections, which are updated after changes.
///
/// The delegate is notified that the results change and have changed, and of each object that came, went, or may have other values.
open class NSFetchedResultsController<ResultType>: NSObject, ManagedContextObserver {
    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The context.
    public let managedObjectContext: NSManagedObjectContext
    /// The key path of the common value of objects in a section. Nil for one section.
    public let sectionNameKeyPath: String?
    /// The cache name. Perch stores it, but it has no effect.
    public let cacheName: String?
    /// The object that is notified of changes.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// The objects. Nil before they have been fetched.
    open private(set) var fetchedObjects: [ResultType]?
    private var parts: [Part] = []

    private final class Part: NSFetchedResultsSectionInfo {
        let name: String
        var members: [ResultType] = []

        init(_ name: String) { self.name = name }

        var indexTitle: String? { name.first.map { String($0).uppercased() } }
        var numberOfObjects: Int { members.count }
        var objects: [Any]? { members }
    }

    /// Creates a controller. It does not fetch.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
        super.init()
        context.add(self)
    }

    /// Fetches the objects.
    open func performFetch() throws {
        let objects = try managedObjectContext.fetch(fetchRequest)
        fetchedObjects = objects
        parts = []
        guard let sectionNameKeyPath else {
            let part = Part("")
            part.members = objects
            parts = [part]
            return
        }
        for object in objects {
            let name = (object as? NSManagedObject)?.value(forKeyPath: sectionNameKeyPath).map { "\($0)" } ?? ""
            if parts.last?.name != name { parts.append(Part(name)) }
            parts.last?.members.append(object)
        }
    }

    /// The sections. Nil before the objects have been fetched.
    open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : parts }

    /// The first letters of the sections.
    open var sectionIndexTitles: [String] { parts.compactMap(\.indexTitle) }

    /// Returns the object at an index path.
    open func object(at indexPath: IndexPath) -> ResultType { parts[indexPath[0]].members[indexPath[1]] }

    /// Returns the index path of an object. Nil if the results do not contain it.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        places(parts)[ObjectIdentifier(object as AnyObject)]
    }

    /// Deletes caches. In Perch, there are none.
    open class func deleteCache(withName name: String?) {}

    private func places(_ parts: [Part]) -> [ObjectIdentifier: IndexPath] {
        var found: [ObjectIdentifier: IndexPath] = [:]
        for (section, part) in parts.enumerated() {
            for (row, object) in part.members.enumerated() {
                found[ObjectIdentifier(object as AnyObject)] = IndexPath(indexes: [section, row])
            }
        }
        return found
    }

    func contextDidChange() {
        guard fetchedObjects != nil, let delegate else {
            if fetchedObjects != nil { try? performFetch() }
            return
        }
        guard let everybodys = self as? NSFetchedResultsController<any NSFetchRequestResult> ?? anyController else {
            return
        }
        let (old, oldPlaces) = (fetchedObjects ?? [], places(parts))
        try? performFetch()
        if everybodys !== self { try? everybodys.performFetch() }
        let newPlaces = places(parts)
        delegate.controllerWillChangeContent(everybodys)
        for object in old where newPlaces[ObjectIdentifier(object as AnyObject)] == nil {
            let place = oldPlaces[ObjectIdentifier(object as AnyObject)]
            delegate.controller(everybodys, didChange: object, at: place, for: .delete, newIndexPath: nil)
        }
        for object in fetchedObjects ?? [] {
            let id = ObjectIdentifier(object as AnyObject)
            let type: NSFetchedResultsChangeType =
                oldPlaces[id] == nil ? .insert : oldPlaces[id] == newPlaces[id] ? .update : .move
            delegate.controller(
                everybodys, didChange: object, at: oldPlaces[id], for: type, newIndexPath: newPlaces[id])
        }
        delegate.controllerDidChangeContent(everybodys)
    }

    /// A controller of the same results for the delegate, whose methods do not know the type of the objects.
    private lazy var anyController: NSFetchedResultsController<any NSFetchRequestResult>? = {
        guard let name = fetchRequest.entityName else { return nil }
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: name)
        request.predicate = fetchRequest.predicate
        request.sortDescriptors = fetchRequest.sortDescriptors
        let controller = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: request, managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath,
            cacheName: nil)
        try? controller.performFetch()
        return controller
    }()
}
