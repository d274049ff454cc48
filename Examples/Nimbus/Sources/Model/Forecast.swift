import Foundation

/// A place that weather is shown of.
public struct Place: Identifiable, Codable, Hashable, Sendable {
    public var id: String { name }
    var name: String
    var region: String
    var latitude: Double
    var longitude: Double
    var timeZoneID: String

    var timeZone: TimeZone { TimeZone(identifier: timeZoneID) ?? .gmt }
}

/// What the sky does.
enum Condition: String, Codable, CaseIterable, Sendable {
    case clear, partlyCloudy, cloudy, fog, rain, thunder, snow

    var name: String {
        switch self {
        case .clear: "Clear"
        case .partlyCloudy: "Partly cloudy"
        case .cloudy: "Cloudy"
        case .fog: "Fog"
        case .rain: "Rain"
        case .thunder: "Thunderstorms"
        case .snow: "Snow"
        }
    }

    func symbol(isNight: Bool = false) -> String {
        switch self {
        case .clear: isNight ? "moon.stars.fill" : "sun.max.fill"
        case .partlyCloudy: isNight ? "cloud.moon.fill" : "cloud.sun.fill"
        case .cloudy: "cloud.fill"
        case .fog: "cloud.fog.fill"
        case .rain: "cloud.rain.fill"
        case .thunder: "cloud.bolt.rain.fill"
        case .snow: "cloud.snow.fill"
        }
    }
}

/// Temperatures are in degrees Celsius, speeds in metres a second, rain in millimetres an hour.
struct Hour: Identifiable, Codable, Hashable, Sendable {
    var time: Date
    var temperature: Double
    var rain: Double
    var condition: Condition

    var id: Date { time }
}

struct Day: Identifiable, Codable, Hashable, Sendable {
    var date: Date
    var low: Double
    var high: Double
    var chanceOfRain: Double
    var condition: Condition

    var id: Date { date }
}

struct Wind: Codable, Hashable, Sendable {
    var speed: Double
    var gusts: Double
    /// Where it comes from, in degrees from north, clockwise.
    var direction: Double
}

struct Forecast: Codable, Hashable, Sendable {
    var place: Place
    var time: Date
    var temperature: Double
    var feelsLike: Double
    var condition: Condition
    var wind: Wind
    var humidity: Double
    /// In hectopascals.
    var pressure: Double
    var sunrise: Date
    var sunset: Date
    var hours: [Hour]
    var days: [Day]

    var isNight: Bool { time < sunrise || time > sunset }

    /// How far the sun has come on its way from rise to set; below 0 and above 1 it is not up.
    var sunProgress: Double {
        time.timeIntervalSince(sunrise) / sunset.timeIntervalSince(sunrise)
    }

    var lowest: Double { days.map(\.low).min() ?? temperature }
    var highest: Double { days.map(\.high).max() ?? temperature }
}

/// What the user reads temperatures and speeds in.
enum Units: String, CaseIterable, Codable, Identifiable, Sendable {
    case metric, imperial

    var id: Self { self }
    var name: String { self == .metric ? "Celsius" : "Fahrenheit" }

    func degrees(_ celsius: Double) -> String {
        let value = self == .metric ? celsius : celsius * 9 / 5 + 32
        return value.formatted(.number.precision(.fractionLength(0))) + "°"
    }

    func speed(_ metresPerSecond: Double) -> String {
        let value = self == .metric ? metresPerSecond * 3.6 : metresPerSecond * 2.237
        return value.formatted(.number.precision(.fractionLength(0))) + (self == .metric ? " km/h" : " mph")
    }
}
