import CoreLocation
import Foundation

/// Why there is no weather.
public enum WeatherError: Error, Hashable, Sendable {
    case permissionDenied, unknown
}

/// What the sky is like.
public enum WeatherCondition: String, Codable, CaseIterable, Hashable, Sendable {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle,
        freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear,
        mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries,
        sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

    /// The condition in words.
    public var description: String {
        rawValue.reduce(into: "") { words, letter in
            if letter.isUppercase { words += " " }
            words += words.isEmpty ? letter.uppercased() : String(letter)
        }
    }
    /// The condition in words for reading aloud.
    public var accessibilityDescription: String { description }
}

/// How the air moves.
public struct Wind: Hashable, Sendable {
    public let speed: Measurement<UnitSpeed>
    public let gust: Measurement<UnitSpeed>?
    public let direction: Measurement<UnitAngle>
}

/// How strong the sun is.
public struct UVIndex: Hashable, Sendable {
    public let value: Int
}

/// The weather now. None is known, so there is no value of this type.
public struct CurrentWeather: Hashable, Sendable {
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let dewPoint: Measurement<UnitTemperature>
    public let humidity: Double
    public let pressure: Measurement<UnitPressure>
    public let visibility: Measurement<UnitLength>
    public let cloudCover: Double
    public let isDaylight: Bool
    public let uvIndex: UVIndex
    public let wind: Wind
}

/// The weather of an hour. None is known, so there is no value of this type.
public struct HourWeather: Hashable, Sendable {
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    public let temperature: Measurement<UnitTemperature>
    public let precipitationChance: Double
}

/// The weather of a day. None is known, so there is no value of this type.
public struct DayWeather: Hashable, Sendable {
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    public let highTemperature: Measurement<UnitTemperature>
    public let lowTemperature: Measurement<UnitTemperature>
    public let precipitationChance: Double
}

/// The weather of times that follow each other.
public struct Forecast<Element: Hashable & Sendable>: RandomAccessCollection, Hashable, Sendable {
    public let forecast: [Element]
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}

/// The weather of a place. None is known, so there is no value of this type.
public struct Weather: Hashable, Sendable {
    public let currentWeather: CurrentWeather
    public let hourlyForecast: Forecast<HourWeather>
    public let dailyForecast: Forecast<DayWeather>
}

/// Where the weather comes from.
public struct WeatherAttribution: Sendable {
    public let serviceName: String
    public let legalPageURL: URL
    public let squareMarkURL: URL
    public let combinedMarkDarkURL: URL
    public let combinedMarkLightURL: URL
}

/// Knows the weather. Here it knows none: each call throws.
public final class WeatherService: Sendable {
    public static let shared = WeatherService()
    public init() {}
    /// The weather of a place. It throws that there is no permission.
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }
    /// Where the weather comes from. It throws that there is no permission.
    public var attribution: WeatherAttribution {
        get async throws { throw WeatherError.permissionDenied }
    }
}
