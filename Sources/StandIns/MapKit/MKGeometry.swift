import CoreGraphics
import CoreLocation
import Foundation

/// The width and height of a map region, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// The distance from north to south, in degrees.
    public var latitudeDelta: CLLocationDegrees
    /// The distance from west to east, in degrees.
    public var longitudeDelta: CLLocationDegrees

    /// Creates a span of zero degrees.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    /// Creates a span in degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A region of the map.
public struct MKCoordinateRegion: @unchecked Sendable {
    // Unchecked because coordinates are plain numbers.
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// The size of the region, in degrees.
    public var span: MKCoordinateSpan

    /// Creates an empty region.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    /// Creates a region with a center and a size in degrees.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }
    /// Creates a region with a center and a size in meters.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let metersInDegree = 111_320.0
        let narrowing = max(0.01, cos(centerCoordinate.latitude * .pi / 180))
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / metersInDegree,
                longitudeDelta: longitudinalMeters / (metersInDegree * narrowing)))
    }
    /// Creates the region of a map rectangle.
    public init(_ rect: MKMapRect) {
        let (a, b) = (
            MKMapPoint(x: rect.minX, y: rect.minY).coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        )
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(latitudeDelta: a.latitude - b.latitude, longitudeDelta: b.longitude - a.longitude))
    }
}

/// A point of Mercator's projection of the world, which is a square with sides of 2²⁸ points.
public struct MKMapPoint: Hashable, Sendable {
    /// The distance from the western edge, in points.
    public var x: Double
    /// The distance from the northern edge, in points.
    public var y: Double

    /// Creates the point in the north-west.
    public init() { self.init(x: 0, y: 0) }
    /// Creates a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
    /// Creates the point of a coordinate. The projection ends at 85 degrees.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(max(coordinate.latitude, -85.051_128_78), 85.051_128_78) * .pi / 180
        x = (coordinate.longitude + 180) / 360 * MKMapSize.world.width
        y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * MKMapSize.world.height
    }

    /// The coordinate of the point.
    public var coordinate: CLLocationCoordinate2D {
        let latitude = atan(sinh(.pi * (1 - 2 * y / MKMapSize.world.height)))
        return CLLocationCoordinate2D(
            latitude: latitude * 180 / .pi, longitude: x / MKMapSize.world.width * 360 - 180)
    }

    /// Returns the distance to another point, in meters.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (a, b) = (coordinate, other.coordinate)
        return CLLocation(latitude: a.latitude, longitude: a.longitude)
            .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
    }
}

/// A size in the projection.
public struct MKMapSize: Hashable, Sendable {
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double

    /// Creates a size of zero.
    public init() { self.init(width: 0, height: 0) }
    /// Creates a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
    /// The world.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle in the projection.
public struct MKMapRect: Hashable, Sendable {
    /// The point in the north-west.
    public var origin: MKMapPoint
    /// The size.
    public var size: MKMapSize

    /// Creates an empty rectangle.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    /// Creates a rectangle.
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }
    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The world.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// The null rectangle. Its union with another rectangle is the other rectangle.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    /// A Boolean value that indicates whether the rectangle is null.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// A Boolean value that indicates whether it covers nothing.
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }

    /// Returns a Boolean value that indicates whether a point is in the rectangle.
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
    /// Returns the smallest rectangle around both.
    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
    }
    /// Returns a Boolean value that indicates whether both have points in common.
    public func intersects(_ rect2: MKMapRect) -> Bool {
        minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
    }
    /// Returns a rectangle that is smaller on each side.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// The smallest rectangle around places.
    package init(around places: some Sequence<CLLocationCoordinate2D>) {
        self = places.reduce(.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) }
    }

    /// The rectangle that covers a region.
    package init(_ region: MKCoordinateRegion) {
        let (center, span) = (region.center, region.span)
        let north = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2,
                longitude: center.longitude - span.longitudeDelta / 2))
        let south = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2,
                longitude: center.longitude + span.longitudeDelta / 2))
        self.init(x: north.x, y: north.y, width: south.x - north.x, height: south.y - north.y)
    }
}

/// Returns the number of map points per meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    MKMapSize.world.width / (40_075_016.686 * max(0.01, cos(latitude * .pi / 180)))
}
