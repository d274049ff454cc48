import CoreData
import Foundation
import Testing

/// A class as `perch`'s copies of projects have it: properties with `@NSManaged` ask the object.
class Ride: NSManagedObject, Identifiable {
    var name: String? {
        get { _perchManaged("name") }
        set { _perchSetManaged(newValue, "name") }
    }
    var distance: Double {
        get { _perchManaged("distance") }
        set { _perchSetManaged(newValue, "distance") }
    }
    var count: Int16 {
        get { _perchManaged("count") }
        set { _perchSetManaged(newValue, "count") }
    }
    var date: Date? {
        get { _perchManaged("date") }
        set { _perchSetManaged(newValue, "date") }
    }
    var stops: NSSet? {
        get { _perchManaged("stops") }
        set { _perchSetManaged(newValue, "stops") }
    }
    func addToStops(_ value: Stop) { _perchManagedCall("addToStops", value) }
    class func fetchRequest() -> NSFetchRequest<Ride> { NSFetchRequest<Ride>(entityName: "Ride") }
}

class Stop: NSManagedObject {
    var title: String? {
        get { _perchManaged("title") }
        set { _perchSetManaged(newValue, "title") }
    }
    var ride: Ride? {
        get { _perchManaged("ride") }
        set { _perchSetManaged(newValue, "ride") }
    }
}

enum RideModel {
    static func make() -> NSManagedObjectModel {
        func attribute(_ name: String, _ type: NSAttributeType, _ value: Any? = nil) -> NSAttributeDescription {
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.attributeType = type
            attribute.defaultValue = value
            return attribute
        }
        func relationship(_ name: String, _ destination: NSEntityDescription, toMany: Bool) -> NSRelationshipDescription
        {
            let relationship = NSRelationshipDescription()
            relationship.name = name
            relationship.destinationEntity = destination
            relationship.maxCount = toMany ? 0 : 1
            return relationship
        }
        let (ride, stop) = (NSEntityDescription(), NSEntityDescription())
        ride.name = "Ride"
        ride.managedObjectClassName = "Ride"
        stop.name = "Stop"
        stop.managedObjectClassName = "StandInTests.Stop"
        let stops = relationship("stops", stop, toMany: true)
        stops.deleteRule = .cascadeDeleteRule
        let back = relationship("ride", ride, toMany: false)
        (stops.inverseRelationship, back.inverseRelationship) = (back, stops)
        ride.properties = [
            attribute("name", .stringAttributeType), attribute("distance", .doubleAttributeType, 0.0),
            attribute("count", .integer16AttributeType, Int16(0)), attribute("date", .dateAttributeType), stops,
        ]
        let title = attribute("title", .stringAttributeType)
        title.isOptional = false
        stop.properties = [title, back]
        let model = NSManagedObjectModel()
        model.entities = [ride, stop]
        return model
    }

    static func container() -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Rides", managedObjectModel: make())
        container.loadPersistentStores { _, error in #expect(error == nil) }
        return container
    }
}

@MainActor @Suite struct ManagedObjectTests {
    private let container = RideModel.container()
    private var context: NSManagedObjectContext { container.viewContext }

    @discardableResult private func ride(_ name: String, _ distance: Double) -> Ride {
        let ride = Ride(context: context)
        ride.name = name
        ride.distance = distance
        return ride
    }

