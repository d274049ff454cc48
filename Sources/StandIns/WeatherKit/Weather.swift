import CoreLocation
import Foundation

/// A type that describes where a piece of weather is from, and until when it counts.
public struct WeatherMetadata: Hashable, Sendable, Codable {
    /// The date, which indicates when it was made.
    public var date: Date
    /// The expiration date, which indicates until when it counts.
    public var expirationDate: Date
    /// Degrees north of the equator.
    var latitude: Double
    /// Degrees east of Greenwich.
    var longitude: Double
    /// The place.
    public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// A type that describes how the air moves.
public struct Wind: Hashable, Sendable, Codable {
    /// Constants that describe where wind comes from.
    public enum CompassDirection: String, CaseIterable, Hashable, Sendable, Codable, CustomStringConvertible {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south,
            southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

        /// The direction in words.
        public var description: String { rawValue.inWords }
        /// The direction in words for reading aloud.
        public var accessibilityDescription: String { description }
        /// The direction in letters, such as `NNE`.
        public var abbreviation: String {
            description.lowercased().replacing("north", with: "N").replacing("south", with: "S")
                .replacing("east", with: "E").replacing("west", with: "W").replacing(" ", with: "")
        }
    }

    public var speed: Measurement<UnitSpeed>
    public var gust: Measurement<UnitSpeed>?
    /// The direction, which indicates where it comes from, clockwise from the north.
    public var direction: Measurement<UnitAngle>
    /// The compass direction, which indicates where it comes from.
    public var compassDirection: CompassDirection {
        let degrees = direction.converted(to: .degrees).value
        let place = Int((degrees / 22.5).rounded()) % 16
        return CompassDirection.allCases[place < 0 ? place + 16 : place]
    }
}

/// A type that describes how strong the sun is.
public struct UVIndex: Hashable, Sendable, Codable {
    /// Constants that describe how dangerous it is.
    public enum ExposureCategory: String, CaseIterable, Comparable, Hashable, Sendable, Codable,
        CustomStringConvertible
    {
        case low, moderate, high, veryHigh, extreme

        /// The indexes of the category.
        public var rangeValue: ClosedRange<Int> {
            switch self {
            case .low: 0...2
            case .moderate: 3...5
            case .high: 6...7
            case .veryHigh: 8...10
            case .extreme: 11...Int.max
            }
        }
        /// The category in words.
        public var description: String { rawValue.inWords }
        /// The category in words for reading aloud.
        public var accessibilityDescription: String { description }
        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rangeValue.lowerBound < rhs.rangeValue.lowerBound }
    }

    public var value: Int
    /// The category, which indicates how dangerous it is.
    public var category: ExposureCategory {
        ExposureCategory.allCases.first { $0.rangeValue.contains(value) } ?? .low
    }
}

/// Constants that describe how the pressure of the air changes.
public enum PressureTrend: String, CaseIterable, Hashable, Sendable, Codable, CustomStringConvertible {
    case rising, falling, steady
    /// The change in words.
    public var description: String { rawValue.inWords }
    /// The change in words for reading aloud.
    public var accessibilityDescription: String { description }
}

/// Constants that describe what falls from the sky.
public enum Precipitation: String, CaseIterable, Hashable, Sendable, Codable, CustomStringConvertible {
    case none, hail, mixed, rain, sleet, snow
    /// The description, which indicates what falls, in words.
    public var description: String { rawValue.inWords }
    /// The accessibility description, which indicates what falls, in words for reading aloud.
    public var accessibilityDescription: String { description }
}

/// Constants that describe what the moon looks like.
public enum MoonPhase: String, CaseIterable, Hashable, Sendable, Codable, CustomStringConvertible {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
    /// The phase in words.
    public var description: String { rawValue.inWords }
    /// The phase in words for reading aloud.
    public var accessibilityDescription: String { description }
    /// The symbol of the phase.
    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .full: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
    }
}

/// A type that describes when the sun rises and sets.
public struct SunEvents: Hashable, Sendable, Codable {
    public var astronomicalDawn: Date?
    public var nauticalDawn: Date?
    public var civilDawn: Date?
    public var sunrise: Date?
    public var solarNoon: Date?
    public var sunset: Date?
    public var civilDusk: Date?
    public var nauticalDusk: Date?
    public var astronomicalDusk: Date?
    public var solarMidnight: Date?
}

/// A type that describes when the moon rises and sets.
public struct MoonEvents: Hashable, Sendable, Codable {
    public var phase: MoonPhase
    public var moonrise: Date?
    public var moonset: Date?
}

/// A type that describes how much the sky is covered, by height.
public struct CloudCoverByAltitude: Hashable, Sendable, Codable {
    public var low: Double
    public var medium: Double
    public var high: Double
}

/// The weather now. It is decoded from what an app has: nothing else makes it here.
public struct CurrentWeather: Hashable, Sendable, Codable {
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var dewPoint: Measurement<UnitTemperature>
    /// The humidity, from 0 to 1.
    public var humidity: Double
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var visibility: Measurement<UnitLength>
    /// The cloud cover, from 0 to 1.
    public var cloudCover: Double
    public var cloudCoverByAltitude: CloudCoverByAltitude
    public var isDaylight: Bool
    public var uvIndex: UVIndex
    public var wind: Wind
    public var precipitationIntensity: Measurement<UnitSpeed>
    public var metadata: WeatherMetadata
}

