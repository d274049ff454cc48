import SwiftData
import SwiftUI

/// All plants, those that need water first.
public struct PlantList: View {
    @Environment(\.modelContext) private var context
    @Environment(\.today) private var today
    @Query(sort: \Plant.name, animation: .default) private var plants: [Plant]
    @State private var search = ""
    @State private var isAdding = false

    public init() {}

    private var found: [Plant] {
        plants.filter { search.isEmpty || $0.name.localizedCaseInsensitiveContains(search) }
            .sorted { $0.daysUntilWatering(on: today) < $1.daysUntilWatering(on: today) }
    }

    public var body: some View {
        NavigationStack {
            List {
                ForEach(found) { plant in
                    NavigationLink(value: plant) { PlantRow(plant: plant) }
                        .swipeActions(edge: .leading) {
                            Button("Water", systemImage: "drop.fill") { water(plant) }.tint(.blue)
                        }
                }
                .onDelete { places in
                    for place in places { context.delete(found[place]) }
                }
            }
            .overlay {
                if plants.isEmpty {
                    ContentUnavailableView(
                        "No Plants", systemImage: "leaf", description: Text("Add the first one with the plus button."))
                }
            }
            .navigationTitle("Verdure")
            .navigationDestination(for: Plant.self) { PlantDetail(plant: $0) }
            .searchable(text: $search)
            .toolbar {
                Button("Add", systemImage: "plus") { isAdding = true }
            }
            .sheet(isPresented: $isAdding) { NewPlant() }
        }
    }

    private func water(_ plant: Plant) {
        withAnimation { plant.waterings.append(Watering(date: today)) }
    }
}

struct PlantRow: View {
    let plant: Plant
    @Environment(\.today) private var today

    var body: some View {
        let days = plant.daysUntilWatering(on: today)
        HStack {
            Image(systemName: plant.light.symbol).foregroundStyle(.orange).frame(width: 32)
            VStack(alignment: .leading) {
                Text(plant.name).font(.headline)
                Text(plant.species).font(.subheadline).italic().foregroundStyle(.secondary)
            }
            Spacer()
            Label(days > 0 ? "\(days) d" : "Now", systemImage: "drop")
                .font(.subheadline)
                .foregroundStyle(days > 0 ? Color.secondary : .blue)
        }
    }
}

struct NewPlant: View {
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var species = ""
    @State private var light = Light.partial
    @State private var interval = 7

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                TextField("Species", text: $species)
                Picker("Light", selection: $light) {
                    ForEach(Light.allCases) { light in
                        Label(light.rawValue.capitalized, systemImage: light.symbol).tag(light)
                    }
                }
                Stepper("Every \(interval) days", value: $interval, in: 1...60)
            }
            .navigationTitle("New Plant")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Add") {
                        context.insert(Plant(name: name, species: species, light: light, interval: interval))
                        dismiss()
                    }
                    .disabled(name.isEmpty)
                }
            }
        }
    }
}

#Preview("Plants", traits: .sampleGarden) { PlantList() }
#Preview("No plants") { PlantList().modelContainer(for: Plant.self, inMemory: true) }
#Preview("New plant", traits: .sampleGarden) { NewPlant() }
