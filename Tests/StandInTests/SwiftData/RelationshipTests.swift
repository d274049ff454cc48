import Foundation
import SwiftData
import Testing

@Suite struct RelationshipTests {
    let container: ModelContainer
    let context: ModelContext
    /// Another context, which sees what was saved only. Relationships lead nowhere once their context is gone.
    let other: ModelContext

    init() throws {
        container = try makeContainer(Trip.self, Person.self, Shelf.self, Folder.self)
        context = ModelContext(container)
        other = ModelContext(container)
    }

    private func reread<T: PersistentModel>(_ type: T.Type) throws -> [T] {
        try context.save()
        return try other.fetch(FetchDescriptor<T>())
    }

    @Test func bothSidesFollow() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        let inn = Stay(place: "Inn", nights: 2)
        trip.stays.append(inn)
        #expect(inn.trip === trip && inn.modelContext === context)
        let camp = Stay(place: "Camp")
        context.insert(camp)
        camp.trip = trip
        #expect(trip.stays.map(\.place) == ["Inn", "Camp"])
        let other = Trip(name: "Oslo")
        context.insert(other)
        other.stays = [inn]
        #expect(inn.trip === other && trip.stays.map(\.place) == ["Camp"])
        inn.trip = nil
        #expect(other.stays.isEmpty)
        #expect(try reread(Stay.self).map { $0.trip?.name } == [nil, "Rome"])
    }

    @Test func whatAnInitializerSetsLeadsBackOnceInserted() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        let stay = Stay(place: "Inn", nights: 3, trip: trip)
        context.insert(stay)
        #expect(trip.stays == [stay] && trip.nightCount == 3)
        #expect(try reread(Trip.self).first?.nightCount == 3)
    }

    @Test func whatAModelLeadsToIsInsertedWithIt() throws {
        let trip = Trip(name: "Rome")
        trip.stays = [Stay(place: "Inn"), Stay(place: "Camp")]
        trip.companions = [Person(name: "Ida")]
        context.insert(trip)
        #expect(context.insertedModelsArray.count == 4)
        #expect(try reread(Person.self).first?.trips.map(\.name) == ["Rome"])
    }

    @Test func aListThatIsNotLoadedHasWhatIsNotSaved() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        trip.stays = [Stay(place: "Inn"), Stay(place: "Camp")]
        try context.save()
        let stays = try other.fetch(FetchDescriptor<Stay>(sortBy: [SortDescriptor(\.place)]))
        let again = try #require(stays[0].trip)
        stays[0].trip = nil
        let hut = Stay(place: "Hut", trip: again)
        other.insert(hut)
        #expect(Set(again.stays.map(\.place)) == ["Inn", "Hut"])
    }

    @Test func manyLeadToMany() throws {
        let (rome, oslo) = (Trip(name: "Rome"), Trip(name: "Oslo"))
        let (ida, bo) = (Person(name: "Ida"), Person(name: "Bo"))
        for trip in [rome, oslo] { context.insert(trip) }
        rome.companions = [ida, bo]
        bo.trips.append(oslo)
        #expect(oslo.companions == [bo])
        #expect(try reread(Trip.self).map { $0.companions.map(\.name) } == [["Ida", "Bo"], ["Bo"]])
        rome.companions.removeAll { $0 === bo }
        #expect(bo.trips == [oslo])
        #expect(try reread(Person.self).map { $0.trips.map(\.name) } == [["Rome"], ["Oslo"]])
    }

    @Test func oneLeadsToOne() throws {
        let (ida, bo) = (Person(name: "Ida"), Person(name: "Bo"))
        context.insert(ida)
        context.insert(bo)
        let passport = Passport(number: 7)
        ida.passport = passport
        #expect(passport.owner === ida)
        bo.passport = passport
        #expect(passport.owner === bo && ida.passport == nil)
        #expect(try reread(Passport.self).first?.owner?.name == "Bo")
    }

    @Test func deletingFollowsTheRules() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        trip.stays = [Stay(place: "Inn"), Stay(place: "Camp")]
        let ida = Person(name: "Ida")
        trip.companions = [ida]
        try context.save()
        context.delete(trip.stays[0])
        #expect(trip.stays.map(\.place) == ["Camp"])
        context.delete(trip)
        #expect(ida.trips.isEmpty && !ida.isDeleted)
        #expect(try reread(Stay.self).isEmpty)
        #expect(try reread(Person.self).count == 1)
    }

    @Test func aDenialThrowsAndLosesNothing() throws {
        let shelf = Shelf()
        context.insert(shelf)
        let book = Volume(title: "Emma", shelf: shelf)
        context.insert(book)
        try context.save()
        context.delete(shelf)
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        context.rollback()
        #expect(book.shelf === shelf && shelf.books == [book])
        #expect(try reread(Shelf.self).first?.books.map(\.title) == ["Emma"])
    }

    @Test func aTreeIsDeletedFromItsRoot() throws {
        let root = Folder("root")
        context.insert(root)
        var leaf = root
        for index in 0..<200 {
            let child = Folder("\(index)")
            leaf.children?.append(child)
            leaf = child
        }
        #expect(try reread(Folder.self).count == 201)
        #expect(leaf.parent?.name == "198")
        context.delete(root)
        #expect(try reread(Folder.self).isEmpty)
    }

    @Test func predicatesLookThroughRelationships() throws {
        for (name, place) in [("Rome", "Inn"), ("Oslo", "Camp")] {
            let trip = Trip(name: name)
            context.insert(trip)
            trip.stays.append(Stay(place: place))
        }
        try context.save()
        let camps = FetchDescriptor<Trip>(predicate: #Predicate { trip in trip.stays.contains { $0.place == "Camp" } })
        #expect(try other.fetch(camps).map(\.name) == ["Oslo"])
        let romes = FetchDescriptor<Stay>(predicate: #Predicate { $0.trip?.name == "Rome" })
        #expect(try other.fetch(romes).map(\.place) == ["Inn"])
    }

    @Test func observersOfTheOtherSideAreTold() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        let inn = Stay(place: "Inn")
        context.insert(inn)
        final class Flag: @unchecked Sendable { var count = 0 }
        let flag = Flag()
        withObservationTracking {
            _ = trip.stays
        } onChange: {
            flag.count += 1
        }
        inn.trip = trip
        #expect(flag.count == 1)
        withObservationTracking {
            _ = trip.name
        } onChange: {
            flag.count += 1
        }
        inn.nights = 5
        #expect(flag.count == 1)
        trip.name = "Roma"
        #expect(flag.count == 2)
    }
}
