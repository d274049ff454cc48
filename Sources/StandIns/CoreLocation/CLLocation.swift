import Foundation

/// A place at a moment.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked as Apple's: nothing of it changes.

    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Meters above the sea.
    public let altitude: CLLocationDistance
    /// Meters that the place may be off by; negative where the place counts for nothing.
    public let horizontalAccuracy: CLLocationAccuracy
    /// Meters that the altitude may be off by; negative where the altitude counts for nothing.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of movement; negative where it is not known.
    public let course: CLLocationDirection
    /// Degrees that the course may be off by.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// The speed; negative where it is not known.
    public let speed: CLLocationSpeed
    /// Meters each second that the speed may be off by.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// The timestamp: when the device was there.
    public let timestamp: Date
    /// Meters above the ellipsoid. The same as above the sea here.
    open var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// The floor of a building. Not known here.
    open var floor: CLFloor? { nil }

    /// Creates a place, now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Creates a place at a moment.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    /// Creates a place and a movement at a moment.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
            timestamp: timestamp)
    }

    /// Creates a place and a movement at a moment.
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

    /// Returns the length of the shortest way to another place, in meters, without heights.
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
    /// The floor's number. The value 0 means the ground.
    public let level: Int

    init(level: Int) { self.level = level }
}

/// A direction that the device points in.
open class CLHeading: NSObject {
    /// Degrees from magnetic north.
    open var magneticHeading: CLLocationDirection { 0 }
    /// Degrees from north; negative where it is not known.
    open var trueHeading: CLLocationDirection { -1 }
    /// Degrees that the direction may be off by; negative where it counts for nothing.
    open var headingAccuracy: CLLocationDirection { -1 }
    /// The timestamp: when the device pointed there.
    public let timestamp = Date()
}
