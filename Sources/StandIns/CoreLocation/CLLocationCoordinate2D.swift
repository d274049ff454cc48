import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Meters.
public typealias CLLocationDistance = Double
/// Meters each second.
public typealias CLLocationSpeed = Double
/// Degrees clockwise from north.
public typealias CLLocationDirection = Double
/// Meters that a place may be off by.
public typealias CLLocationAccuracy = Double
/// Meters each second that a speed may be off by.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees that a direction may be off by.
public typealias CLLocationDirectionAccuracy = Double

/// A place on Earth.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Creates the place where the equator meets the meridian of Greenwich.
    public init() {
        latitude = 0
        longitude = 0
    }

    /// Creates a place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Returns a place.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Returns a Boolean value that indicates whether the latitude is within 90 degrees and the longitude within 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// A filter that reports every distance: every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The farthest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The best accuracy, with more sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Within ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of programs that are allowed only a reduced accuracy.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
