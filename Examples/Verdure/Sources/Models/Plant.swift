import Foundation
import SwiftData

/// How much light a plant wants.
public enum Light: String, Codable, CaseIterable, Identifiable, Sendable {
    case shade, partial, sun

    public var id: Self { self }

    var symbol: String {
        switch self {
        case .shade: "cloud"
        case .partial: "cloud.sun"
        case .sun: "sun.max"
        }
    }
}

@Model
public final class Plant {
    @Attribute(.unique) public var name: String
    public var species: String
    public var light: Light
    /// Days between two waterings.
    public var interval: Int
    @Relationship(deleteRule: .cascade, inverse: \Watering.plant) public var waterings: [Watering] = []
    @Relationship(deleteRule: .cascade, inverse: \Measurement.plant) var measurements: [Measurement] = []

    public init(name: String, species: String, light: Light = .partial, interval: Int = 7) {
        self.name = name
        self.species = species
        self.light = light
        self.interval = interval
    }

    var lastWatering: Date? { waterings.map(\.date).max() }

    func daysUntilWatering(on day: Date) -> Int {
        guard let last = lastWatering else { return 0 }
        let passed = Calendar.current.dateComponents([.day], from: last, to: day).day ?? 0
        return interval - passed
    }
}

@Model
public final class Watering {
    public var date: Date
    var milliliters: Int
    var plant: Plant?

    public init(date: Date, milliliters: Int = 200) {
        self.date = date
        self.milliliters = milliliters
    }
}

@Model
final class Measurement {
    var date: Date
    var height: Double
    var plant: Plant?

    init(date: Date, height: Double) {
        self.date = date
        self.height = height
    }
}
