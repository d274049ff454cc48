import CoreLocation
import Foundation

/// Constants that describe why there is no weather.
public enum WeatherError: LocalizedError, Hashable, Sendable {
    case permissionDenied, unknown

    public var errorDescription: String? {
        self == .permissionDenied ? "The app may not ask for the weather." : "The weather is not known."
    }
}

/// Constants that describe what the sky is like.
public enum WeatherCondition: String, Codable, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle,
        freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear,
        mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries,
        sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

    /// The condition in words.
    public var description: String { rawValue.inWords }
    /// The condition in words for reading aloud.
    public var accessibilityDescription: String { description }
}

/// A type that describes where the weather comes from.
public struct WeatherAttribution: Hashable, Sendable, Codable {
    public var serviceName: String
    public var legalAttributionText: String
    public var legalPageURL: URL
    public var squareMarkURL: URL
    public var combinedMarkDarkURL: URL
    public var combinedMarkLightURL: URL
}

/// A piece of the weather that is asked for.
public struct WeatherQuery<Result: Sendable>: Sendable {
    fileprivate init() {}
}

extension WeatherQuery where Result == CurrentWeather {
    /// The weather now.
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}
extension WeatherQuery where Result == Forecast<MinuteWeather>? {
    /// The next hour by minutes.
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}
extension WeatherQuery where Result == Forecast<HourWeather> {
    /// The next days by hours.
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
    /// Some hours.
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
}
extension WeatherQuery where Result == Forecast<DayWeather> {
    /// The next ten days.
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
    /// Some days.
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
}
extension WeatherQuery where Result == [WeatherAlert]? {
    /// Warnings.
    public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}
extension WeatherQuery where Result == WeatherAvailability {
    /// A weather query: what is known.
    public static var availability: WeatherQuery<WeatherAvailability> { WeatherQuery() }
}

/// An object that knows the weather. In Perch, it knows none: each call throws.
public final class WeatherService: Sendable {
    public static let shared = WeatherService()
    public init() {}
    /// Returns the weather of a place. It throws that there is no permission.
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }
    /// Pieces of the weather of a place. It throws that there is no permission.
    public func weather<each Piece: Sendable>(
        for location: CLLocation, including dataSets: repeat WeatherQuery<each Piece>
    ) async throws -> (repeat each Piece) { throw WeatherError.permissionDenied }
    /// The attribution, which indicates where the weather comes from. It throws that there is no permission.
    public var attribution: WeatherAttribution {
        get async throws { throw WeatherError.permissionDenied }
    }
}