    @Test func fetchesWhatWasInsertedByConditionAndOrder() throws {
        ride("Lake", 12)
        ride("Hill", 30)
        ride("harbor", 4).date = Date(timeIntervalSinceReferenceDate: 5)
        let request = Ride.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Ride.distance, ascending: false)]
        #expect(try context.fetch(request).map(\.name) == ["Hill", "Lake", "harbor"])
        request.predicate = NSPredicate(format: "distance > %d AND name CONTAINS[c] %@", 5, "L")
        #expect(try context.count(for: request) == 2)
        request.predicate = NSPredicate(format: "date >= %@", Date(timeIntervalSinceReferenceDate: 1) as NSDate)
        #expect(try context.fetch(request).map(\.name) == ["harbor"])
        request.predicate = nil
        request.sortDescriptors = [
            NSSortDescriptor(key: "date", ascending: true), NSSortDescriptor(key: "name", ascending: true),
        ]
        request.fetchLimit = 2
        #expect(try context.fetch(request).map(\.name) == ["Hill", "Lake"])
        let numbers = NSFetchRequest<NSDictionary>(entityName: "Ride")
        numbers.resultType = .dictionaryResultType
        numbers.propertiesToFetch = ["name"]
        #expect(try context.fetch(numbers).compactMap { $0["name"] as? String }.sorted() == ["Hill", "Lake", "harbor"])
    }

    @Test func relationshipsHaveTwoSidesAndFollowTheirDeleteRules() throws {
        let ride = ride("Lake", 1)
        let stop = Stop(context: context)
        stop.title = "Bridge"
        ride.addToStops(stop)
        #expect(stop.ride === ride)
        let other = self.ride("Hill", 2)
        stop.ride = other
        #expect(ride.stops?.count == 0)
        #expect(other.stops?.contains(stop) == true)
        let request = NSFetchRequest<Ride>(entityName: "Ride")
        request.predicate = NSPredicate(format: "ANY stops.title == %@", "Bridge")
        #expect(try context.fetch(request) == [other])
        try context.save()
        context.delete(other)
        #expect(stop.isDeleted)
        try context.save()
        #expect(try context.count(for: NSFetchRequest<Stop>(entityName: "Stop")) == 0)
        #expect(!context.hasChanges)
    }

    @Test func savingNeedsTheValuesThatAreNotOptional() throws {
        let stop = Stop(context: context)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationMissingMandatoryPropertyError)
        stop.title = "Bridge"
        try context.save()
        #expect(!stop.objectID.isTemporaryID)
        #expect(
            container.persistentStoreCoordinator.managedObjectID(
                forURIRepresentation: stop.objectID.uriRepresentation()) === stop.objectID)
    }

    @Test func otherContextsSeeWhatWasSaved() async throws {
        context.automaticallyMergesChangesFromParent = true
        let ride = ride("Lake", 1)
        try context.save()
        let id = ride.objectID
        let background = container.newBackgroundContext()
        try await background.perform {
            let same = try background.existingObject(with: id) as? Ride
            same?.name = "Sea"
            #expect(same?.changedValues()["name"] as? String == "Sea")
            try background.save()
        }
        try await Task.sleep(for: .milliseconds(20))
        #expect(ride.name == "Sea")

        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        let copy = child.object(with: id) as? Ride
        copy?.distance = 9
        #expect(ride.distance == 1)
        try child.save()
        #expect(ride.distance == 9 && context.hasChanges)
        context.rollback()
        #expect(ride.distance == 1)
    }

    @Test func requestsOfAllObjectsWorkInTheStoreAtOnce() throws {
        for number in 0..<3 { ride("Ride \(number)", Double(number)) }
        try context.save()
        let all: NSFetchRequest<NSFetchRequestResult> = NSFetchRequest(entityName: "Ride")
        let request = NSBatchDeleteRequest(fetchRequest: all)
        request.resultType = .resultTypeCount
        let result = try context.execute(request) as? NSBatchDeleteResult
        #expect(result?.result as? Int == 3)
        #expect(try context.count(for: all) == 0)
    }

    @Test func aControllerHasSectionsAndTellsItsDelegate() throws {
        final class Delegate: NSFetchedResultsControllerDelegate {
            var changes: [NSFetchedResultsChangeType] = []
            var count = 0
            func controller(
                _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
                at indexPath: IndexPath?,
                for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
            ) { changes.append(type) }
            func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
                count = controller.fetchedObjects?.count ?? -1
            }
        }
        ride("Lake", 1)
        ride("Lake", 2)
        let request = Ride.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "name", cacheName: nil)
        let delegate = Delegate()
        controller.delegate = delegate
        try controller.performFetch()
        context.processPendingChanges()
        #expect(controller.sections?.map(\.numberOfObjects) == [2])
        delegate.changes = []
        let hill = ride("Hill", 3)
        context.processPendingChanges()
        #expect(controller.sections?.map(\.name) == ["Hill", "Lake"])
        #expect(controller.object(at: IndexPath(indexes: [0, 0])) === hill)
        #expect(delegate.changes.contains(.insert))
        #expect(delegate.count == 3)
    }
}
