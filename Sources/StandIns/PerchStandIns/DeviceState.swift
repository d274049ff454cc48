import Foundation

/// A type that describes what the device around a program is like, as far as the modules in place of Apple's frameworks
/// ask.
///
/// A session begins with what a new phone has: nobody was asked for a permission, there are no accounts, no place is known,
/// no biometry is set up, and the network is reached by Wi-Fi. A test or a preview gives another state to the code that it
/// runs with ``perform(_:)-(()->Result)``, or sets ``current``.
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

    /// Constants that describe what a person said when asked.
    public enum Permission: Sendable, Hashable {
        case notDetermined, denied, granted
    }

    /// Constants that describe how the device knows its owner.
    public enum Biometry: Sendable, Hashable {
        case none, touchID, faceID
    }

    /// Constants that describe how the network is reached.
    public enum Connection: Sendable, Hashable {
        case none, wifi, cellular
    }

    /// A place on Earth.
    public struct Place: Sendable, Hashable {
        /// Degrees north of the equator.
        public var latitude: Double
        /// Degrees east of Greenwich.
        public var longitude: Double
        /// Meters above the sea.
        public var altitude: Double

        /// Creates a place.
        public init(latitude: Double, longitude: Double, altitude: Double = 0) {
            self.latitude = latitude
            self.longitude = longitude
            self.altitude = altitude
        }
    }

    /// The permissions: what was said for each capability. One that is missing was not asked for.
    public var permissions: [Capability: Permission] = [:]
    /// The answers: what a person will say when asked. One that is missing is refused.
    public var answers: [Capability: Permission] = [:]
    /// The place: where the device is; nil if that is not known.
    public var place: Place?
    /// The biometry: how the device knows its owner.
    public var biometry = Biometry.none
    /// A Boolean value that indicates whether the owner passes when asked to unlock something. Without biometry nobody
    /// is asked.
    public var recognizesOwner = false
    /// The connection: how the network is reached.
    public var connection = Connection.wifi
    /// A Boolean value that indicates whether a mail account is set up.
    public var canSendMail = false
    /// A Boolean value that indicates whether text messages can be sent.
    public var canSendText = false

    /// A StoreKit configuration file with the products of the store. Without one it is the first that the program has as a resource.
    public var storeKitConfiguration: URL?
    /// A Boolean value that indicates whether people confirm what they are asked to buy. Else they cancel.
    public var confirmsPurchases = false

    /// The state of a new phone.
    public init() {}

    /// Returns what was said for a capability.
    public func permission(for capability: Capability) -> Permission { permissions[capability] ?? .notDetermined }

    // MARK: The present state

    /// The state for the present code: that of ``perform(_:)-(()->Result)`` around it, else its session's.
    public static var current: DeviceState {
        get { Device.current.state.withLock { $0 } }
        set { Device.current.state.withLock { $0 = newValue } }
    }

    /// Asks for a capability: the answer is remembered, and a person who was asked is not asked again.
    package static func ask(for capability: Capability) -> Permission {
        Device.current.state.withLock { state in
            let known = state.permission(for: capability)
            guard known == .notDetermined else { return known }
            let answer = state.answers[capability] ?? .denied
            state.permissions[capability] = answer
            return answer
        }
    }

    /// Runs code on a new device that has this state at first, and tasks that the code starts as well.
    ///
    /// What frameworks remember, such as the keychain or notifications that were added, is the device's: it begins empty.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Device.$given.withValue(Device(self), operation: body)
    }

    /// Runs code on a new device that has this state at first, and tasks that the code starts as well.
    ///
    /// What frameworks remember, such as the keychain or notifications that were added, is the device's: it begins empty.
    public func perform<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Device.$given.withValue(Device(self), operation: body)
    }
}
