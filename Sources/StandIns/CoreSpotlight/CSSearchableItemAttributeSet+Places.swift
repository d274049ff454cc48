import Foundation

/// The attributes of places.
extension CSSearchableItemAttributeSet {
    /// The synopsis of the content.
    public var headline: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// Instructions for the use of the item.
    public var instructions: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The street of the location.
    public var thoroughfare: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The number of the building in the street.
    public var subThoroughfare: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The postal code.
    public var postalCode: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The city.
    public var city: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The state or province.
    public var stateOrProvince: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The country.
    public var country: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The complete address.
    public var fullyFormattedAddress: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The altitude, in meters above sea level.
    public var altitude: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The latitude, in degrees north of the equator.
    public var latitude: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The longitude, in degrees east of the prime meridian.
    public var longitude: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The speed, in kilometers per hour.
    public var speed: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The time of the event.
    public var timestamp: Date? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The direction of the image, in degrees from true north.
    public var imageDirection: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The name of the location.
    public var namedLocation: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The direction of travel, in degrees from true north.
    public var gpsTrack: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The status of the GPS receiver.
    public var gpsStatus: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The mode of the GPS measurement.
    public var gpsMeasureMode: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The precision of the GPS measurement.
    public var gpsdop: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The map datum of the GPS receiver.
    public var gpsMapDatum: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The latitude of the destination, in degrees.
    public var gpsDestLatitude: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The longitude of the destination, in degrees.
    public var gpsDestLongitude: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The bearing to the destination, in degrees.
    public var gpsDestBearing: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The distance to the destination.
    public var gpsDestDistance: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The name of the method of the GPS measurement.
    public var gpsProcessingMethod: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The name of the GPS area.
    public var gpsAreaInformation: String? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The date of the GPS measurement.
    public var gpsDateStamp: Date? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// A number that is 1 if the GPS measurement was corrected differentially. The name has Apple's spelling.
    public var gpsDifferental: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }
}
