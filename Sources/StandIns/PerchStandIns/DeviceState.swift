import Foundation

/// The state of the device that the modules for Apple's other frameworks use.
///
/// The default is a new phone: the program has not requested any permission, there are no accounts, no location, and no
/// biometry, and the network connection is Wi-Fi. To use another state, a test or a preview runs code with
/// ``perform(_:)-(()->Result)``, or sets ``current``.
///
///     var device = DeviceState()
///     device.permissions[.location] = .granted
///     device.place = DeviceState.Place(latitude: 59.33, longitude: 18.07)
///     device.perform { … }
public struct DeviceState: Sendable, Equatable {
    /// A capability that needs the user's permission.
    public enum Capability: Sendable, Hashable, CaseIterable {
        case bluetooth, calendars, camera, contacts, health, location, microphone, motion, notifications, photos,
            reminders
        case speech, tracking
    }

    /// Constants that describe the answer of the user to a request.
    public enum Permission: Sendable, Hashable {
        case notDetermined, denied, granted
    }

    /// Constants that describe the biometry of the device.
    public enum Biometry: Sendable, Hashable {
        case none, touchID, faceID
    }

    /// Constants that describe the network connection.
    public enum Connection: Sendable, Hashable {
        case none, wifi, cellular
    }

    /// A place on Earth.
    public struct Place: Sendable, Hashable {
        /// The latitude in degrees north of the equator.
        public var latitude: Double
        /// The longitude in degrees east of Greenwich.
        public var longitude: Double
        /// The altitude in meters above sea level.
        public var altitude: Double

        /// Creates a place.
        public init(latitude: Double, longitude: Double, altitude: Double = 0) {
            self.latitude = latitude
            self.longitude = longitude
            self.altitude = altitude
        }
    }

    /// The permission for each capability. If a capability is missing, the program has not requested it.
    public var permissions: [Capability: Permission] = [:]
    /// The answers of the user to later requests. If a capability is missing, the user denies the request.
    public var answers: [Capability: Permission] = [:]
    /// The location of the device. Nil if it is unknown.
    public var place: Place?
    /// The biometry of the device.
    public var biometry = Biometry.none
    /// A Boolean value that indicates whether biometric authentication succeeds. It has no effect without biometry.
    public var recognizesOwner = false
    /// The network connection.
    public var connection = Connection.wifi
    /// A Boolean value that indicates whether a mail account is set up.
    public var canSendMail = false
    /// A Boolean value that indicates whether text messages can be sent.
    public var canSendText = false

    /// The StoreKit configuration file with the products of the store. Nil for the first such file in the program's
    /// resources.
    public var storeKitConfiguration: URL?
    /// A Boolean value that indicates whether the user confirms purchases. Otherwise, the user cancels them.
    public var confirmsPurchases = false

    /// Creates the state of a new phone.
    public init() {}

    /// Returns the permission for a capability.
    public func permission(for capability: Capability) -> Permission { permissions[capability] ?? .notDetermined }

    // MARK: The present state

    /// The state for the current code: the state of the enclosing ``perform(_:)-(()->Result)``, otherwise the state of the
    /// session.
    public static var current: DeviceState {
        get { Device.current.state.withLock { $0 } }
        set { Device.current.state.withLock { $0 = newValue } }
    }

    /// Requests a capability. The answer is stored, so later requests return the same answer.
    package static func ask(for capability: Capability) -> Permission {
        Device.current.state.withLock { state in
            let known = state.permission(for: capability)
            guard known == .notDetermined else { return known }
            let answer = state.answers[capability] ?? .denied
            state.permissions[capability] = answer
            return answer
        }
    }

    /// Runs code, and the tasks that it starts, on a new device that has this state at first.
    ///
    /// The data of frameworks, such as keychain items and notifications, belongs to the device, and is empty at first.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Device.$given.withValue(Device(self), operation: body)
    }

    /// Runs code, and the tasks that it starts, on a new device that has this state at first.
    ///
    /// The data of frameworks, such as keychain items and notifications, belongs to the device, and is empty at first.
    public func perform<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Device.$given.withValue(Device(self), operation: body)
    }
}
