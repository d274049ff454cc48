import CoreLocation
import Foundation

/// A value at a place of a map.
public protocol MKAnnotation: AnyObject {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title: what is shown below it.
    var title: String? { get }
    /// The subtitle: what is shown below the title.
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
    /// The title: what is shown below it.
    open var title: String?
    /// The subtitle: what is shown below the title.
    open var subtitle: String?
    public override init() {}
}

/// A place of a map.
open class MKPointAnnotation: MKShape, MKAnnotation {
    /// The place.
    open var coordinate = CLLocationCoordinate2D()
    public override init() {}
    /// Creates a place.
    public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        super.init()
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
    }
}

/// Several places of a map.
open class MKMultiPoint: MKShape {
    let places: [CLLocationCoordinate2D]
    init(places: [CLLocationCoordinate2D]) { self.places = places }

    /// The number of places.
    open var pointCount: Int { places.count }
    /// The middle of the rectangle around the places.
    open var coordinate: CLLocationCoordinate2D {
        let rect = boundingMapRect
        return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }
    /// The rectangle around the places.
    open var boundingMapRect: MKMapRect { MKMapRect(around: places) }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay {
    /// Creates a line through places.
    public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
        self.init(places: Array(coords.prefix(count)))
    }
    /// Creates a line through places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: (0..<max(0, count)).map { coords[$0] })
    }
}

/// An area between places.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// Creates an area between places.
    public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
        self.init(places: Array(coords.prefix(count)))
    }
}

/// An area around a place.
open class MKCircle: MKShape, MKOverlay {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Meters.
    public let radius: CLLocationDistance
    /// Creates an area around a place.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        coordinate = coord
        self.radius = radius
    }
    /// The rectangle around it.
    open var boundingMapRect: MKMapRect {
        MKMapRect(MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius))
    }
}

/// A place with an address.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    private let place: CLLocationCoordinate2D
    /// Creates a place without an address.
    public init(coordinate: CLLocationCoordinate2D) {
        place = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }
    /// The place.
    open var coordinate: CLLocationCoordinate2D { place }
    /// The place's name.
    open var title: String? { name }
}
