import Foundation
import PerchStandIns

/// An object that converts between addresses and locations. In Perch, it finds nothing, because there is no server.
open class CLGeocoder: NSObject, @unchecked Sendable {
    // Unchecked: it has no state.

    /// The type of a handler of the found places.
    public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

    public override init() { super.init() }

    /// A Boolean value that indicates whether geocoding is in progress.
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
    /// Cancels geocoding.
    open func cancelGeocode() {}

    private static let reason = "there is no server to ask"
}

/// A location with an address.
open class CLPlacemark: NSObject {
    /// The location.
    open var location: CLLocation?
    /// The region.
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
    /// The district of the town.
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
    /// The areas of interest.
    open var areasOfInterest: [String]?

    package init(location: CLLocation?) { self.location = location }

    /// Creates a copy of a placemark.
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
