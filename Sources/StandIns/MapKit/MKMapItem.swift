import CoreLocation
import Foundation
import PerchStandIns

/// A place with a name.
open class MKMapItem: NSObject {
    /// The coordinate of the place.
    public let placemark: MKPlacemark
    /// The name.
    open var name: String?
    /// The number to call.
    open var phoneNumber: String?
    /// The address on the web.
    open var url: URL?
    /// The category of the point of interest.
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    /// The time zone.
    open var timeZone: TimeZone?

    /// Creates a map item of a place.
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
    }

    /// Returns the map item of the current location.
    open class func forCurrentLocation() -> MKMapItem {
        let place = DeviceState.current.place
        return MKMapItem(
            placemark: MKPlacemark(
                coordinate: CLLocationCoordinate2D(latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0)))
    }

    /// Opens the place in Maps. In Perch, this method has no effect, and returns false.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        inert("MKMapItem.openInMaps(launchOptions:)", "there is no Maps")
        return false
    }

    /// An object that opens places in Maps. In Perch, this method has no effect, and returns false.
    @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
    {
        inert("MKMapItem.openMaps(with:launchOptions:)", "there is no Maps")
        return false
    }
}

/// A category of points of interest.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
    public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
    public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
    public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
    public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
    public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
    public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
    public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
    public static let library = MKPointOfInterestCategory(rawValue: "MKPOICategoryLibrary")
    public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
    public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
    public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
    public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
    public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
    public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
    public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
    public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
}

/// An error of a map.
public struct MKError: Error, Equatable {
    /// Constants that describe the kinds of errors.
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure = 2
        case loadingThrottled = 3
        case placemarkNotFound = 4
        case directionsNotFound = 5
    }
    /// The kind.
    public let code: Code
    init(_ code: Code) { self.code = code }
}

/// A search for places. There is no service, so it finds nothing.
open class MKLocalSearch: NSObject {
    /// The request of a search.
    open class Request: NSObject {
        /// The words.
        open var naturalLanguageQuery: String?
        /// The region of the search.
        open var region = MKCoordinateRegion()
        /// The types of results.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        public override init() {}
        /// Creates a request with a text.
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
        /// Creates a request with a completion.
        public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
    }

    /// Options that describe the types of results.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
    }

    /// The response of a search.
    open class Response: NSObject {
        /// The places.
        open var mapItems: [MKMapItem] { [] }
        /// The region around them.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    /// A Boolean value that indicates whether the request is loading. It is always false.
    open var isSearching: Bool { false }

    /// Creates a search.
    public init(request: Request) {}

    /// Starts the search. In Perch, it throws the error that nothing was found.
    nonisolated(nonsending) open func start() async throws -> Response { throw MKError(.placemarkNotFound) }
    /// Starts the search. In Perch, the handler receives the error that nothing was found.
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.placemarkNotFound))
    }
    /// Cancels the request.
    open func cancel() {}
}

/// A delegate that is notified of completions.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    /// Called when the completions have changed.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Called when the completer has failed.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// An object that completes searches. There is no service, so it has no completions.
open class MKLocalSearchCompleter: NSObject {
    /// The beginning of the words.
    open var queryFragment = "" { didSet { delegate?.completerDidUpdateResults(self) } }
    /// The region of the search.
    open var region = MKCoordinateRegion()
    /// The types of results.
    open var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest]
    /// The delegate, which is notified of completions.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// The completions, which are empty.
    open var results: [MKLocalSearchCompletion] { [] }
    public override init() {}
    /// Cancels the request.
    open func cancel() {}
}

/// A suggestion.
open class MKLocalSearchCompletion: NSObject {
    /// The first line.
    open var title: String { "" }
    /// The second line.
    open var subtitle: String { "" }
}

/// Options that describe means of transportation.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A route between places. None is ever found.
open class MKRoute: NSObject {
    /// The line.
    public let polyline: MKPolyline
    /// The distance in meters.
    public let distance: CLLocationDistance
    /// The expected travel time in seconds.
    public let expectedTravelTime: TimeInterval
    /// The name.
    open var name: String { "" }
    init(polyline: MKPolyline, distance: CLLocationDistance, expectedTravelTime: TimeInterval) {
        self.polyline = polyline
        self.distance = distance
        self.expectedTravelTime = expectedTravelTime
    }
}

/// A request for directions. There is no service, so it finds no route.
open class MKDirections: NSObject {
    /// A request with a start and an end.
    open class Request: NSObject {
        /// The start of the route.
        open var source: MKMapItem?
        /// The end of the route.
        open var destination: MKMapItem?
        /// The means of transportation.
        open var transportType = MKDirectionsTransportType.any
        /// A Boolean value that indicates whether several ways are wanted.
        open var requestsAlternateRoutes = false
        public override init() {}
    }
    /// The response of a search.
    open class Response: NSObject {
        /// The ways.
        open var routes: [MKRoute] { [] }
    }
    /// Creates a search.
    public init(request: Request) {}
    /// Starts the search. In Perch, it throws the error that nothing was found.
    nonisolated(nonsending) open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
    /// Starts the search. In Perch, the handler receives the error that nothing was found.
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.directionsNotFound))
    }
    /// Cancels the request.
    open func cancel() {}
}

/// A formatter of distances: in meters and kilometers, or in feet and miles, depending on the locale.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    // Unchecked because formatters are set up once and used afterwards.
    /// The units of distances.
    public enum Units: UInt, Sendable { case `default` = 0, metric = 1, imperial = 2, imperialWithYards = 3 }
    /// Constants that describe how units are named.
    public enum DistanceUnitStyle: UInt, Sendable { case `default` = 0, abbreviated = 1, full = 2 }
    /// The locale, which determines the units.
    open var locale: Locale! = .current
    /// The units of distances.
    open var units = Units.default
    /// The style of units.
    open var unitStyle = DistanceUnitStyle.default

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a distance in meters.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let isMetric = units == .metric || (units == .default && locale.measurementSystem == .metric)
        func written(_ value: Double, _ short: String, _ long: String) -> String {
            let digits = value < 10 && short != "m" && short != "ft" ? 1 : 0
            let number = value.formatted(.number.precision(.fractionLength(0...digits)).locale(locale))
            return "\(number) \(unitStyle == .full ? long : short)"
        }
        if isMetric {
            return distance < 1000
                ? written((distance / (distance < 100 ? 5 : 50)).rounded() * (distance < 100 ? 5 : 50), "m", "meters")
                : written(distance / 1000, "km", "kilometers")
        }
        let feet = distance / 0.3048
        return feet < 1000 ? written((feet / 50).rounded() * 50, "ft", "feet") : written(feet / 5280, "mi", "miles")
    }

    open override func string(for obj: Any?) -> String? { (obj as? Double).map { string(fromDistance: $0) } }
}
