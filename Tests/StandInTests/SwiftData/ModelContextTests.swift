import Foundation
import Locking
import SwiftData
import Testing

@Suite struct ModelContextTests {
    let container: ModelContainer
    let context: ModelContext

    init() throws {
        container = try makeContainer(Trip.self, Values.self)
        context = ModelContext(container)
    }

    private func names(_ descriptor: FetchDescriptor<Trip> = FetchDescriptor(sortBy: [SortDescriptor(\.name)])) throws
        -> [String]
    {
        try context.fetch(descriptor).map(\.name)
    }

    @Test func whatIsSavedIsThereForOtherContexts() throws {
        let trip = Trip(name: "Rome", budget: 900)
        #expect(trip.modelContext == nil)
        context.insert(trip)
        #expect(context.hasChanges && trip.hasChanges && trip.modelContext === context)
        #expect(context.insertedModelsArray.count == 1)
        #expect(try ModelContext(container).fetch(FetchDescriptor<Trip>()).isEmpty)
        try context.save()
        #expect(!context.hasChanges && !trip.hasChanges)
        let other = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
        #expect(other.name == "Rome" && other.budget == 900 && other.isPlanned == false)
        #expect(other !== trip && other.persistentModelID == trip.persistentModelID && other == trip)
    }

    @Test func aFetchHasWhatIsNotSavedYet() throws {
        context.insert(Trip(name: "Oslo"))
        context.insert(Trip(name: "Bern"))
        #expect(try names() == ["Bern", "Oslo"])
        try context.save()
        let oslo = try #require(
            try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Oslo" })).first)
        oslo.name = "Arles"
        #expect(context.changedModelsArray.count == 1)
        #expect(try names() == ["Arles", "Bern"])
        context.delete(oslo)
        #expect(oslo.isDeleted)
        #expect(try names() == ["Bern"])
        var saved = FetchDescriptor<Trip>()
        saved.includePendingChanges = false
        #expect(try context.fetchCount(saved) == 2)
    }

