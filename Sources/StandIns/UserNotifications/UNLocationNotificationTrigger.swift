import CoreLocation
import Foundation

/// A trigger for entering or leaving a region. In Perch, the device does not move.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
    /// The region.
    public let region: CLRegion

    /// Creates a trigger for a region.
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}
