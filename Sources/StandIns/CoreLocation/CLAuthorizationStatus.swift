import Foundation
import PerchStandIns

/// Constants that indicate whether the program may use the location of the device.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// The user cannot allow the use of the location.
    case restricted = 1
    /// The user refused.
    case denied = 2
    /// The user allows the use of the location at any time.
    case authorizedAlways = 3
    /// The user allows the use of the location while the program is in use.
    case authorizedWhenInUse = 4

    /// The user allows the use of the location at any time.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }

    init(_ permission: DeviceState.Permission) {
        switch permission {
        case .notDetermined: self = .notDetermined
        case .denied: self = .denied
        case .granted: self = .authorizedWhenInUse
        }
    }
}

/// Constants that describe the accuracy of locations that the program may use.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// The full accuracy.
    case fullAccuracy = 0
    /// An accuracy of some kilometers.
    case reducedAccuracy = 1
}

/// Constants that describe the activity for which a program uses locations.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation = 2
    case fitness = 3
    case otherNavigation = 4
    case airborne = 5
}