    @Test func predicatesSortingAndLimitsApply() throws {
        for (index, name) in ["Rome", "Oslo", "Bern", "Riga", "Reims"].enumerated() {
            context.insert(Trip(name: name, budget: index.isMultiple(of: 2) ? Double(index) * 100 : nil))
        }
        try context.save()
        var descriptor = FetchDescriptor<Trip>(
            predicate: #Predicate { $0.name.starts(with: "R") }, sortBy: [SortDescriptor(\.name, order: .reverse)])
        #expect(try names(descriptor) == ["Rome", "Riga", "Reims"])
        descriptor.fetchOffset = 1
        descriptor.fetchLimit = 1
        #expect(try names(descriptor) == ["Riga"])
        let least = 100.0
        let rich = FetchDescriptor<Trip>(predicate: #Predicate { ($0.budget ?? 0) > least })
        #expect(try context.fetchCount(rich) == 2)
        #expect(try context.fetchIdentifiers(rich).count == 2)
        var some = FetchDescriptor<Trip>()
        some.fetchOffset = 3
        #expect(try context.fetchCount(some) == 2)
        some.fetchLimit = 1
        #expect(try context.fetchCount(some) == 1)
        // Without an order, as they were inserted.
        #expect(try names(FetchDescriptor()) == ["Rome", "Oslo", "Bern", "Riga", "Reims"])
    }

    @Test func aModelIsOneObjectInItsContext() throws {
        context.insert(Trip(name: "Rome"))
        try context.save()
        let first = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
        let second = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
        #expect(first === second)
        let id = first.persistentModelID
        #expect(context.model(for: id) as? Trip === first)
        let registered: Trip? = context.registeredModel(for: id)
        #expect(registered === first)
        let unknown: Trip? = ModelContext(container).registeredModel(for: id)
        #expect(unknown == nil)
    }

    @Test func rollbackForgetsWhatWasNotSaved() throws {
        let rome = Trip(name: "Rome")
        let oslo = Trip(name: "Oslo")
        context.insert(rome)
        context.insert(oslo)
        try context.save()
        rome.name = "Roma"
        context.delete(oslo)
        let bern = Trip(name: "Bern")
        context.insert(bern)
        context.rollback()
        #expect(!context.hasChanges)
        #expect(rome.name == "Rome" && !oslo.isDeleted && bern.modelContext == nil)
        #expect(try names() == ["Oslo", "Rome"])
    }

    @Test func deletingByAPredicateLeavesTheRest() throws {
        for name in ["Rome", "Oslo", "Riga"] { context.insert(Trip(name: name)) }
        try context.save()
        try context.delete(model: Trip.self, where: #Predicate { $0.name.contains("R") })
        try context.save()
        #expect(try names() == ["Oslo"])
    }

    @Test func everyKindOfValueComesBack() throws {
        let values = Values()
        values.mood = .wild
        values.shape = .circle(radius: 2.5)
        values.sizes = [.init(width: 3, height: 4)]
        values.names = ["a": 1]
        values.date = Date(timeIntervalSinceReferenceDate: 12.25)
        values.address = URL(string: "https://example.com/a")
        values.data = Data()
        values.price = Decimal(string: "12.345678901234567")!
        values.ratio = .nan
        values.mask = .max
        values.class = "first"
        context.insert(values)
        try context.save()
        let other = try #require(try ModelContext(container).fetch(FetchDescriptor<Values>()).first)
        #expect(other.id == values.id && other.mood == .wild && other.shape == .circle(radius: 2.5))
        #expect(other.size == .init() && other.sizes == [.init(width: 3, height: 4)] && other.names == ["a": 1])
        #expect(other.date == values.date && other.address == values.address && other.data == Data())
        #expect(other.price == values.price && other.ratio.isNaN && other.mask == .max && other.class == "first")
        #expect(other.mark == nil)
    }

    @Test func whatIsTransientIsNotKept() throws {
        let trip = Trip(name: "Rome")
        trip.isHighlighted = true
        context.insert(trip)
        try context.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first?.isHighlighted == false)
    }

    @Test func aSecondModelWithAUniqueValueChangesTheFirst() throws {
        let first = Trip(name: "Rome", budget: 100)
        context.insert(first)
        try context.save()
        context.insert(Trip(name: "Rome", budget: 200))
        try context.save()
        #expect(try names() == ["Rome"])
        #expect(first.budget == 200)
        let second = ModelContext(container)
        let third = Trip(name: "Rome", budget: 300)
        third.stays = [Stay(place: "Inn")]
        second.insert(third)
        try second.save()
        let fourth = ModelContext(container)
        let read = try #require(try fourth.fetch(FetchDescriptor<Trip>()).first)
        #expect(read.budget == 300 && read.stays.map(\.place) == ["Inn"])
    }

    @Test func valuesCanBeUniqueTogether() throws {
        let context = ModelContext(try makeContainer(Drawer.self))
        context.insert(Drawer(room: "A", number: 1, content: "pens"))
        context.insert(Drawer(room: "A", number: 2, content: "paper"))
        context.insert(Drawer(room: "A", number: 1, content: "ink"))
        try context.save()
        #expect(try Set(context.fetch(FetchDescriptor<Drawer>()).map(\.content)) == ["ink", "paper"])
    }

    @Test func aTransactionSaves() throws {
        try context.transaction { context.insert(Trip(name: "Rome")) }
        #expect(!context.hasChanges)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
    }

    @Test func savingIsTold() throws {
        let told = Locked<[String]>([])
        let center = NotificationCenter.default
        let observers = [ModelContext.willSave, ModelContext.didSave].map { name in
            center.addObserver(forName: name, object: context, queue: nil) { note in
                let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
                let count = (note.userInfo?[key] as? [PersistentIdentifier])?.count
                let line = "\(name == ModelContext.willSave ? "will" : "did") \(count.map(String.init) ?? "-")"
                told.withLock { $0.append(line) }
            }
        }
        defer { for observer in observers { center.removeObserver(observer) } }
        context.insert(Trip(name: "Rome"))
        try context.save()
        try context.save()
        #expect(told.withLock { $0 } == ["will -", "did 1"])
    }

    @Test func whatOthersSavedIsThereWithTheNextFetch() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        try context.save()
        let other = ModelContext(container)
        let same = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
        trip.budget = 5
        same.name = "Roma"
        same.stays.append(Stay(place: "Inn"))
        try other.save()
        #expect(try names() == ["Roma"])
        // What was changed here stays.
        #expect(trip.budget == 5 && trip.stays.map(\.place) == ["Inn"])
        other.delete(same)
        try other.save()
        #expect(try names().isEmpty)
    }

    @Test func aTypeThatTheSchemaLacksIsAnError() throws {
        #expect(throws: SwiftDataError.unknownSchema) { try context.fetch(FetchDescriptor<Drawer>()) }
        context.insert(Drawer(room: "A", number: 1, content: ""))
        #expect(throws: SwiftDataError.unknownSchema) { try context.save() }
    }

    @Test func anActorHasAContextOfItsOwn() async throws {
        let importer = Importer(modelContainer: container)
        let ids = try await importer.add(["Rome", "Oslo"])
        #expect(try names() == ["Oslo", "Rome"])
        try await importer.rename(ids[0], to: "Roma")
        #expect(try await importer.names() == ["Oslo", "Roma"])
        #expect(try names() == ["Oslo", "Roma"])
    }

    @Test func thousandsOfModelsAreLetGo() throws {
        for index in 0..<3000 { context.insert(Trip(name: "\(index)")) }
        try context.save()
        weak let first = try context.fetch(FetchDescriptor<Trip>()).first
        #expect(first == nil)
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 3000)
    }
}
