import CoreLocation
import Foundation

/// A place that the device comes to, or leaves. The device does not move here.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
    /// The place.
    public let region: CLRegion

    /// Creates a place.
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}
