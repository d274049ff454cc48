import Foundation
import PerchStandIns

/// An object that asks whether an app may follow users.
open class ATTrackingManager: NSObject {
    /// Constants that indicate whether an app may follow users.
    public enum AuthorizationStatus: UInt, Sendable {
        case notDetermined = 0
        case restricted = 1
        case denied = 2
        case authorized = 3

        init(_ permission: DeviceState.Permission) {
            switch permission {
            case .notDetermined: self = .notDetermined
            case .denied: self = .denied
            case .granted: self = .authorized
            }
        }
    }

    /// An authorization status: what `DeviceState` says.
    open class var trackingAuthorizationStatus: AuthorizationStatus {
        AuthorizationStatus(DeviceState.current.permission(for: .tracking))
    }

    /// Asks. A user who was asked is not asked again.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) { completion(AuthorizationStatus(DeviceState.ask(for: .tracking))) }

    /// Asks. A user who was asked is not asked again.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        AuthorizationStatus(DeviceState.ask(for: .tracking))
    }
}