/// The weather of a minute. It is decoded from what an app has: nothing else makes it here.
public struct MinuteWeather: Hashable, Sendable, Codable {
    public var date: Date
    public var precipitation: Precipitation
    /// The precipitation chance, from 0 to 1.
    public var precipitationChance: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour. It is decoded from what an app has: nothing else makes it here.
public struct HourWeather: Hashable, Sendable, Codable {
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var dewPoint: Measurement<UnitTemperature>
    /// The humidity, from 0 to 1.
    public var humidity: Double
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var visibility: Measurement<UnitLength>
    /// The cloud cover, from 0 to 1.
    public var cloudCover: Double
    public var cloudCoverByAltitude: CloudCoverByAltitude
    public var isDaylight: Bool
    public var uvIndex: UVIndex
    public var wind: Wind
    public var precipitation: Precipitation
    /// The precipitation chance, from 0 to 1.
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
}

/// A type that describes how much falls in a day.
public struct PrecipitationAmountByType: Hashable, Sendable, Codable {
    public var precipitation: Measurement<UnitLength>
    public var rainfall: Measurement<UnitLength>
    public var hail: Measurement<UnitLength>
    public var mixed: Measurement<UnitLength>
    public var sleet: Measurement<UnitLength>
    public var snowfallAmount: SnowfallAmount
}

/// A type that describes how much snow falls.
public struct SnowfallAmount: Hashable, Sendable, Codable {
    public var amount: Measurement<UnitLength>
    public var amountLiquidEquivalent: Measurement<UnitLength>
    public var maximum: Measurement<UnitLength>
    public var maximumLiquidEquivalent: Measurement<UnitLength>
    public var minimum: Measurement<UnitLength>
    public var minimumLiquidEquivalent: Measurement<UnitLength>
}

/// The weather of a part of a day.
public struct DayPartForecast: Hashable, Sendable, Codable {
    public var condition: WeatherCondition
    public var cloudCover: Double
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var maximumHumidity: Double
    public var minimumHumidity: Double
    public var wind: Wind
}

/// The weather of a day. It is decoded from what an app has: nothing else makes it here.
public struct DayWeather: Hashable, Sendable, Codable {
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var highTemperature: Measurement<UnitTemperature>
    public var highTemperatureTime: Date?
    public var lowTemperature: Measurement<UnitTemperature>
    public var lowTemperatureTime: Date?
    public var precipitation: Precipitation
    /// The precipitation chance, from 0 to 1.
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var rainfallAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
    public var precipitationAmountByType: PrecipitationAmountByType
    public var sun: SunEvents
    public var moon: MoonEvents
    public var uvIndex: UVIndex
    public var wind: Wind
    public var highWindSpeed: Measurement<UnitSpeed>?
    public var maximumHumidity: Double
    public var minimumHumidity: Double
    public var maximumVisibility: Measurement<UnitLength>
    public var minimumVisibility: Measurement<UnitLength>
    public var daytimeForecast: DayPartForecast
    public var overnightForecast: DayPartForecast
    public var restOfDayForecast: DayPartForecast?
}

/// The weather of times that follow each other.
public struct Forecast<Element: Hashable & Sendable & Codable>: RandomAccessCollection, Hashable, Sendable, Codable {
    public var forecast: [Element]
    public var metadata: WeatherMetadata
    /// What a minute's forecast says in a sentence.
    var sentence: String?
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast where Element == MinuteWeather {
    /// The next hour in a sentence.
    public var summary: String { sentence ?? "" }
}

/// Constants that describe how dangerous weather is.
public enum WeatherSeverity: String, CaseIterable, Hashable, Sendable, Codable, CustomStringConvertible {
    case minor, moderate, severe, extreme, unknown
    /// The danger in words.
    public var description: String { rawValue.inWords }
    /// The danger in words for reading aloud.
    public var accessibilityDescription: String { description }
}

/// A warning.
public struct WeatherAlert: Hashable, Sendable, Codable {
    public var detailsURL: URL
    public var source: String
    public var summary: String
    public var region: String?
    public var severity: WeatherSeverity
    public var metadata: WeatherMetadata
}

/// A type that describes what is known about the weather of a place.
public struct WeatherAvailability: Hashable, Sendable, Codable {
    /// Constants that indicate whether something is known.
    public enum AvailabilityKind: String, Hashable, Sendable, Codable {
        case available, temporarilyUnavailable, unsupported, unknown
    }
    public var minuteAvailability: AvailabilityKind
    public var alertAvailability: AvailabilityKind
}

/// The weather of a place. It is decoded from what an app has: nothing else makes it here.
public struct Weather: Hashable, Sendable, Codable {
    public var currentWeather: CurrentWeather
    public var minuteForecast: Forecast<MinuteWeather>?
    public var hourlyForecast: Forecast<HourWeather>
    public var dailyForecast: Forecast<DayWeather>
    public var weatherAlerts: [WeatherAlert]?
    public var availability: WeatherAvailability
}

extension String {
    /// A name of Swift's in words: `veryHigh` is "Very High".
    var inWords: String {
        reduce(into: "") { words, letter in
            if letter.isUppercase { words += " " }
            words += words.isEmpty ? letter.uppercased() : String(letter)
        }
    }
}
