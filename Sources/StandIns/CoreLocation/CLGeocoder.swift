import Foundation
import PerchStandIns

/// Finds places by their names, and names of places. It finds nothing here: it would have to ask a server.
open class CLGeocoder: NSObject, @unchecked Sendable {
    // Unchecked: it has no state.

    /// A type that is called with what was found.
    public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

    public override init() { super.init() }

    /// A Boolean value that indicates whether it is looking.
    open var isGeocoding: Bool { false }

    /// Geocodes an address. In Perch, this method has no effect other than the error `geocodeFoundNoResult`.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CompletionHandler) {
        inert("CLGeocoder.geocodeAddressString(_:completionHandler:)", Self.reason)
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }
    /// Geocodes an address. In Perch, this method has no effect other than the error `geocodeFoundNoResult`.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        inert("CLGeocoder.geocodeAddressString(_:)", Self.reason)
        throw CLError(.geocodeFoundNoResult)
    }
    /// Finds the address of a location. In Perch, this method has no effect other than the error
    /// `geocodeFoundNoResult`.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
        inert("CLGeocoder.reverseGeocodeLocation(_:completionHandler:)", Self.reason)
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }
    /// Finds the address of a location. In Perch, this method has no effect other than the error
    /// `geocodeFoundNoResult`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        inert("CLGeocoder.reverseGeocodeLocation(_:)", Self.reason)
        throw CLError(.geocodeFoundNoResult)
    }
    /// Stops looking.
    open func cancelGeocode() {}

    private static let reason = "there is no server to ask"
}

/// A place with its address.
open class CLPlacemark: NSObject {
    /// The place.
    open var location: CLLocation?
    /// The part of the Earth.
    open var region: CLRegion?
    /// The time zone.
    open var timeZone: TimeZone?
    /// The name.
    open var name: String?
    /// The street.
    open var thoroughfare: String?
    /// The number in the street.
    open var subThoroughfare: String?
    /// The town.
    open var locality: String?
    /// The part of the town.
    open var subLocality: String?
    /// The state or province.
    open var administrativeArea: String?
    /// The county.
    open var subAdministrativeArea: String?
    /// The postal code.
    open var postalCode: String?
    /// The code of the country.
    open var isoCountryCode: String?
    /// The name of the country.
    open var country: String?
    /// The water.
    open var inlandWater: String?
    /// The ocean.
    open var ocean: String?
    /// The areas of interest: what is there to see.
    open var areasOfInterest: [String]?

    package init(location: CLLocation?) { self.location = location }

    /// Creates the same place with the same address.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        region = placemark.region
        timeZone = placemark.timeZone
        name = placemark.name
        thoroughfare = placemark.thoroughfare
        subThoroughfare = placemark.subThoroughfare
        locality = placemark.locality
        subLocality = placemark.subLocality
        administrativeArea = placemark.administrativeArea
        subAdministrativeArea = placemark.subAdministrativeArea
        postalCode = placemark.postalCode
        isoCountryCode = placemark.isoCountryCode
        country = placemark.country
        inlandWater = placemark.inlandWater
        ocean = placemark.ocean
        areasOfInterest = placemark.areasOfInterest
    }
}
