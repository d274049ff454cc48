import Foundation

/// A region on Earth with an identifier.
open class CLRegion: NSObject {
    /// The name.
    public let identifier: String
    /// A Boolean value that indicates whether the program is notified when the device enters the region.
    open var notifyOnEntry = true
    /// A Boolean value that indicates whether the program is notified when the device leaves the region.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
}

/// A circle on Earth.
open class CLCircularRegion: CLRegion {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// The radius in meters.
    public let radius: CLLocationDistance

    /// Creates a circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Returns a Boolean value that indicates whether a coordinate is in the circle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic.distance(from: center, to: coordinate) <= radius
    }
}
