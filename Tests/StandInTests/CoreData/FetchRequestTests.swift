import CoreData
import PerchTesting
import SwiftUI
import Testing

@MainActor @Suite struct FetchRequestTests {
    private struct RideList: View {
        @FetchRequest(sortDescriptors: [SortDescriptor(\.distance)], animation: .default) private var rides:
            FetchedResults<Ride>
        @FetchRequest(entity: NSEntityDescription(), sortDescriptors: []) private var none: FetchedResults<Ride>
        @SectionedFetchRequest(sectionIdentifier: \.name, sortDescriptors: [SortDescriptor(\.name)])
        private var sections: SectionedFetchResults<String?, Ride>

        var body: some View {
            VStack {
                ForEach(rides) { ride in Text("\(ride.name ?? "?") \(Int(ride.distance))") }
                Text("\(sections.count) sections, \(none.count) others")
            }
        }
    }

    private struct RideRow: View {
        @ObservedObject var ride: Ride

        var body: some View { Text(ride.name ?? "No name") }
    }

    @Test func aViewHasTheObjectsOfItsContext() throws {
        let container = RideModel.container()
        for (name, distance) in [("Lake", 12.0), ("Hill", 3)] {
            let ride = Ride(context: container.viewContext)
            ride.name = name
            ride.distance = distance
        }
        let view = try RenderedView(RideList().environment(\.managedObjectContext, container.viewContext))
        #expect(view.staticTexts["Hill 3"].exists && view.staticTexts["Lake 12"].exists)
        #expect(view.staticTexts["2 sections, 0 others"].exists)
        let another = Ride(context: container.viewContext)
        another.name = "Sea"
        container.viewContext.processPendingChanges()
        view.update()
        #expect(view.staticTexts["Sea 0"].exists && view.staticTexts["3 sections, 0 others"].exists)
    }

    @Test func aViewFollowsItsObject() throws {
        let container = RideModel.container()
        let ride = Ride(context: container.viewContext)
        let view = try RenderedView(RideRow(ride: ride))
        #expect(view.staticTexts["No name"].exists)
        ride.name = "Lake"
        view.update()
        #expect(view.staticTexts["Lake"].exists)
    }
}
