import CoreLocation
import Foundation

/// A type that represents content at a coordinate of a map.
public protocol MKAnnotation: AnyObject {
    /// The coordinate of the place.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title, which appears below the annotation.
    var title: String? { get }
    /// The subtitle, which appears below the title.
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// An overlay on a part of a map.
public protocol MKOverlay: MKAnnotation {
    /// The rectangle around it.
    var boundingMapRect: MKMapRect { get }
}

/// A shape of a map.
open class MKShape: NSObject {
    /// The title, which appears below the annotation.
    open var title: String?
    /// The subtitle, which appears below the title.
    open var subtitle: String?
    public override init() {}
}

/// An annotation at a coordinate.
open class MKPointAnnotation: MKShape, MKAnnotation {
    /// The coordinate of the place.
    open var coordinate = CLLocationCoordinate2D()
    public override init() {}
    /// Creates a map item of a place.
    public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        super.init()
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
    }
}

/// A shape with several coordinates.
open class MKMultiPoint: MKShape {
    let places: [CLLocationCoordinate2D]
    init(places: [CLLocationCoordinate2D]) { self.places = places }

    /// The number of coordinates.
    open var pointCount: Int { places.count }
    /// The center of the rectangle around the coordinates.
    open var coordinate: CLLocationCoordinate2D {
        let rect = boundingMapRect
        return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }
    /// The rectangle around the coordinates.
    open var boundingMapRect: MKMapRect { MKMapRect(around: places) }
}

/// A line through several coordinates.
open class MKPolyline: MKMultiPoint, MKOverlay {
    /// Creates a line through several coordinates.
    public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
        self.init(places: Array(coords.prefix(count)))
    }
    /// Creates a line through several coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: (0..<max(0, count)).map { coords[$0] })
    }
}

/// A polygon with several coordinates.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// Creates a polygon with several coordinates.
    public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
        self.init(places: Array(coords.prefix(count)))
    }
}

/// A circle around a coordinate.
open class MKCircle: MKShape, MKOverlay {
    /// The coordinate of the place.
    public let coordinate: CLLocationCoordinate2D
    /// The distance in meters.
    public let radius: CLLocationDistance
    /// Creates a circle around a coordinate.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        coordinate = coord
        self.radius = radius
    }
    /// The rectangle around it.
    open var boundingMapRect: MKMapRect {
        MKMapRect(MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius))
    }
}

/// A coordinate with an address.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    private let place: CLLocationCoordinate2D
    /// Creates a placemark without an address.
    public init(coordinate: CLLocationCoordinate2D) {
        place = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }
    /// The coordinate of the place.
    open var coordinate: CLLocationCoordinate2D { place }
    /// The name of the place.
    open var title: String? { name }
}
