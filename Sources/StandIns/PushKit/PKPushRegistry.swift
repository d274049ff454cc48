import Foundation
import PerchStandIns

/// A type of notifications that a server pushes.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of notifications about calls.
    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
    /// The type of notifications for complications.
    public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
    /// The type of notifications for file providers.
    public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}

/// The address to which a server pushes notifications. In Perch, there is none.
open class PKPushCredentials: NSObject {
    /// The type of the notifications.
    public let type: PKPushType
    /// The token of the device.
    public let token: Data

    init(type: PKPushType, token: Data) { (self.type, self.token) = (type, token) }
}

/// The content of a notification. In Perch, none arrives.
open class PKPushPayload: NSObject {
    /// The type of the notification.
    public let type: PKPushType
    /// The content.
    public let dictionaryPayload: [AnyHashable: Any]

    init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) {
        (self.type, self.dictionaryPayload) = (type, dictionaryPayload)
    }
}

/// A delegate that receives notifications. In Perch, it is not called, because there is no service that pushes them.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
    /// Called when the address of the device has changed.
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    /// Called when a notification arrives.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void)
    /// Called when the address of the device is no longer valid.
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) { completion() }
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}

/// An object that registers the app for notifications. In Perch, none arrive.
open class PKPushRegistry: NSObject {
    /// The delegate.
    open weak var delegate: (any PKPushRegistryDelegate)?
    /// The types of notifications that the app receives. Perch stores this value, but it has no effect.
    open var desiredPushTypes: Set<PKPushType>? {
        didSet { inert("PKPushRegistry.desiredPushTypes", "there is no service that pushes notifications") }
    }

    /// Creates a registry.
    public init(queue: DispatchQueue?) {}

    /// Returns the token of the device. In Perch, it is always nil.
    open func pushToken(for type: PKPushType) -> Data? { nil }
}
