import Foundation
import SwiftData

@Model final class Trip {
    @Attribute(.unique) var name: String
    var start: Date = Date(timeIntervalSinceReferenceDate: 0)
    var budget: Double?
    var isPlanned = false
    @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []
    var companions: [Person] = []
    @Transient var isHighlighted = false

    init(name: String, budget: Double? = nil) {
        self.name = name
        self.budget = budget
    }

    var nightCount: Int { stays.reduce(0) { $0 + $1.nights } }
}

@Model final class Stay {
    var place: String
    var nights: Int
    var trip: Trip?

    init(place: String, nights: Int = 1, trip: Trip? = nil) {
        self.place = place
        self.nights = nights
        self.trip = trip
    }
}

@Model final class Person {
    var name: String
    var trips: [Trip] = []
    @Relationship(inverse: \Passport.owner) var passport: Passport?

    init(name: String) { self.name = name }
}

@Model final class Passport {
    var number: Int
    var owner: Person?

    init(number: Int) { self.number = number }
}

/// One attribute of each kind of type.
@Model final class Values {
    enum Mood: String, Codable, CaseIterable { case calm, wild }
    enum Shape: Codable, Equatable { case circle(radius: Double), none }
    struct Size: Codable, Equatable { var width = 1, height = 2 }

    var id: UUID = UUID()
    var mood: Mood = Mood.calm
    var shape: Shape = Shape.none
    var size = Size()
    var sizes: [Size] = []
    var names: [String: Int] = [:]
    var date: Date?
    var address: URL?
    var data: Data?
    var price: Decimal = 0
    var ratio: Double = 0
    var mask: UInt64 = 0
    var `class`: String = ""
    var mark: Mood?

    init() {}
}

@Model final class Drawer {
    #Unique<Drawer>([\.room, \.number])
    #Index<Drawer>([\.room])
    var room: String
    var number: Int
    var content: String

    init(room: String, number: Int, content: String) {
        self.room = room
        self.number = number
        self.content = content
    }
}

@Model final class Shelf {
    @Relationship(deleteRule: .deny, inverse: \Volume.shelf) var books: [Volume] = []
    init() {}
}

@Model final class Volume {
    var title: String
    var shelf: Shelf?
    init(title: String, shelf: Shelf?) {
        self.title = title
        self.shelf = shelf
    }
}

/// A tree of one type.
@Model final class Folder {
    var name: String
    var parent: Folder?
    @Relationship(deleteRule: .cascade, inverse: \Folder.parent) var children: [Folder]? = []
    init(_ name: String) { self.name = name }
}

@ModelActor actor Importer {
    func add(_ names: [String]) throws -> [PersistentIdentifier] {
        let trips = names.map { Trip(name: $0) }
        for trip in trips { modelContext.insert(trip) }
        try modelContext.save()
        return trips.map(\.persistentModelID)
    }

    func rename(_ id: PersistentIdentifier, to name: String) throws {
        self[id, as: Trip.self]?.name = name
        try modelContext.save()
    }

    func names() throws -> [String] { try modelContext.fetch(FetchDescriptor<Trip>()).map(\.name).sorted() }
}

func makeContainer(_ types: any PersistentModel.Type...) throws -> ModelContainer {
    try ModelContainer(
        for: Schema(types.isEmpty ? [Trip.self] : types),
        configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}
