import Foundation
import SwiftData
import SwiftUI
import Testing

@MainActor @Suite struct ModelUndoTests {
    let container: ModelContainer
    let context: ModelContext
    let manager = UndoManager()

    init() throws {
        container = try makeContainer()
        context = ModelContext(container)
        context.undoManager = manager
    }

    private var names: [String] {
        get throws { try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name) }
    }

    @Test func valuesAreTakenBackAndMadeAgain() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        try context.save()
        manager.removeAllActions()
        trip.name = "Oslo"
        manager.undo()
        #expect(trip.name == "Rome")
        manager.redo()
        #expect(trip.name == "Oslo")
        try context.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first?.name == "Oslo")
    }

    @Test func insertingAndDeletingAreTakenBack() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        manager.undo()
        #expect(try names.isEmpty)
        manager.redo()
        #expect(try names == ["Rome"])
        try context.save()
        trip.stays = [Stay(place: "Inn")]
        try context.save()
        manager.removeAllActions()
        manager.beginUndoGrouping()
        context.delete(trip)
        manager.endUndoGrouping()
        try context.save()
        #expect(try names.isEmpty)
        manager.undo()
        #expect(try names == ["Rome"])
        #expect(trip.stays.map(\.place) == ["Inn"])
        try context.save()
        let other = ModelContext(container)
        #expect(try other.fetch(FetchDescriptor<Stay>()).map { $0.trip?.name } == ["Rome"])
    }

    @Test func aRelationshipIsTakenBackOnBothSides() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        let stay = Stay(place: "Inn")
        context.insert(stay)
        manager.removeAllActions()
        manager.beginUndoGrouping()
        stay.trip = trip
        manager.endUndoGrouping()
        manager.undo()
        #expect(stay.trip == nil && trip.stays.isEmpty)
        manager.redo()
        #expect(stay.trip === trip && trip.stays == [stay])
    }
}
