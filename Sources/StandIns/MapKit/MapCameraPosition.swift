import CoreLocation
import Foundation
import PerchStandIns

/// The point of view of the map.
public struct MapCamera: Hashable, @unchecked Sendable {
    // Unchecked because coordinates are plain numbers.
    /// The coordinate of the center.
    public var centerCoordinate: CLLocationCoordinate2D
    /// The distance to the coordinate, in meters.
    public var distance: Double
    /// The heading in degrees, clockwise from north. In Perch, it has no effect.
    public var heading: Double
    /// The pitch in degrees. In Perch, it has no effect.
    public var pitch: Double

    /// Creates a camera.
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    public static func == (lhs: MapCamera, rhs: MapCamera) -> Bool { lhs.numbers == rhs.numbers }
    public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
    private var numbers: [Double] { [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch] }

    /// The part of the map that is seen: at 30 degrees to both sides, about as much as the distance.
    var region: MKCoordinateRegion {
        MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: distance, longitudinalMeters: distance)
    }
}

/// The position of a map's camera.
public struct MapCameraPosition: Equatable, Sendable {
    indirect enum Kind: Sendable {
        case automatic
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case camera(MapCamera)
        case userLocation(Kind)
    }

    let kind: Kind
    /// A Boolean value that indicates whether a user has moved the map.
    public var positionedByUser = false

    init(_ kind: Kind) { self.kind = kind }

    /// A position that shows the content of the map.
    public static let automatic = MapCameraPosition(.automatic)
    /// Returns a region.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(.region(region)) }
    /// Returns a rectangle of the projection.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }
    /// Returns the position of a camera.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }
    /// Returns the position of a map item.
    public static func item(_ mapItem: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        .camera(MapCamera(centerCoordinate: mapItem.placemark.coordinate, distance: 1000))
    }
    /// Returns the position of the device, or a fallback.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        MapCameraPosition(.userLocation(fallback.kind))
    }

    /// The region of the position. Nil if it has none.
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    /// The rectangle of the position. Nil if it has none.
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    /// The camera of the position. Nil if it has none.
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    /// A Boolean value that indicates whether it follows the device.
    public var followsUserLocation: Bool { if case .userLocation = kind { true } else { false } }
    /// A Boolean value that indicates whether the position follows the heading of the device. It is always false.
    public var followsUserHeading: Bool { false }
    /// The position that is used while the location of the device is unknown.
    public var fallbackPosition: MapCameraPosition? {
        if case .userLocation(let kind) = kind { MapCameraPosition(kind) } else { nil }
    }

    public static func == (lhs: MapCameraPosition, rhs: MapCameraPosition) -> Bool {
        lhs.positionedByUser == rhs.positionedByUser && "\(lhs.kind)" == "\(rhs.kind)"
    }

    /// The rectangle that is to be seen at least.
    func rect(for contents: MKMapRect) -> MKMapRect { Self.rect(kind, contents) }

    private static func rect(_ kind: Kind, _ contents: MKMapRect) -> MKMapRect {
        switch kind {
        case .region(let region): return MKMapRect(region)
        case .rect(let rect): return rect
        case .camera(let camera): return MKMapRect(camera.region)
        case .userLocation(let fallback):
            let device = DeviceState.current
            guard device.permission(for: .location) == .granted, let place = device.place else {
                return rect(fallback, contents)
            }
            let center = CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)
            return MKMapRect(MKCoordinateRegion(center: center, latitudinalMeters: 1000, longitudinalMeters: 1000))
        case .automatic:
            guard !contents.isNull else { return .world.insetBy(dx: 0, dy: MKMapSize.world.height / 6) }
            // One place is seen with its surroundings, several with some space around them.
            let least =
                MKMapPointsPerMeterAtLatitude(MKMapPoint(x: contents.midX, y: contents.midY).coordinate.latitude) * 1000
            let (dx, dy) = (
                max(contents.width * 0.2, (least - contents.width) / 2),
                max(contents.height * 0.2, (least - contents.height) / 2)
            )
            return contents.insetBy(dx: -dx, dy: -dy)
        }
    }
}

/// The bounds for the camera of a map.
public struct MapCameraBounds: Sendable {
    let minimumDistance: Double?
    let maximumDistance: Double?

    /// Creates bounds with distances in meters. Other bounds have no effect.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        self.minimumDistance = minimumDistance
        self.maximumDistance = maximumDistance
    }
    /// Creates bounds with a region for the center of the map. In Perch, it has no effect.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {
        self.init(minimumDistance: minimumDistance, maximumDistance: maximumDistance)
    }
}

/// Options that describe how the user can interact with a map.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The user can drag the map.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// The user can zoom the map.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// The user can tilt the map. In Perch, it has no effect.
    public static let pitch = MapInteractionModes(rawValue: 4)
    /// The user can rotate the map. In Perch, it has no effect.
    public static let rotate = MapInteractionModes(rawValue: 8)
    /// All interactions.
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}
