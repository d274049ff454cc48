import Foundation

/// Constants that indicate whether the app may know that the user does not want to be disturbed.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
    /// The user was not asked, the device restricts it, the user denied it, or the user allowed it.
    case notDetermined, restricted, denied, authorized
}

/// A value that indicates whether the user does not want to be disturbed. In Perch, it is unknown.
open class INFocusStatus: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; its value is constant.

    /// A Boolean value that indicates whether the user does not want to be disturbed. Nil if it is unknown.
    public let isFocused: Bool?

    /// Creates a status.
    public init(isFocused: Bool?) { self.isFocused = isFocused }
}

/// An object that knows whether the user does not want to be disturbed. In Perch, the device restricts it.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here is changed.
    private static let center = INFocusStatusCenter()

    /// The center of the app.
    open class var `default`: INFocusStatusCenter { center }
    /// The status, which is unknown.
    open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
    /// The permission to know the status. In Perch, it is restricted.
    open var authorizationStatus: INFocusStatusAuthorizationStatus { .restricted }

    /// Requests the permission. In Perch, it is restricted.
    open func requestAuthorization(
        completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
    ) { completionHandler?(.restricted) }

    /// Requests the permission. In Perch, it is restricted.
    open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .restricted }
}
