import Foundation
import PerchStandIns

/// Constants that indicate whether a program may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// An authorization status: nobody was asked.
    case notDetermined = 0
    /// An authorization status: nobody can allow it.
    case restricted = 1
    /// The user refused.
    case denied = 2
    /// Always.
    case authorizedAlways = 3
    /// An authorization status: while the program is used.
    case authorizedWhenInUse = 4

    /// Always.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }

    init(_ permission: DeviceState.Permission) {
        switch permission {
        case .notDetermined: self = .notDetermined
        case .denied: self = .denied
        case .granted: self = .authorizedWhenInUse
        }
    }
}

/// Constants that describe how exactly a program may know the place.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// An accuracy authorization: as exactly as can be.
    case fullAccuracy = 0
    /// Within some kilometers.
    case reducedAccuracy = 1
}

/// Constants that describe what a program does with places.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation = 2
    case fitness = 3
    case otherNavigation = 4
    case airborne = 5
}
