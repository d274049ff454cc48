import Charts
import SwiftData
import SwiftUI

/// How a plant has grown, and how much water it had.
struct PlantDetail: View {
    @Bindable var plant: Plant
    @Environment(\.today) private var today

    private var measurements: [Measurement] { plant.measurements.sorted { $0.date < $1.date } }
    private var waterings: [Watering] { plant.waterings.sorted { $0.date < $1.date } }

    var body: some View {
        Form {
            Section("Height in centimeters") {
                Chart(measurements) { measurement in
                    AreaMark(x: .value("Date", measurement.date), y: .value("Height", measurement.height))
                        .interpolationMethod(.catmullRom)
                        .foregroundStyle(.green.opacity(0.2))
                    LineMark(x: .value("Date", measurement.date), y: .value("Height", measurement.height))
                        .interpolationMethod(.catmullRom)
                        .foregroundStyle(.green)
                }
                .frame(height: 160)
            }
            Section("Water in milliliters") {
                Chart(waterings) { watering in
                    BarMark(
                        x: .value("Day", watering.date.formatted(.dateTime.month().day())),
                        y: .value("Water", watering.milliliters))
                }
                .frame(height: 140)
            }
            Section {
                Stepper("Every \(plant.interval) days", value: $plant.interval, in: 1...60)
                Button("Water now", systemImage: "drop.fill") {
                    plant.waterings.append(Watering(date: today))
                }
            }
        }
        .navigationTitle(plant.name)
    }
}

private struct FirstPlant: View {
    @Query(sort: \Plant.name, order: .reverse) private var plants: [Plant]

    var body: some View {
        NavigationStack {
            if let plant = plants.first { PlantDetail(plant: plant) }
        }
    }
}

#Preview("Plant", traits: .sampleGarden) { FirstPlant() }
