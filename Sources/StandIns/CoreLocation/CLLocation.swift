import Foundation

/// A location of the device at a time.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked as Apple's: nothing of it changes.

    /// The location.
    public let coordinate: CLLocationCoordinate2D
    /// The altitude above sea level, in meters.
    public let altitude: CLLocationDistance
    /// The accuracy of the coordinate, in meters. If it is negative, the coordinate is not valid.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The accuracy of the altitude, in meters. If it is negative, the altitude is not valid.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of movement. Negative if it is unknown.
    public let course: CLLocationDirection
    /// The accuracy of the course, in degrees.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// The speed. Negative if it is unknown.
    public let speed: CLLocationSpeed
    /// The accuracy of the speed, in meters per second.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// The time at which the device was at the location.
    public let timestamp: Date
    /// The altitude above the ellipsoid, in meters. In Perch, it equals the altitude above sea level.
    open var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// The floor of a building. In Perch, it is unknown.
    open var floor: CLFloor? { nil }

    /// Creates a location at the current time.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Creates a location at a time.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    /// Creates a location and a movement at a time.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
            timestamp: timestamp)
    }

    /// Creates a location and a movement at a time.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
    }

    /// Returns the length of the shortest path to another location, in meters, without altitudes.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(from: coordinate, to: location.coordinate)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        String(
            format: "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f)", coordinate.latitude, coordinate.longitude,
            horizontalAccuracy, speed, course)
    }
}

/// A floor of a building.
open class CLFloor: NSObject {
    /// The number of the floor. The value 0 means the ground floor.
    public let level: Int

    init(level: Int) { self.level = level }
}

/// A direction that the device points in.
open class CLHeading: NSObject {
    /// The heading in degrees from magnetic north.
    open var magneticHeading: CLLocationDirection { 0 }
    /// The heading in degrees from true north. Negative if it is unknown.
    open var trueHeading: CLLocationDirection { -1 }
    /// The accuracy of the heading, in degrees. If it is negative, the heading is not valid.
    open var headingAccuracy: CLLocationDirection { -1 }
    /// The time at which the device had the heading.
    public let timestamp = Date()
}
