import SwiftData
import SwiftUI

/// A garden for previews.
struct SampleGarden: PreviewModifier {
    static let today = Date(timeIntervalSince1970: 1_780_000_000)

    static func makeSharedContext() throws -> ModelContainer {
        let container = try ModelContainer(
            for: Plant.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for plant in plants { container.mainContext.insert(plant) }
        return container
    }

    func body(content: Content, context: ModelContainer) -> some View {
        content.modelContainer(context).environment(\.today, Self.today)
    }

    @MainActor private static var plants: [Plant] {
        let fern = Plant(name: "Fern", species: "Nephrolepis exaltata", light: .shade, interval: 4)
        let lemon = Plant(name: "Lemon tree", species: "Citrus limon", light: .sun, interval: 6)
        let monstera = Plant(name: "Monstera", species: "Monstera deliciosa", interval: 9)
        for (plant, days) in [(fern, [13, 9, 5]), (lemon, [20, 15, 8, 2]), (monstera, [18, 8])] {
            plant.waterings = days.map { Watering(date: day(-$0), milliliters: 100 + 20 * $0) }
            plant.measurements = (0..<8).map { week in
                Measurement(date: day(-7 * (8 - week)), height: 30 + Double(week * week) * 0.6 + Double(week))
            }
        }
        return [fern, lemon, monstera]
    }

    private static func day(_ offset: Int) -> Date {
        Calendar.current.date(byAdding: .day, value: offset, to: today) ?? today
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var sampleGarden: Self { .modifier(SampleGarden()) }
}

extension EnvironmentValues {
    @Entry var today: Date = .now
}
