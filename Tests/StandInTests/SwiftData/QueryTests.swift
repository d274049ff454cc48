import Foundation
import PerchTesting
import SwiftData
import SwiftUI
import Testing

private struct TripList: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Trip.name) private var trips: [Trip]
    @Query(filter: #Predicate<Trip> { $0.isPlanned }) private var planned: [Trip]

    var body: some View {
        VStack {
            Text("\(planned.count) planned")
            ForEach(trips) { trip in
                TripRow(trip: trip)
            }
            Button("Add") { context.insert(Trip(name: "Oslo \(trips.count)")) }
            Button("Delete first") { if let trip = trips.first { context.delete(trip) } }
        }
    }
}

private struct TripRow: View {
    @Bindable var trip: Trip

    var body: some View {
        HStack {
            Text(trip.name)
            Text("\(trip.stays.count) stays")
            Toggle("Plan \(trip.name)", isOn: $trip.isPlanned)
        }
    }
}

private struct Search: View {
    @State private var start = "R"
    var body: some View {
        VStack {
            Button("Look for O") { start = "O" }
            Found(start: start)
        }
    }

    struct Found: View {
        @Query private var trips: [Trip]
        init(start: String) {
            _trips = Query(filter: #Predicate { $0.name.starts(with: start) }, sort: [SortDescriptor(\.name)])
        }
        var body: some View { Text(trips.map(\.name).joined(separator: ",")) }
    }
}

@MainActor @Suite struct QueryTests {
    private func texts(_ screen: RenderedView) -> [String] {
        screen.advance(by: .milliseconds(16))
        return screen.elements.filter { $0.role == .text }.compactMap(\.label)
    }

    private func container(_ names: String...) throws -> ModelContainer {
        let container = try makeContainer()
        for name in names { container.mainContext.insert(Trip(name: name)) }
        return container
    }

    @Test func theViewFollowsItsModels() throws {
        let container = try container("Rome", "Bern")
        let screen = try RenderedView(TripList().modelContainer(container))
        #expect(texts(screen).filter { ["Rome", "Bern"].contains($0) } == ["Bern", "Rome"])
        screen.buttons["Add"].tap()
        #expect(texts(screen).contains("Oslo 2"))
        screen.buttons["Delete first"].tap()
        #expect(!texts(screen).contains("Bern"))
        screen.switches["Plan Rome"].tap()
        #expect(texts(screen).contains("1 planned"))
        // The main context has saved automatically.
        let saved = try ModelContext(container).fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
        #expect(saved.map(\.name) == ["Oslo 2", "Rome"])
        #expect(saved.map(\.isPlanned) == [false, true])
    }

    @Test func aChangeOfARelationshipRedrawsItsView() throws {
        let container = try container("Rome")
        let screen = try RenderedView(TripList().modelContainer(container))
        #expect(texts(screen).contains("0 stays"))
        let trip = try #require(try container.mainContext.fetch(FetchDescriptor<Trip>()).first)
        screen.update { container.mainContext.insert(Stay(place: "Inn", trip: trip)) }
        #expect(texts(screen).contains("1 stays"))
    }

    @Test func aPredicateCanChange() throws {
        let container = try container("Rome", "Oslo", "Riga")
        let screen = try RenderedView(Search().modelContainer(container))
        #expect(texts(screen).contains("Riga,Rome"))
        screen.buttons["Look for O"].tap()
        #expect(texts(screen).contains("Oslo"))
    }

    @Test func aContainerIsMadeOnce() throws {
        var made = 0
        let list = TripList().modelContainer(for: Trip.self, inMemory: true) { result in
            made += 1
            if case .success(let container) = result { container.mainContext.insert(Trip(name: "Sample")) }
        }
        let screen = try RenderedView(list)
        #expect(texts(screen).contains("Sample"))
        screen.buttons["Add"].tap()
        #expect(texts(screen).contains("Oslo 1"))
        #expect(made == 1)
    }

    @Test func theStoreOfAScreenBeginsEmpty() throws {
        for _ in 0..<2 {
            let screen = try RenderedView(TripList().modelContainer(for: Trip.self))
            #expect(!texts(screen).contains("Oslo 0"))
            screen.buttons["Add"].tap()
            #expect(texts(screen).contains("Oslo 0"))
        }
    }

    @Test func withoutAContainerTheViewIsEmpty() throws {
        let screen = try RenderedView(TripList())
        #expect(texts(screen).contains("0 planned"))
        screen.buttons["Add"].tap()
        #expect(texts(screen).contains("0 planned"))
    }

    @Test func whatABackgroundSavesIsShown() async throws {
        let container = try container("Rome")
        let screen = try RenderedView(TripList().modelContainer(container))
        _ = try await Importer(modelContainer: container).add(["Bern"])
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        screen.advance(by: .milliseconds(16))
        #expect(texts(screen).contains("Bern"))
    }
}
